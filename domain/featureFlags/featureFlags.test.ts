import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store/index.ts';
import { BOARD_TOPIC } from './flagsTopic.ts';
import { MAINTENANCE, NO_PLAN } from './maintenancePlan.ts';
import { Switchboard, switchboardOf } from './featureFlags.ts';

const settings = { siteID: 'dev', chatMinVip: 3, devTools: true, publicOrigin: 'http://domain.test', brands: [] };
const FROM = '2026-11-20T12:00:00.000Z';
const NOW = Date.parse(FROM);

/** A world in which another process closes the service without a notice that this one hears. */
function createWorld() {
  const bus = createLocalBus();
  const store = createStore(createMemoryBackend(), { bus, uuid: randomUUID });
  const close = () =>
    store.transaction((tx) => tx.table('settings').insert({ Name: MAINTENANCE, Value: { ...NO_PLAN, From: FROM } }));
  return { bus, store, settings, close };
}
const notice = { topic: BOARD_TOPIC, op: 0, code: 200, result: null, personal: false, socket: 'both' } as const;

it('is one for each world', () => {
  const world = createWorld();
  expect(switchboardOf(world)).toBe(switchboardOf(world));
  expect(switchboardOf(createWorld())).not.toBe(switchboardOf(world));
});

it('is read once, and again after a notice', async () => {
  const world = createWorld();
  const board = new Switchboard(world);
  expect(board.held).toBeUndefined();
  const first = await board.read();
  await world.close();
  expect(await board.read()).toBe(first);
  await world.bus.publish([notice]);
  expect(board.held).toBeUndefined();
  expect((await board.read()).isClosed(NOW)).toBe(true);
});

it('does not keep what was read before a change that came meanwhile', async () => {
  const world = createWorld();
  const board = new Switchboard(world);
  const early = board.read();
  await world.bus.publish([notice]);
  await early;
  expect(board.held).toBeUndefined();
});

it('finds out without a notice when it is read again, and answers from what it holds until then', async () => {
  const world = createWorld();
  const board = new Switchboard(world);
  await board.read();
  await world.close();
  const again = board.reread();
  expect(board.held?.isClosed(NOW)).toBe(false);
  await again;
  expect(board.held?.isClosed(NOW)).toBe(true);
});
