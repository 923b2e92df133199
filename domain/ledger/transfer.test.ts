import { describe, expect, it } from 'vitest';
import { ITEM } from '#protocol/entities/wallet.ts';
import { Failure } from '#protocol/failure.ts';
import { auditLedger } from './audit.ts';
import { balancesOf } from './balances.ts';
import { accountOf, grant, lines, NOW, worldStore } from './testing.ts';
import { transfer, transferWithin } from './transfer.ts';

const codeOf = (error: unknown): number | undefined => (error instanceof Failure ? error.code : undefined);
const failing = (work: Promise<unknown>): Promise<number | undefined> => work.then(() => 200, codeOf);

describe('a transfer', () => {
  it('moves between accounts and writes the balances before and after', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const posted = await transfer(store, NOW, { ID: 't1', Reason: 'gift', Source: 'test', Lines: lines('a', 'b', 30) });
    expect(posted.Transfer).toMatchObject({ ID: 't1', Status: 'posted', CreateTime: NOW });
    expect(
      posted.Entries.map(({ Owner, BeforeAmount, Amount, AfterAmount }) => [Owner, BeforeAmount, Amount, AfterAmount]),
    ).toEqual([
      ['player:a', 100, -30, 70],
      ['player:b', 0, 30, 30],
    ]);
    expect(await store.table('entries').find({ where: { TransferID: 't1' } })).toEqual(posted.Entries);
    expect([...(await balancesOf(store, 'player:b'))]).toEqual([[ITEM.gold, 30]]);
    expect(await auditLedger(store)).toEqual([]);
  });

  it('that is refused leaves the positions of its accounts unused, in a batch as well as alone', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const short = [...lines('a', 'b', 10), ...lines('a', 'b', 1, ITEM.gem)];
    const asked = [lines('a', 'b', 10), short, lines('a', 'b', 10)];
    await Promise.allSettled(
      asked.map((Lines, at) => transfer(store, NOW, { ID: `${at}`, Reason: 'r', Source: 's', Lines })),
    );
    const where = { Owner: 'player:b', ItemID: ITEM.gold };
    const [first, second] = await store.table('entries').find({ where, order: [['Position', 'asc']] });
    expect(second?.Position).toBe((first?.Position ?? 0) + 1);
    expect((await store.table('accounts').get('player:b', ITEM.gold))?.Position).toBe(second?.Position);
  });

  it('never takes a player below zero: 100011 for gold, 200124 for gems and points', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const spend = (ID: string, ItemID: number, amount: number): Promise<number | undefined> =>
      failing(transfer(store, NOW, { ID, Reason: 'r', Source: 's', Lines: lines('a', 'b', amount, ItemID) }));
    expect(await spend('1', ITEM.gold, 101)).toBe(100011);
    expect(await spend('2', ITEM.gem, 1)).toBe(200124);
    expect(await spend('3', ITEM.point, 1)).toBe(200124);
    expect(await spend('4', ITEM.gold, 100)).toBe(200);
    expect(await accountOf(store, 'player:a')).toBe(0);
    expect(await auditLedger(store)).toEqual([]);
  });

  it('moves all of its lines or none', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const Lines = [...lines('a', 'b', 60), ...lines('a', 'c', 60)];
    expect(await failing(transfer(store, NOW, { ID: 't', Reason: 'r', Source: 's', Lines }))).toBe(100011);
    expect(await Promise.all(['a', 'b', 'c'].map((name) => accountOf(store, `player:${name}`)))).toEqual([100, 0, 0]);
  });

  it('returns the first outcome for the same id, immediately and later', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const asked = { ID: 't', Reason: 'r', Source: 's', Lines: lines('a', 'b', 60) };
    const [first, twin] = await Promise.all([transfer(store, NOW, asked), transfer(store, NOW, asked)]);
    const later = await transfer(store, '2030-01-01T00:00:00.000Z', asked);
    expect(twin).toEqual(first);
    expect(later).toEqual(first);
    expect(await accountOf(store, 'player:b')).toBe(60);
  });

  it('refuses the same id with another content', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    await transfer(store, NOW, { ID: 't', Reason: 'r', Source: 's', Lines: lines('a', 'b', 60) });
    const other = [
      { ID: 't', Reason: 'r', Source: 's', Lines: lines('a', 'b', 61) },
      { ID: 't', Reason: 'r', Source: 's', Lines: lines('a', 'c', 60) },
      { ID: 't', Reason: 'other', Source: 's', Lines: lines('a', 'b', 60) },
      { ID: 't', Reason: 'r', Source: 's', Reverses: 't' },
    ];
    for (const asked of other) expect(await failing(transfer(store, NOW, asked))).toBe(100000);
    expect(await accountOf(store, 'player:a')).toBe(40);
  });

  it('keeps a failed id failed, even after the money has arrived', async () => {
    const store = worldStore();
    const asked = { ID: 't', Reason: 'r', Source: 's', Lines: lines('a', 'b', 60) };
    expect(await failing(transfer(store, NOW, asked))).toBe(100011);
    await grant(store, 'a', 100);
    expect(await failing(transfer(store, NOW, asked))).toBe(100011);
    expect(await accountOf(store, 'player:a')).toBe(100);
    expect(await auditLedger(store)).toEqual([]);
  });

  it.each([
    ['no lines', []],
    ['lines that do not sum to zero', [...lines('a', 'b', 5), { Owner: 'player:a', ItemID: 1, Amount: 1 }]],
    [
      'items that balance only together',
      [
        { Owner: 'house:x', ItemID: 1, Amount: -1 },
        { Owner: 'house:x', ItemID: 2, Amount: 1 },
      ],
    ],
    ['an amount of nothing', lines('a', 'b', 0)],
    ['a part of a unit', lines('a', 'b', 0.5)],
    ['an amount beyond 2^53', lines('a', 'b', 2 ** 53)],
    [
      'an owner of no kind',
      [
        { Owner: 'a', ItemID: 1, Amount: -1 },
        { Owner: 'player:', ItemID: 1, Amount: 1 },
      ],
    ],
  ])('refuses %s, and does not affect other transfers of the batch', async (_name, Lines) => {
    const store = worldStore();
    const wrong = transfer(store, NOW, { ID: 'wrong', Reason: 'r', Source: 's', Lines });
    const [outcome] = await Promise.allSettled([wrong, grant(store, 'b', 5)]);
    expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(RangeError);
    expect(await store.table('transfers').get('wrong')).toBeUndefined();
    expect(await accountOf(store, 'player:b')).toBe(5);
  });

  it('refuses a balance beyond 2^53 without moving anything', async () => {
    const store = worldStore();
    await grant(store, 'a', Number.MAX_SAFE_INTEGER);
    await expect(grant(store, 'a', 1)).rejects.toThrow(RangeError);
    expect(await accountOf(store, 'player:a')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await auditLedger(store)).toEqual([]);
  });
});

describe('a reversal', () => {
  const original = { ID: 't', Reason: 'gift', Source: 's', Lines: lines('a', 'b', 60) };
  const reversal = { ID: 'back', Reason: 'refund', Source: 's', Reverses: 't' };

  it('posts the opposite lines once and deletes nothing', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    await transfer(store, NOW, original);
    const first = await transfer(store, NOW, reversal);
    expect(first.Entries.map(({ Owner, Amount }) => [Owner, Amount])).toEqual([
      ['player:a', 60],
      ['player:b', -60],
    ]);
    expect(await transfer(store, NOW, reversal)).toEqual(first);
    expect(await failing(transfer(store, NOW, { ...reversal, ID: 'again' }))).toBe(100000);
    expect(await accountOf(store, 'player:a')).toBe(100);
    expect(await store.table('transfers').get('t')).toMatchObject({ Status: 'posted' });
    expect(await auditLedger(store)).toEqual([]);
  });

  it('works on a transfer of the same batch, and only one of two reversals succeeds', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const codes = await Promise.all(
      [original, reversal, { ...reversal, ID: 'rival' }].map((asked) => failing(transfer(store, NOW, asked))),
    );
    expect(codes).toEqual([200, 200, 100000]);
    expect(await accountOf(store, 'player:a')).toBe(100);
  });

  it('is refused for an unposted transfer, and for a reversal', async () => {
    const store = worldStore();
    expect(await failing(transfer(store, NOW, reversal))).toBe(100000);
    await failing(transfer(store, NOW, { ...original, ID: 'failed' }));
    expect(await failing(transfer(store, NOW, { ...reversal, ID: '2', Reverses: 'failed' }))).toBe(100000);
    await grant(store, 'a', 100);
    await transfer(store, NOW, original);
    await transfer(store, NOW, { ...reversal, ID: '3' });
    expect(await failing(transfer(store, NOW, { ...reversal, ID: '4', Reverses: '3' }))).toBe(100000);
  });

  it('does not take items that a player no longer has', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    await transfer(store, NOW, original);
    await transfer(store, NOW, { ID: 'spent', Reason: 'r', Source: 's', Lines: lines('b', 'c', 60) });
    expect(await failing(transfer(store, NOW, reversal))).toBe(100011);
    expect(await auditLedger(store)).toEqual([]);
  });
});

describe('a transfer within a larger unit of work', () => {
  it('is committed or undone with the unit of work', async () => {
    const store = worldStore();
    await grant(store, 'a', 100);
    const asked = { ID: 't', Reason: 'r', Source: 's', Lines: lines('a', 'b', 60) };
    const undone = store.transaction(async (tx) => {
      await transferWithin(tx, NOW, asked);
      throw new Error('no after all');
    });
    await expect(undone).rejects.toThrow('no after all');
    expect(await accountOf(store, 'player:a')).toBe(100);
    await store.transaction((tx) => transferWithin(tx, NOW, asked));
    expect(await accountOf(store, 'player:a')).toBe(40);
    expect(await failing(store.transaction((tx) => transferWithin(tx, NOW, { ...asked, ID: 'u' })))).toBe(100011);
  });
});
