import type { Moment } from '../../../dispatch/context.ts';
import { addFollow } from '../../../live/follows.ts';
import { ON_AIR } from '../../../live/onAir.ts';
import type { Transaction } from '../../../ports/store.ts';
import { isTaken } from '../cast.ts';
import { castIn } from './onAirRooms.ts';
import type { RoomBeat } from './acting.ts';

/** Beats between two follows, on average. */
const FOLLOW_BEATS = 30;

/** A viewer of the cast follows the host. */
export async function followInRoom(tx: Transaction, moment: Moment, { RoomID, cast, draws }: RoomBeat): Promise<void> {
  if (!draws.onceIn(FOLLOW_BEATS)) return;
  await tx.lock([`room:${RoomID}`]);
  const room = await tx.table('liveRooms').get(RoomID);
  if (room?.ShownStatus !== ON_AIR) return;
  const follows = await tx.table('liveFollows').find({ where: { RoomID } });
  const followers = new Set(follows.map(({ PlayerID }) => PlayerID));
  const viewers = await castIn(tx, moment, room, cast);
  const player = draws.pick(viewers.filter(({ PlayerID }) => !followers.has(PlayerID)));
  if (player === undefined || (await isTaken(tx, moment, player))) return;
  await addFollow(tx, room, { PlayerID: player.PlayerID, Notify: true, nowText: moment.nowText });
}
