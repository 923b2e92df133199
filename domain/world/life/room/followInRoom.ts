import type { Moment } from '../../../dispatch/context.ts';
import { addFollow } from '../../../live/follows.ts';
import { ON_AIR } from '../../../live/onAir.ts';
import type { Transaction } from '../../../ports/store.ts';
import { isTaken } from '../cast.ts';
import { castIn } from './onAirRooms.ts';
import type { RoomBeat } from './acting.ts';

/** A viewer of the cast follows the host. */
export async function followInRoom(tx: Transaction, moment: Moment, { RoomID, cast, draws }: RoomBeat): Promise<void> {
  await tx.lock([`room:${RoomID}`]);
  const room = await tx.table('liveRooms').get(RoomID);
  if (room?.ShownStatus !== ON_AIR) return;
  const viewers = await castIn(tx, moment, room, cast);
  const PlayerID = { in: viewers.map((viewer) => viewer.PlayerID) };
  const follows = await tx.table('liveFollows').find({ where: { RoomID, PlayerID } });
  const followers = new Set(follows.map((follow) => follow.PlayerID));
  const player = draws.pick(viewers.filter((viewer) => !followers.has(viewer.PlayerID)));
  if (player === undefined || (await isTaken(tx, moment, player))) return;
  await addFollow(tx, room, { PlayerID: player.PlayerID, Notify: true, nowText: moment.nowText });
}
