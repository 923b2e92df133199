import type { LiveRoom } from '#protocol/entities/live.ts';
import { fail } from '#protocol/failure.ts';
import { countViewers } from '../connection/viewers.ts';
import type { Moment } from '../dispatch/context.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import { roomFacts, type RoomRow } from './room.ts';
import { partsOf } from './roomParts.ts';
import { kickedFrom } from './sanctions.ts';
import { signStreamAddress, streamKeysOf, type StreamViewer } from './streamAddress.ts';

/**
 * Returns the rooms as the viewer sees them, without rooms whose host was deleted.
 * @param viewer gets an address of each stream, except of rooms that removed the player
 */
export async function serializeRooms(
  db: Reader,
  rooms: readonly RoomRow[],
  { ports, now, nowText }: Moment,
  viewer: StreamViewer,
): Promise<LiveRoom[]> {
  const hosts = await db.table('players').find({ where: { PlayerID: { in: rooms.map(({ HostID }) => HostID) } } });
  const closed = 'PlayerID' in viewer ? await kickedFrom(db, viewer.PlayerID, rooms, nowText) : new Set();
  const parts = await partsOf(db, rooms, 'PlayerID' in viewer ? viewer.PlayerID : undefined);
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
        : signStreamAddress(keys, origin, { RoomID: room.RoomID, Viewer: viewer, now }, ports.settings.streamScheme),
      OnlineCount: await countViewers(db, room.RoomID),
      Followers: room.Followers,
      ChatMinVip: ports.settings.chatMinVip,
      ...parts.of(room),
    });
  }
  return shown;
}

/** @throws Failure 300011 if the host of the room is deleted */
export async function serializeRoom(
  db: Reader,
  room: RoomRow,
  moment: Moment,
  viewer: StreamViewer,
): Promise<LiveRoom> {
  const [shown] = await serializeRooms(db, [room], moment, viewer);
  return shown ?? fail(300011);
}
