import { ARRIVAL_NAMES } from '#protocol/entities/live.ts';
import { viewersArrived } from '#protocol/operations/live.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerContext } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Transaction } from '../ports/store.ts';
import type { RoomRow } from './room.ts';

/** Arrivals within this time of a line are gathered in the next one. */
const GATHER_MS = 4000;
/** A player who returns within this time, for example after a lost connection, has no second line. */
export const RETURN_MS = 10 * 60_000;

/** Notes that a viewer came, if the host's tier for arrival lines includes the player. The caller holds `room:<id>`. */
export async function noteArrival(tx: Transaction, context: PlayerContext, room: RoomRow): Promise<void> {
  const { PlayerID, VIPLevel, HideArrival } = context.player;
  const { RoomID, ArrivalVip, HostID } = room;
  if (ArrivalVip === 0 || VIPLevel < ArrivalVip || HideArrival || PlayerID === HostID) return;
  const arrivals = tx.table('liveArrivals');
  if ((await arrivals.get(RoomID, PlayerID)) !== undefined) return;
  await arrivals.insert({ RoomID, PlayerID, IsTold: false, CreateTime: context.nowText });
  await tellArrivals(tx, context, room);
}

/** Pushes the arrivals since the last line, unless that is a moment ago. */
export async function tellArrivals(tx: Transaction, { now, nowText }: Moment, room: RoomRow): Promise<void> {
  const { RoomID, ArrivalTime } = room;
  // A time in the future is from before the clock was set back.
  if (ArrivalTime > new Date(now - GATHER_MS).toISOString() && ArrivalTime <= nowText) return;
  const waiting = { RoomID, IsTold: false };
  const first = await tx.table('liveArrivals').find({
    where: waiting,
    order: [
      ['CreateTime', 'asc'],
      ['PlayerID', 'asc'],
    ],
    limit: ARRIVAL_NAMES,
  });
  if (first.length === 0) return;
  const Count = await tx.table('liveArrivals').update(waiting, { IsTold: true });
  await tx.table('liveRooms').update({ RoomID }, { ArrivalTime: nowText });
  const players = await tx.table('players').getMany(first.map(({ PlayerID }) => [PlayerID]));
  const List = players.flatMap((player) => (player === undefined ? [] : [summaryOf(player)]));
  if (List.length > 0) publish(tx, viewersArrived, topicOf.room(RoomID), { RoomID, List, Count });
}
