import type { Page } from '@playwright/test';
import { MOCK_PORT } from '../../scripts/testing/mockPort.ts';
import { expect, onceOn, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';

const PHONE = '0900000003';
const ACCOUNT = '/zh_tw/member/account';

/** Adds an authenticator to a page's browser that stores passkeys and always consents. */
async function addAuthenticator(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    credentials: async () => (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    verifies: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

// Runs in Chromium with its own authenticator, so that the bytes come from a browser.
for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    // A browser has passkeys for a host name, and none for an IP address.
    test.use({ backend, baseURL: `http://localhost:${MOCK_PORT}` });

    test('a passkey is created after a sign-in by phone, signs in, and is removed', async ({ app }) => {
      const page = await app.visit({ as: PHONE, path: ACCOUNT });
      const authenticator = await addAuthenticator(page);
      const list = page.getByRole('list', { name: '通行密鑰' });

      await page.getByRole('button', { name: '建立通行密鑰' }).click();
      await page.getByRole('dialog', { name: '建立通行密鑰' }).getByRole('button', { name: '建立' }).click();
      await expect(page.getByText('通行密鑰已建立', { exact: true })).toBeVisible();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list).toContainText('還沒用過');
      const [made] = await authenticator.credentials();
      expect([made?.rpId, made?.isResidentCredential]).toEqual(['localhost', true]);

      // A device with a passkey creates no second one.
      await page.getByRole('button', { name: '建立通行密鑰' }).click();
      const again = page.getByRole('dialog', { name: '建立通行密鑰' });
      await again.getByRole('button', { name: '建立' }).click();
      await expect(again.getByText('這台裝置已經有這個帳號的通行密鑰。')).toBeVisible();
      await again.getByRole('button', { name: '取消' }).click();

      await page.getByRole('button', { name: '登出所有裝置' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '全部登出' }).click();
      await expect(screens.account(page)).toHaveCount(0);

      // The page is the lobby, and not the sign-in that member pages redirect to.
      await expect(page.getByRole('heading', { level: 1, name: '遊戲大廳' })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
      const signIn = page.getByRole('button', { name: '使用通行密鑰登入' });
      await authenticator.verifies(false);
      await signIn.click();
      await expect(page.getByText('沒有完成：您取消了，或等候太久。可以再試一次。')).toBeVisible();
      await authenticator.verifies(true);
      await signIn.click();
      await expect(screens.account(page)).toBeVisible();
      expect((await authenticator.credentials())[0]?.signCount).toBeGreaterThan(made?.signCount ?? 0);

      await page.goto(`${ACCOUNT}${new URL(page.url()).search}`);
      await expect(list).toContainText('最近使用');
      await list.getByRole('button', { name: /^移除/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
      await expect(page.getByText('還沒有通行密鑰。')).toBeVisible();
    });
  });
}
