import { type PoolPlace, readPools } from '../jackpots/pools.ts';
import type { ProviderPorts } from '../ports.ts';
import type { FishVersion } from './fishCatalogue.ts';
import type { Pushes } from './pushes.ts';

/** Amounts of pools are pushed this often at most. */
const POOLS_MS = 1000;

interface PoolParts {
  readonly ports: ProviderPorts;
  readonly place: PoolPlace;
  readonly pushes: Pushes;
}

/** Pushes the amounts of a room's pools after shots have fed them. */
export class PoolPushes {
  readonly #parts: PoolParts;
  #read = Number.NEGATIVE_INFINITY;
  #isChanged = false;

  constructor(parts: PoolParts) {
    this.#parts = parts;
  }

  /** A shot has fed the pools. */
  changed(): void {
    this.#isChanged = true;
  }

  /** Reads the pools if they have changed. Undefined if nothing is due. */
  advance({ file }: FishVersion, now: number): Promise<void> | undefined {
    if (!this.#isChanged || Math.abs(now - this.#read) < POOLS_MS || file.jackpots.length === 0) return undefined;
    this.#isChanged = false;
    this.#read = now;
    const { ports, place, pushes } = this.#parts;
    return readPools(ports.store, place, file).then((Pools) => pushes.set({ Pools }));
  }
}
