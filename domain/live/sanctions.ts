import { fail } from '#protocol/failure.ts';
import type { Reader } from '../ports/store.ts';

export type Sanction = 'mute' | 'kick';

/** Until when a host's decision about a viewer holds; empty: there is none, or it is over. */
export async function sanctionUntil(
  db: Reader,
  place: { readonly RoomID: string; readonly PlayerID: string },
  kind: Sanction,
  nowText: string,
): Promise<string> {
  const row = await db.table('liveSanctions').get(place.RoomID, place.PlayerID, kind);
  return row !== undefined && row.Until > nowText ? row.Until : '';
}

/** Of some rooms those that a player was put out of. */
export async function kickedFrom(
  db: Reader,
  PlayerID: string,
  rooms: readonly { readonly RoomID: string }[],
  nowText: string,
): Promise<ReadonlySet<string>> {
  const RoomID = { in: rooms.map((room) => room.RoomID) };
  const where = { RoomID, PlayerID, Kind: 'kick', Until: { gt: nowText } };
  return new Set((await db.table('liveSanctions').find({ where })).map((row) => row.RoomID));
}

/**
 * Refuses a player whom the host removed from the room: neither joining nor reading is allowed.
 * @throws Failure 300017 (Until)
 */
export async function assertNotKicked(
  db: Reader,
  place: { readonly RoomID: string; readonly PlayerID: string },
  nowText: string,
): Promise<void> {
  const Until = await sanctionUntil(db, place, 'kick', nowText);
  if (Until !== '') fail(300017, { Until });
}
