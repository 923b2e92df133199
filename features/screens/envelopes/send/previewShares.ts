import { ENVELOPE_METHOD, equalShares } from '#protocol/rules/envelope.ts';

const STEP = 0x6d_2b_79_f5;

/** A pseudo-random generator of numbers in [0, 1) from a seed (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Returns an example of a red envelope's shares: equal shares exactly, random shares by the service's rule. The same amount and number give
 * the same shares.
 */
export function previewShares(amount: number, quantity: number, method: number): readonly number[] {
  if (method === ENVELOPE_METHOD.equal || quantity === 1) return equalShares(amount, quantity);
  const chance = chanceFrom(amount ^ (quantity * STEP));
  const cuts = new Set<number>();
  while (cuts.size < quantity - 1) cuts.add(1 + Math.floor(chance() * (amount - 1)));
  const ends = [...cuts, amount].toSorted((a, b) => a - b);
  return ends.map((end, at) => end - (ends[at - 1] ?? 0));
}
