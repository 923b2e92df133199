import { fail } from '#protocol/failure.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
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

/** Those of some players whom the host removed from a room. */
export async function kickedFromRoom(
  db: Reader,
  RoomID: string,
  playerIDs: readonly string[],
  nowText: string,
): Promise<ReadonlySet<string>> {
  if (playerIDs.length === 0) return new Set();
  const where = { RoomID, PlayerID: { in: playerIDs }, Kind: 'kick', Until: { gt: nowText } };
  return new Set((await db.table('liveSanctions').find({ where })).map((row) => row.PlayerID));
}

/**
 * Refuses a player whom the host removed from the room: neither joining nor reading is allowed.
 * @throws Failure 300017 with its end; without one for a block
 */
export async function assertNotKicked(
  db: Reader,
  place: { readonly RoomID: string; readonly PlayerID: string },
  nowText: string,
): Promise<void> {
  const Until = await sanctionUntil(db, place, 'kick', nowText);
  if (Until === FOREVER) fail(300017);
  if (Until !== '') fail(300017, { Until });
}

/** The end of a sanction as the wire carries it: a block has none. */
export const shownUntil = (Until: string): string => (Until === FOREVER ? '' : Until);
