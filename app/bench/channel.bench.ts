import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { isQuick, sized } from '#service/bench/size.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { signInByPhone } from '../e2e/fixtures/phoneSignIn.ts';
import { startService } from '../e2e/fixtures/service.ts';
import { buildSource } from './buildPage.ts';
import { buildApp } from './builtApp.ts';
import { report } from './report.ts';
import { servePage } from './servePage.ts';

// Measures a channel of 50,000 messages beside other list libraries with the same rows: scrolled upward, scrolled from end to end, and
// growing while the reader is far up. Also measures a private conversation, from the tap on its row to its painted messages (issue 15).
const RIVALS = 'scripts/bench/rivals/lists';
const LIBRARIES = { virtuoso: 'react-virtuoso', tanstack: '@tanstack/react-virtual' };
const MESSAGES = sized(50_000, 500);
const FRAMES = sized(600, 20);
const JUMPS = sized(300, 10);
const ARRIVALS = sized(21, 3);
const OPENINGS = sized(9, 1);
const SCREEN = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const AIMS = { framesPerSecond: 55, openedMs: 100 };
/** The time to paint an arriving message: two frames. */
const MAX_ARRIVAL_MS = 34;
/** The maximum of rendered rows for any channel: the visible rows, and as many on either side. */
const MAX_ROWS = 80;
/** The allowed growth of the heap after every row was visible, in MiB. */
const MAX_GROWTH = 8;
const LOBBY = '/zh_tw/play-game/m';

declare global {
  interface Window {
    readonly drivenList: {
      scroll(frames: number): Promise<{ times: number[]; rows: number }>;
      traverse(jumps: number): Promise<number>;
      arrive?(): Promise<number>;
    };
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.POSITIVE_INFINITY;
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A quick run downloads nothing, so it compares only with installed libraries. */
const isInstalled = existsSync(`${RIVALS}/node_modules`);
const rivals = isQuick && !isInstalled ? [] : Object.entries(LIBRARIES);
if (rivals.length > 0 && !isInstalled)
  execFileSync('npm', ['ci', '--prefix', RIVALS, '--no-audit', '--no-fund'], { stdio: 'ignore' });

const browser = await chromium.launch(chromiumLaunch());
try {
  await raceLists(browser);
  await timeOpening(browser);
} finally {
  await browser.close();
}

async function raceLists(browserOfAll: Browser): Promise<void> {
  const own = await scrollList(browserOfAll, 'menagerie');
  report({
    name: 'a channel of 50,000 messages scrolled, frames a second',
    value: rounded(own.framesPerSecond),
    unit: 'frames/s',
    atLeast: AIMS.framesPerSecond,
    baseline: 1,
  });
  report({ name: 'rows drawn at most while scrolling', value: own.rows, unit: 'rows', atMost: MAX_ROWS });
  report({
    name: 'heap grown by going through the whole channel',
    value: rounded(own.grownMiB),
    unit: 'MiB',
    atMost: MAX_GROWTH,
  });
  report({
    name: 'a message that comes into a channel of 50,000, until it is painted',
    value: rounded(median(own.arrivalsMs)),
    unit: 'ms',
    atMost: MAX_ARRIVAL_MS,
  });
  for (const [rival, name] of rivals) {
    const theirs = await scrollList(browserOfAll, rival);
    report({
      name: `the slowest of a hundred frames while scrolling, against ${name}`,
      value: rounded(own.slowFrameMs),
      unit: 'ms',
      // A difference of one frame is invisible.
      atMost: rounded(theirs.slowFrameMs + 1000 / 60),
    });
    process.stdout.write(
      `${name}: ${String(rounded(theirs.framesPerSecond))} frames/s, ${String(theirs.rows)} rows, heap grown by ${String(rounded(theirs.grownMiB))} MiB\n`,
    );
  }
}

interface Scrolled {
  readonly framesPerSecond: number;
  readonly slowFrameMs: number;
  /** The maximum of rows rendered together. The list must never be empty. */
  readonly rows: number;
  readonly grownMiB: number;
  readonly arrivalsMs: readonly number[];
}

async function scrollList(browserOfAll: Browser, library: string): Promise<Scrolled> {
  const page = await browserOfAll.newPage(SCREEN);
  await servePage(
    page,
    await buildSource(`import { show } from './${RIVALS}/${library}.tsx'; show(${String(MESSAGES)});`),
  );
  await page.locator('[data-part=chat-bubble]').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  // A warm-up, so that functions are compiled and caches have their size.
  await page.evaluate((frames) => window.drivenList.scroll(frames), Math.ceil(FRAMES / 4));
  const before = await heapOf(devtools);
  const { times, rows } = await page.evaluate((frames) => window.drivenList.scroll(frames), FRAMES);
  const traversed = await page.evaluate((jumps) => window.drivenList.traverse(jumps), JUMPS);
  const after = await heapOf(devtools);
  const arrivalsMs = await page.evaluate(async (arrivals) => {
    const took: number[] = [];
    for (let at = 0; at < arrivals; at += 1) took.push((await window.drivenList.arrive?.()) ?? 0);
    return took;
  }, ARRIVALS);
  await page.close();
  if (rows === 0) throw new Error(`${library} drew no row`);
  const total = times.reduce((sum, time) => sum + time, 0);
  return {
    framesPerSecond: (times.length * 1000) / total,
    slowFrameMs: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY,
    rows: Math.max(rows, traversed),
    grownMiB: Math.max(0, (after - before) / 1024 / 1024),
    arrivalsMs,
  };
}

async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

async function timeOpening(browserOfAll: Browser): Promise<void> {
  await buildApp();
  const service = await startService();
  try {
    const context = await browserOfAll.newContext({ ...SCREEN, baseURL: service.origin, serviceWorkers: 'block' });
    await signInByPhone(context.request, '0900000001');
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('menagerie.ageGate', 'true'));
    await page.goto(`${LOBBY}?chatroom=private`);
    const row = page.locator('[data-part=chat-person]').filter({ hasNotText: '客服' }).first();
    const back = page.getByRole('button', { name: '返回私聊名單' });
    const times: number[] = [];
    // The first opening loads the page of history, so it is not warm.
    for (let at = 0; at <= OPENINGS; at += 1) {
      await row.waitFor();
      times.push(await openingOf(page));
      await back.click();
    }
    report({
      name: 'a private conversation that was open before, from the tap on its row to its messages painted',
      value: rounded(median(times.slice(1))),
      unit: 'ms',
      atMost: AIMS.openedMs,
    });
    process.stdout.write(`the first time: ${String(rounded(times[0] ?? 0))} ms\n`);
    await context.close();
  } finally {
    await service.stop();
  }
}

/**
 * Taps the first row.
 *
 * @returns milliseconds until a message of the conversation was painted
 */
function openingOf(page: Page): Promise<number> {
  // Has no named function inside, since the compiler would wrap it in a helper function that the page does not have.
  return page.evaluate(async () => {
    const target = [...document.querySelectorAll<HTMLElement>('[data-part=chat-person]')].find(
      (person) => !person.textContent.includes('客服'),
    );
    const start = performance.now();
    target?.click();
    do
      await new Promise((resolve) => {
        requestAnimationFrame(resolve);
      });
    while (document.querySelector('[data-part=chat-bubble]')?.checkVisibility({ visibilityProperty: true }) !== true);
    // The element is rendered in this frame; the next task runs after its paint.
    const channel = new MessageChannel();
    await new Promise((resolve) => {
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(undefined);
    });
    return performance.now() - start;
  });
}
