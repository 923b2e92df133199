import { describe, expect, it } from 'vitest';
import type { Coin, HoldOutcome, JackpotHit } from '#games/api/index.ts';
import { answered, BASE, Play, press, roundOf } from '../../testing/playedRound.ts';

const coin = (reel: number, pay: number, more: Partial<Coin> = {}): Coin => ({ cell: [reel, 0], pay, ...more });
const FIRST = [coin(0, 10), coin(1, 20)];
const HOLD: HoldOutcome = {
  respins: [
    { coins: [], left: 1 },
    { coins: [coin(2, 30)], left: 0 },
  ],
  isFull: true,
  multiple: 2,
  pay: 120,
};

/** A round whose base spin pays 10 tenths of the stake of 100 before its hold. */
function holdRound(
  hold: HoldOutcome = HOLD,
  Jackpots: JackpotHit[] = [],
  spins = [{ ...BASE, pay: 10, coins: FIRST }],
) {
  const round = roundOf(spins);
  const { Result } = round;
  if (Result?.Outcome === undefined) throw new Error('the round has no outcome');
  const pay = Result.Outcome.pay + hold.pay;
  const Win = pay * 10 + Jackpots.reduce((sum, { Coins }) => sum + Coins, 0);
  return { ...round, Result: { Win, Jackpots, Balance: 900 + Win, Outcome: { ...Result.Outcome, hold, pay } } };
}

describe('a hold and respin', () => {
  it('waits for a press before each respin, and tells the balance at its end', () => {
    const play = new Play().do(press(), answered(holdRound()), { type: 'reelsStopped' }, { type: 'shown' });
    expect(play.state).toMatchObject({ phase: 'holdIntro', balance: 1000 });
    play.do({ type: 'shown' });
    expect(play.state.phase).toBe('respinReady');
    play.do({ type: 'shown' }, { type: 'reelsStopped' });
    expect(play.done('respin')).toEqual([]);
    play.do(press(5100));
    expect(play.state).toMatchObject({ phase: 'respinning', balance: 1000 });
    play.do({ type: 'shown' }, press(5200));
    expect(play.done('respin')).toMatchObject([
      { coins: [], left: 1 },
      { coins: [{ pay: 30 }], left: 0 },
    ]);
    play.do({ type: 'shown' });
    expect(play.done('leaveHold')).toMatchObject([{ coins: 1200, total: 1300, stake: 100, size: 'small' }]);
    expect(play.state).toMatchObject({ phase: 'holdOutro', balance: 1000 });
    play.do({ type: 'shown' });
    expect(play.state).toMatchObject({ phase: 'idle', balance: 2200 });
    expect(play.done('ask')).toHaveLength(1);
  });

  it('lets a press skip the show of a respin, and begin no other', () => {
    const play = new Play().do(press(), answered(holdRound()), { type: 'reelsStopped' }, { type: 'shown' });
    play.do({ type: 'shown' }, press(5100), press(5200));
    expect(play.done('skip')).toHaveLength(1);
    expect(play.done('respin')).toHaveLength(1);
  });

  it('tells a jackpot with the coin that hit it, and not before', () => {
    const respins = [{ coins: [coin(2, 30, { jackpot: 'major' })], left: 0 }];
    const hits = [
      { Name: 'minor', Coins: 40 },
      { Name: 'major', Coins: 5000 },
      { Name: 'grand', Coins: 9000 },
    ];
    const play = new Play().do(press(), answered(holdRound({ ...HOLD, respins, jackpot: 'grand' }, hits)));
    play.watch();
    expect(play.done('showJackpot')).toMatchObject([{ hits: [{ Name: 'minor' }], coins: 40 }]);
    expect(play.done('enterHold')).toMatchObject([{ hits: [] }]);
    expect(play.done('respin')).toMatchObject([{ hits: [{ Name: 'major' }] }]);
    expect(play.done('leaveHold')).toMatchObject([{ hits: [{ Name: 'grand' }], coins: 1200 + 14_000 }]);
    expect(play.state.balance).toBe(900 + 100 + 40 + 1200 + 14_000);
  });

  it('tells a jackpot once, with the first of the coins that hit it', () => {
    const respins = [
      { coins: [coin(2, 30, { jackpot: 'major' })], left: 1 },
      { coins: [coin(3, 30, { jackpot: 'major' })], left: 0 },
    ];
    const play = new Play().do(press(), answered(holdRound({ ...HOLD, respins }, [{ Name: 'major', Coins: 5000 }])));
    play.watch();
    expect(play.done('respin')).toMatchObject([{ hits: [{ Name: 'major' }] }, { hits: [] }]);
    expect(play.state.balance).toBe(900 + 100 + 1200 + 5000);
  });

  it('comes before the free spins of the same round', () => {
    const free = { ...BASE, kind: 'free' as const, coins: [] };
    const play = new Play().do(press(), answered(holdRound(HOLD, [], [{ ...BASE, pay: 0, coins: FIRST }, free])));
    play.watch();
    const order = play.effects.map((effect) => effect.do).filter((name) => /Hold|Free/u.test(name));
    expect(order).toEqual(['enterHold', 'leaveHold', 'enterFreeSpins', 'leaveFreeSpins']);
    expect(play.done('leaveHold')).toMatchObject([{ coins: 1200, total: 1200 }]);
  });

  it('begins again after a reload, without a stake', () => {
    const OpenRound = holdRound();
    const play = new Play({ OpenRound, Balance: 2200, Won: 1600 });
    expect(play.done('placeReels')).toMatchObject([{ spin: { coins: FIRST } }]);
    play.watch();
    expect(play.done('enterHold')).toHaveLength(1);
    expect(play.done('ask')).toEqual([]);
    expect(play.state).toMatchObject({ phase: 'idle', balance: 2200, won: 1600 });
  });
});
