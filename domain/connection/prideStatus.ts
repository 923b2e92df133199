import { PrideStatus } from '#protocol/entities/pride.ts';
import type { Reader } from '../ports/store.ts';

/** Returns 1 (on, the default) or 2 (off): whether the player gets announcements of wins. */
export async function prideStatusOf(db: Reader, playerID: string): Promise<PrideStatus> {
  const row = await db.table('prideStatus').get(playerID);
  return PrideStatus.parse(row?.Status ?? 1);
}
