import { expect, it } from 'vitest';
import { auditLedger } from '../ledger/audit.ts';
import { createMemoryWorld, createMovableClock } from '../testing/memoryWorld.ts';
import { enlargeWorld } from './large.ts';

it('makes the demo world large with a balanced ledger, channels without gaps and own rows for each player', async () => {
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
  const entriesOf = (playerID: string) => store.table('entries').count({ Owner: `player:${playerID}`, ItemID: 1 });
  expect(await entriesOf('900000061')).toBeGreaterThan(20);
  for (const { BattleID, Bracket, Players, Scored } of await store.table('battleBrackets').find()) {
    expect(Players).toBe(await store.table('battleEntries').count({ BattleID, Bracket }));
    expect(Scored).toBe(await store.table('battleEntries').count({ BattleID, Bracket, Score: { gt: 0 } }));
  }
}, 60_000);

it('gives players an earlier past if more entries are requested, and chains the books', async () => {
  const { ports } = await createMemoryWorld({
    clock: createMovableClock(() => Date.parse('2026-11-20T12:00:00.000Z')),
  });
  const { store } = ports;
  const before = await store.table('entries').count();
  await enlargeWorld(store, { players: 200, messages: 100, entries: 20_000 });
  const made = (await store.table('entries').count()) - before;
  expect(made).toBeGreaterThan(18_000);
  expect(made).toBeLessThan(22_000);
  expect(await auditLedger(store)).toEqual([]);
  const book = await store
    .table('entries')
    .find({ where: { Owner: 'player:900000061', ItemID: 1 }, order: [['Position', 'asc']] });
  expect(book.slice(1).map(({ BeforeAmount }) => BeforeAmount)).toEqual(book.slice(0, -1).map((e) => e.AfterAmount));
}, 60_000);
