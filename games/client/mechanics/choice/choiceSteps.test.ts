import { describe, expect, it } from 'vitest';
import type { OptionOutcome, RoundView } from '#games/api/index.ts';
import type { GameEvent } from '../../round/events.ts';
import { isReady } from '../../round/state.ts';
import { answered, BASE, FREE, Play, press, roundOf, session } from '../../testing/playedRound.ts';

const NAMES = ['left', 'middle', 'right'];
const HELD: OptionOutcome[] = [
  { name: 'left', pay: 50 },
  { name: 'middle', pay: 250 },
  { name: 'right', pay: 20 },
];
const FIRST = { ...BASE, pay: 10 };

/** A round whose base spin pays 10 tenths of the stake of 100 before its choice. */
function choiceRound(chosen?: string, options = HELD, spins = [FIRST]): RoundView {
  const round = roundOf(spins);
  const { Result } = round;
  if (Result?.Outcome === undefined) throw new Error('the round has no outcome');
  const choice = chosen === undefined ? { options: NAMES.map((name) => ({ name })) } : { options, chosen };
  const pay = 10 + (chosen === undefined ? 0 : (options.find(({ name }) => name === chosen)?.pay ?? 0));
  const Win = pay * 10;
  return {
    ...round,
    Choice: {
      Options: NAMES,
      Default: 'middle',
      DefaultTime: '2026-11-28T04:00:00.000Z',
      IsDefault: false,
      ...(chosen !== undefined && { Chosen: chosen }),
    },
    Result: { Win, Jackpots: [], Balance: 900 + Win, Outcome: { ...Result.Outcome, choice, pay } },
  };
}

const choose = (option: string): GameEvent => ({ type: 'choose', option });
const lost: GameEvent = { type: 'choiceFailed', code: 'LOST' };

/** A game that waits for the choice of its player. */
const waiting = (): Play =>
  new Play().do(press(), answered(choiceRound()), { type: 'reelsStopped' }, { type: 'shown' }, { type: 'shown' });

describe('a choice', () => {
  it('is offered after the wins of the base spin, and waits for the player', () => {
    const play = waiting();
    expect(play.state).toMatchObject({ phase: 'choosing', balance: 1000 });
    expect(play.done('enterChoice')).toMatchObject([{ options: NAMES, byDefault: 'middle' }]);
    play.do(press(), { type: 'shown' }, { type: 'reelsStopped' });
    expect(play.state.phase).toBe('choosing');
    expect(isReady(play.state, Number.POSITIVE_INFINITY)).toBe(false);
    expect(play.done('ask')).toHaveLength(1);
  });

  it('is sent once, and pays what its option held', () => {
    const play = waiting().do(choose('middle'), choose('left'));
    expect(play.done('askChoice')).toMatchObject([{ RoundID: 'round-1', Option: 'middle', after: 0 }]);
    play.do({ type: 'chosen', round: choiceRound('middle') });
    expect(play.done('openChoice')).toMatchObject([{ coins: 2500, total: 2600, size: 'big', isOffered: true }]);
    expect(play.state).toMatchObject({ phase: 'choiceOpened', balance: 1000 });
    play.do({ type: 'shown' });
    expect(play.state).toMatchObject({ phase: 'idle', balance: 3500 });
    expect(play.done('close')).toHaveLength(1);
  });

  it('is sent again with the same option until the player is asked, and then too', () => {
    const play = waiting().do(choose('left'), lost, lost, lost);
    expect(play.state.phase).toBe('choosing');
    play.do(choose('right'));
    const options = play.done('askChoice').map((effect) => (effect.do === 'askChoice' ? effect.Option : ''));
    expect(options).toEqual(['left', 'left', 'left', 'left']);
    play.do({ type: 'chosen', round: choiceRound('left') });
    expect(play.state.phase).toBe('choiceOpened');
  });

  it('that the round took without this window is read again, and opens', () => {
    const play = waiting().do(choose('left'), { type: 'choiceFailed', code: 'CHOICE_OVER' });
    expect(play.state.phase).toBe('rereading');
    const OpenRound = choiceRound('middle');
    play.do({ type: 'loaded', session: session({ OpenRound, Balance: 3500 }), now: 9000, time: 0 });
    play.do({ type: 'reelsStopped' }, { type: 'shown' });
    expect(play.done('openChoice')).toMatchObject([{ coins: 2500, isOffered: false }]);
    play.do({ type: 'shown' });
    expect(play.state).toMatchObject({ phase: 'idle', balance: 3500 });
  });

  it('waits again after a reload', () => {
    const play = new Play({ OpenRound: choiceRound(), Balance: 1000 });
    play.do({ type: 'reelsStopped' }, { type: 'shown' }, { type: 'shown' });
    expect(play.state).toMatchObject({ phase: 'choosing', balance: 1000 });
  });

  it('of free spins plays them, and counts their wins alone', () => {
    const spins = [FIRST, { ...FREE, pay: 30 }, { ...FREE, pay: 40 }];
    const options: OptionOutcome[] = [
      { name: 'left', pay: 70, spins: [30, 40] },
      { name: 'middle', pay: 0, spins: [0] },
      { name: 'right', pay: 5, spins: [5] },
    ];
    const play = waiting().do(choose('left'), { type: 'chosen', round: choiceRound('left', options, spins) });
    expect(play.done('openChoice')).toMatchObject([{ coins: 0 }]);
    play.do({ type: 'shown' });
    expect(play.done('enterFreeSpins')).toMatchObject([{ spins: 2 }]);
    play.watch();
    expect(play.state).toMatchObject({ phase: 'idle', balance: 1700 });
  });
});
