import { roomChanged } from '#protocol/operations/live.ts';
import { topicOf } from '../connection/topics.ts';
import { countViewers } from '../connection/viewers.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { announceOnAir } from './onAirNotice.ts';
import { readRoom, type RoomRow, roomFacts } from './room.ts';

export const ON_AIR = 1;
export const OFF_AIR = 2;

export type EndReason = 'wish' | 'publisher' | 'operator' | 'lost';

/** The columns that decide whether a room is on air, and its other settings. */
type Change = Partial<
  Pick<RoomRow, 'Status' | 'OnAir' | 'Title' | 'HasChat' | 'GameCode' | 'SlowSeconds' | 'ArrivalVip'>
>;

/**
 * Changes a room, begins or ends its session, and pushes 30322 if viewers see a change. The caller holds `room:<id>`.
 *
 * @returns the changed room
 */
export async function changeRoom(
  tx: Transaction,
  moment: Moment,
  before: RoomRow,
  change: Change,
  reason: EndReason,
): Promise<RoomRow> {
  const { RoomID } = before;
  const wanted = { ...before, ...change };
  const ShownStatus = wanted.Status === ON_AIR && wanted.OnAir ? ON_AIR : OFF_AIR;
  const begins = ShownStatus === ON_AIR && before.ShownStatus !== ON_AIR;
  const ends = ShownStatus !== ON_AIR && before.ShownStatus === ON_AIR;
  if (ends) {
    await endSession(tx, moment, before, reason);
    await tx.table('liveFrames').remove({ RoomID, Kept: false });
  }
  const wish = change.Status === undefined ? {} : wishOf(change.Status, moment, reason);
  const session = begins ? { SessionID: await beginSession(tx, moment, wanted), StartTime: moment.nowText } : {};
  await tx
    .table('liveRooms')
    .update({ RoomID }, { ...change, ...wish, ShownStatus, ...(ends && { SessionID: '' }), ...session });
  const room = await readRoom(tx, RoomID);
  const [shown, shownBefore] = [roomFacts(room), roomFacts(before)];
  if (JSON.stringify(shown) !== JSON.stringify(shownBefore)) publish(tx, roomChanged, topicOf.room(RoomID), shown);
  if (begins) await announceOnAir(tx, moment, room);
  return room;
}

/** The host's wish to be on air ends the stop of an operator. */
function wishOf(
  Status: number,
  { nowText: WishTime }: Moment,
  reason: EndReason,
): Partial<Pick<RoomRow, 'WishTime' | 'StopTime'>> {
  if (Status === ON_AIR) return { WishTime, StopTime: '' };
  return reason === 'operator' ? { WishTime, StopTime: WishTime } : { WishTime };
}

async function beginSession(tx: Transaction, { ports, nowText }: Moment, room: RoomRow): Promise<string> {
  const SessionID = ports.random.uuid();
  await tx.table('liveSessions').insert({
    SessionID,
    RoomID: room.RoomID,
    HostID: room.HostID,
    Title: room.Title,
    StartTime: nowText,
    EndTime: '',
    EndReason: '',
    PeakViewers: await countViewers(tx, room.RoomID),
    Gifts: 0,
    GiftWorth: 0,
  });
  return SessionID;
}

async function endSession(tx: Transaction, { nowText }: Moment, { SessionID }: RoomRow, EndReason: EndReason) {
  await tx.table('liveSessions').update({ SessionID, EndTime: '' }, { EndTime: nowText, EndReason });
}
