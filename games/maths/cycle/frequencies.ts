import type { Combination } from '../pays/combinations.ts';
import { countsOf, type Strip } from '../reels/windows.ts';

/** The combination with the highest pay on a line of these symbols. */
function bestOn(symbols: readonly string[], combinations: readonly Combination[]): Combination | undefined {
  let best: Combination | undefined;
  for (const combination of combinations)
    if (
      combination.pay > (best?.pay ?? 0) &&
      combination.fits.every((fitting, reel) => fitting.includes(symbols[reel] ?? ''))
    )
      best = combination;
  return best;
}

/**
 * How often one line pays each combination over the whole cycle, from the number of each symbol on each strip. The order of the
 * symbols does not matter. It is the same for every line, because each row of a window shows each stop of its strip once.
 */
export function combinationCounts(
  strips: readonly Strip[],
  combinations: readonly Combination[],
): Map<Combination, bigint> {
  const reels = strips.map((strip) => [...countsOf(strip)]);
  const found = new Map<Combination, bigint>();
  const walk = (symbols: readonly string[], ways: bigint): void => {
    const reel = reels[symbols.length];
    if (reel !== undefined) {
      for (const [symbol, count] of reel) walk([...symbols, symbol], ways * BigInt(count));
      return;
    }
    const best = bestOn(symbols, combinations);
    if (best !== undefined) found.set(best, (found.get(best) ?? 0n) + ways);
  };
  walk([], 1n);
  return found;
}

/** The return of one line over the whole cycle: the sum of the pays of all stops. */
export function lineTotal(strips: readonly Strip[], combinations: readonly Combination[]): bigint {
  return [...combinationCounts(strips, combinations)].reduce((sum, [{ pay }, count]) => sum + BigInt(pay) * count, 0n);
}

export const cycleOf = (strips: readonly Strip[]): bigint =>
  strips.reduce((product, { length }) => product * BigInt(length), 1n);
