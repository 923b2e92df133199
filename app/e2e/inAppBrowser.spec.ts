import { expect, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

const LINE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/14.18.0';

// The addresses of the mocks contain the scenario.
test.use({ backend: 'service' });

test(
  'LINE’s built-in browser opens Google’s sign-in outside, by a link that leaves nothing in the address',
  LONG,
  async ({ app }) => {
    const page = await app.visit({ path: '/zh_tw/play-game/m?phoneStep=0', browser: { userAgent: LINE } });
    await page.getByRole('button', { name: 'Google', exact: true }).click();
    const told = page.getByRole('dialog', { name: '請用瀏覽器開啟' });
    const link = told.getByRole('link', { name: '用瀏覽器開啟' });
    await expect(link).toHaveAttribute('href', /\?phoneStep=0&openExternalBrowser=1$/);
    // The page as the phone's own browser loads it.
    await link.click();
    await expect(page.getByRole('dialog', { name: '登入', exact: true })).toBeVisible();
    await expect(told).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?phoneStep=0');
    // Closing shows the page below instead of the previous address.
    await page.getByRole('button', { name: '關閉' }).click();
    await expect(page).not.toHaveURL(/openExternalBrowser|phoneStep/);
  },
);
