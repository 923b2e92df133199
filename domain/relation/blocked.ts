import type { Reader } from '../ports/store.ts';

/** Relation types on the wire (specification 2 §3). */
export const RELATION = { friend: 1, blocked: 2 } as const;

/** Whether a player has blocked another. */
export const hasBlocked = async (db: Reader, playerID: string, otherID: string): Promise<boolean> =>
  (await db.table('relations').get(playerID, otherID))?.Type === RELATION.blocked;
