import { build } from 'vite';
import { isQuick } from '#service/bench/size.ts';

/** Builds the app as the service serves it. A quick run takes the build that `scripts/bench.ts` found or made. */
export async function buildApp(): Promise<void> {
  if (!isQuick) await build({ logLevel: 'error' });
}
