import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { answer } from '../dispatch/handler.ts';
import type { Transaction } from '../ports/store.ts';
import { readRoom } from './room.ts';
import { assertNotKicked } from './sanctions.ts';

export const followRoom = answer(
  operations.followRoom,
  async ({ RoomID, Following, Notify: wanted }, { player, nowText }, tx) => {
    const { PlayerID } = player;
    await tx.lock([`room:${RoomID}`]);
    const { HostID } = await readRoom(tx, RoomID);
    const Notify = Following && wanted;
    if (Following) {
      if (HostID === PlayerID) fail(300018);
      await assertNotKicked(tx, { RoomID, PlayerID }, nowText);
      const follows = tx.table('liveFollows');
      if ((await follows.update({ RoomID, PlayerID }, { Notify })) === 0) {
        await follows.insert({ RoomID, PlayerID, Notify, CreateTime: nowText });
        await tx.table('liveRooms').add({ RoomID }, { Followers: 1 });
      }
    } else await removeFollow(tx, RoomID, PlayerID);
    const { Followers } = await readRoom(tx, RoomID);
    return { RoomID, Following, Notify, Followers };
  },
);

/** Ends a follow, if there is one. The caller holds `room:<id>`. */
export async function removeFollow(tx: Transaction, RoomID: string, PlayerID: string): Promise<void> {
  if ((await tx.table('liveFollows').remove({ RoomID, PlayerID })) > 0)
    await tx.table('liveRooms').add({ RoomID }, { Followers: -1 });
}
