import { gzipSync } from 'node:zlib';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page, type Response } from 'playwright';
import { build } from 'vite';
import { isQuick, sized } from '#service/bench/size.ts';
import type { Measure } from '../../scripts/bench/measure.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { readTouchable, TOUCHABLE_PATH } from '../../scripts/game/catalogue.ts';
import { slowToMidRange } from './deviceScore.ts';
import { countFrames, driveFrames, readGlObjects } from './game/frameCounts.ts';
import { GAME, newGamePage, openDemo, playRounds } from './game/gamePage.ts';
import { startGameWorld } from './game/gameWorld.ts';
import { recordScript } from './game/scriptTime.ts';
import { SLOW_4G } from './network.ts';
import { kib, report as reportMeasure } from './report.ts';

// Measures a game on a mid-range phone (issue 31): the built client from the game server, in a demo. A processor renders instead of a
// graphics card, so frame rates are not measured; docs/performance.md describes how to measure them.
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const AIMS = {
  engine: 120,
  art: 350,
  touchable: 2500,
  script: 5,
  drawCalls: 40,
  allocated: 20,
  growth: 256,
  nodes: 20,
};
const LOADS = sized(5, 1);
const ROUNDS = sized(30, 1);
/** The rounds after which the code is compiled. They show each feature of the game once, which stays in memory. */
const WARM_UP = sized(30, 1);
const MEMORY_ROUNDS = sized(500, 5);
const MEMORY_WARM_UP = sized(50, 1);
const READINGS = sized(10, 5);
/** The factor by which the memory rounds run faster. */
const SPEED = 8;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN;
const rounded = (value: number): number => Math.round(value * 10) / 10;
/** Measures of other games than 夜梟秘寶 have its code in their names. */
const report = (measure: Measure): void =>
  reportMeasure(GAME === 'owl' ? measure : { ...measure, name: `${measure.name} (${GAME})` });
const print = (line: string): void => void process.stdout.write(`${line}\n`);

if (!isQuick || !existsSync('dist/games/index.html'))
  await build({ configFile: 'vite.games.config.ts', logLevel: 'error' });
// The pauses of the game server end before the pauses of the page.
const world = await startGameWorld(2 * SPEED);
const { args, ...launch } = chromiumLaunch();
const browser = await chromium.launch({
  ...launch,
  args: [
    ...args.filter((arg) => arg !== '--disable-gpu'),
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
    '--enable-precise-memory-info',
  ],
});
try {
  await measureLoads(browser);
  await measureScript(browser);
  await measureFrames(browser);
  await measureMemory(browser);
} finally {
  await browser.close();
  await world.stop();
}

async function inNewContext(of: Browser, work: (context: BrowserContext, page: Page) => Promise<void>): Promise<void> {
  const context = await of.newContext(SCREEN);
  try {
    await work(context, await newGamePage(context));
  } finally {
    await context.close();
  }
}

/** Plays rounds that show each feature of the game. @param skips whether celebrations are skipped */
async function warmUp(page: Page, rounds: number, skips: boolean): Promise<void> {
  const missing = await world.planFeatures(GAME, rounds);
  if (missing > 0 && !isQuick) print(`the warm-up does not show ${String(missing)} of the features`);
  await playRounds(page, rounds, skips);
}

async function measureLoads(of: Browser): Promise<void> {
  const times: number[] = [];
  const factors: number[] = [];
  let responses: Response[] = [];
  while (times.length < LOADS)
    await inNewContext(of, async (context, page) => {
      responses = [];
      page.on('response', (response) => responses.push(response));
      const devtools = await context.newCDPSession(page);
      factors.push(rounded(await slowToMidRange(page, devtools)));
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
      times.push(Math.round(await openDemo(page, world.origin)));
      if (times.length === LOADS) await weigh(page, responses);
    });
  print(`touchable after ${times.join(', ')} ms; processor slowed down by ${factors.join(', ')}`);
  report({ name: 'a game on a mid-range phone, touchable', value: median(times), unit: 'ms', atMost: AIMS.touchable });
  if (!isQuick) await recordTouchable(median(times));
}

/** Records the time for the table of all games, which `npm run game -- table` writes. */
async function recordTouchable(milliseconds: number): Promise<void> {
  const times = Object.entries({ ...readTouchable('.'), [GAME]: milliseconds });
  const sorted = Object.fromEntries(times.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(TOUCHABLE_PATH, `${JSON.stringify(sorted, undefined, 2)}\n`);
}

/** Measures the files loaded before a round can start, and the files loaded afterwards. */
async function weigh(page: Page, responses: readonly Response[]): Promise<void> {
  await page.waitForLoadState('networkidle');
  const weight = { script: 0, styles: 0, art: 0, sound: 0 };
  for (const response of responses) {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/assets/')) continue;
    const body = await response.body();
    if (pathname.endsWith('.js')) weight.script += gzipSync(body, { level: 9 }).length;
    else if (pathname.endsWith('.css')) weight.styles += gzipSync(body, { level: 9 }).length;
    else if (pathname.endsWith('.webp') || pathname.endsWith('.woff2')) weight.art += body.length;
    else weight.sound += body.length;
  }
  print(`also fetched: styles ${String(kib(weight.styles))} KiB gzip, sounds ${String(kib(weight.sound))} KiB`);
  report({ name: 'engine and data of a game', value: kib(weight.script), unit: 'KiB gzip', atMost: AIMS.engine });
  report({ name: 'pictures of a game', value: kib(weight.art), unit: 'KiB', atMost: AIMS.art });
}

async function measureScript(of: Browser): Promise<void> {
  await inNewContext(of, async (context, page) => {
    await driveFrames(page);
    await openDemo(page, world.origin);
    const factor = await slowToMidRange(page, await context.newCDPSession(page));
    const frames = await recordScript(of, page, () => playRounds(page, ROUNDS, false));
    print(
      `script of ${String(frames.length)} frames: half within ${String(rounded(median(frames)))} ms, longest ${String(rounded(Math.max(...frames)))} ms; processor slowed down by ${String(rounded(factor))}`,
    );
    const p95 = rounded(percentile(frames, 0.95));
    report({ name: 'script of a frame on a mid-range phone, p95', value: p95, unit: 'ms', atMost: AIMS.script });
  });
}

async function measureFrames(of: Browser): Promise<void> {
  await inNewContext(of, async (_context, page) => {
    await driveFrames(page);
    await openDemo(page, world.origin);
    await warmUp(page, WARM_UP, false);
    const frames = await countFrames(page, () => playRounds(page, ROUNDS, false));
    const drawCalls = Math.max(...frames.map((frame) => frame.drawCalls));
    report({ name: 'draw calls of a frame, most', value: drawCalls, unit: 'calls', atMost: AIMS.drawCalls });
    // If the garbage collector runs in a frame, it hides the allocations of that frame.
    const allocated = frames.map((frame) => frame.allocated).filter((bytes) => bytes >= 0);
    print(
      `allocated in ${String(allocated.length)} of ${String(frames.length)} frames: half within ${String(kib(median(allocated)))} KiB, 99 of 100 within ${String(kib(percentile(allocated, 0.99)))} KiB`,
    );
    const most = kib(Math.max(...allocated));
    report({ name: 'allocated by a frame, most', value: most, unit: 'KiB', atMost: AIMS.allocated });
  });
}

async function measureMemory(of: Browser): Promise<void> {
  await inNewContext(of, async (context, page) => {
    await driveFrames(page, SPEED);
    await openDemo(page, world.origin);
    const devtools = await context.newCDPSession(page);
    await warmUp(page, MEMORY_WARM_UP, true);
    const readings: Memory[] = [];
    for (let reading = 0; reading < READINGS; reading += 1) {
      await playRounds(page, MEMORY_ROUNDS / READINGS, true);
      readings.push(await readMemory(page, devtools));
    }
    const seen = (name: keyof Memory): string => readings.map((each) => Math.round(each[name])).join(', ');
    print(`heap ${seen('heap')} KiB; nodes ${seen('nodes')}; objects of WebGL ${seen('glObjects')}`);
    // Content that is shown for the first time stays in memory. A leak would continue in the second half.
    const half = Math.ceil(READINGS / 2);
    const grown = (name: keyof Memory): number => {
      const values = readings.map((each) => each[name]);
      return rounded(Math.max(0, median(values.slice(half)) - median(values.slice(0, half))));
    };
    const over = `over ${String(MEMORY_ROUNDS)} rounds`;
    report({ name: `heap grown ${over}`, value: grown('heap'), unit: 'KiB', atMost: AIMS.growth });
    report({ name: `nodes grown ${over}`, value: grown('nodes'), unit: 'nodes', atMost: AIMS.nodes });
    report({ name: `WebGL objects grown ${over}`, value: grown('glObjects'), unit: 'objects', atMost: 0 });
  });
}

interface Memory {
  /** KiB. */
  readonly heap: number;
  readonly nodes: number;
  readonly glObjects: number;
}

async function readMemory(page: Page, devtools: CDPSession): Promise<Memory> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes } = await devtools.send('Memory.getDOMCounters');
  return { heap: usedSize / 1024, nodes, glObjects: await readGlObjects(page) };
}
