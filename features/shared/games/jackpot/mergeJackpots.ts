import type { ResultOf } from '#protocol/operation.ts';
import type { getJackpots } from '#protocol/operations/lobby.ts';
import { type CountedJackpot, figureAt } from './jackpotFigure.ts';

type Jackpots = ResultOf<typeof getJackpots>;

/**
 * Merges two states of the jackpots, taking the newer amount of each. Answers and pushes may arrive out of order, and a jackpot falls only
 * after a win. A newer amount counts up from the previous figure.
 */
export function mergeJackpots(before: Jackpots | undefined, after: Jackpots, now: number): Jackpots {
  if (before === undefined) return after;
  const known = new Map<string, CountedJackpot>(before.List.map((jackpot) => [jackpot.GameCode, jackpot]));
  const List = after.List.map((jackpot): CountedJackpot => {
    const old = known.get(jackpot.GameCode);
    if (old === undefined || jackpot.WonTime > old.WonTime) return jackpot;
    if (jackpot.WonTime < old.WonTime || jackpot.Amount <= old.Amount) return old;
    return { ...jackpot, From: figureAt(old, now), Since: now };
  });
  const isSame = List.length === before.List.length && List.every((jackpot, at) => jackpot === before.List[at]);
  return isSame ? before : { List, Total: List.reduce((sum, { Amount }) => sum + Amount, 0) };
}
