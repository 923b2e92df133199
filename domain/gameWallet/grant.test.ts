import { beforeEach, describe, expect, it } from 'vitest';
import { spinGrantChanged } from '#protocol/operations/spinGrant.ts';
import type { LIMIT_KINDS } from '#protocol/entities/ownLimit.ts';
import { ECONOMY } from '../economy.ts';
import { emptyLimits, saveLimits } from '../ownLimit/rows.ts';
import { freePartOf } from '../passing/freePart.ts';
import { readOwnRounds } from '../play/ownRounds.ts';
import { readRoundDays } from '../play/roundDays.ts';
import { personOf } from '../session/person.ts';
import { grantSpins } from '../spinGrant/grantSpins.ts';
import { createWalletWorld, GAME, LONG_GAME, OTHER, PLAYER, type WalletWorld } from '../testing/walletWorld.ts';

const HOUR = 60 * 60 * 1000;

let world: WalletWorld;
let token: string;
/** Three spins at 100, for an hour. */
let grant: string;
beforeEach(async () => {
  world = await createWalletWorld();
  token = await world.enter();
  grant = await give({ OriginID: 'gift' });
}, 30_000);

const momentNow = () => {
  const { ports } = world;
  const now = ports.clock.now();
  return { ports, now, nowText: new Date(now).toISOString() };
};

async function give(fields: {
  OriginID: string;
  PlayerID?: string;
  GameCode?: string;
  Stake?: number;
  Count?: number;
}) {
  const moment = momentNow();
  const ExpireTime = new Date(moment.now + HOUR).toISOString();
  const spins = { PlayerID: PLAYER, GameCode: GAME, Stake: 100, Count: 3, Source: 'operator', ExpireTime, ...fields };
  return world.ports.store.transaction(async (tx) => (await grantSpins(tx, moment, spins)).GrantID);
}

const used = async (GrantID = grant) => (await world.ports.store.table('spinGrants').get(GrantID))?.Used;
const balanceOf = async (Owner: string) => (await world.ports.store.table('accounts').get(Owner, 1))?.Balance ?? 0;
const bet = (fields = {}) =>
  world.call('bet', { token, round: 'r1', transaction_uuid: 'b1', amount: 100, grant, ...fields });
const win = (fields = {}) =>
  world.call('win', {
    token,
    round: 'r1',
    transaction_uuid: 'w1',
    reference_transaction_uuid: 'b1',
    amount: 300,
    ...fields,
  });
const play = (n: number, fields = {}) =>
  world.call('play', {
    token,
    round: `p${n}`,
    transaction_uuid: `p${n}`,
    bet_amount: 100,
    win_amount: 40,
    grant,
    ...fields,
  });
const rollback = (fields = {}) =>
  world.call('rollback', {
    token,
    round: 'r1',
    transaction_uuid: 'x1',
    reference_transaction_uuid: 'b1',
    ...fields,
  });

describe('a free spin', () => {
  it('takes its stake from the house account of free spins', async () => {
    expect(await play(1)).toMatchObject({ status: 'RS_OK', balance: 1040 });
    expect(await balanceOf('house:spinGrants')).toBe(-100);
    expect(await balanceOf('house:games:studio')).toBe(60);
    expect([await used(), await world.gold()]).toEqual([1, 1040]);
    expect(await world.audit()).toEqual([]);
  });

  it('needs no gold of the player', async () => {
    await world.call('bet', { token, round: 'all', amount: 1000 });
    expect(await play(1, { win_amount: 0 })).toMatchObject({ status: 'RS_OK', balance: 0 });
  });

  it('pays the win of a long round after the grant has ended', async () => {
    expect(await bet()).toMatchObject({ status: 'RS_OK', balance: 1000 });
    await world.pass(2 * HOUR);
    expect(await win()).toMatchObject({ status: 'RS_OK', balance: 1300 });
  });

  it('is used once by a transaction that arrives many times', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => play(1)));
    expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`))).toEqual(new Set(['RS_OK 1040']));
    expect(await used()).toBe(1);
    expect((await play(1, { grant: undefined })).status).toBe('DUPLICATE_TRANSACTION');
  });

  it('comes back with a rollback, and the gold stays', async () => {
    await bet();
    expect(await rollback()).toMatchObject({ status: 'RS_OK', balance: 1000 });
    expect([await used(), await balanceOf('house:spinGrants')]).toEqual([0, 0]);
    expect((await bet()).status).toBe('TRANSACTION_ROLLED_BACK');
    expect(await bet({ transaction_uuid: 'b2', grant: undefined })).toMatchObject({ status: 'RS_OK', balance: 900 });
    expect(await world.audit()).toEqual([]);
  });

  it('never counts if its rollback arrives first', async () => {
    await rollback();
    expect((await bet()).status).toBe('TRANSACTION_ROLLED_BACK');
    expect(await used()).toBe(0);
  });

  it('is the only stake of its round', async () => {
    grant = await give({ OriginID: 'long', GameCode: LONG_GAME });
    const long = { token: await world.enter(PLAYER, LONG_GAME), game_code: LONG_GAME };
    await bet(long);
    expect((await bet({ ...long, transaction_uuid: 'b2' })).status).toBe('BET_NOT_ALLOWED');
    expect((await bet({ ...long, transaction_uuid: 'b3', grant: undefined })).status).toBe('BET_NOT_ALLOWED');
    await bet({ ...long, transaction_uuid: 'b4', round: 'r2', grant: undefined });
    expect((await bet({ ...long, transaction_uuid: 'b5', round: 'r2' })).status).toBe('BET_NOT_ALLOWED');
  });

  it('is pushed to its player each time', async () => {
    await play(1);
    const pushed = world.pushes.filter(({ op }) => op === spinGrantChanged.op).map(({ result }) => result);
    expect(pushed).toMatchObject([{ Used: 0, State: 1 }, { Used: 1 }]);
  });
});

describe('a grant', () => {
  it('is refused once it is used up', async () => {
    for (const n of [1, 2, 3]) expect((await play(n, { win_amount: 0 })).status).toBe('RS_OK');
    expect(await play(4)).toMatchObject({ status: 'GRANT_USED_UP', balance: 1000 });
    // A repeated transaction gets its first answer.
    expect((await play(3, { win_amount: 0 })).status).toBe('RS_OK');
  });

  it('is refused after its end, without a loss of gold', async () => {
    await world.pass(HOUR);
    expect(await play(1)).toMatchObject({ status: 'GRANT_EXPIRED', balance: 1000 });
    expect(await world.gold()).toBe(1000);
  });

  it("is refused if it is unknown, another player's, or of another game", async () => {
    expect((await play(1, { grant: 'unknown' })).status).toBe('GRANT_NOT_FOUND');
    const foreign = await give({ OriginID: 'foreign', PlayerID: OTHER });
    expect((await play(2, { grant: foreign })).status).toBe('GRANT_NOT_FOUND');
    const elsewhere = await give({ OriginID: 'elsewhere', GameCode: LONG_GAME });
    expect((await play(3, { grant: elsewhere })).status).toBe('GRANT_NOT_FOUND');
    expect([await used(foreign), await used(elsewhere)]).toEqual([0, 0]);
  });

  it('is refused with another stake', async () => {
    expect((await play(1, { bet_amount: 99 })).status).toBe('BET_OUT_OF_RANGE');
    await world.ports.store.transaction((tx) => tx.table('games').update({ GameCode: GAME }, { MaxBet: 50 }));
    expect((await play(2)).status).toBe('BET_OUT_OF_RANGE');
    expect(await used()).toBe(0);
  });

  it('is given once by its origin', async () => {
    expect(await give({ OriginID: 'gift', Count: 9 })).toBe(grant);
  });

  it('is listed by authenticate and balance as long as it has spins', async () => {
    await give({ OriginID: 'foreign', PlayerID: OTHER });
    await play(1);
    const authenticate = async () => (await world.call('authenticate', { token: await world.launch() })).grants;
    const expires = new Date(momentNow().now + HOUR).toISOString();
    const listed = [{ grant, stake: 100, count: 3, left: 2, expires }];
    expect(await authenticate()).toEqual(listed);
    expect((await world.call('balance', { token })).grants).toEqual(listed);
    await play(2);
    await play(3);
    expect(await authenticate()).toEqual([]);
  });
});

describe('a free spin is a round and no stake', () => {
  const close = (n: number) => world.call('close', { token, round: `p${n}` });
  const experience = () => world.ports.store.table('experience').get(PLAYER);

  it('gives no VIP experience, and counts as a round', async () => {
    // The first round stores the experience of the player's tier.
    await play(2, { win_amount: 0 });
    await close(2);
    const before = await experience();
    await play(1, { win_amount: 5000 });
    await close(1);
    expect(await experience()).toMatchObject({
      VIP: before?.VIP,
      Staked: 0,
      Level: (before?.Level ?? 0) + ECONOMY.Level.PerRound,
    });
    expect(await world.ports.store.table('rounds').get('studio:p1')).toMatchObject({ Bet: 100, GrantID: grant });
    expect(await world.ports.store.table('honors').count({ RoundID: 'studio:p1' })).toBe(1);
    const [today] = await readRoundDays(world.ports.store, momentNow().now, PLAYER);
    expect(today).toMatchObject({ Rounds: 2, Bet: 0, Win: 5000 });
    const own = await readOwnRounds(world.ports.store, momentNow(), PLAYER, { Page: 1, PerPage: 1 });
    expect(own.List).toMatchObject([{ Bet: 100, IsFree: true }]);
  });

  it('wins free gold', async () => {
    await play(1, { win_amount: 5000 });
    expect(await freePartOf(world.ports.store, PLAYER, 1, 6000)).toBe(5000);
  });

  it('is no loss in the limits of the player, and the time limit holds', async () => {
    const player = await world.ports.store.table('players').get(PLAYER);
    if (player === undefined) throw new Error('there is no player');
    const Owner = personOf(player);
    const limit = async (kind: (typeof LIMIT_KINDS)[number], Limit: number) =>
      world.ports.store.transaction(async (tx) => {
        const row = emptyLimits(Owner);
        await saveLimits(tx, { ...row, Limits: { ...row.Limits, [kind]: { ...row.Limits[kind], Limit } } });
      });
    await limit('play', 50);
    expect((await play(1)).status).toBe('RS_OK');
    expect((await world.ports.store.table('playDays').find({ where: { Owner } }))[0]).toMatchObject({
      Rounds: 1,
      Bet: 0,
    });
    expect((await play(2, { grant: undefined })).status).toBe('LIMIT_REACHED');
    await limit('time', 0);
    expect((await play(3)).status).toBe('LIMIT_REACHED');
    expect(await used()).toBe(1);
  });

  it('is refused while the account is paused or disabled', async () => {
    await world.ports.store.transaction((tx) => tx.table('players').update({ PlayerID: PLAYER }, { Disabled: true }));
    expect((await play(1)).status).toBe('PLAYER_BLOCKED');
    expect(await used()).toBe(0);
  });
});
