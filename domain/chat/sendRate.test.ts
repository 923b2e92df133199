import { expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import type { TestSocket } from '#conformance/testSocket.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const HOUR_MS = 60 * 60 * 1000;
const PLAYER = { phone: '0900000002', id: '10000002' };

async function createWorld() {
  let wall = NOW;
  const { ports, adapter } = await createMemoryWorld({ clock: createMovableClock(() => wall) });
  const socket = await (await new TestContext(adapter).member(PLAYER.phone)).openSocket('chat');
  const setWall = (time: number): void => void (wall = time);
  return { socket, setWall, store: ports.store };
}

async function sendCodes(socket: TestSocket, count: number): Promise<readonly number[]> {
  const codes: number[] = [];
  for (let at = 0; at < count; at += 1)
    codes.push((await socket.ask(sendPublicMessage.op, { Message: `第 ${at} 則` })).Code);
  return codes;
}
const sent = (count: number): readonly number[] => Array.from({ length: count }, () => 200);

it('accepts the eleventh send once the first is 60 seconds old, and not before', async () => {
  const { socket, setWall } = await createWorld();
  expect(await sendCodes(socket, 1)).toEqual([200]);
  setWall(NOW + 30_000);
  expect(await sendCodes(socket, 10)).toEqual([...sent(9), 200069]);
  setWall(NOW + 59_999);
  expect(await sendCodes(socket, 1)).toEqual([200069]);
  setWall(NOW + 60_000);
  expect(await sendCodes(socket, 2)).toEqual([200, 200069]);
});

it('does not count sends from before the clock was set back', async () => {
  const { socket, setWall } = await createWorld();
  setWall(NOW + HOUR_MS);
  expect(await sendCodes(socket, 11)).toEqual([...sent(10), 200069]);
  setWall(NOW);
  expect(await sendCodes(socket, 11)).toEqual([...sent(10), 200069]);
  setWall(NOW + 60_000);
  expect(await sendCodes(socket, 1)).toEqual([200]);
});

it('keeps one row a player, with no more times than the limit counts', async () => {
  const { socket, setWall, store } = await createWorld();
  await sendCodes(socket, 11);
  setWall(NOW + 50_000);
  await sendCodes(socket, 11);
  const row = await store.table('sendTimes').get(PLAYER.id);
  expect(row?.Times).toEqual(Array.from({ length: 10 }, () => NOW));
  expect(await store.table('sendTimes').count()).toBe(1);
});
