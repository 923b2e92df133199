import { BACKENDS, expect, test } from './fixtures/index.ts';

// One walk over the pages of one's own, on both backends: each stands in a real browser and leads to the next. What each does is held by
// the tests beside it.
for (const backend of BACKENDS) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test('a member goes from the profile over honors, tiers and limits to customer service', async ({ app }) => {
      const page = await app.visit({ as: '0900000001', path: '/zh_tw/member/info' });
      const heading = (name: string) => page.getByRole('heading', { level: 1, name });
      const family = page.getByRole('navigation', { name: '會員專區' });
      await expect(page.getByRole('heading', { level: 2, name: '夜行者小葵' })).toBeVisible();
      await expect(page.getByRole('progressbar', { name: '等級' })).toBeVisible();

      await page.getByRole('link', { name: '編輯個人資料' }).first().click();
      await page.getByRole('textbox', { name: /暱稱/ }).fill('Café');
      await page.getByRole('button', { name: '儲存' }).click();
      await expect(page.getByText('請使用10個字內的 半形中、英、數字')).toBeVisible();
      await page.goBack();
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await expect(heading('會員中心')).toBeVisible();

      await family.getByRole('link', { name: '榮譽榜' }).click();
      await page
        .getByRole('button', { name: /^重播.+的大獎$/ })
        .or(page.getByRole('link', { name: /^重播.+的大獎$/ }))
        .first()
        .click();
      await expect(page.getByRole('button', { name: '再看一次' })).toBeVisible();
      await expect(page.getByRole('term').filter({ hasText: '局號' })).toBeVisible();
      await page.goBack();

      await family.getByRole('link', { name: 'VIP 階級' }).click();
      await expect(page.getByText('各階權益')).toBeVisible();
      await family.getByRole('link', { name: '我的節制' }).click();
      await expect(page.getByRole('progressbar', { name: '今天已玩' })).toBeVisible();

      await page.getByRole('link', { name: '線上客服' }).click();
      await expect(heading('客服與申訴')).toBeVisible();
      const field = page.getByRole('textbox', { name: '寫給客服' });
      await field.fill('帳號安全');
      await field.press('Enter');
      const answer = page.locator('[data-part=chat-bubble-text]').filter({ hasText: '客服不會詢問您的驗證碼' });
      await expect(answer.last()).toBeVisible();
      await page.reload();
      await expect(answer.last()).toBeVisible();
    });
  });
}
