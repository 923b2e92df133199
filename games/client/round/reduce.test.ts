import { describe, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import { answered, BASE, FREE, Play, press, roundOf, session } from '../testing/playedRound.ts';
import { isReady, LOADING } from './state.ts';

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
    [199, 'small'],
    [200, 'big'],
    [500, 'huge'],
    [1000, 'super'],
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

describe('a window that changes', () => {
  const opened: SpinOutcome = { ...BASE, pay: 20, mystery: 'owl', board: BASE.window };

  it('is shown after the reels are still and before the wins', () => {
    const play = new Play().do(press(), answered(roundOf([opened])), { type: 'reelsStopped' });
    expect(play.state.phase).toBe('change');
    expect(play.done('change')).toEqual([{ do: 'change', spin: opened }]);
    expect(play.done('showWins')).toEqual([]);
    play.do({ type: 'shown' });
    expect(play.done('showWins')).toMatchObject([{ coins: 200 }]);
  });

  it('leaves only the sum of its respins to be shown', () => {
    const grown: SpinOutcome = { ...opened, grown: [1], respins: [{ stops: [], window: [], wins: [] }] };
    const play = new Play().do(press(), answered(roundOf([grown])), { type: 'reelsStopped' }, { type: 'shown' });
    expect(play.done('showWins')).toMatchObject([{ coins: 200, counted: 0 }]);
  });

  it('is shown in free spins too, with the symbol that they have drawn', () => {
    const round = roundOf([BASE, { ...FREE, held: [] }, FREE]);
    const { Result } = round;
    if (Result?.Outcome === undefined) throw new Error('the round has no outcome');
    const Outcome = { ...Result.Outcome, expanding: 'owl' };
    const play = new Play().do(press(), answered({ ...round, Result: { ...Result, Outcome } }));
    play.watch();
    expect(play.done('enterFreeSpins')).toEqual([{ do: 'enterFreeSpins', spins: 2, expanding: 'owl' }]);
    expect(play.done('change')).toHaveLength(1);
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

it('coins that the page names during a round show after it', () => {
  const play = new Play().do(press(), { type: 'balance', balance: 50_000 });
  expect(play.state.balance).toBe(900);
  play.do(answered(roundOf([BASE])));
  play.watch();
  expect(play.state.balance).toBe(50_000);
  expect(play.do({ type: 'balance', balance: 60_000 }).state.balance).toBe(60_000);
});

it('counts the time of the sitting by the clock of the server', () => {
  const HOUR = 3_600_000;
  const play = new Play();
  play.state = LOADING;
  // The device's clock is a day behind.
  const time = Date.parse('2026-11-26T05:00:00.000Z');
  const Now = '2026-11-27T05:00:00.000Z';
  play.do({ type: 'loaded', session: session({ Now }), now: 0, time });
  expect(time - play.state.startTime).toBe(HOUR);
});

it('coins of a demo are known as such', () => {
  expect(new Play({ Currency: 'DEMO' }).state.isDemo).toBe(true);
});

it('forgets the coins that the page named before the session was read', () => {
  const play = new Play();
  play.state = LOADING;
  play.do({ type: 'balance', balance: 10_000 }, { type: 'loaded', session: session(), now: 0, time: 0 });
  play.do(press(), answered(roundOf([BASE])), { type: 'reelsStopped' });
  expect(play.state).toMatchObject({ phase: 'idle', balance: 900 });
});
