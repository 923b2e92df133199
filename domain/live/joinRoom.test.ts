import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { joinRoom, onlineCount } from '#protocol/operations/live.ts';
import { MEMBERSHIP_CHANGED } from '../connection/membership.ts';
import { topicOf } from '../connection/topics.ts';
import type { Push } from '../ports/store.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';

const ROOM = '1';
const push = (topic: string, op: number, result: Push['result']): Push => ({
  topic,
  op,
  code: 200,
  result,
  personal: false,
  socket: 'both',
});
const COUNT = push(topicOf.room(ROOM), onlineCount.op, { RoomID: ROOM, Count: 7 });

/** Joins a room as a player; `atCommit` runs before the join is committed. */
async function playerAtTheDoor(
  atCommit: (publish: (pushes: readonly Push[]) => Promise<void>, id: string) => Promise<void>,
) {
  let before = async (): Promise<void> => {};
  const { adapter, ports } = await createMemoryWorld({
    observer: { call: () => {} },
    onCommit: async (changes) => {
      if (changes.some(({ table }) => table === 'liveViewers')) await before();
    },
  });
  const session = await new TestContext(adapter).member('0900000001');
  const socket = await session.openSocket('chat');
  before = () => atCommit((pushes) => ports.bus.publish(pushes), session.playerID);
  return {
    join: () => socket.ask(joinRoom.op, { RoomID: ROOM }),
    /** Returns the count that the player gets in a push. */
    async toldCount() {
      await ports.bus.publish([COUNT]);
      await socket.call(heartbeat, {});
      return socket.pending(onlineCount).map(({ Result }) => Result);
    },
  };
}

it('a viewer gets a room’s pushes although the club changed while the join was committed', async () => {
  const player = await playerAtTheDoor(async (publish, id) => {
    await publish([push(topicOf.player(id), MEMBERSHIP_CHANGED, null)]);
    for (let turns = 0; turns < 20; turns += 1) await turn();
  });
  expect((await player.join()).Code).toBe(200);
  expect(await player.toldCount()).toContainEqual(COUNT.result);
});

it('a player who could not join a room gets none of its pushes', async () => {
  const player = await playerAtTheDoor(() => Promise.reject(new Error('the disk is full')));
  expect((await player.join()).Code).toBe(300003);
  expect(await player.toldCount()).toEqual([]);
});
