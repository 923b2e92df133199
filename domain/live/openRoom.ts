import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import type { RoomRow } from './room.ts';

const OFF_AIR = 2;

/**
 * Gives a player a live room, off air and with a chat. An operator calls it.
 * @throws Failure 100013 no such player, 300015 if the player hosts a room already
 */
export async function openRoom(
  tx: Transaction,
  { nowText }: Moment,
  { HostID, Title }: { readonly HostID: string; readonly Title: string },
): Promise<RoomRow> {
  await tx.lock(['rooms']);
  if ((await tx.table('players').update({ PlayerID: HostID }, { IsHost: true })) === 0) fail(100013);
  if ((await tx.table('liveRooms').count({ HostID })) > 0) fail(300015);
  const [last] = await tx.table('liveRooms').find({ order: [['Position', 'desc']], limit: 1 });
  const Position = (last?.Position ?? 0) + 1;
  const room: RoomRow = {
    RoomID: String(Position),
    HostID,
    Title,
    Status: OFF_AIR,
    HasChat: true,
    StreamKeyHash: '',
    Position,
    StartTime: '',
    CreateTime: nowText,
    ToldCount: 0,
    ToldTime: '',
    OnAir: false,
    ShownStatus: OFF_AIR,
    SessionID: '',
    FormerKeyHash: '',
    GameCode: '',
    SlowSeconds: 0,
    ArrivalVip: 0,
    ArrivalTime: '',
    Followers: 0,
    GiftSeq: 0,
    NoticeTime: '',
    WishTime: '',
    StopTime: '',
  };
  await tx.table('liveRooms').insert(room);
  return room;
}
