import { z } from 'zod';
import { makeBrands } from '../generate-brands.ts';
import type { KnownBrands } from './build.ts';

/** A request to check the brands again. */
const Order = z.object({ root: z.optional(z.string()) });

/**
 * A process beside the development server that rebuilds changed brands on demand and caches the others (`build/liveBrands.ts` starts it).
 * It answers each message with the rebuilt brands, or with the errors.
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
// The server has ended.
process.on('disconnect', () => process.exit());
