import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { getLiveFrame } from '#protocol/endpoints/live.ts';
import { getDefaultLive, reportRoom } from '#protocol/operations/live.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { keepFrame } from './frames.ts';
import { publisherEnded, publisherStarted } from './publishing.ts';

const ROOM = '1';

async function world() {
  const { adapter, ports } = await createMemoryWorld();
  const { store, clock } = ports;
  const moment = () => ({ now: clock.now(), nowText: new Date(clock.now()).toISOString(), ports });
  const keep = async (jpeg: Uint8Array) => {
    await store.transaction((tx) => keepFrame(tx, moment(), { RoomID: ROOM, jpeg }));
    clock.advance(1000);
    return (await store.table('liveFrames').find({ order: [['CreateTime', 'desc']] })).map(({ FrameID }) => FrameID);
  };
  const start = () => store.transaction((tx) => publisherStarted(tx, moment(), { RoomID: ROOM, PublisherID: 'a' }));
  const end = () => store.transaction((tx) => publisherEnded(tx, moment(), { RoomID: ROOM, PublisherID: 'a' }));
  return { end, context: new TestContext(adapter), keep, start };
}

it('shows only the newest frame, and keeps a frame of a report for operators', async () => {
  const { context, keep, start } = await world();
  await start();
  await keep(new Uint8Array([1]));
  const [first = ''] = await keep(new Uint8Array([2]));
  const socket = await (await context.member('0900000001')).openSocket('chat');
  expect((await socket.call(reportRoom, { RoomID: ROOM, Reason: 1 })).HasFrame).toBe(true);
  const frames = await keep(new Uint8Array([3]));
  expect(frames).toHaveLength(2);
  expect(frames[1]).toBe(first);
  const ask = async (ID = '') => (await context.visitor().ask(getLiveFrame, { ID })).Code;
  expect([await ask(frames[0]), await ask(first)]).toEqual([200, 300011]);
});

it('keeps no frame off air, and no frame above 200 KiB', async () => {
  const { keep, start } = await world();
  expect(await keep(new Uint8Array([1]))).toEqual([]);
  await start();
  expect(await keep(new Uint8Array(200 * 1024 + 1))).toEqual([]);
  expect(await keep(new Uint8Array(200 * 1024))).toHaveLength(1);
});

it('shows the frame on the card of a room on air, and removes it when the room is off air', async () => {
  const { context, keep, start, end } = await world();
  const socket = await (await context.member('0900000001')).openSocket('chat');
  const picture = async () => (await socket.call(getDefaultLive, {})).RoomInfo?.PicURL;
  await start();
  expect(await picture()).toBe('');
  const [ID = ''] = await keep(new Uint8Array([1]));
  expect(await picture()).toBe(`${getLiveFrame.path}?ID=${ID}`);
  expect((await socket.call(reportRoom, { RoomID: ROOM, Reason: 1 })).HasFrame).toBe(true);
  await end();
  expect(await picture()).toBe('');
  expect((await context.visitor().ask(getLiveFrame, { ID })).Code).toBe(300011);
  await start();
  await keep(new Uint8Array([2]));
  await end();
  // The report keeps the frame that it needs.
  expect(await keep(new Uint8Array([3]))).toEqual([ID]);
});
