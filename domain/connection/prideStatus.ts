import { PrideStatus } from '#protocol/entities/pride.ts';
import type { Reader } from '../ports/store.ts';

/** Whether a player has announcements of wins on (1, the default) or off (2). */
export async function prideStatusOf(db: Reader, playerID: string): Promise<PrideStatus> {
  const row = await db.table('prideStatus').get(playerID);
  return PrideStatus.parse(row?.Status ?? 1);
}
