import { z } from 'zod';
import { makeBrands } from '../generate-brands.ts';
import type { KnownBrands } from './build.ts';

/** What the process is told: to look at the brands again. */
const Order = z.object({ root: z.optional(z.string()) });

/**
 * A process beside the development server, which makes brands anew on demand and remembers those that did not change
 * (`build/liveBrands.ts` starts it). It answers each message by one: which brands it made, or what is wrong with them.
 */
const known: KnownBrands = new Map();

async function make(root: string | undefined): Promise<void> {
  const start = performance.now();
  const answer = await makeBrands(root, known).then(
    ({ made, gone }) => ({ made, gone, milliseconds: Math.round(performance.now() - start) }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  process.send?.(answer);
}

process.on('message', (message) => void make(Order.parse(message).root));
// The server that asked is gone.
process.on('disconnect', () => process.exit());
