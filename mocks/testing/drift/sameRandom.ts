import type { Random } from '#domain/ports/index.ts';
import { createDice } from '#domain/testing/fuzz.ts';

/** Chances that are the same for everyone who is given the seed. */
export function sameRandom(seed: number): Random {
  const dice = createDice(seed);
  const hex = (length: number): string => Array.from({ length }, () => dice(16).toString(16)).join('');
  return {
    bytes: (length) => Uint8Array.from({ length }, () => dice(256)),
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  };
}
