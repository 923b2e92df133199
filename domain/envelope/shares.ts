import { ENVELOPE_METHOD, equalShares } from '#protocol/rules/envelope.ts';
import type { Random } from '../ports/index.ts';
import { drawBelow } from '../random.ts';

/** Divides an amount into shares of at least 1 that sum to it, in the order of claiming. */
export const drawShares = (random: Random, amount: number, quantity: number, method: number): number[] =>
  method === ENVELOPE_METHOD.equal ? equalShares(amount, quantity) : randomShares(random, amount, quantity);

/**
 * Draws random shares. Of the amount - 1 places between two pieces of gold, quantity - 1 different places are cut, and each choice has the
 * same probability. Every division is therefore equally likely, and all shares have the same distribution. The order of claiming does not
 * matter.
 */
function randomShares(random: Random, amount: number, quantity: number): number[] {
  const cuts = new Set<number>();
  while (cuts.size < quantity - 1) cuts.add(1 + drawBelow(random, amount - 1));
  const ends = [...cuts, amount].toSorted((a, b) => a - b);
  return ends.map((end, at) => end - (ends[at - 1] ?? 0));
}
