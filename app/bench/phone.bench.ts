import { type Browser, chromium, type Page } from 'playwright';
import { sized } from '#service/bench/size.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { signInByPhone } from '../e2e/fixtures/phoneSignIn.ts';
import { startService } from '../e2e/fixtures/service.ts';
import { buildApp } from './builtApp.ts';
import { slowToMidRange } from './deviceScore.ts';
import { SLOW_4G } from './network.ts';
import { report } from './report.ts';
import { recordVitals, readVitals, type Vitals } from './vitals.ts';

// Measures home and lobby on a mid-range phone (issue 5). The service with its demo world serves the production build. Each load has an
// empty cache and no offline worker. The result is the median of all loads.
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const LOADS = sized(5, 1);

/** Google's web vitals rate 2.5 s, 0.1 and 200 ms as good; issue 5 requires more. */
const AIMS = { lcp: 2000, cls: 0.02, tbt: 150 };
const VISITOR_LCP = 1800;

const PAGES = { home: '/zh_tw', lobby: '/zh_tw/play-game/m' };
const MEASURED = Object.entries(PAGES).slice(0, sized(2, 1));

type StorageState = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;
interface Visit {
  readonly name: string;
  readonly state: StorageState | undefined;
  /** The maximum LCP in ms. Defaults to `AIMS.lcp`. */
  readonly lcp?: number;
  readonly arrive: (page: Page) => Promise<void>;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;

await buildApp();
const service = await startService();
const browser = await chromium.launch(chromiumLaunch());
try {
  const visits: readonly Visit[] = [
    {
      name: 'first visit',
      state: undefined,
      arrive: (page) => page.getByRole('button', { name: '已滿18歲' }).waitFor(),
    },
    {
      // A visitor who sees tiles (issue 14). The age is confirmed, since the gate would be the largest element.
      name: 'visitor',
      state: await ofAge(),
      lcp: VISITOR_LCP,
      arrive: arriveAtTiles,
    },
    {
      name: 'signed in',
      state: await signedIn(),
      arrive: arriveAtTiles,
    },
  ];
  for (const [name, path] of MEASURED) for (const visit of visits) await measure(name, path, visit);
} finally {
  await browser.close();
  await service.stop();
}

function arriveAtTiles(page: Page): Promise<void> {
  return page.locator('[data-part=game-card] [data-part=game-card-picture][data-state=loaded]').nth(2).waitFor();
}

async function ofAge(): Promise<StorageState> {
  const context = await browser.newContext({ ...SCREEN, baseURL: service.origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await passAgeGate(page);
  const state = await context.storageState();
  await context.close();
  return state;
}

async function passAgeGate(page: Page): Promise<void> {
  await page.goto(PAGES.lobby);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '已滿18歲' }).click();
}

/** A returning signed-in player with a confirmed age, so that no dialog opens. */
async function signedIn(): Promise<StorageState> {
  const context = await browser.newContext({ ...SCREEN, baseURL: service.origin, serviceWorkers: 'block' });
  await signInByPhone(context.request, '0900000001');
  await passAgeGate(await context.newPage());
  const state = await context.storageState();
  await context.close();
  return state;
}

async function load(path: string, { state, arrive }: Visit): Promise<Vitals & { factor: number }> {
  const context = await browser.newContext({
    ...SCREEN,
    baseURL: service.origin,
    serviceWorkers: 'block',
    ...(state && { storageState: state }),
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const factor = await slowToMidRange(page, devtools);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
    await recordVitals(page);
    await page.goto(path, { waitUntil: 'commit' });
    await arrive(page);
    return { ...(await readVitals(page)), factor };
  } finally {
    await context.close();
  }
}

async function measure(name: string, path: string, visit: Visit): Promise<void> {
  const loads: (Vitals & { factor: number })[] = [];
  while (loads.length < LOADS) loads.push(await load(path, visit));
  const of = (read: (load: Vitals & { factor: number }) => number): readonly number[] => loads.map(read);
  const where = `${name} on a mid-range phone, ${visit.name}`;
  process.stdout.write(
    `${where}: LCP ${of(({ lcp }) => Math.round(lcp)).join(', ')} ms, of ${loads[0]?.largest ?? ''}; TBT ${of(({ tbt }) => Math.round(tbt)).join(', ')} ms; processor slowed down by ${of(({ factor }) => Math.round(factor * 10) / 10).join(', ')}\n`,
  );
  report({
    name: `${where}, LCP`,
    value: Math.round(median(of(({ lcp }) => lcp))),
    unit: 'ms',
    atMost: visit.lcp ?? AIMS.lcp,
  });
  const shift = Math.round(median(of(({ cls }) => cls)) * 10_000) / 10;
  report({ name: `${where}, CLS`, value: shift, unit: 'thousandths', atMost: AIMS.cls * 1000 });
  report({ name: `${where}, TBT`, value: Math.round(median(of(({ tbt }) => tbt))), unit: 'ms', atMost: AIMS.tbt });
}
