import { RELATION } from '#protocol/entities/relation.ts';
import type { Reader } from '../ports/store.ts';

export { RELATION } from '#protocol/entities/relation.ts';

/** Returns the players who blocked this player, and the players whom this player blocked. */
export async function blockedEitherWay(
  db: Reader,
  playerID: string,
  otherIDs: readonly string[],
): Promise<ReadonlySet<string>> {
  const keys = relationKeys(playerID, otherIDs);
  const rows = await db.table('relations').getMany(keys);
  return new Set(
    rows.flatMap((row) => {
      if (row?.Type !== RELATION.blocked) return [];
      return row.PlayerID === playerID ? [row.OtherID] : [row.PlayerID];
    }),
  );
}

export const relationKeys = (playerID: string, otherIDs: readonly string[]): readonly (readonly [string, string])[] =>
  otherIDs.flatMap((other) => [
    [playerID, other],
    [other, playerID],
  ]);

export const hasBlocked = async (db: Reader, playerID: string, otherID: string): Promise<boolean> =>
  (await db.table('relations').get(playerID, otherID))?.Type === RELATION.blocked;
