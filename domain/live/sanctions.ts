import { fail } from '#protocol/failure.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import type { Reader } from '../ports/store.ts';

export type Sanction = 'mute' | 'kick';

/** The end of a host's sanction against a viewer. Empty if there is none, or if it is over. */
export async function sanctionUntil(
  db: Reader,
  place: { readonly RoomID: string; readonly PlayerID: string },
  kind: Sanction,
  nowText: string,
): Promise<string> {
  const row = await db.table('liveSanctions').get(place.RoomID, place.PlayerID, kind);
  return row !== undefined && row.Until > nowText ? row.Until : '';
}

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
 * A removed player may neither join nor read.
 * @throws Failure 300017 with the end of the removal, or without an end for a block
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

/** Returns the end as the client gets it. A block does not end, so its end is empty. */
export const shownUntil = (Until: string): string => (Until === FOREVER ? '' : Until);
