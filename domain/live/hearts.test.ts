import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { heartsCounted } from '#protocol/operations/live.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { HeartCounter } from './hearts.ts';

const ROOM = '1';

it('tells the hearts of all processes as one sum a second, and keeps none of a room off air', async () => {
  const { adapter, ports } = await createMemoryWorld();
  const { clock } = ports;
  const visitor = new TestContext(adapter).visitor();
  const told: unknown[] = [];
  ports.bus.subscribe(({ op, result }) => {
    if (op === heartsCounted.op) told.push(result);
  });
  const [one, other] = [new HeartCounter(ports), new HeartCounter(ports)];
  const tick = async (): Promise<void> => {
    clock.advance(1000);
    for (const counter of [one, other]) await counter.tell(clock.now());
  };

  await visitor.call(setPublisher, { RoomID: ROOM, OnAir: true });
  one.add(ROOM, 3);
  one.add(ROOM, 4);
  other.add(ROOM, 5);
  await tick();
  expect(told).toEqual([{ RoomID: ROOM, Count: 7 }]);
  await tick();
  await tick();
  expect(told).toEqual([
    { RoomID: ROOM, Count: 7 },
    { RoomID: ROOM, Count: 5 },
  ]);

  await visitor.call(setPublisher, { RoomID: ROOM, OnAir: false });
  one.add(ROOM, 9);
  await tick();
  await visitor.call(setPublisher, { RoomID: ROOM, OnAir: true });
  await tick();
  expect(told).toHaveLength(2);
  expect(await ports.store.table('liveHearts').find({})).toMatchObject([{ Waiting: 0 }]);
});
