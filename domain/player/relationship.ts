import type { Relationship } from '#protocol/entities/player.ts';
import { RELATION } from '#protocol/entities/relation.ts';
import type * as z from 'zod/mini';
import type { Reader } from '../ports/store.ts';

/** 0 means none, 1 friend, 2 blocked. */
export type RelationshipValue = z.infer<typeof Relationship>;

const valueOf = (type: number | undefined): RelationshipValue =>
  type === RELATION.friend || type === RELATION.blocked ? type : 0;

export const relationshipOf = async (db: Reader, playerID: string, otherID: string): Promise<RelationshipValue> =>
  valueOf((await db.table('relations').get(playerID, otherID))?.Type);

/** A missing player has relationship 0. */
export async function relationshipsOf(
  db: Reader,
  playerID: string,
  otherIDs: readonly string[],
): Promise<ReadonlyMap<string, RelationshipValue>> {
  const rows = await db.table('relations').find({ where: { PlayerID: playerID, OtherID: { in: otherIDs } } });
  return new Map(rows.map(({ OtherID, Type }) => [OtherID, valueOf(Type)]));
}
