import type { RoomWin } from '#protocol/entities/live.ts';
import { viewerWon } from '#protocol/operations/pride.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { topicOf } from './topics.ts';

/** `ShownStatus` of a room that viewers see on air. */
const ON_AIR = 1;

/** Tells an announced win in the rooms on air that show its game, if the winner is a viewer there. */
export async function tellRoomsOfWin(tx: Transaction, PlayerID: string, win: Omit<RoomWin, 'RoomID'>): Promise<void> {
  const rooms = await tx.table('liveRooms').find({ where: { ShownStatus: ON_AIR, GameCode: win.GameCode } });
  for (const { RoomID } of rooms) {
    if ((await tx.table('liveViewers').get(RoomID, PlayerID)) === undefined) continue;
    publish(tx, viewerWon, topicOf.roomWins(RoomID), { RoomID, ...win });
  }
}
