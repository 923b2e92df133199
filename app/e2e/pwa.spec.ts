import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import * as z from 'zod/mini';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { expect, test } from './fixtures/index.ts';
import { signInByPhone } from './fixtures/phoneSignIn.ts';
import { type Relay, startRelay } from './fixtures/relay.ts';
import { screens } from './fixtures/screens.ts';
import { advanceService, DESKTOP } from './fixtures/testApp.ts';
import { LONG } from './fixtures/long.ts';

/** A private window, the default of tests, cannot install anything. */
const openBrowser = async (baseURL: string): Promise<BrowserContext> => {
  const settings = { ...chromiumLaunch(), ...DESKTOP, locale: 'zh-TW', baseURL };
  const context = await chromium.launchPersistentContext('', settings);
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (window.origin === 'null') return;
    localStorage.setItem('menagerie.ageGate', 'true');
    localStorage.setItem('menagerie.analyticsConsent', '"refused"');
    localStorage.setItem('menagerie.announcementSeen', '{"ID":"demo-1","Day":""}');
  });
  return context;
};

/** The browser's reading of the page's manifest, and its reasons not to install it. */
async function installability(session: CDPSession) {
  const { url, errors, data } = await session.send('Page.getAppManifest');
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const { name } = z.object({ name: z.optional(z.string()) }).parse(JSON.parse(data ?? '{}'));
  return { manifest: new URL(url).pathname, name, errors: [...errors, ...installabilityErrors] };
}

test('each brand can be installed, from the service and from the offline build', async ({ service, baseURL }) => {
  // Four pages.
  test.setTimeout(300_000);
  const { origin } = await service();
  const context = await openBrowser(origin);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const [address, brand, locale, name] of [
    [`${origin}/zh_tw/newbie/games?brand=owl`, 'owl', 'zh_tw', '夜梟'],
    [`${origin}/vi_vn/newbie/games?brand=win`, 'win', 'vi_vn', 'Win'],
    [`${origin}/id_id/newbie/games?brand=betrnk`, 'betrnk', 'id_id', 'BETRNK'],
    [`${baseURL ?? ''}/newbie/games?brand=lion&scenario=off`, 'lion', 'zh_tw', '金獅'],
  ] as const) {
    const manifest = `/brands/${brand}/${locale}.webmanifest`;
    // The browser answers after it has fetched the manifest and an icon, and keeps the answer for the page, also for a missing icon, so
    // another check needs a new visit.
    await expect(async () => {
      await page.goto(address);
      await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', manifest);
      await expect.poll(() => installability(session)).toEqual({ manifest, name, errors: [] });
    }).toPass({ timeout: 60_000 });
  }
  await context.close();
});

/** The worker has all files, including this page, and controls the page. */
const whenKept = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const pages = await caches.open('pages');
          return (
            navigator.serviceWorker.controller !== null &&
            (await pages.match(location.pathname)) !== undefined &&
            (await caches.match(`/brands/${document.documentElement.dataset['brand'] ?? ''}/logo.svg`)) !== undefined
          );
        }),
      { timeout: 60_000 },
    )
    .toBe(true);

/** Every cached address, and the text of the cached pages. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const addresses: string[] = [];
    let pages = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        addresses.push(new URL(request.url).pathname + new URL(request.url).search);
        if (name === 'pages') pages += await (await cache.match(request))?.text();
      }
    }
    return { addresses, pages };
  });

/** The build of the worker that controls the page. A worker that is replaced before it answers never answers. */
const workerBuild = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const channel = new MessageChannel();
        channel.port1.addEventListener('message', ({ data }) => resolve(data));
        channel.port1.start();
        navigator.serviceWorker.controller?.postMessage('build', [channel.port2]);
        setTimeout(resolve, 2_000, 'no answer');
      }),
  );

const waits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);

/** Simulates a build of this name: another worker, and pages that name their build. */
const build = (relay: Relay, name: string): void =>
  relay.alter((path, body) => {
    if (path.startsWith('/sw.js')) {
      return `${body}\nself.addEventListener('message', ({data, ports: [port]}) => data === 'build' && port.postMessage('${name}'));`;
    }
    return body.replace('</head>', `<meta name="build" content="${name}"></head>`);
  });

test(
  'shows a notice while offline and recovers; offers a newer version and activates it',
  LONG,
  async ({ service }) => {
    // The worker fetches the whole app.
    test.setTimeout(300_000);
    const { origin } = await service();
    const relay = await startRelay(origin);
    build(relay, 'first');
    const context = await openBrowser(relay.origin);
    const page = await context.newPage();

    await test.step('a signed-in visit leaves nothing of the player behind', async () => {
      // Another test of this service may have sent a code to the number a moment ago.
      await advanceService(origin, 61);
      await signInByPhone(context.request, '0900000001');
      await page.goto('/vi_vn/play-game/m?brand=owl&utm_source=test');
      await expect(screens.tiles(page)).toHaveCount(24);
      await whenKept(page);
      const { addresses, pages } = await kept(page);
      expect(addresses).toContain('/vi_vn/play-game/m');
      expect(addresses.filter((address) => /^\/(api|ws|dev)\b|utm_/.test(address))).toEqual([]);
      expect(pages).not.toMatch(/0900000001|"token"|playerID/i);
    });

    await test.step('opens while offline, in its brand and language', async () => {
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: 'Không có kết nối' }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'owl');
      const logo = page.getByRole('banner').getByRole('link').first().locator('img');
      await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      // A new address opens as well.
      await page.goto('/vi_vn/newbie/games');
      await expect(page.getByRole('status').filter({ hasText: 'Không có kết nối' }).first()).toBeVisible();
      await page.goto('/vi_vn/play-game/m');
      await expect(screens.tiles(page)).toHaveCount(0);
    });

    await test.step('recovers without a press when the connection is back', async () => {
      await context.setOffline(false);
      await expect(screens.tiles(page)).toHaveCount(24, { timeout: 20_000 });
      await expect(page.getByText('Không có kết nối')).toHaveCount(0);
    });

    await test.step('a newer version waits until the player takes it', async () => {
      await page.goto('/zh_tw/newbie/games');
      await whenKept(page);
      const playing = await context.newPage();
      await playing.goto('/zh_tw/play-game/now');
      await expect(playing.getByRole('heading', { level: 1, name: '遊戲視窗' })).toBeVisible();
      const reading = await context.newPage();
      await reading.goto('/zh_tw/support/qna');
      await expect(reading.getByRole('heading', { level: 1 })).toBeVisible();
      for (const tab of [playing, reading]) {
        await tab.evaluate(() => document.documentElement.setAttribute('data-since', 'before'));
      }
      await page.bringToFront();
      build(relay, 'second');
      // Checks for a newer worker, like the browser at a visit. The page itself registers the worker some seconds after its start.
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      const offer = page.getByRole('status').filter({ hasText: '有新版本可用' });
      await expect(offer).toBeVisible({ timeout: 30_000 });
      await expect.poll(() => workerBuild(page)).toBe('first');
      const asked = reading.getByRole('status').filter({ hasText: '有新版本可用' });
      await expect(asked).toBeVisible();
      await offer.getByRole('button', { name: '更新' }).click();
      await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'second');
      // A message to the earlier worker would keep it busy.
      await expect.poll(() => waits(page), { timeout: 90_000 }).toBe(false);
      await expect.poll(() => workerBuild(page)).toBe('second');
      await expect(offer).toHaveCount(0);

      // A game in another tab continues. The next page in that tab belongs to the newer version.
      await expect(asked.getByRole('button', { name: '更新' })).toBeEnabled();
      for (const tab of [playing, reading]) {
        await expect.poll(() => workerBuild(tab)).toBe('second');
        await expect(tab.locator('html')).toHaveAttribute('data-since', 'before');
      }
      await reading.getByRole('link', { name: '活動排行' }).first().click();
      await expect(reading.locator('meta[name=build]')).toHaveAttribute('content', 'second');
      await expect(reading.locator('html')).not.toHaveAttribute('data-since');
      await expect(reading).toHaveURL(/\/zh_tw\/rank$/);
      await expect(playing.locator('html')).toHaveAttribute('data-since', 'before');
      await playing.close();
      await reading.close();
    });

    await test.step('opens the newer version while offline too', async () => {
      await whenKept(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('status').filter({ hasText: '目前沒有連線' }).first()).toBeVisible();
      await expect(page.locator('meta[name=build]')).toHaveAttribute('content', 'second');
    });
    await context.close();
    await relay.close();
  },
);
