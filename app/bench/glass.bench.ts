import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { sized } from '#service/bench/size.ts';
import { startLiveMedia } from '#service/testing/liveMedia.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { freePort } from '#service/testing/freePort.ts';
import { buildSource } from './buildPage.ts';
import { publishClock } from './glass/clockEncoder.ts';
import type { GlassPage } from './pages/glass.ts';
import { report } from './report.ts';
import { servePage } from './servePage.ts';

// Measures the delay from a clock drawn into the picture to the picture on a page, through the product's player.

declare global {
  interface Window {
    readonly glass: GlassPage;
  }
}

/** In the first seconds, the player catches up with the newest frames. */
const SETTLE_MS = sized(15_000, 2000);
const MEASURE_MS = sized(30_000, 2000);
const KEY = 'k';
const ROOM = '1';
const SIDES = ['this product', 'node-media-server'] as const;
type Side = (typeof SIDES)[number];

const at = (sorted: readonly number[], part: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.POSITIVE_INFINITY);

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const [isOpen] = await Promise.race([
      once(socket, 'connect').then(() => [true]),
      once(socket, 'error')
        .catch(() => [])
        .then(() => [false]),
    ]).catch(() => [false]);
    socket.destroy();
    if (isOpen === true) return;
    await wait(100);
  }
}

async function frames(page: Page, name: string): Promise<void> {
  for (let tries = 0; (await page.evaluate((side) => window.glass.take(side), name)).length === 0; tries += 1) {
    if (tries > 300) throw new Error(`${name} showed no picture`);
    await wait(100);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'glass-'));
const media = await startLiveMedia();
media.keys.set(KEY, ROOM);
const [rtmp, http] = [await freePort(), await freePort()];
const other = fork(fileURLToPath(new URL('glass/otherServer.ts', import.meta.url)), [String(rtmp), String(http)], {
  execArgv: ['--import', 'tsx'],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  cwd: process.cwd(),
  env: { ...process.env, STORE_FOLDER: folder },
});
await listens(rtmp);
const stop = await publishClock([media.rtmp(KEY), `rtmp://127.0.0.1:${rtmp}/live/${KEY}`]);
const launch = chromiumLaunch();
// The page has no server, so the browser treats its origin as public.
const args = [...launch.args, '--disable-features=LocalNetworkAccessChecks'];
const browser = await chromium.launch({ ...launch, args });
const source = await buildSource("import './app/bench/pages/glass.ts';");
const addresses: Readonly<Record<Side, string>> = {
  'this product': `ws://127.0.0.1:${media.httpPort}/live/${ROOM}.flv?viewer=P1`,
  'node-media-server': `http://127.0.0.1:${http}/live/${KEY}.flv`,
};

/**
 * Plays both streams on one page, started in this order.
 *
 * @returns the delays of the frames that each player showed
 */
async function measure(order: readonly Side[]): Promise<Readonly<Record<Side, readonly number[]>>> {
  const page = await browser.newPage();
  await servePage(page, source, 'http://localhost');
  await page.waitForFunction(() => 'glass' in window);
  for (const side of order) {
    await page.evaluate(([name, address]) => window.glass.play(name, address), [side, addresses[side]] as const);
    await frames(page, side);
  }
  await wait(SETTLE_MS);
  const take = (side: Side): Promise<readonly number[]> => page.evaluate((name) => window.glass.take(name), side);
  for (const side of SIDES) await take(side);
  await wait(MEASURE_MS);
  const [ours, theirs] = await Promise.all([take('this product'), take('node-media-server')]);
  await page.close();
  return { 'this product': ours, 'node-media-server': theirs };
}

try {
  while (media.registry.streamOf(ROOM)?.hasPicture !== true) await wait(100);
  // The first player has an idle machine, so each player starts first once.
  const rounds = [await measure(SIDES), await measure(SIDES.toReversed())];
  const [ours, theirs] = SIDES.map((side) => rounds.flatMap((round) => round[side]).toSorted((one, two) => one - two));
  if (ours === undefined || theirs === undefined || ours.length === 0) throw new Error('no frame was read');
  report({ name: 'glass to glass, median', value: at(ours, 0.5), unit: 'ms', baseline: at(theirs, 0.5), atMost: 1500 });
  report({
    name: 'glass to glass, 95 of 100 frames',
    value: at(ours, 0.95),
    unit: 'ms',
    baseline: at(theirs, 0.95),
    atMost: 2500,
  });
  process.stdout.write(`${ours.length} and ${theirs.length} frames were read\n`);
} finally {
  await browser.close();
  await stop();
  await media.stop();
  other.disconnect();
  await once(other, 'exit');
  await rm(folder, { recursive: true });
}
