import { beforeEach, describe, expect, it } from 'vitest';
import { jackpotsChanged } from '#protocol/operations/lobby.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import { BANK_TAB } from '#protocol/entities/bank.ts';
import { readBankBook } from '../bank/book.ts';
import { JOBS } from '../jobs.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import { createWalletWorld, GAME, PLAYER, type WalletWorld } from '../testing/walletWorld.ts';

let world: WalletWorld;
let token: string;
beforeEach(async () => {
  world = await createWalletWorld();
  token = await world.enter();
}, 30_000);

const bet = (fields = {}) => world.call('bet', { token, round: 'r1', transaction_uuid: 'b1', amount: 10, ...fields });
const win = (fields = {}) =>
  world.call('win', { token, round: 'r1', reference_transaction_uuid: 'b1', amount: 600, ...fields });
const play = (fields = {}) =>
  world.call('play', { token, round: 'r1', transaction_uuid: 'p1', bet_amount: 10, win_amount: 600, ...fields });
const close = () => world.call('close', { token, round: 'r1', transaction_uuid: 'c1' });

async function seen() {
  const { store } = world.ports;
  const banners = world.pushes.filter(({ op }) => op === winAnnounced.op);
  return {
    banners: banners.length,
    honors: await store.table('honors').count(),
    ticker: await store.table('tickerItems').count(),
    rounds: await store.table('rounds').count(),
  };
}
const NOTHING = { banners: 0, honors: 0, ticker: 0, rounds: 0 };
const ONCE = { banners: 1, honors: 1, ticker: 1, rounds: 1 };
const walletPushes = () => world.pushes.filter(({ op }) => op === walletChanged.op).map(({ result }) => result);

describe('a big win', () => {
  it('is shown to others once, when the provider closes the round', async () => {
    await play();
    expect(await seen()).toEqual(NOTHING);
    await close();
    expect(await seen()).toEqual(ONCE);
    await close();
    await world.call('close', { token, round: 'r1' });
    await world.pass(20_000);
    expect(await seen()).toEqual(ONCE);
  });

  it('is shown once, 15 s after the last win, if the round stays open', async () => {
    await bet();
    await win();
    await world.pass(14_000);
    expect(await seen()).toEqual(NOTHING);
    await win({ amount: 5 });
    await world.pass(14_000);
    expect(await seen()).toEqual(NOTHING);
    await world.pass(4_000);
    expect(await seen()).toEqual(ONCE);
    await world.pass(60_000);
    expect((await close()).status).toBe('RS_OK');
    expect(await seen()).toEqual(ONCE);
  });

  it('is shown once by two processes at the same time', async () => {
    await play();
    world.ports.clock.advance(16_000);
    await Promise.all([runDueJobs(world.ports, JOBS), runDueJobs(world.ports, JOBS), close()]);
    expect(await seen()).toEqual(ONCE);
  });

  it('is shown although an earlier round cannot be shown', async () => {
    const errors: unknown[] = [];
    world = await createWalletWorld({ onError: (error) => errors.push(error) });
    token = await world.enter();
    await play();
    await world.ports.store.transaction((tx) => tx.table('openRounds').update({}, { Jackpot: 'unknown' }));
    await play({ round: 'r2', transaction_uuid: 'p2' });
    await world.pass(16_000);
    expect(await world.ports.store.table('rounds').get('studio:r2')).toMatchObject({ Win: 600 });
    expect(await seen()).toEqual(ONCE);
    expect(errors).toHaveLength(1);
    await world.ports.store.transaction((tx) => tx.table('openRounds').update({}, { Jackpot: '' }));
    await world.pass(16_000);
    expect(await seen()).toMatchObject({ rounds: 2, banners: 2 });
  });

  it('is counted as an activity at the close', async () => {
    const spent = async () => (await world.ports.store.table('missionProgress').find()).length;
    await play();
    expect(await spent()).toBe(0);
    await close();
    expect(await spent()).toBeGreaterThan(0);
  });
});

describe('a round that was shown before its close', () => {
  beforeEach(async () => {
    await play();
    await world.pass(16_000);
  });

  it('still pays a late win, which goes into its history', async () => {
    const late = await win({ reference_transaction_uuid: 'p1', amount: 50 });
    expect(late).toMatchObject({ status: 'RS_OK', balance: 1640 });
    expect(await world.ports.store.table('rounds').get('studio:r1')).toMatchObject({ Bet: 10, Win: 650 });
    expect(await seen()).toEqual(ONCE);
    expect(await world.audit()).toEqual([]);
  });

  it('takes no other stake', async () => {
    expect((await bet()).status).toBe('ROUND_CLOSED');
  });

  it('ends with its close', async () => {
    await close();
    expect((await win({ reference_transaction_uuid: 'p1' })).status).toBe('ROUND_CLOSED');
  });
});

it('keeps a round without a win open until its provider closes it', async () => {
  await bet();
  await world.pass(3 * 60 * 60 * 1000);
  expect(await seen()).toEqual(NOTHING);
  expect((await win()).status).toBe('RS_OK');
  await close();
  expect(await seen()).toEqual(ONCE);
});

it('shows nothing of a round whose stakes were all returned', async () => {
  await bet();
  await world.call('rollback', { token, round: 'r1', reference_transaction_uuid: 'b1' });
  await world.pass(16_000);
  expect((await bet({ transaction_uuid: 'b2' })).status).toBe('ROUND_CLOSED');
  await close();
  expect(await seen()).toEqual(NOTHING);
});

it('names the round in the pushes of the wallet from the stake to the close', async () => {
  await bet();
  await win();
  await close();
  const RoundID = 'studio:r1';
  expect(walletPushes()).toEqual([
    expect.objectContaining({ Gold: 990, Round: { RoundID, IsOpen: true } }),
    expect.objectContaining({ Gold: 1590, Round: { RoundID, IsOpen: true } }),
    expect.objectContaining({ Gold: 1590, Round: { RoundID, IsOpen: false } }),
  ]);
});

it('resets a jackpot at the close', async () => {
  const { store } = world.ports;
  await store.transaction((tx) => tx.table('games').update({ GameCode: GAME }, { Jackpot: 900_000, JackpotTime: '' }));
  const fallen = async () => (await store.table('games').get(GAME))?.JackpotTime !== '';
  await play({ win_amount: 9_000, jackpot: 'grand' });
  expect(await fallen()).toBe(false);
  await close();
  expect(await fallen()).toBe(true);
  expect(world.pushes.filter(({ op }) => op === jackpotsChanged.op)).not.toEqual([]);
});

it('names the game of an open round in the bank book', async () => {
  await bet();
  const query = { playerID: PLAYER, tab: BANK_TAB.gold, lang: 'zh_tw', now: world.ports.clock.now() } as const;
  const { List } = await readBankBook(world.ports.store, { ...query, Page: 1, PerPage: 1 });
  const game = await world.ports.store.table('games').get(GAME);
  expect(List).toMatchObject([{ BeforeAmount: 1000, AfterAmount: 990, GameName: game?.GameNames.zh_tw }]);
});

it('names the round in the push of a stake that is returned', async () => {
  await bet();
  await world.call('rollback', { token, round: 'r1', reference_transaction_uuid: 'b1' });
  expect(walletPushes().at(-1)).toMatchObject({ Gold: 1000, Round: { RoundID: 'studio:r1', IsOpen: false } });
});
