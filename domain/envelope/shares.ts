import { ENVELOPE_METHOD, equalShares } from '#protocol/rules/envelope.ts';
import type { Random } from '../ports/index.ts';
import { drawBelow } from '../random.ts';

/** Divides an amount into shares of at least 1 with exactly that sum, in the order of claiming. */
export const drawShares = (random: Random, amount: number, quantity: number, method: number): number[] =>
  method === ENVELOPE_METHOD.equal ? equalShares(amount, quantity) : randomShares(random, amount, quantity);

/**
 * Random shares: of the amount - 1 places between two pieces of gold, quantity - 1 different ones are cut, each choice with the same
 * probability. So every division is equally likely, and all shares have the same distribution: the order of claiming does
 * not matter.
 */
function randomShares(random: Random, amount: number, quantity: number): number[] {
  const cuts = new Set<number>();
  while (cuts.size < quantity - 1) cuts.add(1 + drawBelow(random, amount - 1));
  const ends = [...cuts, amount].toSorted((a, b) => a - b);
  return ends.map((end, at) => end - (ends[at - 1] ?? 0));
}
