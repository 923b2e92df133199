import { describe, expect, it } from 'vitest';
import type { GameAnswer, RoundView, SpinOutcome } from '#games/api/index.ts';
import type { Effect, GameEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { type GameState, isReady, LOADING } from './state.ts';

type Session = GameAnswer<'readState'>;
const BASE: SpinOutcome = {
  kind: 'base',
  stops: [0, 0, 0],
  window: [['a'], ['a'], ['b']],
  wins: [],
  scatters: 0,
  multiple: 1,
  pay: 0,
};
const FREE: SpinOutcome = { ...BASE, kind: 'free' };

function roundOf(spins: readonly SpinOutcome[], change: Partial<RoundView> = {}, jackpots: readonly number[] = []) {
  const pay = spins.reduce((sum, spin) => sum + spin.pay, 0);
  const Jackpots = jackpots.map((Coins) => ({ Name: 'major', Coins }));
  const Win = pay * 10 + jackpots.reduce((sum, coins) => sum + coins, 0);
  const Outcome = { code: 'owl', version: 1, variant: 'r96', spins: [...spins], jackpots: [], pay, isCapped: false };
  const round: RoundView = {
    RoundID: 'round-1',
    GameCode: 'owl',
    Maths: 'hash',
    Variant: 'r96',
    SeedID: 'seed',
    Nonce: 7,
    ClientSeed: 'client',
    Stake: 100,
    State: 'settled',
    Status: '',
    Shown: false,
    CreateTime: '2026-11-27T04:00:00.000Z',
    SettleTime: '',
    CloseTime: '',
    Commitment: 'c',
    Result: { Win, Jackpots, Balance: 900 + Win, Outcome },
    ...change,
  };
  return round;
}

const session = (change: Partial<Session> = {}): Session => ({
  GameCode: 'owl',
  Brand: 'owl',
  Variant: 'r96',
  Maths: 'hash',
  Currency: 'GOLD',
  Balance: 1000,
  Stakes: [20, 100, 2000],
  LastStake: 100,
  LastStakeTime: '',
  Staked: 500,
  Won: 300,
  StartTime: '2026-11-27T04:00:00.000Z',
  Expires: '2026-11-28T04:00:00.000Z',
  Jackpots: [],
  Next: { SeedID: 'seed', Commitment: 'c', ClientSeed: 'client', Nonce: 7 },
  ...change,
});

/** A game that notes its effects. */
class Play {
  state: GameState = LOADING;
  readonly effects: Effect[] = [];

  constructor(change: Partial<Session> = {}) {
    this.do({ type: 'loaded', session: session(change), now: 0 });
  }

  do(...events: GameEvent[]): this {
    for (const event of events) {
      const [state, effects] = reduce(this.state, event);
      this.state = state;
      this.effects.push(...effects);
    }
    return this;
  }

  /** Shows everything until the game waits for the player. Returns the displayed balances on the way. */
  watch(): number[] {
    const balances: number[] = [];
    while (!['idle', 'asking', 'over'].includes(this.state.phase)) {
      this.do(this.state.phase === 'stopping' ? { type: 'reelsStopped' } : { type: 'shown' });
      balances.push(this.state.balance ?? Number.NaN);
    }
    return balances;
  }

  done = (name: Effect['do']) => this.effects.filter((effect) => effect.do === name);
  posted = () => this.effects.flatMap((effect) => (effect.do === 'post' ? [effect.message.Type] : []));
}

const press = (now = 5000): GameEvent => ({ type: 'press', now });
const answered = (round: RoundView): GameEvent => ({ type: 'answered', round });
const lost: GameEvent = { type: 'failed', code: 'LOST' };

describe('a round', () => {
  it('takes the stake at once and turns the reels before the answer', () => {
    const play = new Play().do(press());
    expect(play.state).toMatchObject({ phase: 'asking', balance: 900, staked: 600 });
    expect(play.effects.map((effect) => effect.do)).toEqual(['startReels', 'post', 'ask']);
    expect(play.done('ask')).toEqual([{ do: 'ask', ask: { Stake: 100, SeedID: 'seed', Nonce: 7 }, after: 0 }]);
  });

  it('adds the win only when it is shown', () => {
    const play = new Play().do(press(), answered(roundOf([{ ...BASE, pay: 25 }])));
    expect(play.state).toMatchObject({ phase: 'stopping', balance: 900, won: 300 });
    play.do({ type: 'reelsStopped' });
    expect(play.state).toMatchObject({ phase: 'wins', balance: 900 });
    play.do({ type: 'shown' });
    expect(play.state).toMatchObject({ phase: 'idle', balance: 1150, won: 550 });
    expect(play.posted()).toEqual(['roundStarted', 'roundStarted', 'balance', 'roundEnded']);
    expect(play.done('close')).toEqual([{ do: 'close', RoundID: 'round-1' }]);
  });

  it('ends without a show when nothing is won', () => {
    const play = new Play().do(press(), answered(roundOf([BASE])), { type: 'reelsStopped' });
    expect(play.state).toMatchObject({ phase: 'idle', balance: 900, seed: { SeedID: 'seed', Nonce: 8 } });
    expect(play.done('showWins')).toEqual([]);
  });

  it.each([
    [4, 'none'],
    [10, 'none'],
    [11, 'small'],
    [150, 'big'],
    [500, 'huge'],
  ])('celebrates a return of %d tenths of the stake as %s', (pay, size) => {
    const play = new Play().do(press(), answered(roundOf([{ ...BASE, pay }])), { type: 'reelsStopped' });
    expect(play.done('showWins')).toMatchObject([{ size, coins: pay * 10 }]);
  });

  it('shows a jackpot after the wins and adds its coins', () => {
    const play = new Play().do(press(), answered(roundOf([{ ...BASE, pay: 20 }], {}, [5000])));
    play.watch();
    expect(play.effects.map((effect) => effect.do)).toEqual(
      expect.arrayContaining(['showWins', 'showJackpot', 'close']),
    );
    expect(play.state.balance).toBe(900 + 200 + 5000);
  });

  it('pays a win whose outcome the server no longer knows', () => {
    const known = roundOf([{ ...BASE, pay: 20 }]);
    const Result = { Win: 200, Jackpots: [], Balance: 1100 };
    const play = new Play().do(press(), answered({ ...known, Result }));
    expect(play.state).toMatchObject({ phase: 'idle', balance: 1100 });
  });
});

describe('pressing', () => {
  it('is ignored until 2.5 s after the last stake', () => {
    const play = new Play().do(press(1000), answered(roundOf([BASE])), { type: 'reelsStopped' });
    expect(isReady(play.state, 3499)).toBe(false);
    play.do(press(3499));
    expect(play.done('ask')).toHaveLength(1);
    play.do(press(3500));
    expect(play.done('ask')).toHaveLength(2);
  });

  it('never stops the reels', () => {
    const play = new Play().do(press(), press(9000));
    expect(play.done('skip')).toEqual([]);
    play.do(answered(roundOf([{ ...BASE, pay: 20 }])), press(9000));
    expect(play.state.phase).toBe('stopping');
    expect(play.done('skip')).toEqual([]);
    expect(play.done('ask')).toHaveLength(1);
  });

  it('skips the count of a win, and stakes nothing by it', () => {
    const play = new Play().do(
      press(),
      answered(roundOf([{ ...BASE, pay: 20 }])),
      { type: 'reelsStopped' },
      press(9000),
    );
    expect(play.done('skip')).toHaveLength(1);
    expect(play.done('ask')).toHaveLength(1);
  });

  it('opens the shop when the stake is above the coins', () => {
    const play = new Play({ Balance: 60 }).do(press());
    expect(play.state).toMatchObject({ phase: 'idle', problem: 'NOT_ENOUGH_MONEY', balance: 60 });
    expect(play.done('post')).toEqual([{ do: 'post', message: { Type: 'needFunds', Stake: 100, Balance: 60 } }]);
  });

  it('changes the stake within the list, and only between rounds', () => {
    const play = new Play().do({ type: 'changeStake', step: 1 });
    expect(play.state.stake).toBe(2000);
    expect(play.do({ type: 'changeStake', step: 1 }).state.stake).toBe(2000);
    play.do({ type: 'changeStake', step: -1 }, press(), { type: 'changeStake', step: -1 });
    expect(play.state.stake).toBe(100);
  });
});

describe('free spins', () => {
  const spins = [{ ...BASE, pay: 10 }, { ...FREE, pay: 30 }, FREE, { ...FREE, pay: 60, multiple: 2 }];

  it('play one after another without a press and are summed at the end', () => {
    const play = new Play().do(press(), answered(roundOf(spins)));
    const balances = play.watch();
    expect(play.done('ask')).toHaveLength(1);
    expect(play.done('stopReels')).toHaveLength(4);
    expect(play.done('enterFreeSpins')).toEqual([{ do: 'enterFreeSpins', spins: 3 }]);
    expect(play.done('leaveFreeSpins')).toMatchObject([{ coins: 900, stake: 100, size: 'small' }]);
    expect(balances.at(-1)).toBe(900 + 1000);
    expect(play.state.phase).toBe('idle');
  });

  it('show no more than the cap pays', () => {
    const capped = roundOf(spins);
    const { Result } = capped;
    if (Result?.Outcome === undefined) throw new Error('the round has no outcome');
    const Outcome = { ...Result.Outcome, pay: 70, isCapped: true };
    const play = new Play().do(
      press(),
      answered({ ...capped, Result: { ...Result, Win: 700, Balance: 1600, Outcome } }),
    );
    play.watch();
    expect(play.done('showWins').map((effect) => 'coins' in effect && effect.coins)).toEqual([100, 300, 300]);
    expect(play.state.balance).toBe(1600);
  });

  it('return after a reload to the same spins and the same sum', () => {
    const OpenRound = roundOf(spins);
    // The wallet has paid the win already.
    const play = new Play({ OpenRound, Balance: 1900, Staked: 600, Won: 1300 });
    expect(play.state).toMatchObject({ phase: 'stopping', balance: 900, won: 300 });
    expect(play.done('placeReels')).toMatchObject([{ spin: spins[0] }]);
    play.watch();
    expect(play.done('ask')).toEqual([]);
    expect(play.state).toMatchObject({ phase: 'idle', balance: 1900, won: 1300, staked: 600 });
    expect(play.done('close')).toEqual([{ do: 'close', RoundID: 'round-1' }]);
  });
});

describe('a lost answer', () => {
  it('is asked for again with the same seed and nonce, after growing pauses', () => {
    const play = new Play().do(press(), lost, lost, lost, lost, lost);
    expect(play.state).toMatchObject({ phase: 'asking', lost: 5 });
    const asks = play.done('ask').flatMap((effect) => (effect.do === 'ask' ? [effect] : []));
    expect(asks.map(({ after }) => after)).toEqual([0, 500, 1000, 2000, 4000, 5000]);
    expect(new Set(asks.map(({ ask }) => JSON.stringify(ask))).size).toBe(1);
    play.do(answered(roundOf([BASE])));
    expect(play.state).toMatchObject({ phase: 'stopping', lost: 0 });
  });

  it('is the same as a round that the wallet has not answered', () => {
    const { Result: _none, ...kept } = roundOf([BASE], { State: 'kept' });
    const play = new Play().do(press(), answered(kept));
    expect(play.state).toMatchObject({ phase: 'asking', lost: 1 });
  });

  it('of a round before a reload is asked for without a new stake', () => {
    const { Result: _none, ...OpenRound } = roundOf([BASE], { State: 'kept', Nonce: 6 });
    const play = new Play({ OpenRound });
    expect(play.state).toMatchObject({ phase: 'asking', ask: { Stake: 100, SeedID: 'seed', Nonce: 6 } });
    play.do(answered(roundOf([BASE], { Nonce: 6 })));
    play.watch();
    expect(play.state).toMatchObject({ phase: 'idle', balance: 900, seed: { Nonce: 7 } });
  });

  it('of another round changes nothing', () => {
    const play = new Play().do(press(), answered(roundOf([BASE], { Nonce: 3 })));
    expect(play.state.phase).toBe('asking');
  });
});

describe('a refusal', () => {
  const refusal = (Status: string): GameEvent => {
    const { Result: _none, ...refused } = roundOf([], { State: 'refused', Status });
    return answered(refused);
  };

  it.each(['NOT_ENOUGH_MONEY', 'LIMIT_REACHED'])('with %s gives the stake back and lets the player go on', (status) => {
    const play = new Play().do(press(), refusal(status));
    expect(play.state).toMatchObject({
      phase: 'idle',
      problem: status,
      balance: 1000,
      staked: 500,
      seed: { Nonce: 8 },
    });
    expect(play.done('returnReels')).toHaveLength(1);
    expect(play.posted()).toContain('roundEnded');
    expect(play.posted().includes('needFunds')).toBe(status === 'NOT_ENOUGH_MONEY');
  });

  it.each(['INVALID_TOKEN', 'TOKEN_EXPIRED'])('with %s ends the game', (status) => {
    const play = new Play().do(press(), refusal(status));
    expect(play.state).toMatchObject({ phase: 'over', problem: status, balance: 1000 });
    expect(play.posted()).toContain('error');
    expect(play.do(press(9000)).done('ask')).toHaveLength(1);
  });

  it('with TOO_SOON waits and asks for the same round', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'TOO_SOON' });
    expect(play.state).toMatchObject({ phase: 'asking', lost: 0 });
    expect(play.done('ask')).toMatchObject([{ after: 0 }, { after: 400, ask: { Nonce: 7 } }]);
  });

  it('with STATE_CHANGED reads the state again and gives the stake back', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'STATE_CHANGED' });
    expect(play.state.phase).toBe('rereading');
    const Next = { SeedID: 'other', Commitment: 'c', ClientSeed: 'client', Nonce: 1 };
    play.do({ type: 'loaded', session: session({ Next }), now: 6000 });
    expect(play.state).toMatchObject({
      phase: 'idle',
      balance: 1000,
      staked: 500,
      seed: { SeedID: 'other', Nonce: 1 },
    });
    expect(play.done('returnReels')).toHaveLength(1);
  });

  it('with ROUND_OPEN plays the open round to its end', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'ROUND_OPEN' });
    play.do({
      type: 'loaded',
      session: session({ OpenRound: roundOf([{ ...BASE, pay: 20 }]), Balance: 1100 }),
      now: 6000,
    });
    expect(play.done('stopReels')).toHaveLength(1);
    play.watch();
    expect(play.state).toMatchObject({ phase: 'idle', balance: 1100 });
  });

  it('with INVALID_SESSION ends the game', () => {
    const play = new Play().do(press(), { type: 'failed', code: 'INVALID_SESSION' });
    expect(play.state).toMatchObject({ phase: 'over', problem: 'INVALID_SESSION' });
  });
});

it('coins that the page names during a round show after it', () => {
  const play = new Play().do(press(), { type: 'balance', balance: 50_000 });
  expect(play.state.balance).toBe(900);
  play.do(answered(roundOf([BASE])));
  play.watch();
  expect(play.state.balance).toBe(50_000);
  expect(play.do({ type: 'balance', balance: 60_000 }).state.balance).toBe(60_000);
});

it('coins of a demo are known as such', () => {
  expect(new Play({ Currency: 'DEMO' }).state.isDemo).toBe(true);
});

it('forgets the coins that the page named before the session was read', () => {
  const play = new Play();
  play.state = LOADING;
  play.do({ type: 'balance', balance: 10_000 }, { type: 'loaded', session: session(), now: 0 });
  play.do(press(), answered(roundOf([BASE])), { type: 'reelsStopped' });
  expect(play.state).toMatchObject({ phase: 'idle', balance: 900 });
});

it('shows the coins that the page named while a stake was refused, once', () => {
  const { Result: _none, ...refused } = roundOf([], { State: 'refused', Status: 'LIMIT_REACHED' });
  const play = new Play().do(press(), { type: 'balance', balance: 1200 }, answered(refused));
  expect(play.state).toMatchObject({ phase: 'idle', balance: 1200, balanceFromPage: undefined });
});
