import { beforeEach, expect, it } from 'vitest';
import { memoryStore, START } from '../testing/providerWorld.ts';
import { LEASE_MS, LeaseLost, releaseLease, renewLease, requireLease, RENEW_MS, takeLease } from './lease.ts';

const ROOM = 'crab:cards:1';
const ONE = { id: 'one', address: '' };
const TWO = { id: 'two', address: '' };
let time = START;
let ports: Parameters<typeof renewLease>[0];
beforeEach(() => {
  time = START;
  ports = { store: memoryStore(), now: () => time };
});

it('gives a room to one process', async () => {
  expect(await takeLease(ports, ROOM, ONE)).toMatchObject({ Holder: 'one', Fence: 1 });
  expect(await takeLease(ports, ROOM, TWO)).toBeUndefined();
  expect(await takeLease(ports, 'crab:cards:2', TWO)).toMatchObject({ Fence: 1 });
});

it('stays with a process that renews it', async () => {
  const lease = await takeLease(ports, ROOM, ONE);
  for (let second = 0; second < 10; second += 1) {
    time += RENEW_MS;
    if (lease) await renewLease(ports, lease, 0);
    expect(await takeLease(ports, ROOM, TWO)).toBeUndefined();
  }
});

it('goes to another process less than 5 s after a death', async () => {
  await takeLease(ports, ROOM, ONE);
  time += LEASE_MS;
  expect(LEASE_MS).toBeLessThan(5000);
  expect(await takeLease(ports, ROOM, TWO)).toMatchObject({ Holder: 'two', Fence: 2 });
});

it('goes to another process at once after a planned stop', async () => {
  const lease = await takeLease(ports, ROOM, ONE);
  if (lease) await releaseLease(ports, lease);
  expect(await takeLease(ports, ROOM, TWO)).toMatchObject({ Fence: 2 });
});

it('lets a process without it write nothing', async () => {
  const { store } = ports;
  const lost = await takeLease(ports, ROOM, ONE);
  time += LEASE_MS;
  await takeLease(ports, ROOM, TWO);
  if (lost === undefined) throw new Error('no lease');
  const write = store.transaction(async (tx) => {
    await tx.table('jackpots').insert({ Brand: 'crab', GameCode: 'cards', Name: 'written', Amount: 1 });
    await requireLease(tx, lost);
  });
  await expect(write).rejects.toThrow(LeaseLost);
  await expect(renewLease(ports, lost, 0)).rejects.toThrow(LeaseLost);
  await expect(releaseLease(ports, lost)).rejects.toThrow(LeaseLost);
  expect(await store.table('jackpots').count()).toBe(0);
});
