import type { Draws } from './Draws.ts';

const NUMBERS = 2 ** 32;

/** Repeatable draws for the simulated figures of a sheet: the generator mulberry32. No round of a player is drawn with them. */
export function seededDraws(seed: number): Draws {
  let state = seed;
  return {
    startBlock() {},
    below(n) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / NUMBERS) * n);
    },
  };
}
