import { DESKTOP, expect, onceOn, PHONE, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

const LANGUAGES = [
  {
    path: '/id_id/play-game/m',
    title: 'Sedang dalam pemeliharaan',
    message: 'Server sedang diperbarui.',
    until: 'Perkiraan selesai',
  },
  {
    path: '/vi_vn/play-game/m',
    title: 'Đang bảo trì hệ thống',
    message: 'Máy chủ đang được nâng cấp.',
    until: 'Dự kiến xong lúc',
  },
  { path: '/zh_tw/play-game/m', title: '系統維護中', message: '機房更新中。', until: '預計' },
] as const;
const [id_id, vi_vn, zh_tw] = LANGUAGES.map(({ message }) => message);
/** Later than any test moves the clock. */
const Until = '2099-01-02T04:30:00.000Z';

/** Maintenance begins once on each backend, and the test checks it in every language. */
const SCREENS = [PHONE, DESKTOP];

for (const [at, backend] of onceOn('service').entries()) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test(
      'a closed service shows the reason and the end in three languages, then opens again',
      LONG,
      async ({ app, watch }) => {
        // A browser reports every refused call as an error.
        watch.expectProblems(/^console: .*503/);
        const page = await app.visit({ as: '0900000005', browser: SCREENS[at] ?? PHONE });
        await expect(screens.tiles(page)).toHaveCount(24);
        await expect(screens.wallet(page)).toContainText(/[1-9]/);
        const before = await screens.wallet(page).innerText();
        await app.develop('/dev/maintenance', { On: true, Until, Message: { id_id, vi_vn, zh_tw } });
        try {
          const noticeOf = (title: string) => page.getByRole('status').filter({ hasText: title });
          await expect(noticeOf('系統維護中'), 'whoever plays sees it too').toBeVisible();
          await expect(screens.tiles(page)).toHaveCount(0);
          for (const { path, title, message, until } of LANGUAGES) {
            await page.goto(app.backend === 'mocks' ? `${path}?scenario=off` : path);
            const notice = noticeOf(title);
            await expect(notice).toContainText(message);
            await expect(notice).toContainText(until);
            await expect(notice).toContainText(/12[:.]30/);
            for (const { viewport } of SCREENS) {
              await page.setViewportSize(viewport ?? { width: 0, height: 0 });
              const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
              expect(overflow, 'it scrolls sideways').toBeLessThanOrEqual(0);
              await expect(page.getByRole('img').first()).toBeInViewport({ ratio: 1 });
              await expect(notice.getByRole('button')).toBeInViewport({ ratio: 1 });
            }
          }
        } finally {
          await app.develop('/dev/maintenance', { On: false });
        }
        await page.getByRole('button', { name: '重新檢查' }).click();
        await expect(screens.tiles(page)).toHaveCount(24);
        await expect.poll(() => screens.wallet(page).innerText(), 'the wallet is as it was').toBe(before);
      },
    );
  });
}
