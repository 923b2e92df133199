import type { Reader } from '../ports/store.ts';
import { whereDisabled } from '../session/disabled.ts';
import type { MediaOrder } from './mediaNotice.ts';
import { ON_AIR } from './onAir.ts';
import { authorisePublisher } from './publishing.ts';
import { kickedFromRoom } from './sanctions.ts';

/** The state of a room on a media server. */
export interface ServedRoom {
  readonly RoomID: string;
  /** The key of the connected publisher. Empty if none is connected. */
  readonly StreamKey: string;
  /** The addresses of the viewers: players, and devices of visitors. */
  readonly Viewers: readonly string[];
}

/** The orders about a room that a media server missed while it had no connection to the domain. */
export async function missedOrders(
  db: Reader,
  { now, nowText }: { readonly now: number; readonly nowText: string },
  { RoomID, StreamKey, Viewers }: ServedRoom,
): Promise<readonly MediaOrder[]> {
  const orders: MediaOrder[] = [];
  if (StreamKey !== '') {
    const authorised = await authorisePublisher(db, { StreamKey, now });
    if (!('RoomID' in authorised) || authorised.RoomID !== RoomID) {
      const isClosed = 'Refused' in authorised && authorised.Refused === 'hostClosed';
      orders.push({ Kind: 'cutPublisher', RoomID, Reason: isClosed ? 'stopped' : 'keyReset' });
    }
  }
  const kicked = await kickedFromRoom(db, RoomID, Viewers, nowText);
  const banned = await bannedOf(db, Viewers, nowText);
  for (const PlayerID of new Set([...kicked, ...banned])) orders.push({ Kind: 'cutViewer', RoomID, PlayerID });
  if ((await db.table('liveRooms').get(RoomID))?.ShownStatus !== ON_AIR) orders.push({ Kind: 'hide', RoomID });
  return orders;
}

async function bannedOf(db: Reader, playerIDs: readonly string[], nowText: string): Promise<readonly string[]> {
  if (playerIDs.length === 0) return [];
  const found = await Promise.all(
    whereDisabled(nowText).map((where) =>
      db.table('players').find({ where: { ...where, PlayerID: { in: playerIDs } } }),
    ),
  );
  return found.flat().map(({ PlayerID }) => PlayerID);
}
