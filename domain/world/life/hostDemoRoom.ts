import type { Moment } from '../../dispatch/context.ts';
import { changeRoom, OFF_AIR, ON_AIR } from '../../live/onAir.ts';
import type { Transaction } from '../../ports/store.ts';
import { DEMO_ROOMS, showsDemoScene } from '../demoRoom.ts';
import { signInsOf } from './cast.ts';

/**
 * Takes a demo room off air when a person signs in as its host. The person may put it on air again. After the sign-out the demo puts it
 * on air again. A room that an operator stopped stays off air.
 */
export async function hostDemoRooms(tx: Transaction, moment: Moment): Promise<void> {
  const HostID = { in: DEMO_ROOMS.map((room) => room.HostID) };
  for (const { RoomID } of await tx.table('liveRooms').find({ where: { HostID } }))
    await hostDemoRoom(tx, moment, RoomID);
}

async function hostDemoRoom(tx: Transaction, moment: Moment, RoomID: string): Promise<void> {
  await tx.lock([`room:${RoomID}`]);
  const room = await tx.table('liveRooms').get(RoomID);
  if (room === undefined || !showsDemoScene(moment.ports, room)) return;
  const signIns = await signInsOf(tx, moment, [room.HostID]);
  const isWished = room.Status === ON_AIR;
  if (signIns.length === 0) {
    if (!isWished && room.StopTime === '') await changeRoom(tx, moment, room, { Status: ON_AIR }, 'wish');
    return;
  }
  // This also applies without a publisher, because a publisher may connect at any time.
  const isOwnWish = signIns.some(({ CreateTime }) => CreateTime < room.WishTime);
  if (isWished && !isOwnWish) await changeRoom(tx, moment, room, { Status: OFF_AIR }, 'wish');
}
