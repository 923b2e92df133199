import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { FLAGS_TOPIC } from './flagsTopic.ts';
import { MAINTENANCE, NO_PLAN } from './maintenancePlan.ts';
import { FeatureFlags, featureFlagsOf } from './featureFlags.ts';

const settings = { siteID: 'dev', chatMinVip: 3, devTools: true, publicOrigin: 'http://domain.test', brands: [] };
const FROM = '2026-11-20T12:00:00.000Z';
const NOW = Date.parse(FROM);

/** Creates a world in which another process closes the service and this process does not get the notice. */
function createWorld() {
  const bus = createLocalBus();
  const store = createStore(createMemoryBackend(), { bus, uuid: randomUUID });
  const close = () =>
    store.transaction((tx) => tx.table('settings').insert({ Name: MAINTENANCE, Value: { ...NO_PLAN, From: FROM } }));
  return { bus, store, settings, close };
}
const notice = { topic: FLAGS_TOPIC, op: 0, code: 200, result: null, personal: false, socket: 'both' } as const;

it('are one instance for each world', () => {
  const world = createWorld();
  expect(featureFlagsOf(world)).toBe(featureFlagsOf(world));
  expect(featureFlagsOf(createWorld())).not.toBe(featureFlagsOf(world));
});

it('are read once, and again after a notice', async () => {
  const world = createWorld();
  const flags = new FeatureFlags(world);
  expect(flags.held).toBeUndefined();
  const first = await flags.read();
  await world.close();
  expect(await flags.read()).toBe(first);
  await world.bus.publish([notice]);
  expect(flags.held).toBeUndefined();
  expect((await flags.read()).isClosed(NOW)).toBe(true);
});

it('do not keep a value that was read before a change', async () => {
  const world = createWorld();
  const flags = new FeatureFlags(world);
  const early = flags.read();
  await world.bus.publish([notice]);
  await early;
  expect(flags.held).toBeUndefined();
});

it('follow a change without a notice at the next read, and answer from the held flags until then', async () => {
  const world = createWorld();
  const flags = new FeatureFlags(world);
  await flags.read();
  await world.close();
  const again = flags.reread();
  expect(flags.held?.isClosed(NOW)).toBe(false);
  await again;
  expect(flags.held?.isClosed(NOW)).toBe(true);
});
