import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { LOCALES, type LocaleID } from '#protocol/entities/identifiers.ts';
import { chromiumLaunch } from './chromium.ts';
import { goTo, PAGE_VIEWS, type PageView } from './pictures/pages.ts';
import { type Screen, SCREENS, type ViewportName, VIEWPORTS } from './pictures/screens.ts';
import { serving } from './pictures/serving.ts';
import { type Shot, writeSheets } from './pictures/shotSheets.ts';
import { openVisitor } from './pictures/visitor.ts';

// `npm run shots`: takes pictures with the offline backend and lays them out in `dist/shots`. It takes the screens (`pictures/screens.ts`) in
// all brands on a phone and a desktop, and for one brand in every language and on a narrow phone, with a sheet per brand and a sheet per
// screen. It takes every page for one brand in every language on a phone and a desktop, and in Chinese for two more brands. `--
// --only=owl,lobby` takes pictures whose name contains every part and no part after a `!`, `--only=page` takes the pages. `--frames` names
// a folder of style frames, each of which opens its screen's sheet. `--scale=2` doubles the pixels. `--built` uses `dist/mock` unchanged.
// `--to` names another folder, `--port` another port.
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    frames: { type: 'string' },
    scale: { type: 'string', default: '1' },
    built: { type: 'boolean' },
    to: { type: 'string', default: 'dist/shots' },
    port: { type: 'string', default: '5294' },
  },
});
const FOLDER = values.to;
const PORT = Number(values.port);
const ONE_BRAND = 'bj188';
/** A light brand, and a brand with sharp corners and narrow figures. */
const MORE_BRANDS = ['win', 'betrnk'];

interface Setting {
  brand: string;
  locale: LocaleID;
  viewport: ViewportName;
}
interface WantedScreen extends Setting {
  screen: Screen;
}
interface WantedPage extends Setting {
  view: PageView;
}

const parts = values.only?.split(',') ?? [];
const isWanted = (name: string): boolean =>
  parts.every((part) => (part.startsWith('!') ? !name.includes(part.slice(1)) : name.includes(part)));
const nameOf = ({ brand, viewport, locale }: Setting, what: string): string =>
  [brand, viewport, what, locale].join('-');
const pageNameOf = (one: WantedPage): string => nameOf(one, `page-${one.view.name}`);

async function wantedScreens(): Promise<WantedScreen[]> {
  const brands = (await readdir('brands')).toSorted();
  const settings: Setting[] = [
    ...brands.flatMap((brand): Setting[] => [
      { brand, locale: 'zh_tw', viewport: 'phone' },
      { brand, locale: 'zh_tw', viewport: 'desktop' },
    ]),
    ...LOCALES.map((locale): Setting => ({ brand: ONE_BRAND, locale, viewport: 'narrow' })),
    { brand: ONE_BRAND, locale: 'id_id', viewport: 'desktop' },
    { brand: ONE_BRAND, locale: 'vi_vn', viewport: 'desktop' },
  ];
  return settings
    .flatMap((setting) => SCREENS.map((screen) => ({ ...setting, screen })))
    .filter((one) => isWanted(nameOf(one, one.screen.name)));
}

function wantedPages(): WantedPage[] {
  const viewports = ['phone', 'desktop'] as const;
  const settings: Setting[] = [
    ...LOCALES.flatMap((locale) => viewports.map((viewport): Setting => ({ brand: ONE_BRAND, locale, viewport }))),
    ...MORE_BRANDS.flatMap((brand) => viewports.map((viewport): Setting => ({ brand, locale: 'zh_tw', viewport }))),
  ];
  return settings
    .flatMap((setting) => PAGE_VIEWS.map((view) => ({ ...setting, view })))
    .filter((one) => isWanted(pageNameOf(one)));
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const baseURL = `http://127.0.0.1:${PORT}`;
  const context = await openVisitor(browser, { baseURL, deviceScaleFactor: Number(values.scale) });
  // A busy machine needs more time.
  context.setDefaultTimeout(120_000);
  return context;
}

const screenSheetOf = (screen: Screen, viewport: ViewportName): string => `screen-${screen.name}-${viewport}`;

/** Returns the frame that opens a sheet, if the sheet has a screen's pictures on a phone and the frame exists. */
function frameOf(sheet: string): string | undefined {
  const frame = SCREENS.find((screen) => screenSheetOf(screen, 'phone') === sheet)?.frame;
  return values.frames === undefined || frame === undefined ? undefined : join(values.frames, `${frame}.png`);
}

const scenarioOf = (as: string | undefined): string => (as === undefined ? 'off' : `as:${as},off`);

async function takeScreen(context: BrowserContext, one: WantedScreen): Promise<Shot> {
  const { brand, locale, viewport, screen } = one;
  const page = await context.newPage();
  await page.setViewportSize(VIEWPORTS[viewport]);
  await page.goto(
    `/${locale}${screen.path ?? '/play-game/m'}?${screen.query}brand=${brand}&scenario=${scenarioOf(screen.as)}`,
  );
  await screen.settle(page);
  const file = `${nameOf(one, screen.name)}.png`;
  await page.screenshot({ path: join(FOLDER, file), animations: 'disabled' });
  await page.close();
  const sheets = [`${brand}-${viewport}`, ...(locale === 'zh_tw' ? [screenSheetOf(screen, viewport)] : [])];
  return { file, brand, locale, viewport, screen: screen.name, sheets };
}

/** Takes the pages of each brand and visitor in one window without reloads, since a load per page takes five times as long. */
async function takePages(context: BrowserContext, wanted: readonly WantedPage[]): Promise<Shot[]> {
  const windows = new Map<string, Page>();
  const windowOf = async ({ brand, view }: WantedPage): Promise<Page> => {
    const key = `${brand} ${view.as ?? ''}`;
    const page = windows.get(key) ?? (await context.newPage());
    if (!windows.has(key)) {
      await page.goto(`/zh_tw/headerTest?brand=${brand}&scenario=${scenarioOf(view.as)}`);
      await page.locator('h1').waitFor();
      windows.set(key, page);
    }
    return page;
  };
  const shots: Shot[] = [];
  for (const one of wanted) {
    const { brand, locale, viewport, view } = one;
    const page = await windowOf(one);
    await page.setViewportSize(VIEWPORTS[viewport]);
    await goTo(page, locale, view.address);
    const file = `${pageNameOf(one)}.jpg`;
    await page.screenshot({ path: join(FOLDER, file), type: 'jpeg', quality: 75, animations: 'disabled' });
    shots.push({ file, brand, locale, viewport, screen: view.name, sheets: [`pages-${brand}-${locale}-${viewport}`] });
    console.log(pageNameOf(one));
  }
  return shots;
}

if (values.built !== true) await build({ mode: 'mock', logLevel: 'error' });
await rm(FOLDER, { recursive: true, force: true });
await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch(chromiumLaunch());
try {
  await serving(PORT, { mode: 'mock' }, async () => {
    const context = await openContext(browser);
    const shots: Shot[] = [];
    for (const one of await wantedScreens()) {
      const where = one.screen.apart === true ? await openContext(browser) : context;
      shots.push(await takeScreen(where, one));
      if (where !== context) await where.close();
      console.log(nameOf(one, one.screen.name));
    }
    shots.push(...(await takePages(context, wantedPages())));
    await writeSheets(browser, FOLDER, shots, frameOf);
    console.log(`${shots.length} pictures in ${FOLDER}`);
  });
} finally {
  await browser.close();
}
