import { expect, it } from 'vitest';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { pushViewerCount } from './viewers.ts';

const HOUR_MS = 60 * 60 * 1000;
const ROOM = '2';

it('pushes a room’s count although the clock was set back after the last push', async () => {
  const { ports } = await createMemoryWorld();
  const { store, clock } = ports;
  const now = clock.now();
  await store.transaction(async (tx) => {
    const ToldTime = new Date(now + HOUR_MS).toISOString();
    await tx.table('liveRooms').update({ RoomID: ROOM }, { ToldCount: 99, ToldTime });
    await pushViewerCount(tx, ROOM, now);
  });
  const room = await store.table('liveRooms').get(ROOM);
  expect([room?.ToldCount, room?.ToldTime]).toEqual([0, new Date(now).toISOString()]);
});
