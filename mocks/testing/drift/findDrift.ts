import { type Beginning, type Difference, firstDifference } from './compare.ts';
import { PLAYERS } from './side.ts';
import { shorten } from './shorten.ts';
import { drawSteps, type TimedStep, told } from './steps.ts';

/** How long a shorter way to a difference is looked for, unless the caller says. */
const SHORTEN_MS = 120_000;

/** A difference between the two sides, and the fewest calls found that lead to it. */
export interface Drift extends Difference {
  /** From a fresh world, in order, each in words; the last one shows the difference. */
  readonly shortest: readonly string[];
}

/**
 * Plays so many calls drawn from a seed on both sides, as `findDriftIn` does.
 * @returns undefined where nothing differs
 */
export const findDrift = (count: number, beginning: Beginning): Promise<Drift | undefined> =>
  findDriftIn(drawSteps(count, beginning.seed, PLAYERS), beginning);

/**
 * Plays calls on both sides up to the first difference, then leaves calls out as long as the same one still shows.
 * @param shortenMs after which no further try is begun
 * @returns undefined where nothing differs
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
  // The clock of the process: while calls are played, the page's stands still.
  const until = process.hrtime.bigint() + BigInt(shortenMs) * 1_000_000n;
  const shortest = await shorten(calls.slice(0, found.at), isSeen, () => process.hrtime.bigint() < until);
  return { ...shown, shortest: shortest.map(told) };
}
