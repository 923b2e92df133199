import type { Stakes } from '#games/maths/index.ts';
import { MAX_WIN } from '#protocol/wallet/index.ts';

/** Chosen by the operator of a table. */
export interface TableSettings {
  /** The least and the most coins of a player on a place in a round. */
  readonly LeastStake: number;
  readonly MostStake: number;
  /** The most coins that the table pays in a round, to all of its players together. It is at most `MaxWin` of the declaration. */
  readonly MostPayout: number;
}

export const TABLE_SETTINGS: TableSettings = { LeastStake: 100, MostStake: 50_000, MostPayout: MAX_WIN };

/** Adds stakes by place. */
export function sumStakes(all: Iterable<Stakes>): Stakes {
  const sums = new Map<string, number>();
  for (const stakes of all)
    for (const [place, coins] of Object.entries(stakes)) sums.set(place, (sums.get(place) ?? 0) + coins);
  return Object.fromEntries(sums);
}

export const coinsOfStakes = (stakes: Stakes): number => Object.values(stakes).reduce((sum, coins) => sum + coins, 0);
