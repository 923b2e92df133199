import type { FreeSpinCount } from '../cycle/freeSpinCount.ts';
import { type Distribution, ratio } from '../cycle/Distribution.ts';
import { rounded, stakesOf } from './rounded.ts';
import type { SheetVariant } from './schema.ts';

/** A normal variable is within this many standard deviations in 99 of 100 cases. */
const NINETY_NINE = 2.576;

/**
 * How sure the figures are that only a simulation of the free spins gives. Undefined if every figure is exact.
 * @param chance of the free spins in a round
 */
export function simulatedOf(
  free: FreeSpinCount | undefined,
  chance: number,
  round: Distribution,
  ranges: SheetVariant['ranges'],
): NonNullable<SheetVariant['simulated']> | undefined {
  if (free?.exact === undefined) return undefined;
  const samples = Number(free.pays.outcomes);
  const pays = [...free.pays.below].map(([pay, count]) => [stakesOf(pay), ratio(count, free.pays.outcomes)] as const);
  const power = (exponent: number, from = 0): number =>
    pays.reduce((sum, [pay, share]) => sum + share * (pay - from) ** exponent, 0);
  const mean = power(1);
  const variance = power(2, mean);
  const exact = stakesOf(ratio(free.exact.numerator, free.exact.denominator));
  // Of the variance of a round, this is the part that the samples give: of the squares of what free spins pay.
  const squares = Math.sqrt(Math.max(0, power(4) - power(2) ** 2) / samples) * chance;
  const within = (share: number): number => {
    // Only a part of the share comes from free spins. At half of them a share is least sure.
    const part = Math.min(0.5, share / chance);
    return NINETY_NINE * chance * Math.sqrt((part * (1 - part)) / samples);
  };
  return {
    samples,
    apart: rounded((mean - exact) / Math.sqrt(variance / samples)),
    deviation: rounded((NINETY_NINE * squares) / (2 * stakesOf(round.deviation))),
    ranges: ranges.map(({ chance: share }) => rounded(within(share))),
  };
}
