import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Store } from '../ports/store.ts';
import type { Snapshot } from '../store.ts';
import { auditLedger } from './audit.ts';
import type { Transfer } from './posting.ts';
import { accountOf, grant, lines, NOW, worldStore } from './testing.ts';
import { transfer, transferWithin } from './transfer.ts';

const player = fc.constantFrom('a', 'b', 'c', 'd');
const asked: fc.Arbitrary<Transfer> = fc.oneof(
  fc.record({
    ID: fc.nat({ max: 30 }).map((id) => `t${id}`),
    Reason: fc.constant('r'),
    Source: fc.constant('s'),
    Lines: fc
      .tuple(player, player, fc.integer({ min: 1, max: 80 }), fc.constantFrom(1, 2))
      .map(([from, to, amount, item]) => lines(from, to, amount, item)),
  }),
  fc.record({
    ID: fc.nat({ max: 10 }).map((id) => `back${id}`),
    Reason: fc.constant('r'),
    Source: fc.constant('s'),
    Reverses: fc.nat({ max: 30 }).map((id) => `t${id}`),
  }),
);

/** Runs requests in batches. All requests of a batch run together, some within a separate transaction. */
async function run(store: Store, batches: readonly (readonly (readonly [Transfer, boolean])[])[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (const batch of batches) {
    const settled = await Promise.allSettled(
      batch.map(([each, within]) =>
        within ? store.transaction((tx) => transferWithin(tx, NOW, each)) : transfer(store, NOW, each),
      ),
    );
    outcomes.push(...settled.map(({ status }) => status));
  }
  return outcomes;
}

async function worldOf(store: Store): Promise<Snapshot> {
  const [accounts, transfers, entries] = await Promise.all([
    store.table('accounts').find(),
    store.table('transfers').find(),
    store.table('entries').find(),
  ]);
  return { accounts, transfers, entries };
}

describe('random requests to the ledger', () => {
  it('keep it balanced, and no player below zero', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.tuple(asked, fc.boolean()), { maxLength: 8 }), { maxLength: 8 }),
        async (batches) => {
          const store = worldStore();
          await Promise.all(['a', 'b', 'c', 'd'].map((name) => grant(store, name, 100)));
          await run(store, batches);
          expect(await auditLedger(store)).toEqual([]);
          const balances = await store.table('accounts').find({ where: { Owner: { like: 'player:%' } } });
          expect(balances.filter(({ Balance }) => Balance < 0)).toEqual([]);
          expect(await store.table('accounts').sum('Balance', { ItemID: 1 })).toBe(0);
        },
      ),
      { numRuns: 60 },
    ));

  it('have the same result in a batch as one after another', () =>
    fc.assert(
      fc.asyncProperty(fc.array(asked, { maxLength: 40 }), async (all) => {
        const [together, apart] = [worldStore(), worldStore()];
        for (const store of [together, apart]) {
          for (const name of ['a', 'b']) {
            await transfer(store, NOW, {
              ID: `start ${name}`,
              Reason: 'r',
              Source: 's',
              Lines: [
                { Owner: 'house:x', ItemID: 1, Amount: -100 },
                { Owner: `player:${name}`, ItemID: 1, Amount: 100 },
              ],
            });
          }
        }
        const some = await run(together, [all.map((each) => [each, false] as const)]);
        const same = await run(
          apart,
          all.map((each) => [[each, false] as const]),
        );
        expect(some).toEqual(same);
        expect(await worldOf(together)).toEqual(await worldOf(apart));
      }),
      { numRuns: 60 },
    ));

  it('let 64 concurrent callers spend the same money only once', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 64 }, (_, at) => {
        const each = { ID: `spend ${at}`, Reason: 'r', Source: 's', Lines: lines('a', 'b', 30) };
        return at % 2 === 0 ? transfer(store, NOW, each) : store.transaction((tx) => transferWithin(tx, NOW, each));
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await accountOf(store, 'player:a')).toBe(10);
    expect(await accountOf(store, 'player:b')).toBe(90);
    expect(await auditLedger(store)).toEqual([]);
  });
});

describe('the audit', () => {
  const faults: readonly (readonly [string, (world: Snapshot) => Snapshot])[] = [
    [
      'a balance that was changed',
      (world) => ({
        ...world,
        accounts: (world.accounts ?? []).map((row, at) => (at === 1 ? { ...row, Balance: row.Balance + 1 } : row)),
      }),
    ],
    ['an account that is gone', (world) => ({ ...world, accounts: world.accounts?.slice(1) ?? [] })],
    ['an entry that is gone', (world) => ({ ...world, entries: world.entries?.slice(1) ?? [] })],
    [
      'an amount that was changed',
      (world) => ({
        ...world,
        entries: (world.entries ?? []).map((row, at) => (at === 0 ? { ...row, Amount: row.Amount + 1 } : row)),
      }),
    ],
    [
      'an entry moved to another owner',
      (world) => ({
        ...world,
        entries: (world.entries ?? []).map((row, at) => (at === 0 ? { ...row, Owner: 'player:thief' } : row)),
      }),
    ],
    ['a transfer that is gone', (world) => ({ ...world, transfers: world.transfers?.slice(1) ?? [] })],
    [
      'a failed transfer with entries',
      (world) => ({
        ...world,
        transfers: (world.transfers ?? []).map((row, at) => (at === 0 ? { ...row, Status: 'failed' } : row)),
      }),
    ],
    [
      'a step that was shifted',
      (world) => ({
        ...world,
        entries: (world.entries ?? []).map((row, at) =>
          at === 0 ? { ...row, BeforeAmount: row.BeforeAmount + 7, AfterAmount: row.AfterAmount + 7 } : row,
        ),
      }),
    ],
  ];

  it.each(faults)('finds %s', async (_name, spoil) => {
    const store = worldStore();
    for (const [at, name] of ['a', 'b', 'a', 'c'].entries()) await grant(store, name, 10 + at);
    await transfer(store, NOW, { ID: 'x', Reason: 'r', Source: 's', Lines: lines('a', 'b', 5) });
    const world = await worldOf(store);
    expect(await auditLedger(worldStore(world))).toEqual([]);
    expect(await auditLedger(worldStore(spoil(world)))).not.toEqual([]);
  });

  it('finds a player below zero', async () => {
    const store = worldStore();
    await grant(store, 'a', 10);
    const { accounts = [], entries = [], transfers = [] } = await worldOf(store);
    const flip = <Row extends { Owner: string }>(row: Row): Row => ({
      ...row,
      Owner: row.Owner === 'player:a' ? 'house:grants' : 'player:a',
    });
    const found = await auditLedger(
      worldStore({ transfers, accounts: accounts.map(flip), entries: entries.map(flip) }),
    );
    expect(new Set(found.map(({ Rule }) => Rule))).toEqual(new Set(['no player is below zero']));
  });
});
