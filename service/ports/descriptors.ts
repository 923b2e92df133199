import { open } from 'node:fs/promises';
import { repeat } from '#store/repeat.ts';

const EVERY_MS = 2000;
/** How often the same shortage is logged. */
const AGAIN_MS = 60_000;

export interface DescriptorParts {
  readonly log: { error(about: object, text: string): void };
  /** Opens a file and closes it. */
  readonly tryOpen?: () => Promise<void>;
  readonly everyMs?: number;
}

/**
 * Tries every two seconds to open a file, and logs an error once a minute while the process has no file descriptors left. Node refuses
 * connections then without an error.
 */
export function watchDescriptors({ log, tryOpen = openItself, everyMs = EVERY_MS }: DescriptorParts): {
  stop(): Promise<void>;
} {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return repeat(everyMs, tryOpen, (error) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if ((code !== 'EMFILE' && code !== 'ENFILE') || performance.now() - loggedAt < AGAIN_MS) return;
    loggedAt = performance.now();
    log.error({ code }, 'no file descriptors are left, so new connections are refused: raise LimitNOFILE (ulimit -n)');
  });
}

async function openItself(): Promise<void> {
  await (await open(process.execPath)).close();
}
