import { type LiveRoom, RoomStatus } from '#protocol/entities/live.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment, PlayerContext } from '../dispatch/context.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { assertNotKicked, kickedFrom } from './sanctions.ts';
import { signStreamAddress, streamKeysOf, type StreamViewer } from './streamAddress.ts';
import { countViewers } from '../connection/viewers.ts';

export type RoomRow = RowOf<Tables['liveRooms']>;

/** @throws Failure 300011 no such room */
export async function readRoom(db: Reader, roomID: string): Promise<RoomRow> {
  const room = await db.table('liveRooms').get(roomID);
  return room ?? fail(300011);
}

/**
 * The room that is named, else the one that the connection is in.
 * @throws Failure 300011 no such room, 300015 in none, 300017 the host put the player out of it
 */
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

/**
 * The room that a player hosts: the one named, else the player's own.
 * @throws Failure 300011 no such room, 300013 not its host
 */
export async function hostedRoom(db: Reader, { player }: PlayerContext, roomID: string | undefined): Promise<RoomRow> {
  if (roomID === undefined) {
    const [own] = await db
      .table('liveRooms')
      .find({ where: { HostID: player.PlayerID }, order: [['RoomID', 'asc']], limit: 1 });
    return own ?? fail(300013);
  }
  const room = await readRoom(db, roomID);
  return room.HostID === player.PlayerID ? room : fail(300013);
}

/** The room that a page shows first: on air before off air; undefined where there is none. */
export async function defaultRoom(db: Reader): Promise<RoomRow | undefined> {
  const [room] = await db.table('liveRooms').find({ order: ROOM_ORDER, limit: 1 });
  return room;
}

/** On air first, then by place. */
export const ROOM_ORDER = [
  ['ShownStatus', 'asc'],
  ['Position', 'asc'],
] as const;

/** What push 30322 tells of a room. */
export const roomFacts = (room: RoomRow) => ({
  RoomID: room.RoomID,
  Title: room.Title,
  Status: RoomStatus.parse(room.ShownStatus),
  HasChat: room.HasChat,
  StartTime: room.StartTime,
});

/**
 * Rooms as viewers see them. A room whose host was deleted is left out.
 * @param viewer gets an address of each stream, but not of a room that removed the player
 */
export async function serializeRooms(
  db: Reader,
  rooms: readonly RoomRow[],
  { ports, now, nowText }: Moment,
  viewer: StreamViewer,
): Promise<LiveRoom[]> {
  const hosts = await db.table('players').find({ where: { PlayerID: { in: rooms.map(({ HostID }) => HostID) } } });
  const closed = 'PlayerID' in viewer ? await kickedFrom(db, viewer.PlayerID, rooms, nowText) : new Set();
  const keys = streamKeysOf(ports.secret);
  const origin = ports.settings.mediaOrigin ?? ports.settings.publicOrigin;
  const shown: LiveRoom[] = [];
  for (const room of rooms) {
    const host = hosts.find(({ PlayerID }) => PlayerID === room.HostID);
    if (host === undefined) continue;
    shown.push({
      ...roomFacts(room),
      Host: summaryOf(host),
      DownStreamUrl: closed.has(room.RoomID)
        ? ''
        : signStreamAddress(keys, origin, { RoomID: room.RoomID, Viewer: viewer, now }),
      OnlineCount: await countViewers(db, room.RoomID, now),
    });
  }
  return shown;
}

/** @throws Failure 300011 when its host is gone */
export async function serializeRoom(
  db: Reader,
  room: RoomRow,
  moment: Moment,
  viewer: StreamViewer,
): Promise<LiveRoom> {
  const [shown] = await serializeRooms(db, [room], moment, viewer);
  return shown ?? fail(300011);
}
