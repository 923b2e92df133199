import { gzipSync } from 'node:zlib';
import { chromium, type Page, type Response } from 'playwright';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { signInByPhone } from '../e2e/fixtures/phoneSignIn.ts';
import { startService } from '../e2e/fixtures/service.ts';
import { buildApp } from './builtApp.ts';
import { kib, report } from './report.ts';

// The bytes that a signed-in player's browser loads for the lobby until the tiles are visible and requests end: the production build from
// the service, on a phone's screen, without the offline worker, which loads files in advance.
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

interface Weight {
  js: number;
  css: number;
  /** Pictures, including those that load early below the edge of the screen. */
  images: number;
  shown: number;
}

const picturesShown = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = new Set<string>();
    for (const element of document.querySelectorAll('*')) {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) continue;
      if (element instanceof HTMLImageElement) shown.add(element.currentSrc);
      for (const pseudo of [null, '::before', '::after']) {
        const { backgroundImage, maskImage } = getComputedStyle(element, pseudo);
        for (const [, url] of `${backgroundImage} ${maskImage}`.matchAll(/url\("([^"]+)"\)/g)) if (url) shown.add(url);
      }
    }
    return [...shown];
  });

async function weigh(page: Page, url: string): Promise<Weight> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await page.locator('[data-part=game-card] [data-part=game-card-picture][data-state=loaded]').nth(5).waitFor();
  await page.waitForLoadState('networkidle');
  const shown = new Set(await picturesShown(page));
  const weight: Weight = { js: 0, css: 0, images: 0, shown: 0 };
  for (const response of responses) {
    const type = response.request().resourceType();
    if (type === 'script') weight.js += gzipSync(await response.body(), { level: 9 }).length;
    else if (type === 'stylesheet') weight.css += gzipSync(await response.body(), { level: 9 }).length;
    else if (type === 'image') {
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      weight.images += responseBodySize + responseHeadersSize;
      if (shown.has(response.url())) weight.shown += responseBodySize + responseHeadersSize;
    }
  }
  return weight;
}

await buildApp();
const service = await startService();
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await browser.newContext({ ...PHONE, baseURL: service.origin, serviceWorkers: 'block' });
  await signInByPhone(context.request, '0900000001');
  const { js, css, images, shown } = await weigh(await context.newPage(), '/zh_tw/play-game/m');
  process.stdout.write(`all pictures fetched before scrolling: ${kib(images)} KiB\n`);
  report({ name: 'lobby first load, JS with React', value: kib(js), unit: 'KiB gzip', atMost: 180 });
  report({ name: 'lobby first load, CSS with all nine brands', value: kib(css), unit: 'KiB gzip', atMost: 20 });
  report({ name: 'pictures of the first phone screen', value: kib(shown), unit: 'KiB', atMost: 350 });
} finally {
  await browser.close();
  await service.stop();
}
