import type { RelatedPlayer } from '#protocol/entities/relation.ts';
import type { PlayerContext, PlayerRow } from '../dispatch/context.ts';
import { isOnline } from '../connection/presence.ts';
import { shownLastLogin, summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import { relationshipsOf } from '../player/relationship.ts';

/** Returns them in the given order. */
export async function serializeRelated(
  db: Reader,
  { player }: Pick<PlayerContext, 'player'>,
  rows: readonly PlayerRow[],
): Promise<RelatedPlayer[]> {
  const ids = rows.map(({ PlayerID }) => PlayerID);
  const [online, relationships] = await Promise.all([isOnline(db, ids), relationshipsOf(db, player.PlayerID, ids)]);
  return rows.map((row) => ({
    ...summaryOf(row),
    Level: row.Level,
    Online: online.has(row.PlayerID),
    LastLoginTime: shownLastLogin(row),
    Relationship: relationships.get(row.PlayerID) ?? 0,
  }));
}

/** Returns them in the order of the ids. Leaves out deleted players. */
export async function playersInOrder(db: Reader, ids: readonly string[]): Promise<PlayerRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.table('players').find({ where: { PlayerID: { in: ids } } });
  const byID = new Map(rows.map((row) => [row.PlayerID, row]));
  return ids.flatMap((id) => byID.get(id) ?? []);
}
