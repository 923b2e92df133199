import { RELATION } from '#protocol/entities/relation.ts';
import type { Reader } from '../ports/store.ts';

export { RELATION } from '#protocol/entities/relation.ts';

/** Whether a player has blocked another. */
export const hasBlocked = async (db: Reader, playerID: string, otherID: string): Promise<boolean> =>
  (await db.table('relations').get(playerID, otherID))?.Type === RELATION.blocked;
