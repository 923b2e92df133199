import { expect, onceOn, test } from './fixtures/index.ts';

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test('an older browser gets a plain page, and a failed start shows a text', async ({ app, watch }) => {
      watch.expectProblems(
        /ERR_FAILED|Failed to fetch|Failed to load resource|^page error: $|worker of the mock world failed/,
      );
      const page = await app.visit();
      // The offline worker, which a slow machine has installed by now, would answer with its cached files.
      await page.evaluate(async () => {
        for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
      });
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto('/zh_tw/play-game/m');
      await expect(page.getByRole('alert')).toContainText('頁面無法開啟');
      await page.unroute('**/assets/*.js');

      await page.addInitScript(() => void Reflect.deleteProperty(window, 'CSSPropertyRule'));
      await page.goto('/zh_tw/play-game/m');
      await expect(page.getByRole('alert')).toContainText('請更新瀏覽器');
      await expect(page.getByRole('alert')).toContainText(/Safari\s16\.4\+/);
    });
  });
}
