import { readdir } from 'node:fs/promises';
import { chromium, type Page } from 'playwright';
import { sized } from '#service/bench/size.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { buildPage } from './buildPage.ts';
import type { BrandSwitchPage } from './pages/brandSwitch.tsx';
import { report } from './report.ts';
import { servePage } from './servePage.ts';

declare global {
  interface Window {
    readonly driven: BrandSwitchPage;
  }
}

const ROUNDS = sized(5, 1);
/** The longest switch that feels immediate, in milliseconds. */
const AT_ONCE_MS = 300;

async function open(page: Page): Promise<void> {
  await servePage(page, await buildPage('brandSwitch', { profiling: true }));
  await page.locator('[data-part=card]').nth(49).waitFor();
}

const renders = (page: Page): Promise<number> => page.evaluate(() => window.driven.renders());

const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await open(page);
  const atFirst = await renders(page);
  await page.locator('[data-part=again]').click();
  const before = await renders(page);
  if (before <= atFirst) throw new Error('the renders are not counted');

  const brands = (await readdir('brands')).toSorted();
  const times: number[] = [];
  const grounds = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    for (const brand of brands) {
      times.push(await page.evaluate((id) => window.driven.switchTo(id), brand));
      grounds.add(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor));
    }
  }
  if (grounds.size !== brands.length) throw new Error(`${brands.length} brands showed ${grounds.size} grounds`);

  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.POSITIVE_INFINITY;
  const value = (await renders(page)) - before;
  report({ name: 'React renders of 500 components on a brand switch', value, unit: 'renders', atMost: 0 });
  report({
    name: 'brand switch of 500 components, until painted',
    value: Math.round(median * 10) / 10,
    unit: 'ms',
    atMost: AT_ONCE_MS,
  });
} finally {
  await browser.close();
}
