import { describe, expect, it } from 'vitest';
import type { LevelOutcome, RoundView } from '#games/api/index.ts';
import { answered, BASE, FREE, Play, press, roundOf, session } from '../../testing/playedRound.ts';
import { levelAt } from './levelSteps.ts';

const Levels = [
  { Stake: 20, Level: 3 },
  { Stake: 100, Level: 6 },
  { Stake: 2000, Level: 0 },
];
const CAUGHT: LevelOutcome = { before: 6, collected: [[1, 0]], after: 7 };
const FULL: LevelOutcome = {
  before: 9,
  collected: [
    [1, 0],
    [2, 0],
  ],
  after: 1,
  wheel: { field: 3, pay: 50 },
};

/** A round at a stake of 100 with a level, and optionally the jackpot of its wheel. */
function levelRound(level: LevelOutcome, spins = [BASE], jackpot = 0): RoundView {
  const round = roundOf(spins, { Level: level.before }, jackpot === 0 ? [] : [jackpot]);
  const { Result } = round;
  if (Result?.Outcome === undefined) throw new Error('the round has no outcome');
  const wheel = level.wheel?.pay ?? 0;
  const Win = Result.Win + wheel * 10;
  const Outcome = { ...Result.Outcome, level, pay: Result.Outcome.pay + wheel };
  return { ...round, Result: { ...Result, Win, Balance: 900 + Win, Outcome } };
}

const played = (round: RoundView) => new Play({ Levels }).do(press(), answered(round));
const names = ({ effects }: Play) => effects.map((effect) => effect.do).filter((name) => name !== 'post');

describe('the level of a stake', () => {
  it('is that of the chosen stake', () => {
    const play = new Play({ Levels });
    expect(levelAt(play.state)).toBe(6);
    expect(levelAt(play.do({ type: 'changeStake', step: -1 }).state)).toBe(3);
    expect(levelAt(new Play().state)).toBeUndefined();
  });

  it('rises when the player has seen what the spin collects, and before its wins', () => {
    const play = played(levelRound(CAUGHT, [{ ...BASE, pay: 20 }])).do({ type: 'reelsStopped' });
    expect(play.state.phase).toBe('change');
    expect(levelAt(play.state)).toBe(6);
    play.do({ type: 'shown' });
    expect(play.state.phase).toBe('wins');
    expect(levelAt(play.state)).toBe(7);
    play.watch();
    expect(play.state.levels.find(({ Stake }) => Stake === 20)?.Level).toBe(3);
  });

  it('stays with a spin that collects nothing', () => {
    const play = played(levelRound({ before: 6, collected: [], after: 6 }));
    play.watch();
    expect(play.done('change')).toEqual([]);
    expect(levelAt(play.state)).toBe(6);
  });

  it('is shown as before the round when a reload returns to it', () => {
    const after = Levels.map((each) => (each.Stake === 100 ? { Stake: 100, Level: 7 } : each));
    const play = new Play({ OpenRound: levelRound(CAUGHT), Levels: after });
    expect(levelAt(play.state)).toBe(6);
    play.watch();
    expect(levelAt(play.state)).toBe(7);
  });

  it('is read again after another session has changed it', () => {
    const play = new Play({ Levels }).do(press(), { type: 'failed', code: 'STATE_CHANGED' });
    const other = [{ Stake: 100, Level: 8 }];
    play.do({ type: 'loaded', session: session({ Levels: other }), now: 6000, time: 6000 });
    expect(levelAt(play.state)).toBe(8);
  });
});

describe('the wheel of a full level', () => {
  it('turns after the wins and before the free spins, and pays once', () => {
    const play = played(
      levelRound(FULL, [
        { ...BASE, pay: 10 },
        { ...FREE, pay: 30 },
      ]),
    );
    const balances = play.watch();
    expect(names(play)).toEqual([
      'startReels',
      'ask',
      'stopReels',
      'change',
      'showWins',
      'turnWheel',
      'enterFreeSpins',
      'startReels',
      'stopReels',
      'showWins',
      'leaveFreeSpins',
      'close',
    ]);
    expect(play.done('turnWheel')).toMatchObject([
      { field: 3, after: 1, paid: 500, coins: 500, hits: [], stake: 100, size: 'small' },
    ]);
    expect(balances.at(-1)).toBe(900 + 100 + 500 + 300);
    expect(levelAt(play.state)).toBe(1);
  });

  it('shows its jackpot by itself, so that no jackpot follows it', () => {
    const wheel = { field: 3, pay: 50, jackpot: 'major' };
    const play = played(levelRound({ ...FULL, wheel }, [BASE], 5000));
    expect(play.watch().at(-1)).toBe(900 + 500 + 5000);
    expect(play.done('showJackpot')).toEqual([]);
    expect(play.done('turnWheel')).toMatchObject([
      { hits: [{ Name: 'major', Coins: 5000 }], paid: 500, coins: 5500, size: 'small' },
    ]);
  });

  it('pays no more than the cap of the round leaves', () => {
    const round = levelRound(FULL, [{ ...BASE, pay: 10 }]);
    const { Result } = round;
    if (Result?.Outcome === undefined) throw new Error('the round has no outcome');
    const Outcome = { ...Result.Outcome, pay: 40, isCapped: true };
    const play = played({ ...round, Result: { ...Result, Win: 400, Balance: 1300, Outcome } });
    expect(play.watch().at(-1)).toBe(1300);
    expect(play.done('turnWheel')).toMatchObject([{ paid: 300 }]);
  });

  it('is skipped by a press, which stakes nothing', () => {
    const play = played(levelRound(FULL)).do({ type: 'reelsStopped' }, { type: 'shown' });
    expect(play.state.phase).toBe('wheel');
    play.do(press(9000));
    expect(play.done('skip')).toHaveLength(1);
    expect(play.done('ask')).toHaveLength(1);
  });
});
