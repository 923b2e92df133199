import { onlineCount } from '#protocol/operations/live.ts';
import { topicOf } from './topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';

/** The shortest time between two immediate pushes of a room's count. The job pushes the changes in between. */
const TELL_MS = 1000;

interface Place {
  readonly RoomID: string;
  readonly PlayerID: string;
}

export const countViewers = (db: Reader, RoomID: string): Promise<number> => db.table('liveViewers').count({ RoomID });

/**
 * The caller holds `room:<id>`.
 *
 * @returns whether the player was not in the room before
 */
export async function startViewing(tx: Transaction, { RoomID, PlayerID }: Place, now: number): Promise<boolean> {
  if ((await tx.table('liveViewers').get(RoomID, PlayerID)) !== undefined) return false;
  const nowText = new Date(now).toISOString();
  await tx.table('liveViewers').insert({ RoomID, PlayerID, JoinTime: nowText, SeenTime: nowText });
  await pushViewerCount(tx, RoomID, now);
  return true;
}

/** Keeps the viewer while another connection of the player is in the room. The caller holds `room:<id>`. */
export async function stopViewing(tx: Transaction, { RoomID, PlayerID }: Place, now: number): Promise<void> {
  const others = await tx.table('connections').count({ PlayerID, RoomID });
  if (others > 0) return;
  if ((await tx.table('liveViewers').remove({ RoomID, PlayerID })) > 0) await pushViewerCount(tx, RoomID, now);
}

/** Pushes the number of viewers to a room if it changed and the last push is at least a second old. */
export async function pushViewerCount(tx: Transaction, RoomID: string, now: number): Promise<void> {
  const room = await tx.table('liveRooms').get(RoomID);
  if (room === undefined) return;
  const nowText = new Date(now).toISOString();
  // A time in the future is from before the clock was set back.
  if (room.ToldTime > new Date(now - TELL_MS).toISOString() && room.ToldTime <= nowText) return;
  const Count = await countViewers(tx, RoomID);
  if (room.SessionID !== '')
    await tx
      .table('liveSessions')
      .update({ SessionID: room.SessionID, PeakViewers: { lt: Count } }, { PeakViewers: Count });
  if (Count === room.ToldCount) return;
  await tx.table('liveRooms').update({ RoomID }, { ToldCount: Count, ToldTime: nowText });
  publish(tx, onlineCount, topicOf.room(RoomID), { RoomID, Count });
}
