import { returnsOf } from '#games/maths/tables/returnsOf.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import type { Coins } from './coins.ts';

/** The coins that stakes return with a result. */
export const returnedCoins = (rules: TableFile, result: TableResult, coins: Coins): number => {
  const returned = returnsOf(rules, result);
  return Object.entries(coins).reduce((sum, [place, each]) => sum + (each / 20) * returned(place), 0);
};
