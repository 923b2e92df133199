import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { answer } from '../dispatch/handler.ts';
import type { Transaction } from '../ports/store.ts';
import { readRoom, type RoomRow } from './room.ts';
import { assertNotKicked } from './sanctions.ts';

export const followRoom = answer(
  operations.followRoom,
  async ({ RoomID, Following, Notify: wanted }, { player, nowText }, tx) => {
    const { PlayerID } = player;
    await tx.lock([`room:${RoomID}`]);
    const room = await readRoom(tx, RoomID);
    const Notify = Following && wanted;
    if (Following) await addFollow(tx, room, { PlayerID, Notify, nowText });
    else await removeFollow(tx, RoomID, PlayerID);
    const { Followers } = await readRoom(tx, RoomID);
    return { RoomID, Following, Notify, Followers };
  },
);

/**
 * Begins a follow, or changes its notice. The caller holds the lock `room:<id>`.
 * @throws Failure 300017, 300018
 */
export async function addFollow(
  tx: Transaction,
  { RoomID, HostID }: RoomRow,
  { PlayerID, Notify, nowText }: { readonly PlayerID: string; readonly Notify: boolean; readonly nowText: string },
): Promise<void> {
  if (HostID === PlayerID) fail(300018);
  await assertNotKicked(tx, { RoomID, PlayerID }, nowText);
  const follows = tx.table('liveFollows');
  if ((await follows.update({ RoomID, PlayerID }, { Notify })) > 0) return;
  await follows.insert({ RoomID, PlayerID, Notify, CreateTime: nowText });
  await tx.table('liveRooms').add({ RoomID }, { Followers: 1 });
}

/** The caller holds `room:<id>`. */
export async function removeFollow(tx: Transaction, RoomID: string, PlayerID: string): Promise<void> {
  if ((await tx.table('liveFollows').remove({ RoomID, PlayerID })) > 0)
    await tx.table('liveRooms').add({ RoomID }, { Followers: -1 });
}
