import type { CDPSession, Page } from 'playwright';
import { sized } from '#service/bench/size.ts';

/** The score of a mid-range phone in Chrome's developer tools, such as a Pixel 5 (calibrated as “Mid-tier mobile”). */
const MID_RANGE = 1000;
const ROUNDS = sized(3, 1);

/**
 * Measures how many times faster this machine is than a mid-range phone. A fixed factor would simulate a different phone on each machine,
 * and on a shared machine in each run.
 */
export async function midRangeFactor(page: Page): Promise<number> {
  // The fastest round measures the machine, since other rounds include other work.
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) best = Math.max(best, await page.evaluate(score));
  return Math.max(1, best / MID_RANGE);
}

/**
 * Slows a page's processor down to a mid-range phone's.
 *
 * @returns the factor
 */
export async function slowToMidRange(page: Page, devtools: CDPSession): Promise<number> {
  const factor = await midRangeFactor(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return factor;
}

/**
 * Computes Lighthouse's BenchmarkIndex by its definition (docs/throttling.md): builds strings of 10,000 characters and copies arrays of
 * 100,000 integers, for half a second each; the result is the average of a tenth of the counts per second. This function runs in the page.
 */
function score(): number {
  const half = 500;
  const rates: number[] = [];
  const from = Array.from({ length: 100_000 }, (_, at) => at);
  const to = [...from];
  for (const isText of [true, false]) {
    const begin = Date.now();
    let done = 0;
    while (Date.now() - begin < half) {
      if (isText) {
        let text = '';
        for (let length = 0; length < 10_000; length += 1) text += 'a';
        done += text.length / 10_000;
      } else {
        for (let copies = 0; copies < 10; copies += 1) {
          const [source, target] = copies % 2 === 0 ? [from, to] : [to, from];
          for (let at = 0; at < source.length; at += 1) target[at] = source[at] ?? 0;
        }
        done += 10;
      }
    }
    rates.push((done * 1000) / (Date.now() - begin) / 10);
  }
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}
