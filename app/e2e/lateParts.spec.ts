import { expect, test } from './fixtures/index.ts';
import { longIf } from './fixtures/long.ts';
import { startRelay } from './fixtures/relay.ts';

// Runs on the production build, since the app fetches parts in the same way on every backend.
test.use({ backend: 'service' });

// If parts that load after the first page fall into a lost connection, they load when the connection is back.
for (const kind of ['css', 'js']) {
  test(
    `shows a question whose ${kind} was lost in a cut, after a reconnect`,
    longIf(kind === 'js'),
    async ({ app, watch }) => {
      watch.expectProblems(/ConsentQuestion|ERR_FAILED/);
      // The page has no script, so nothing is fetched before the connection is cut. The player is signed in, so the question opens.
      const page = await app.visit({ as: '0900000001', path: '/healthz', consent: 'new' });
      const parts = `**/assets/ConsentQuestion*.${kind}`;
      await page.context().route(parts, (route) => route.abort());
      const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('ConsentQuestion'));
      await page.goto('/zh_tw/support/qna');
      await lost;
      const question = page.getByRole('region', { name: '可以統計您的使用情形嗎？' });
      await expect(question).toHaveCount(0);
      // A reconnect gives up what is still on its way, and fetches it again.
      await page.waitForLoadState('networkidle');
      await page.context().unroute(parts);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(question).toBeVisible();
      await expect(question).toHaveCSS('position', 'relative');
      const fetched = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && entry.initiatorType === 'fetch' ? [entry.name] : [],
          )
          .filter((name) => name.endsWith('.js') && !name.includes('ConsentQuestion')),
      );
      expect(fetched.length).toBeGreaterThan(0);
      expect(fetched, 'what several parts share is fetched once').toEqual([...new Set(fetched)]);
    },
  );
}

test('shows a page whose script did not arrive before a cut, after a reconnect', async ({ app, watch }) => {
  watch.expectProblems(/ERR_ABORTED/);
  const relay = await startRelay(app.origin);
  try {
    const page = await app.visit({ origin: relay.origin });
    const link = page.getByRole('navigation', { name: '主選單' }).getByRole('link', { name: '客服中心' });
    await expect(link).toBeVisible();
    relay.hold((path) => path.includes('SupportInfoPage'));
    const asked = page.waitForRequest((request) => request.url().includes('SupportInfoPage'));
    await link.click();
    await asked;
    relay.hold(() => false);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    // Chromium cancels the request itself only after 20 s.
    await expect(page.getByRole('heading', { level: 1, name: '客服中心' })).toBeVisible({ timeout: 12_000 });
    // The page asks for more parts, which no relay would answer.
    await page.close();
  } finally {
    await relay.close();
  }
});
