import { expect, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

// Runs on the service, since it tests the service's sockets and the browser's user agent.
test('the page of the account shows the browser that a sign-in ended, and signs it out', LONG, async ({ app }) => {
  const lost = await app.visit({ as: '0900000003', browser: { userAgent: IPHONE } });
  await expect(lost.getByRole('link', { name: '我的帳號' })).toBeVisible();
  const page = await app.visit({ as: '0900000003', path: '/zh_tw/member/account' });
  await expect(lost.getByRole('alertdialog', { name: '連線已過期 請重新登入' })).toBeVisible();

  const list = page.getByRole('list', { name: '登入裝置' });
  // Other tests of this service may have signed in as the same player.
  const phone = list.getByRole('listitem').filter({ hasText: 'Safari · iOS' });
  await expect(phone).toHaveCount(1);
  await expect(list.getByRole('listitem').first()).toContainText('這台裝置');
  await list.getByRole('button', { name: '登出 Safari · iOS' }).click();
  await page.getByRole('alertdialog', { name: '要登出這台裝置嗎？' }).getByRole('button', { name: '登出' }).click();
  await expect(page.getByText('已登出 Safari · iOS', { exact: true })).toBeVisible();
  await expect(phone).toHaveCount(0);
});
