import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import type { Random } from '#domain/ports/index.ts';
import type { QueuedStore } from '#domain/store.ts';

const BLOCK_BYTES = 32;

/** The draws of a unit of work's first run, and the number used by the present run. */
interface Draws {
  readonly blocks: Buffer[];
  used: number;
}

/** Random numbers that are equal on every side with the same seed. */
export interface SameRandom {
  readonly random: Random;
  /** Wraps a store so that repeated units of work repeat their draws. */
  readonly repeatable: (store: QueuedStore) => QueuedStore;
}

/**
 * Random numbers of a seed that start again at each call, which is each moment of the comparison's clock. So extra draws of one side, such
 * as the id of a stored refusal, change no later call. A database repeats a unit of work after a conflict and memory never does, so a
 * repetition repeats the first run's draws.
 */
export function sameRandom(seed: number): SameRandom {
  const running = new AsyncLocalStorage<Draws>();
  let moment = performance.now();
  let drawn = 0;

  function newBlock(): Buffer {
    const now = performance.now();
    if (now !== moment) [moment, drawn] = [now, 0];
    drawn += 1;
    return createHash('sha256').update(`${seed}:${moment}:${drawn}`).digest();
  }

  function nextBlock(): Buffer {
    const draws = running.getStore();
    if (draws === undefined) return newBlock();
    const block = draws.blocks[draws.used] ?? newBlock();
    draws.blocks[draws.used] = block;
    draws.used += 1;
    return block;
  }

  const bytes = (length: number): Uint8Array =>
    Uint8Array.from(
      Buffer.concat(Array.from({ length: Math.ceil(length / BLOCK_BYTES) }, nextBlock)).subarray(0, length),
    );

  return {
    random: {
      bytes,
      uuid() {
        const hex = Buffer.from(bytes(16)).toString('hex');
        return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
      },
    },
    repeatable: (store) => ({
      ...store,
      transaction(work, reads) {
        const draws: Draws = { blocks: [], used: 0 };
        return store.transaction((tx) => {
          draws.used = 0;
          return running.run(draws, () => work(tx));
        }, reads);
      },
    }),
  };
}
