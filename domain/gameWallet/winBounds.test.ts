import { describe, expect, it } from 'vitest';
import { ITEM } from '#protocol/entities/wallet.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { GameProvider } from '../ports/gameProvider.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { createWalletWorld, type WalletWorld } from '../testing/walletWorld.ts';

const HOUSE = 'house:games:studio';

async function enter(bounds: Partial<GameProvider>) {
  const world = await createWalletWorld({ provider: bounds });
  const token = await world.enter();
  const stake = async (round: string, fields = {}) =>
    (await world.call('bet', { token, round, transaction_uuid: `b-${round}`, amount: 100, ...fields })).status;
  const win = async (round: string, amount: number) =>
    (await world.call('win', { token, round, reference_transaction_uuid: `b-${round}`, amount })).status;
  const play = async (round: string, bet_amount: number, win_amount: number) =>
    (await world.call('play', { token, round, bet_amount, win_amount })).status;
  const close = (round: string) => world.call('close', { token, round });
  const rollback = (round: string) =>
    world.call('rollback', { token, round, reference_transaction_uuid: `b-${round}` });
  return { world, token, stake, win, play, close, rollback };
}
const balanceOf = async ({ ports }: WalletWorld, owner: string): Promise<number> =>
  (await ports.store.table('accounts').get(owner, ITEM.gold))?.Balance ?? 0;

describe('the account of a game provider', () => {
  it("takes the provider's stakes and pays its wins, and no other game account changes", async () => {
    const { world, play, stake, rollback } = await enter({});
    await play('r1', 100, 40);
    await stake('r2');
    await rollback('r2');
    expect([await balanceOf(world, HOUSE), await balanceOf(world, 'house:games')]).toEqual([60, 0]);
    expect(await world.audit()).toEqual([]);
  });

  const drain = (world: WalletWorld, room: number) =>
    world.ports.store.transaction((tx) =>
      transferWithin(tx, new Date(world.ports.clock.now()).toISOString(), {
        ID: 'drained',
        Reason: 'grant',
        Source: 'test',
        Lines: [
          { Owner: HOUSE, ItemID: ITEM.gold, Amount: Number.MIN_SAFE_INTEGER + room },
          { Owner: 'house:grants', ItemID: ITEM.gold, Amount: Number.MAX_SAFE_INTEGER - room },
        ],
      }),
    );
  it('takes no stake if it could not pay a win within 2^53', async () => {
    const { world, stake } = await enter({ MaxWin: 10, MaxWinPerDay: 1000 });
    await drain(world, 999);
    expect(await stake('r1')).toBe('WIN_LIMIT_REACHED');
    expect(await world.gold()).toBe(1000);
  });

  it('keeps room for the wins of rounds that are open since earlier days', async () => {
    const { world } = await enter({ MaxWin: 500, MaxWinPerDay: 500 });
    const Expires = new Date(world.ports.clock.now() + 10 * DAY_MS).toISOString();
    await world.ports.store.transaction((tx) => tx.table('sessions').update({}, { Expires }));
    const nextDay = async (round: string): Promise<string> => {
      await world.pass(DAY_MS);
      const token = await world.enter();
      return (await world.call('bet', { token, round, transaction_uuid: `b-${round}`, amount: 100 })).status;
    };
    for (const round of ['r1', 'r2', 'r3']) expect(await nextDay(round)).toBe('RS_OK');
    await drain(world, 1999 - (await balanceOf(world, HOUSE)));
    expect(await nextDay('r4')).toBe('WIN_LIMIT_REACHED');
  });
});

describe('the bound of a win', () => {
  it('refuses a play and its stake, and a win of a bet, above the bound', async () => {
    const { world, play, stake, win } = await enter({ MaxWin: 500 });
    expect(await play('r1', 100, 501)).toBe('WIN_TOO_LARGE');
    expect(await world.gold()).toBe(1000);
    expect([await stake('r2'), await win('r2', 501), await win('r2', 300)]).toEqual([
      'RS_OK',
      'WIN_TOO_LARGE',
      'RS_OK',
    ]);
    expect(world.observed.map(({ status }) => status)).toContain('WIN_TOO_LARGE');
  });

  it('counts all wins of a round, also late ones', async () => {
    const { world, stake, win } = await enter({ MaxWin: 500 });
    await stake('r1');
    expect([await win('r1', 300), await win('r1', 201)]).toEqual(['RS_OK', 'WIN_TOO_LARGE']);
    await world.pass(60_000);
    expect([await win('r1', 201), await win('r1', 200)]).toEqual(['WIN_TOO_LARGE', 'RS_OK']);
    expect(await world.gold()).toBe(1400);
  });

  it('is part of the answer of authenticate', async () => {
    const { world } = await enter({ MaxWin: 500 });
    expect(await world.call('authenticate', { token: await world.launch() })).toMatchObject({ max_win: 500 });
  });
});

describe('the bound of a day', () => {
  const bounds = { MaxWin: 500, MaxWinPerDay: 1000 };

  it('refuses stakes whose wins it could not pay, and pays the wins of the stakes that it took', async () => {
    const { world, stake, win } = await enter(bounds);
    expect([await stake('r1'), await stake('r2'), await stake('r3')]).toEqual(['RS_OK', 'RS_OK', 'WIN_LIMIT_REACHED']);
    expect(await world.gold()).toBe(800);
    expect([await win('r1', 500), await win('r2', 500)]).toEqual(['RS_OK', 'RS_OK']);
    expect(await stake('r4')).toBe('WIN_LIMIT_REACHED');
    expect(await stake('r3')).toBe('WIN_LIMIT_REACHED');
  });

  it('is counted from zero on the next day', async () => {
    const { world, play, close } = await enter(bounds);
    for (const round of ['r1', 'r2']) await play(round, 1, 500);
    await close('r1');
    expect(await play('r3', 1, 0)).toBe('WIN_LIMIT_REACHED');
    await world.pass(DAY_MS / 2);
    const token = await world.enter();
    const answer = await world.call('play', { token, round: 'r4', bet_amount: 1, win_amount: 0 });
    expect(answer.status).toBe('RS_OK');
  });

  it.each([
    [
      'closed',
      async ({ play, close }: Awaited<ReturnType<typeof enter>>, round: string) => {
        await play(round, 1, 0);
        await close(round);
      },
    ],
    [
      'shown and closed',
      async ({ play, close, world }: Awaited<ReturnType<typeof enter>>, round: string) => {
        await play(round, 1, 0);
        await world.pass(20_000);
        await close(round);
      },
    ],
    [
      'returned and closed',
      async ({ stake, rollback, close }: Awaited<ReturnType<typeof enter>>, round: string) => {
        await stake(round);
        await rollback(round);
        await close(round);
      },
    ],
    [
      'returned',
      async ({ stake, rollback, world }: Awaited<ReturnType<typeof enter>>, round: string) => {
        await stake(round);
        await rollback(round);
        await world.pass(20_000);
      },
    ],
  ] as const)('holds nothing for a round that is %s', async (_how, end) => {
    const scene = await enter(bounds);
    for (let round = 0; round < 5; round += 1) await end(scene, `r${round}`);
    expect(await scene.stake('last')).toBe('RS_OK');
    const [day] = await scene.world.ports.store.table('providerWins').find();
    expect(day).toMatchObject({ Amount: 500, Held: 500 });
  });

  it('holds the amount that a shown round may still win until the round is closed', async () => {
    const { world, token, play, close } = await enter(bounds);
    const late = async (round: string): Promise<string> => {
      const call = { token, round, reference_transaction_uuid: `p-${round}`, amount: 500 };
      return (await world.call('win', call)).status;
    };
    const begin = async (round: string): Promise<string> => {
      const call = { token, round, transaction_uuid: `p-${round}`, bet_amount: 1, win_amount: 0 };
      const { status } = await world.call('play', call);
      await world.pass(20_000);
      return status;
    };
    expect([await begin('r1'), await begin('r2'), await begin('r3')]).toEqual(['RS_OK', 'RS_OK', 'WIN_LIMIT_REACHED']);
    expect([await late('r1'), await late('r3')]).toEqual(['RS_OK', 'TRANSACTION_NOT_FOUND']);
    await close('r1');
    expect(await play('r4', 1, 0)).toBe('WIN_LIMIT_REACHED');
    await close('r2');
    expect(await play('r5', 1, 0)).toBe('RS_OK');
    expect(await world.gold()).toBe(1000 + 500 - 3);
  });

  it('returns nothing for a round that is older than the reservations', async () => {
    const { world, stake, close } = await enter(bounds);
    await stake('r1');
    await world.ports.store.transaction(async (tx) => {
      await tx.table('openRounds').update({}, { Reserved: 0 });
      await tx.table('providerWins').update({}, { Amount: 0, Held: 0 });
    });
    await close('r1');
    const [day] = await world.ports.store.table('providerWins').find();
    expect(day).toMatchObject({ Amount: 0, Held: 0 });
  });

  it('bounds the wins of a round by its reservation, even if the declaration changed', async () => {
    const { world, stake, win } = await enter(bounds);
    await stake('r1');
    await world.ports.store.transaction((tx) => tx.table('openRounds').update({}, { Reserved: 300 }));
    expect([await win('r1', 301), await win('r1', 300)]).toEqual(['WIN_TOO_LARGE', 'RS_OK']);
  });

  it('holds nothing for a stake that a limit of the player refuses', async () => {
    const scene = await enter(bounds);
    expect(await scene.stake('poor', { amount: 5000 })).toBe('NOT_ENOUGH_MONEY');
    expect(await scene.world.ports.store.table('providerWins').find()).toEqual([]);
  });
});

it('takes no bet below or above the limits of the game', async () => {
  const { world, stake, play } = await enter({});
  await world.ports.store.transaction((tx) => tx.table('games').update({}, { MinBet: 20, MaxBet: 200 }));
  expect([await stake('r1', { amount: 19 }), await stake('r2', { amount: 201 }), await play('r3', 19, 0)]).toEqual([
    'BET_OUT_OF_RANGE',
    'BET_OUT_OF_RANGE',
    'BET_OUT_OF_RANGE',
  ]);
  expect(await world.gold()).toBe(1000);
  expect([await stake('r4', { amount: 20 }), await stake('r5', { amount: 200 })]).toEqual(['RS_OK', 'RS_OK']);
});
