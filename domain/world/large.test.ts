import { expect, it } from 'vitest';
import { auditLedger } from '../ledger/audit.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { enlargeWorld } from './large.ts';

it('makes the demo world large: its ledger balances, its channels have no gap, its players their own rows', async () => {
  const { ports } = await createMemoryWorld({
    clock: createMovableClock(() => Date.parse('2026-11-20T12:00:00.000Z')),
  });
  const { store } = ports;
  await enlargeWorld(store, { players: 200, messages: 3000 });
  expect(await store.table('players').count()).toBe(200);
  expect(await auditLedger(store)).toEqual([]);
  expect(await store.table('messages').count()).toBe(3000);
  const messages = await store.table('messages').find({ where: { Channel: 'public' }, order: [['Seq', 'asc']] });
  expect(messages.map(({ Seq }) => Seq)).toEqual(messages.map((_, at) => at + 1));
  expect((await store.table('channels').get('public'))?.Seq).toBe(messages.length);
  const copy = await store.table('relations').count({ PlayerID: '900000060' });
  expect(copy).toBe(await store.table('relations').count({ PlayerID: '10000001' }));
  const walk = (playerID: string) => store.table('entries').count({ Owner: `player:${playerID}`, ItemID: 1 });
  expect(await walk('900000061')).toBeGreaterThan(20);
}, 60_000);
