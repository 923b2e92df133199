import { describe, expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import { answered, BASE, Play, press, roundOf } from '../../testing/playedRound.ts';
import { nudged } from './nudgeSteps.ts';

const BEFORE = [['a'], ['a'], ['b']] as const;
const AFTER = [['a'], ['a'], ['a']] as const;
const spinOf = (change: Partial<SpinOutcome>): SpinOutcome => ({
  ...BASE,
  window: BEFORE,
  stops: [4, 7, 9],
  ...change,
});
const PAID = spinOf({
  pay: 50,
  wins: [{ line: 1, symbol: 'a', count: 3, pay: 50 }],
  nudge: { arrow: 'up', moved: true },
  board: AFTER,
});
const namesOf = ({ effects }: Play) => effects.map((effect) => effect.do).filter((name) => name !== 'post');

describe('a spin after its nudge', () => {
  it('shows the window that pays, at the next stop of the strip when symbols move up', () => {
    expect(nudged(PAID)).toMatchObject({ window: AFTER, stops: [4, 7, 10] });
  });

  it('has the stop before when symbols move down', () => {
    expect(nudged(spinOf({ nudge: { arrow: 'down', moved: true }, board: AFTER })).stops).toEqual([4, 7, 8]);
  });

  it('stays as it is when no reel has moved', () => {
    const still = spinOf({ nudge: { arrow: 'up', moved: false } });
    expect(nudged(still)).toBe(still);
    expect(nudged(BASE)).toBe(BASE);
  });
});

describe('a round with a nudge', () => {
  const played = (spin: SpinOutcome) => new Play().do(press(), answered(roundOf([spin])));

  it('moves the reel after all of them are still, then shows the win, and pays it once', () => {
    const play = played(PAID);
    expect(play.watch()).toEqual([900, 900, 1400]);
    expect(namesOf(play)).toEqual(['startReels', 'ask', 'stopReels', 'nudge', 'showWins', 'close']);
  });

  it('moves the reel also when the step brings nothing', () => {
    const play = played(spinOf({ nudge: { arrow: 'down', moved: true }, board: AFTER }));
    expect(play.watch().at(-1)).toBe(900);
    expect(namesOf(play)).toEqual(['startReels', 'ask', 'stopReels', 'nudge', 'close']);
  });

  it('does not wait for an arrow that moves nothing', () => {
    const play = played(spinOf({ nudge: { arrow: 'up', moved: false } }));
    play.watch();
    expect(play.done('nudge')).toEqual([]);
  });

  it('is skipped by a press, and still pays once', () => {
    const play = played(PAID).do({ type: 'reelsStopped' });
    expect(play.state.phase).toBe('nudge');
    play.do(press());
    expect(play.done('skip')).toHaveLength(1);
    expect(play.watch().at(-1)).toBe(1400);
  });
});
