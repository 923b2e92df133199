import { returnedCoins, type Returns } from '#games/maths/tables/returnedCoins.ts';
import type { Coins } from './coins.ts';

/** The coins that each place returns. Places that return nothing are left out. */
export const returnedOf = (coins: Coins, returned: Returns): Coins =>
  Object.fromEntries(
    Object.entries(coins)
      .map(([place, stake]) => [place, returnedCoins({ [place]: stake }, returned)] as const)
      .filter(([, each]) => each > 0),
  );
