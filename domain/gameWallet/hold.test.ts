import { beforeEach, describe, expect, it } from 'vitest';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { ECONOMY } from '../economy.ts';
import { emptyLimits, saveLimits } from '../ownLimit/rows.ts';
import { personOf } from '../session/person.ts';
import { createWalletWorld, LONG_GAME, PLAYER, PROVIDER, type WalletWorld } from '../testing/walletWorld.ts';

let world: WalletWorld;
let token: string;
beforeEach(async () => {
  world = await createWalletWorld();
  token = await world.enter(PLAYER, LONG_GAME);
}, 30_000);

const ofRoom = () => ({ token, game_code: LONG_GAME });
const hold = (fields = {}) =>
  world.call('bet', { ...ofRoom(), round: 'r1', transaction_uuid: 'b1', amount: 400, shots: 4, ...fields });
const end = (fields = {}) =>
  world.call('win', {
    ...ofRoom(),
    round: 'r1',
    transaction_uuid: 'w1',
    reference_transaction_uuid: 'b1',
    amount: 0,
    returned: 100,
    ...fields,
  });
const close = () => world.call('close', { ...ofRoom(), round: 'r1', transaction_uuid: 'c1' });
const statusOf = async (answer: Promise<{ readonly status: string }>) => (await answer).status;

/** The counts of the player's limits today. */
async function counted() {
  const player = await world.ports.store.table('players').get(PLAYER);
  if (player === undefined) throw new Error('there is no player');
  const Owner = personOf(player);
  const [day] = await world.ports.store.table('playDays').find({ where: { Owner } });
  return { Owner, Rounds: day?.Rounds, Bet: day?.Bet };
}

describe('a hold', () => {
  it('takes all shots, and gives back what was not fired', async () => {
    expect(await hold()).toMatchObject({ status: 'RS_OK', balance: 600 });
    expect(await end({ amount: 250, shot_win: 250 })).toMatchObject({ status: 'RS_OK', balance: 950 });
    expect(await counted()).toMatchObject({ Rounds: 1, Bet: 300 });
    await close();
    expect(await world.ports.store.table('rounds').get('studio:r1')).toMatchObject({ Bet: 300, Win: 250 });
    expect(await world.ports.store.table('experience').get(PLAYER)).toMatchObject({ Staked: 300 });
    const returned = await world.ports.store.table('transfers').find({ where: { Reason: 'rollback' } });
    expect(returned).toHaveLength(1);
    expect(await world.audit()).toEqual([]);
  });

  it('is no round if nothing was fired', async () => {
    await hold();
    expect(await end({ returned: 400 })).toMatchObject({ status: 'RS_OK', balance: 1000 });
    expect(await counted()).toMatchObject({ Rounds: 0, Bet: 0 });
    await close();
    expect(await world.ports.store.table('rounds').count()).toBe(0);
  });

  it('has to fit into the limit of the player, and the limit counts what was fired', async () => {
    const { Owner } = await counted();
    await world.ports.store.transaction(async (tx) => {
      const row = emptyLimits(Owner);
      await saveLimits(tx, { ...row, Limits: { ...row.Limits, play: { ...row.Limits.play, Limit: 400 } } });
    });
    await hold();
    await end({ returned: 300 });
    await close();
    expect(await statusOf(hold({ round: 'r2', transaction_uuid: 'b2' }))).toBe('LIMIT_REACHED');
    expect(await statusOf(hold({ round: 'r3', transaction_uuid: 'b3', amount: 300, shots: 3 }))).toBe('RS_OK');
  });

  it('is compared with the limits of a stake by its shots', async () => {
    await world.ports.store.transaction((tx) =>
      tx.table('games').update({ GameCode: LONG_GAME }, { MinBet: 50, MaxBet: 100 }),
    );
    expect(await statusOf(hold({ round: 'r2', transaction_uuid: 'b2', amount: 120, shots: 3 }))).toBe(
      'BET_OUT_OF_RANGE',
    );
    expect(await statusOf(hold())).toBe('RS_OK');
  });

  it('is refused in a game without holds', async () => {
    const Games = PROVIDER.Games.map((game) => ({ ...game, Holds: false }));
    const other = await createWalletWorld({ provider: { Games } });
    const facts = await other.call('authenticate', { token: await other.launch() });
    expect(facts.holds).toBeUndefined();
    const stake = { token: facts.token, round: 'r1', amount: 400, shots: 4 };
    expect(await statusOf(other.call('bet', stake))).toBe('BET_NOT_ALLOWED');
  });
});

describe('a catch', () => {
  const seen = async () => ({
    banners: world.pushes.filter(({ op }) => op === winAnnounced.op).map(({ result }) => result),
    honors: await world.ports.store.table('honors').find({ where: { RoundID: 'studio:r1' } }),
  });
  const play = async (won: object) => {
    await hold();
    await end({ returned: 0, ...won });
    await close();
  };

  it('is honored against its own shot', async () => {
    const amount = 100 * ECONOMY.Play.HonorMultiple;
    await play({ amount: amount + 200, shot_win: amount });
    expect((await seen()).honors).toMatchObject([{ Bet: 100, Win: amount }]);
  });

  it('is announced against its own shot', async () => {
    const amount = 100 * ECONOMY.Play.BannerMultiple;
    await play({ amount, shot_win: amount });
    expect((await seen()).banners).toMatchObject([{ Amount: amount, AlertInfo: { Multiple: 50 } }]);
  });

  it('is not honored for the sum of several catches', async () => {
    await play({ amount: 8000, shot_win: 1900 });
    expect(await seen()).toEqual({ banners: [], honors: [] });
  });
});

describe('the limits of a stake', () => {
  it('are compared with all standing bets of a round', async () => {
    await world.ports.store.transaction((tx) =>
      tx.table('games').update({ GameCode: LONG_GAME }, { MinBet: 100, MaxBet: 250 }),
    );
    const long = { token: await world.enter(PLAYER, LONG_GAME), game_code: LONG_GAME, round: 'r1' };
    const bet = (id: string, amount: number) => statusOf(world.call('bet', { ...long, transaction_uuid: id, amount }));
    expect(await bet('b1', 50)).toBe('BET_OUT_OF_RANGE');
    expect([await bet('b2', 100), await bet('b3', 50), await bet('b4', 150)]).toEqual([
      'RS_OK',
      'RS_OK',
      'BET_OUT_OF_RANGE',
    ]);
    await world.call('rollback', { ...long, reference_transaction_uuid: 'b2' });
    expect(await bet('b5', 200)).toBe('RS_OK');
  });
});

describe('the person at a seat', () => {
  const person = async () => {
    const { name, picture } = await world.call('authenticate', { token: await world.launch() });
    return { name, picture };
  };
  const change = (values: object) =>
    world.ports.store.transaction((tx) => tx.table('players').update({ PlayerID: PLAYER }, values));

  it('has the name and the picture that others see', async () => {
    await change({ Name: 'Ann', Picture: '/pictures/ann', PictureSetting: 1 });
    expect(await person()).toEqual({ name: 'Ann', picture: '/pictures/ann' });
    await change({ PictureSetting: 2 });
    expect(await person()).toEqual({ name: 'Ann' });
  });

  it.each([
    ['hides the game', { HideGame: true }],
    ['is a guest', { TptType: [0] }],
    ['is disabled', { Disabled: true }],
    ['is paused', { PausedUntil: '2027-01-01T00:00:00.000Z' }],
  ])('has neither if the player %s', async (_reason, values) => {
    await change({ Name: 'Ann', ...values });
    expect(await person()).toEqual({});
  });
});
