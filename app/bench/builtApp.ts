import { build } from 'vite';
import { isQuick } from '#service/bench/size.ts';

/** Builds the app as the service serves it. A quick run uses the build of `scripts/bench.ts`. */
export async function buildApp(): Promise<void> {
  if (!isQuick) await build({ logLevel: 'error' });
}
