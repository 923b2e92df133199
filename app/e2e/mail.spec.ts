import { expect, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

// Runs on the service, since it tests the service's mails, wallet and sockets.
test.describe('in a new world, whose mails have not expired', () => {
  test.use({ hasOwnService: true });

  test(
    'a member opens the mails from the menu, reads one, collects all, and deletes one after a question',
    LONG,
    async ({ app }) => {
      const page = await app.visit({ as: '0900000005', path: '/zh_tw/rank' });
      await page.getByRole('banner').getByRole('button', { name: '選單' }).click();
      await page.getByRole('link', { name: /^信件（\d+\s封未讀）$/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: '信件' })).toBeVisible();
      const list = page.getByRole('list', { name: '信件', exact: true });
      const newest = list.getByRole('listitem').first();
      await newest.getByRole('button', { expanded: false }).click();
      await expect(newest.getByRole('button', { expanded: true })).toBeVisible();
      await page.getByRole('button', { name: '全部領取' }).click();
      // The page shows the amounts.
      await expect(page.getByText(/^恭喜獲得 [\d,]+\s金幣/).first()).toBeVisible();
      await expect(list.getByRole('button', { name: '領取', exact: true })).toHaveCount(0);
      await list.getByRole('button', { name: '刪除' }).first().click();
      await page.getByRole('alertdialog', { name: '要刪除這封信嗎？' }).getByRole('button', { name: '刪除' }).click();
      await expect(page.getByText('已刪除信件').first()).toBeVisible();
    },
  );
});

test('a security notice in the mails links to the account', LONG, async ({ app }) => {
  // A sign-in by a new browser sends a mail.
  const page = await app.visit({ as: '0900000001', path: '/zh_tw/member/mail' });
  await page
    .getByRole('button', { name: /新裝置登入/u })
    .first()
    .click();
  await page.getByRole('link', { name: '查看帳號與隱私' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '帳號與隱私' })).toBeVisible();
  await expect(page.getByRole('switch', { name: '隱藏餘額' })).toBeVisible();
});
