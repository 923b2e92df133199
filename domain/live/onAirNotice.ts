import { hostOnAir } from '#protocol/operations/live.ts';
import { isOnline } from '../connection/presence.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { roomFacts, type RoomRow } from './room.ts';
import { kickedFromRoom } from './sanctions.ts';

type Notice = RowOf<Tables['liveNotices']>;

const BATCH_SIZE = 200;
/** If a room goes off air and on air again within this time, no second notice is sent. */
const QUIET_MS = 30 * 60_000;

/** Starts the notices to the followers of a room. The caller holds `room:<id>`. */
export async function announceOnAir(tx: Transaction, moment: Moment, room: RoomRow): Promise<void> {
  const { RoomID, SessionID, NoticeTime } = room;
  const { now, nowText } = moment;
  // A time in the future is from before the clock was set back.
  if (NoticeTime > new Date(now - QUIET_MS).toISOString() && NoticeTime <= nowText) return;
  await tx.table('liveRooms').update({ RoomID }, { NoticeTime: nowText });
  const notice = { SessionID, RoomID, Cursor: '', CreateTime: nowText };
  await tx.table('liveNotices').insert(notice);
  await tellFollowers(tx, moment, notice);
}

/**
 * Sends the notice to the next connected followers, in the order of their ids. Followers whom the host removed get none.
 * @returns whether followers are left
 */
export async function tellFollowers(tx: Transaction, { nowText }: Moment, notice: Notice): Promise<boolean> {
  const { SessionID, RoomID, Cursor } = notice;
  const room = await tx.table('liveRooms').get(RoomID);
  const host = room === undefined ? undefined : await tx.table('players').get(room.HostID);
  // A session that is over needs no notice.
  const followers =
    room?.SessionID === SessionID && host !== undefined
      ? await tx.table('liveFollows').find({
          where: { RoomID, Notify: true, PlayerID: { gt: Cursor } },
          order: [['PlayerID', 'asc']],
          limit: BATCH_SIZE,
        })
      : [];
  const ids = followers.map(({ PlayerID }) => PlayerID);
  const online = await isOnline(tx, ids);
  const removed = await kickedFromRoom(tx, RoomID, ids, nowText);
  if (room !== undefined && host !== undefined) {
    const shown = { ...roomFacts(room), Host: summaryOf(host) };
    for (const id of ids) if (online.has(id) && !removed.has(id)) publish(tx, hostOnAir, topicOf.player(id), shown);
  }
  const last = ids.at(-1);
  const isDone = last === undefined || ids.length < BATCH_SIZE;
  if (isDone) await tx.table('liveNotices').remove({ SessionID });
  else await tx.table('liveNotices').update({ SessionID }, { Cursor: last });
  return !isDone;
}
