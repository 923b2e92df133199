import { expect, it } from 'vitest';
import { maintenanceSoon, switchesChanged } from '#protocol/operations/operator.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { planMaintenance, announceMaintenance } from './maintenance.ts';
import { readMaintenance } from '../featureFlags/maintenancePlan.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE_MS = 60_000;
const FROM = new Date(NOW + 20 * MINUTE_MS).toISOString();

it('announces its beginning at its time, although that time had passed before the clock was set back', async () => {
  let wall = NOW;
  const { ports } = await createMemoryWorld({ clock: createMovableClock(() => wall) });
  const { store, bus, clock } = ports;
  const told: number[] = [];
  bus.subscribe(({ op }) => void told.push(op));
  const actor = () => ({ ports, now: clock.now(), nowText: new Date(clock.now()).toISOString(), actor: 'test' });
  const look = () => store.transaction((tx) => announceMaintenance(tx, actor()));

  await store.transaction((tx) => planMaintenance(tx, actor(), { From: FROM }));
  wall = NOW + 60 * MINUTE_MS;
  await look();
  expect((await readMaintenance(store)).NextTell).toBe('');
  await expect.poll(() => told).toContain(switchesChanged.op);
  told.length = 0;

  wall = NOW;
  await look();
  expect((await readMaintenance(store)).NextTell).toBe(new Date(NOW + 10 * MINUTE_MS).toISOString());
  wall = NOW + 10 * MINUTE_MS;
  await look();
  await expect.poll(() => told).toEqual([maintenanceSoon.op]);
  wall = NOW + 20 * MINUTE_MS;
  await look();
  expect((await readMaintenance(store)).NextTell).toBe('');
});
