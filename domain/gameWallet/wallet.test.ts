import { beforeEach, describe, expect, it } from 'vitest';
import { flagsChanged } from '../featureFlags/flagsChanged.ts';
import { createWalletWorld, GAME, KEY, LONG_GAME, OTHER, PLAYER, type WalletWorld } from '../testing/walletWorld.ts';

let world: WalletWorld;
let token: string;
beforeEach(async () => {
  world = await createWalletWorld();
  token = await world.enter();
}, 30_000);

const bet = (fields = {}) => world.call('bet', { token, round: 'r1', transaction_uuid: 'b1', amount: 100, ...fields });
const win = (fields = {}) =>
  world.call('win', {
    token,
    round: 'r1',
    transaction_uuid: 'w1',
    reference_transaction_uuid: 'b1',
    amount: 300,
    ...fields,
  });
const play = (fields = {}) =>
  world.call('play', { token, round: 'r1', transaction_uuid: 'p1', bet_amount: 100, win_amount: 40, ...fields });
const rollback = (fields = {}) =>
  world.call('rollback', {
    token,
    round: 'r1',
    transaction_uuid: 'x1',
    reference_transaction_uuid: 'b1',
    ...fields,
  });
const close = (fields = {}) => world.call('close', { token, round: 'r1', transaction_uuid: 'c1', ...fields });
const ok = (balance: number) => ({ status: 'RS_OK', user: PLAYER, balance, currency: 'GOLD' });
const refused = (status: string, balance: number) => ({ status, user: PLAYER, balance });

describe('authenticate', () => {
  it('answers the session, its variant and the balance', async () => {
    const launch = await world.launch();
    expect(await world.call('authenticate', { token: launch, transaction_uuid: 'a1' })).toMatchObject({
      ...ok(1000),
      game_code: GAME,
      sub_partner_id: 'bj188',
      variant: '96',
    });
  });

  it('answers the same token to a retry, and INVALID_TOKEN to a second use', async () => {
    const launch = await world.launch();
    const use = (transaction_uuid: string) => world.call('authenticate', { token: launch, transaction_uuid });
    const first = await use('a1');
    expect((await use('a1')).token).toBe(first.token);
    expect((await use('a2')).status).toBe('INVALID_TOKEN');
    expect((await bet({ token: first.token })).status).toBe('RS_OK');
  });

  it('refuses a launch token after two minutes, an unknown one, and one of another game', async () => {
    const launch = await world.launch();
    expect((await world.call('authenticate', { token: launch, game_code: LONG_GAME })).status).toBe('INVALID_TOKEN');
    expect((await world.call('authenticate', { token: 'unknown' })).status).toBe('INVALID_TOKEN');
    await world.pass(121_000);
    expect((await world.call('authenticate', { token: launch })).status).toBe('TOKEN_EXPIRED');
  });

  it('keeps no token that could be used', async () => {
    const launch = await world.launch();
    const { token: other } = await world.call('authenticate', { token: launch });
    const rows = [
      await world.ports.store.table('gameSessions').find(),
      await world.ports.store.table('walletTransactions').find(),
    ];
    for (const secret of [launch, other ?? '']) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('a round of bet, win and close', () => {
  it('moves the gold immediately', async () => {
    expect(await bet()).toMatchObject(ok(900));
    expect(await win()).toMatchObject(ok(1200));
    expect(await close()).toMatchObject(ok(1200));
    expect(await world.call('balance', { token })).toMatchObject(ok(1200));
    expect(await world.gold()).toBe(1200);
    expect(await world.ports.store.table('rounds').get('studio:r1')).toMatchObject({ Bet: 100, Win: 300 });
    expect(await world.audit()).toEqual([]);
  });

  it('repeats the first answer to a repeated transaction', async () => {
    await bet();
    await win();
    expect(await bet()).toMatchObject(ok(900));
    expect(await win()).toMatchObject(ok(1200));
    await close();
    expect([await bet(), await win(), await close()].map(({ balance }) => balance)).toEqual([900, 1200, 1200]);
    expect(await world.gold()).toBe(1200);
  });

  it('takes one stake if twenty equal calls arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => bet()));
    expect(new Set(answers.map(({ status, balance }) => `${status} ${balance}`))).toEqual(new Set(['RS_OK 900']));
    expect(await world.gold()).toBe(900);
  });

  it('plays one round if ten equal calls arrive together', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => play()));
    expect(new Set(answers.map(({ balance }) => balance))).toEqual(new Set([940]));
  });

  it('refuses a transaction id with other content', async () => {
    await bet();
    expect((await bet({ amount: 101 })).status).toBe('DUPLICATE_TRANSACTION');
    expect((await bet({ round: 'r2' })).status).toBe('DUPLICATE_TRANSACTION');
    expect((await win({ transaction_uuid: 'b1', reference_transaction_uuid: 'b0' })).status).toBe(
      'DUPLICATE_TRANSACTION',
    );
    expect(await world.gold()).toBe(900);
  });

  it('accepts unknown fields, also in a retry', async () => {
    await bet({ campaign: 'spring' });
    expect(await bet({ campaign: 'autumn' })).toMatchObject(ok(900));
  });

  it('takes no stake after the close', async () => {
    await bet();
    await close();
    expect((await bet({ transaction_uuid: 'b2' })).status).toBe('ROUND_CLOSED');
    expect((await win()).status).toBe('ROUND_CLOSED');
    expect((await rollback()).status).toBe('ROUND_CLOSED');
    expect(await close({ transaction_uuid: 'c2' })).toMatchObject(ok(900));
  });

  it('takes a second bet only if the game allows it', async () => {
    await bet();
    expect((await bet({ transaction_uuid: 'b2' })).status).toBe('BET_NOT_ALLOWED');
    const long = { token: await world.enter(PLAYER, LONG_GAME), game_code: LONG_GAME, round: 'r2' };
    await bet({ ...long, transaction_uuid: 'b3' });
    expect(await bet({ ...long, transaction_uuid: 'b4' })).toMatchObject(ok(700));
    await win({ ...long, reference_transaction_uuid: 'b4', transaction_uuid: 'w4' });
    expect((await rollback({ ...long, reference_transaction_uuid: 'b3' })).balance).toBe(1100);
    expect(await world.audit()).toEqual([]);
  });

  it('refuses a win without its bet, which may arrive later', async () => {
    expect((await win()).status).toBe('TRANSACTION_NOT_FOUND');
    await bet();
    expect(await win()).toMatchObject(ok(1200));
  });

  it('refuses calls that mix players, games or rounds', async () => {
    await bet();
    const other = await world.enter(OTHER);
    expect((await win({ token: other })).status).toBe('ROUND_MISMATCH');
    expect((await win({ round: 'r2' })).status).toBe('ROUND_MISMATCH');
    expect((await close({ token: other })).status).toBe('ROUND_MISMATCH');
    expect((await bet({ token: other, transaction_uuid: 'b2' })).status).toBe('ROUND_MISMATCH');
    expect((await bet({ game_code: LONG_GAME })).status).toBe('INVALID_TOKEN');
  });
});

describe('play', () => {
  it('takes the stake and pays the win in one unit of work', async () => {
    expect(await play()).toMatchObject(ok(940));
    expect((await play({ transaction_uuid: 'p2' })).status).toBe('BET_NOT_ALLOWED');
    expect((await rollback({ reference_transaction_uuid: 'p1' })).status).toBe('BET_SETTLED');
  });

  it('needs the whole stake before it pays the win', async () => {
    expect(await play({ bet_amount: 1001, win_amount: 5000 })).toMatchObject(refused('NOT_ENOUGH_MONEY', 1000));
  });
});

describe('rollback', () => {
  it('returns the stake once, and the bet does not count afterwards', async () => {
    await bet();
    expect(await rollback()).toMatchObject(ok(1000));
    expect(await rollback()).toMatchObject(ok(1000));
    expect(await rollback({ transaction_uuid: 'x2' })).toMatchObject(ok(1000));
    expect((await bet()).status).toBe('TRANSACTION_ROLLED_BACK');
    expect((await win()).status).toBe('TRANSACTION_ROLLED_BACK');
    expect(await world.gold()).toBe(1000);
    expect(await world.audit()).toEqual([]);
  });

  it('stores a tombstone for a bet that has not arrived', async () => {
    expect(await rollback()).toMatchObject(ok(1000));
    expect(await bet()).toMatchObject(refused('TRANSACTION_ROLLED_BACK', 1000));
    expect(await rollback({ transaction_uuid: 'x2' })).toMatchObject(ok(1000));
  });

  it('is refused after a win of the bet', async () => {
    await bet();
    await win();
    expect(await rollback()).toMatchObject(refused('BET_SETTLED', 1200));
  });

  it('of the only bet lets the round take another bet, which counts once', async () => {
    await bet();
    await rollback();
    expect(await bet({ transaction_uuid: 'b2' })).toMatchObject(ok(900));
    const [day] = await world.ports.store.table('playDays').find();
    expect(day).toMatchObject({ Rounds: 1, Bet: 100 });
  });

  it('refers to another transaction', async () => {
    expect(await rollback({ transaction_uuid: 'b1' })).toMatchObject({ status: 'WRONG_SYNTAX' });
  });

  it('returns RS_OK for a refused stake', async () => {
    await bet({ amount: 5000 });
    expect(await rollback()).toMatchObject(ok(1000));
  });
});

describe('a stake', () => {
  it('stays refused, although gold arrived after it', async () => {
    expect(await bet({ amount: 1500 })).toMatchObject(refused('NOT_ENOUGH_MONEY', 1000));
    await bet({ round: 'r0', transaction_uuid: 'b0' });
    await win({ round: 'r0', reference_transaction_uuid: 'b0', amount: 5000 });
    expect(await bet({ amount: 1500 })).toMatchObject(refused('NOT_ENOUGH_MONEY', 1000));
    expect((await bet({ amount: 1500, transaction_uuid: 'b2' })).status).toBe('RS_OK');
  });

  const limitPlay = (Limit: number) =>
    world.ports.store.transaction(async (tx) => {
      const player = await tx.table('players').get(PLAYER);
      const none = { Limit: -1, Next: -1, From: '' };
      await tx.table('ownLimits').insert({
        Owner: player?.Phone === '' ? `player:${PLAYER}` : `phone:${player?.Phone ?? ''}`,
        Limits: { time: none, play: { ...none, Limit }, spend: none },
        Reminder: 0,
        LastPlay: '',
        Run: 0,
        Answered: 0,
      });
    });

  it('returns LIMIT_REACHED, and counts stakes of open rounds', async () => {
    await limitPlay(150);
    expect((await bet()).status).toBe('RS_OK');
    expect(await bet({ round: 'r2', transaction_uuid: 'b2' })).toMatchObject(refused('LIMIT_REACHED', 900));
    await rollback();
    expect((await bet({ round: 'r3', transaction_uuid: 'b3' })).status).toBe('RS_OK');
  });

  it('keeps the limit when stakes arrive together', async () => {
    await limitPlay(250);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) => bet({ round: `r${at}`, transaction_uuid: `b${at}` })),
    );
    expect(answers.filter(({ status }) => status === 'RS_OK')).toHaveLength(2);
  });

  it.each([
    ['Disabled', { Disabled: true, DisabledUntil: '' }],
    ['PausedUntil', { PausedUntil: '2026-12-24T00:00:00.000Z' }],
  ])('returns PLAYER_BLOCKED with %s, while a win is paid', async (_name, blocked) => {
    await bet();
    await world.ports.store.transaction((tx) => tx.table('players').update({ PlayerID: PLAYER }, blocked));
    expect((await bet({ round: 'r2', transaction_uuid: 'b2' })).status).toBe('PLAYER_BLOCKED');
    expect((await win()).status).toBe('RS_OK');
  });

  it.each(['game', 'Games', 'play'])('returns GAME_CLOSED with the switch %s off', async (name) => {
    await world.ports.store.transaction(async (tx) => {
      if (name === 'game') await tx.table('games').update({ GameCode: GAME }, { Playable: false });
      else {
        const place = { Name: name, Brand: '', SiteID: '' };
        await tx.table('switches').insert({ ...place, Value: 'off', ChangeTime: '2026-11-20T00:00:00.000Z' });
      }
      flagsChanged(tx, world.ports);
    });
    expect((await bet()).status).toBe('GAME_CLOSED');
  });
});

describe('the end of a session', () => {
  it('stops stakes and the balance, but not a win, rollback or close', async () => {
    const long = { token: await world.enter(PLAYER, LONG_GAME), game_code: LONG_GAME, round: 'r2' };
    await bet();
    await bet({ ...long, transaction_uuid: 'b2' });
    await world.ports.store.transaction((tx) =>
      tx.table('sessions').update({ PlayerID: PLAYER }, { EndReason: 'signedOut' }),
    );
    expect((await bet({ round: 'r3', transaction_uuid: 'b3' })).status).toBe('TOKEN_EXPIRED');
    expect((await play({ round: 'r3' })).status).toBe('TOKEN_EXPIRED');
    expect((await world.call('balance', { token })).status).toBe('TOKEN_EXPIRED');
    expect((await bet()).status).toBe('RS_OK');
    expect((await win()).status).toBe('RS_OK');
    expect((await close()).status).toBe('RS_OK');
    expect((await rollback({ ...long, reference_transaction_uuid: 'b2' })).status).toBe('RS_OK');
  });

  it('comes twelve hours after the launch', async () => {
    await world.pass(12 * 60 * 60 * 1000);
    expect((await bet()).status).toBe('TOKEN_EXPIRED');
  });
});

describe('a call', () => {
  const BALANCE = { token: 't', request_uuid: 'q1' };

  it('is refused for an unknown key and a wrong signature, before the body is read', async () => {
    expect(await world.call('balance', BALANCE, { keyID: 'unknown' })).toEqual({ status: 'INVALID_PROVIDER' });
    expect(await world.call('balance', BALANCE, { signature: 'wrong', body: '{' })).toEqual({
      status: 'INVALID_SIGNATURE',
    });
  });

  it.each(['', '{', '[]', '{"call":"bet"}', 'null'])('returns WRONG_SYNTAX to %s', async (body) => {
    expect((await world.call('bet', {}, { body })).status).toBe('WRONG_SYNTAX');
  });

  it('returns WRONG_SYNTAX if the body names another call than the path', async () => {
    const signedForAnother = await world.call('bet', { token, call: 'balance' });
    expect(signedForAnother).toMatchObject({ status: 'WRONG_SYNTAX', message: 'call: is not the call of the path' });
    expect((await bet({ amount: 1.5 })).status).toBe('WRONG_SYNTAX');
    expect((await bet({ amount: 0 })).status).toBe('WRONG_SYNTAX');
  });

  it('is refused a minute off the clock here', async () => {
    const now = world.ports.clock.now();
    expect((await bet({ timestamp: now - 60_001 })).status).toBe('REQUEST_EXPIRED');
    expect((await bet({ timestamp: now + 60_001 })).status).toBe('REQUEST_EXPIRED');
    expect((await bet({ timestamp: now - 60_000 })).status).toBe('RS_OK');
  });

  it('is refused with a request id that was used', async () => {
    expect((await bet({ request_uuid: 'q1' })).status).toBe('RS_OK');
    expect(await bet({ request_uuid: 'q1' })).toEqual({ status: 'REQUEST_REPEATED', request_uuid: 'q1' });
    expect((await bet({ request_uuid: 'q2' })).status).toBe('RS_OK');
    await world.pass(120_001);
    expect((await bet({ request_uuid: 'q1' })).status).toBe('RS_OK');
  });

  it('is limited by the key', async () => {
    world = await createWalletWorld({ provider: { CallsPerSecond: 3 } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => world.call('balance', BALANCE)));
    expect(answers.filter(({ status }) => status === 'TOO_MANY_REQUESTS')).toHaveLength(2);
  });

  it('returns TRY_AGAIN if it cannot be stored, and counts once when it is repeated', async () => {
    let isBroken = false;
    world = await createWalletWorld({
      onCommit: () => (isBroken ? Promise.reject(new Error('the disk is full')) : Promise.resolve()),
    });
    token = await world.enter();
    isBroken = true;
    expect((await play({ request_uuid: 'q1' })).status).toBe('TRY_AGAIN');
    expect(world.observed.at(-1)?.error).toBeInstanceOf(Error);
    isBroken = false;
    expect(await world.gold()).toBe(1000);
    expect(await play({ request_uuid: 'q1' })).toMatchObject(ok(940));
    expect(await play()).toMatchObject(ok(940));
    expect(await world.audit()).toEqual([]);
  });

  it('is reported to the observer by its status, without token and signature', async () => {
    await bet({ amount: 5000 });
    const event = world.observed.at(-1);
    expect(event).toMatchObject({ call: 'bet', provider: 'studio', status: 'NOT_ENOUGH_MONEY', playerID: PLAYER });
    expect(JSON.stringify(event)).not.toContain(token);
    expect(JSON.stringify(event)).not.toContain(KEY);
  });
});
