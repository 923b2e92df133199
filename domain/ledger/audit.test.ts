import { describe, expect, it } from 'vitest';
import type { Reader } from '../ports/store.ts';
import type { Snapshot } from '../store.ts';
import { auditLedger } from './audit.ts';
import type { EntryRow } from './posting.ts';
import { grant, lines, NOW, worldStore } from './testing.ts';
import { transfer } from './transfer.ts';

const CHAIN = 'entries of an account form a chain to its balance';

async function world(): Promise<Required<Pick<Snapshot, 'accounts' | 'transfers' | 'entries'>>> {
  const store = worldStore();
  for (const amount of [10, 20, 30]) await grant(store, 'a', amount);
  await transfer(store, NOW, { ID: 'x', Reason: 'r', Source: 's', Lines: lines('a', 'b', 5) });
  const [accounts, transfers, entries] = await Promise.all([
    store.table('accounts').find(),
    store.table('transfers').find(),
    store.table('entries').find(),
  ]);
  return { accounts, transfers, entries };
}

/** Returns the account's entries after changing the entry at this index. */
function changed(
  entries: readonly EntryRow[],
  owner: string,
  change: (own: readonly EntryRow[]) => Partial<EntryRow>[],
): EntryRow[] {
  const own = entries.filter(({ Owner }) => Owner === owner).toSorted((a, b) => a.Position - b.Position);
  const changes = change(own);
  return entries.map((entry) => ({ ...entry, ...changes[own.indexOf(entry)] }));
}
const found = async (reader: Reader) =>
  (await auditLedger(reader)).map(({ Rule, Subject, Detail }) => [Rule, Subject, Detail]);

describe('the audit of an account', () => {
  it('follows positions: two swapped entries break it, and it names the place', async () => {
    const { entries, ...rest } = await world();
    const swapped = changed(entries, 'player:a', ([first, second]) => [
      { Position: second?.Position ?? 0 },
      { Position: first?.Position ?? 0 },
    ]);
    const second = swapped.find(({ Owner, BeforeAmount }) => Owner === 'player:a' && BeforeAmount === 10);
    expect(await found(worldStore({ ...rest, entries: swapped }))).toEqual([
      [CHAIN, 'player:a item 1', `${second?.TransferID} line 1 starts at 10 where 0 was left`],
    ]);
  });

  it('finds two entries of one position', async () => {
    const { entries, ...rest } = await world();
    const doubled = changed(entries, 'player:a', ([, , third]) => [{}, { Position: third?.Position ?? 0 }]);
    expect(await found(worldStore({ ...rest, entries: doubled }))).toMatchObject([
      [CHAIN, 'player:a item 1', expect.stringContaining('has the position of')],
    ]);
  });

  it('finds an account with a position before its newest entry', async () => {
    const { accounts, ...rest } = await world();
    const behind = accounts.map((row) => (row.Owner === 'player:a' ? { ...row, Position: row.Position - 1 } : row));
    expect(await found(worldStore({ ...rest, accounts: behind }))).toMatchObject([
      [CHAIN, 'player:a item 1', expect.stringMatching(/^the account is at position \d+, x line 0 at \d+$/)],
    ]);
  });

  it('finds a chain that does not end at the balance', async () => {
    const { accounts, ...rest } = await world();
    const more = accounts.map((row) => (row.Owner === 'player:b' ? { ...row, Balance: 6 } : row));
    expect(await found(worldStore({ ...rest, accounts: more }))).toEqual([
      [CHAIN, 'player:b item 1', 'x line 1 ends at 5, the account holds 6'],
    ]);
  });

  it('finds a balance without entries', async () => {
    const { accounts, ...rest } = await world();
    const more = [...accounts, { Owner: 'player:c', ItemID: 1, Balance: 7, Position: 0 }];
    expect(await found(worldStore({ ...rest, accounts: more }))).toEqual([
      [CHAIN, 'player:c item 1', 'no entry leads to the balance of 7'],
    ]);
  });

  it('accepts entries from before positions in any order that forms a chain', async () => {
    const { entries, accounts, transfers } = await world();
    const Position = Date.parse(NOW) * 1000;
    const old = {
      entries: entries.map((entry) => ({ ...entry, Position })),
      accounts: accounts.map((row) => ({ ...row, Position })),
      transfers,
    };
    const store = worldStore(old);
    expect(await found(store)).toEqual([]);
    await grant(store, 'a', 1);
    expect(await found(store)).toEqual([]);
    const gone = old.entries.filter(({ Owner, BeforeAmount }) => Owner !== 'player:a' || BeforeAmount !== 10);
    expect(await found(worldStore({ ...old, entries: gone }))).toContainEqual([
      CHAIN,
      'player:a item 1',
      expect.stringContaining('starts at'),
    ]);
  });

  it('accepts an account ahead of its newest entry, as earlier versions left it after a failed transfer in the same batch', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    await store.transaction((tx) => tx.table('accounts').add({ Owner: 'player:a' }, { Position: 1 }));
    expect(await found(store)).toEqual([]);
  });

  it('reads an account of many pages', async () => {
    const store = worldStore();
    for (let at = 0; at < 25; at += 1) await Promise.all(Array.from({ length: 100 }, () => grant(store, 'a', 1)));
    expect(await found(store)).toEqual([]);
    const [newest] = await store.table('entries').find({ order: [['Position', 'desc']], limit: 1 });
    await store.transaction((tx) =>
      tx.table('entries').update({ TransferID: newest?.TransferID ?? '' }, { AfterAmount: 0 }),
    );
    expect((await found(store)).filter(([rule]) => rule === CHAIN)).toHaveLength(2);
  });
});

it('names the transfer of an entry without a transfer', async () => {
  const { entries, ...rest } = await world();
  const [first] = entries;
  if (first === undefined) throw new Error('no entry');
  const orphan = { ...first, TransferID: 'mail:1:collect', Line: 3 };
  expect(await found(worldStore({ ...rest, entries: [...entries, orphan] }))).toContainEqual([
    'an entry belongs to a transfer',
    'mail:1:collect',
    '1 entry',
  ]);
});
