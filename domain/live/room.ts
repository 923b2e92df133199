import { RoomStatus, SlowSeconds } from '#protocol/entities/live.ts';
import { fail } from '#protocol/failure.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { assertNotKicked } from './sanctions.ts';

export type RoomRow = RowOf<Tables['liveRooms']>;

/** @throws Failure 300011 if there is no such room */
export async function readRoom(db: Reader, roomID: string): Promise<RoomRow> {
  const room = await db.table('liveRooms').get(roomID);
  return room ?? fail(300011);
}

/** The room with this id, otherwise the connection's room. */
export async function roomHere(
  db: Reader,
  { connection, player, nowText }: PlayerContext,
  roomID: string | undefined,
): Promise<RoomRow> {
  const RoomID = roomID ?? (await db.table('connections').get(connection.ID))?.RoomID ?? '';
  if (RoomID === '') fail(300015);
  const room = await readRoom(db, RoomID);
  await assertNotKicked(db, { RoomID, PlayerID: player.PlayerID }, nowText);
  return room;
}

/** The room with this id, otherwise the player's own. */
export async function hostedRoom(db: Reader, { player }: PlayerContext, roomID: string | undefined): Promise<RoomRow> {
  const room = await readRoom(db, roomID ?? (await ownRoomID(db, player.PlayerID)));
  return room.HostID === player.PlayerID ? room : fail(300013);
}

export async function lockedOwnRoom(
  tx: Transaction,
  context: PlayerContext,
  roomID: string | undefined,
): Promise<RoomRow> {
  const RoomID = roomID ?? (await ownRoomID(tx, context.player.PlayerID));
  await tx.lock([`room:${RoomID}`]);
  return hostedRoom(tx, context, RoomID);
}

/** @throws Failure 300013 if the player hosts no room */
export async function ownRoomID(db: Reader, HostID: string): Promise<string> {
  return ((await findOwnRoom(db, HostID)) ?? fail(300013)).RoomID;
}

export async function findOwnRoom(db: Reader, HostID: string): Promise<RoomRow | undefined> {
  const [own] = await db.table('liveRooms').find({ where: { HostID }, order: [['RoomID', 'asc']], limit: 1 });
  return own;
}

/** The first room of a page. Rooms on air come before rooms off air. Undefined if there is no room. */
export async function defaultRoom(db: Reader): Promise<RoomRow | undefined> {
  const [room] = await db.table('liveRooms').find({ order: ROOM_ORDER, limit: 1 });
  return room;
}

/** Rooms on air come first, then the order is by place. */
export const ROOM_ORDER = [
  ['ShownStatus', 'asc'],
  ['Position', 'asc'],
] as const;

export const roomFacts = (room: RoomRow) => ({
  RoomID: room.RoomID,
  Title: room.Title,
  Status: RoomStatus.parse(room.ShownStatus),
  HasChat: room.HasChat,
  StartTime: room.StartTime,
  GameCode: room.GameCode,
  SlowSeconds: SlowSeconds.parse(room.SlowSeconds),
});
