import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { Failure } from '#protocol/failure.ts';
import { FOREVER } from '#protocol/rules/ownLimit.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { createLocalBus } from '../ports/bus.ts';
import { createMemoryBackend, createStore } from '../store.ts';
import { createMemoryWorld } from '../testing/memoryWorld.ts';
import { purge } from '../operator/purge.ts';
import { assertNotExcluded, excludeDeleted, identityWay, phoneWay } from './exclusion.ts';
import type { SigningKeys } from './signingKeys.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const [FIRST, SECOND] = [1, 2].map((fill) => ({ id: `k${fill}`, bytes: new Uint8Array(32).fill(fill) }));
const PLAYER = { PlayerID: '20000001', Phone: '0911222333' };

async function excluded(PausedUntil: string) {
  if (FIRST === undefined || SECOND === undefined) throw new Error('there are no keys');
  const store = createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: randomUUID });
  const { ports } = await createMemoryWorld();
  const moment = (now: number) => ({
    now,
    nowText: new Date(now).toISOString(),
    ports: { ...ports, secret: [FIRST] as const },
  });
  await store.transaction(async (tx) => {
    await tx.table('identities').insert({ TPType: 7, Subject: 'U77', PlayerID: PLAYER.PlayerID, CreateTime: '' });
    await excludeDeleted(tx, moment(NOW), { ...PLAYER, PausedUntil });
  });
  const codeAt = (now: number, way = phoneWay(PLAYER.Phone), keys: SigningKeys = [FIRST]) =>
    assertNotExcluded(store, keys, way, now).then(
      () => 200,
      (error: unknown) => (error instanceof Failure ? error.code : error),
    );
  return { store, codeAt, moment, keys: [SECOND, FIRST] as const };
}

it('stores hashes of phone and identity and an end, and nothing else', async () => {
  const { store } = await excluded(FOREVER);
  const rows = await store.table('exclusions').find();
  const Expires = '2031-11-20T12:00:00.000Z';
  const WayHash: unknown = expect.stringMatching(/^k1-[\da-f]{64}$/);
  expect(rows).toEqual([
    { WayHash, Expires, IsForGood: true },
    { WayHash, Expires, IsForGood: true },
  ]);
});

it('stores nothing about a player who did not pause', async () => {
  for (const until of ['', new Date(NOW - DAY_MS).toISOString()]) {
    const { store } = await excluded(until);
    expect(await store.table('exclusions').count()).toBe(0);
  }
});

it('refuses the phone and the identity for five years, and no other', async () => {
  const { codeAt } = await excluded(FOREVER);
  const later = NOW + 5 * 365 * DAY_MS;
  expect(await codeAt(later)).toBe(300038);
  expect(await codeAt(later, identityWay(7, 'U77'))).toBe(300038);
  expect(await codeAt(NOW, identityWay(3, 'U77'))).toBe(200);
  expect(await codeAt(NOW, phoneWay('0911222334'))).toBe(200);
  expect(await codeAt(NOW + 5 * 366 * DAY_MS)).toBe(200);
});

it('recognises a seal of an earlier signing key', async () => {
  const { codeAt, keys } = await excluded(FOREVER);
  expect(await codeAt(NOW, phoneWay(PLAYER.Phone), keys)).toBe(300038);
});

it('is never shortened by another deletion', async () => {
  const { store, codeAt, moment } = await excluded(FOREVER);
  const PausedUntil = new Date(NOW + DAY_MS).toISOString();
  await store.transaction((tx) => excludeDeleted(tx, moment(NOW), { ...PLAYER, PausedUntil }));
  expect(await codeAt(NOW + 2 * DAY_MS)).toBe(300038);
});

it('is removed by the purge when its time is over', async () => {
  const { store } = await excluded(FOREVER);
  await store.transaction((tx) => purge(tx, NOW + 5 * 365 * DAY_MS));
  expect(await store.table('exclusions').count()).toBe(2);
  await store.transaction((tx) => purge(tx, NOW + 5 * 366 * DAY_MS));
  expect(await store.table('exclusions').count()).toBe(0);
});
