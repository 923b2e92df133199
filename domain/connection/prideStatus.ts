import { PrideStatus } from '#protocol/entities/pride.ts';
import type { Reader } from '../ports/store.ts';

/** Returns whether the player gets announcements of wins: 1 means on (the default), 2 means off. */
export async function prideStatusOf(db: Reader, playerID: string): Promise<PrideStatus> {
  const row = await db.table('prideStatus').get(playerID);
  return PrideStatus.parse(row?.Status ?? 1);
}
