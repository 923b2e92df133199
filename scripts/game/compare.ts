import type { SheetVariant } from '#games/maths/index.ts';
import type { Tally } from './simulate.ts';

/** A simulated mean and its exact value. */
export interface Comparison {
  /** Shares of the stake. */
  mean: number;
  standardError: number;
  /** The distance from the exact mean in standard errors. */
  z: number;
}

/** The largest allowed distance of a simulation. A fair simulation exceeds it once in 1,000 times. */
export const MAX_Z = 3.29;

/** Compares the return of a tally's rounds with the exact return and its exact deviation. */
export function compareReturn({ rounds, paid }: Tally, exact: Pick<SheetVariant, 'return' | 'deviation'>): Comparison {
  const mean = paid / rounds / 10;
  const standardError = exact.deviation / Math.sqrt(rounds);
  return { mean, standardError, z: (mean - exact.return) / standardError };
}

/** Compares how often an event happened in a tally's rounds with its exact probability. */
export function compareCount(count: number, rounds: number, chance: number): Comparison {
  const mean = count / rounds;
  const standardError = Math.sqrt((chance * (1 - chance)) / rounds);
  return { mean, standardError, z: (mean - chance) / standardError };
}
