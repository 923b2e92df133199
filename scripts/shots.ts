import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from './chromium.ts';
import { type Screen, SCREENS, type ViewportName, VIEWPORTS } from './shots/screens.ts';
import { type Shot, writeSheets } from './shots/sheet.ts';

// `npm run shots`: takes pictures of the screens over the offline backend, in all brands on a phone and a desktop, and in every language and on a
// narrow phone for one brand, and lays them out in `dist/shots`. `-- --only=owl,lobby` takes those whose name holds every part; `--scale=2` for
// twice the pixels; `--built` takes `dist/mock` as it is.
const { values } = parseArgs({
  options: { only: { type: 'string' }, scale: { type: 'string', default: '1' }, built: { type: 'boolean' } },
});
const FOLDER = 'dist/shots';
const PORT = 5294;
const ONE_BRAND = 'bj188';

interface Wanted {
  brand: string;
  locale: string;
  viewport: ViewportName;
  screen: Screen;
}

const nameOf = ({ brand, locale, viewport, screen }: Wanted): string =>
  [brand, viewport, screen.name, locale].join('-');

async function wanted(): Promise<Wanted[]> {
  const brands = (await readdir('brands')).toSorted();
  const settings: [brand: string, locale: string, viewport: ViewportName][] = [
    ...brands.flatMap((brand): [string, string, ViewportName][] => [
      [brand, 'zh_tw', 'phone'],
      [brand, 'zh_tw', 'desktop'],
    ]),
    ...['zh_tw', 'id_id', 'vi_vn'].map((locale): [string, string, ViewportName] => [ONE_BRAND, locale, 'narrow']),
    [ONE_BRAND, 'id_id', 'desktop'],
    [ONE_BRAND, 'vi_vn', 'desktop'],
  ];
  const all = settings.flatMap(([brand, locale, viewport]) =>
    SCREENS.map((screen): Wanted => ({ brand, locale, viewport, screen })),
  );
  const parts = values.only?.split(',') ?? [];
  return all.filter((one) => parts.every((part) => nameOf(one).includes(part)));
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${PORT}`,
    deviceScaleFactor: Number(values.scale),
    locale: 'zh-TW',
    timezoneId: 'Asia/Taipei',
    // Pictures of one moment: nothing is caught half way.
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => {
    if (window.origin !== 'null') localStorage.setItem('menagerie.ageGate', 'true');
  });
  return context;
}

async function take(context: BrowserContext, one: Wanted): Promise<Shot> {
  const { brand, locale, viewport, screen } = one;
  const page = await context.newPage();
  await page.setViewportSize(VIEWPORTS[viewport]);
  const scenario = screen.as === undefined ? 'off' : `as:${screen.as},off`;
  await page.goto(`/${locale}/play-game/m?${screen.query}brand=${brand}&scenario=${scenario}`);
  await screen.settle(page);
  const file = `${nameOf(one)}.png`;
  await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
  await page.close();
  return { file, brand, locale, viewport, screen: screen.name };
}

if (values.built !== true) await build({ mode: 'mock', logLevel: 'error' });
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const server = await preview({
  mode: 'mock',
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: PORT, strictPort: true },
});
const browser = await chromium.launch(chromiumLaunch());
try {
  const context = await openContext(browser);
  const shots: Shot[] = [];
  for (const one of await wanted()) {
    shots.push(await take(context, one));
    console.log(nameOf(one));
  }
  await writeSheets(browser, FOLDER, shots);
  console.log(`${shots.length} pictures in ${FOLDER}`);
} finally {
  await browser.close();
  await server.close();
}
