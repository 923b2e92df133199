import type { Browser, Page } from 'playwright';
import * as z from 'zod/mini';
import { FRAME_FUNCTION } from './frameCounts.ts';

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      tdur: z.optional(z.number()),
      args: z.optional(z.object({ data: z.optional(z.object({ functionName: z.optional(z.string()) })) })),
    }),
  ),
});

/**
 * Records the processor time of each frame of the page's thread during a run, with the simulated slowdown of the phone, without other
 * processes.
 *
 * @returns milliseconds by frame
 */
export async function recordScript(browser: Browser, page: Page, run: () => Promise<void>): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await run();
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString()));
  return traceEvents
    .filter(({ name, args }) => name === 'FunctionCall' && args?.data?.functionName === FRAME_FUNCTION)
    .map(({ tdur = 0 }) => tdur / 1000);
}
