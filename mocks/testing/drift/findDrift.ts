import { type Beginning, type Difference, firstDifference } from './compare.ts';
import { PLAYERS } from './side.ts';
import { shorten } from './shorten.ts';
import { drawSteps, type TimedStep, told } from './steps.ts';

/** How long a shorter sequence is searched, by default. */
const SHORTEN_MS = 120_000;

/** A difference between the two sides, and the fewest calls found that lead to it. */
export interface Drift extends Difference {
  /** Described calls from a new world, in order; the last one shows the difference. */
  readonly shortest: readonly string[];
}

/**
 * Plays random calls of a seed on both sides, as `findDriftIn` does.
 *
 * @returns undefined without a difference
 */
export const findDrift = (count: number, beginning: Beginning): Promise<Drift | undefined> =>
  findDriftIn(drawSteps(count, beginning.seed, PLAYERS), beginning);

/**
 * Plays calls on both sides up to the first difference, then drops calls while the same difference shows.
 *
 * @param shortenMs the time after which no further try begins
 * @returns undefined without a difference
 */
export async function findDriftIn(
  calls: readonly TimedStep[],
  beginning: Beginning,
  shortenMs = SHORTEN_MS,
): Promise<Drift | undefined> {
  const found = await firstDifference(calls, beginning);
  if (found === undefined) return undefined;
  let shown = found;
  const isSeen = async (fewer: readonly TimedStep[]): Promise<boolean> => {
    const again = await firstDifference(fewer, beginning);
    const isSame = again?.at === fewer.length && again.what === found.what;
    if (isSame) shown = { ...again, at: found.at };
    return isSame;
  };
  // The process's clock, since the page's stands still meanwhile.
  const until = process.hrtime.bigint() + BigInt(shortenMs) * 1_000_000n;
  const shortest = await shorten(calls.slice(0, found.at), isSeen, () => process.hrtime.bigint() < until);
  return { ...shown, shortest: shortest.map(told) };
}
