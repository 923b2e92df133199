import { describe, expect, it } from 'vitest';
import { levelOf, WIN_LEVELS } from '../round/winSize.ts';
import { type Climb, COUNT_MS, evenClimb, FIRST_LEVEL_MS, levelClimb } from './countUp.ts';
import { REEL_SPEED, ReelMotion } from './ReelMotion.ts';
import { QUICK_PACE, USUAL_PACE } from './pace.ts';
import { stopPlan } from './stopPlan.ts';

const FRAME = 1 / 60;

/** Runs a reel for a number of seconds. Returns its positions and its announced target. */
function run(reel: ReelMotion, seconds: number, frame = FRAME) {
  const positions: number[] = [];
  let target = -1;
  for (let time = 0; time < seconds; time += frame) {
    target = Math.max(target, reel.advance(frame));
    positions.push(reel.position);
  }
  return { positions, target };
}

describe('a reel', () => {
  it('moves back before it turns, then keeps its speed', () => {
    const reel = new ReelMotion();
    reel.start();
    const { positions } = run(reel, 1);
    expect(Math.min(...positions)).toBeLessThan(-0.1);
    const [last = 0, before = 0] = [positions.at(-1), positions.at(-2)];
    expect(last - before).toBeCloseTo(REEL_SPEED * FRAME);
  });

  it('turns for as long as the outcome is not known', () => {
    const reel = new ReelMotion();
    reel.start();
    run(reel, 60);
    expect(reel.isStill).toBe(false);
  });

  it.each([1 / 144, 1 / 60, 1 / 30, 1 / 20])('stops on the announced whole position at %d s a frame', (frame) => {
    const reel = new ReelMotion();
    reel.start();
    run(reel, 0.8, frame);
    reel.stopAfter(0.3);
    const { positions, target } = run(reel, 2, frame);
    expect(reel.isStill).toBe(true);
    expect(Number.isInteger(target)).toBe(true);
    expect(reel.position).toBe(target);
    expect(Math.max(...positions)).toBeLessThanOrEqual(target + 0.24 + 1e-9);
    expect(Math.max(...positions)).toBeGreaterThan(target);
  });

  it('never jumps: a frame moves it at most as far as its speed', () => {
    const reel = new ReelMotion();
    reel.start();
    reel.stopAfter(0.9);
    const { positions } = run(reel, 2.5);
    const steps = positions.slice(1).map((position, index) => position - (positions[index] ?? 0));
    expect(Math.max(...steps)).toBeLessThanOrEqual(REEL_SPEED * FRAME + 1e-9);
  });
});

describe('a reel that moves one step', () => {
  it.each([1, -1])('jumps by %d, swings over a little and rests there', (by) => {
    const reel = new ReelMotion();
    reel.step(by);
    const { positions } = run(reel, 1);
    expect(reel.isStill).toBe(true);
    expect(reel.position).toBe(by);
    expect(Math.max(...positions.map((position) => position * by))).toBeGreaterThan(1);
    expect(Math.max(...positions.map((position) => position * by))).toBeLessThan(1.25);
  });
});

describe('the quick pace', () => {
  it('lets three reels rest one after another within 0.9 s of their start', () => {
    const { stops } = stopPlan({
      window: [['a'], ['b'], ['c']],
      scatter: undefined,
      atLeast: 0,
      turned: 0.06,
      pace: QUICK_PACE,
    });
    const rests = stops.map((stop) => {
      const reel = new ReelMotion(QUICK_PACE);
      reel.start();
      reel.stopAfter(stop);
      let time = 0;
      while (!reel.isStill && time < 3) {
        reel.advance(FRAME);
        time += FRAME;
      }
      return time;
    });
    expect(rests).toEqual(rests.toSorted((one, other) => one - other));
    expect(Math.max(...rests)).toBeGreaterThan(0.8);
    expect(Math.max(...rests)).toBeLessThan(0.95);
  });
});

describe('the stops', () => {
  const none = ['a', 'b', 'c'];
  const free = ['a', 'free', 'c'];
  const plan = (window: string[][], turned = 0) => stopPlan({ window, scatter: 'free', atLeast: 3, turned });

  it('come one after another, the first not before the reels have turned', () => {
    const { stops, anticipated } = plan([none, none, none, none, none]);
    expect(stops[0]).toBe(USUAL_PACE.firstStop);
    expect(stops.map((stop) => Math.round((stop - USUAL_PACE.firstStop) * 100))).toEqual([0, 24, 48, 72, 96]);
    expect(anticipated).not.toContain(true);
  });

  it('come soon when the answer was late', () => {
    expect(plan([none, none, none, none, none], 5).stops[0]).toBe(0.05);
  });

  it('let the reels after two scatters turn longer', () => {
    const { stops, anticipated } = plan([free, none, free, none, none]);
    expect(anticipated).toEqual([false, false, false, true, true]);
    expect((stops[3] ?? 0) - (stops[2] ?? 0)).toBeGreaterThan(1.5);
  });

  it('do not wait for scatters that the last reel alone would bring', () => {
    expect(plan([none, none, none, none, free]).anticipated).not.toContain(true);
    expect(
      stopPlan({ window: [free, free, free], scatter: undefined, atLeast: 0, turned: 0 }).anticipated,
    ).not.toContain(true);
  });

  it('end within the pause between two stakes when nothing is anticipated', () => {
    expect(plan([none, none, none, none, none]).stops.at(-1)).toBeLessThan(2);
  });
});

describe('a count-up', () => {
  const shownOf = ({ duration, coinsAt }: Climb) =>
    Array.from({ length: duration / 10 + 1 }, (_, index) => coinsAt(index * 10));

  it('ends on the whole win and never falls', () => {
    const shown = shownOf(evenClimb(128_000, 900));
    expect(shown).toEqual(shown.toSorted((first, second) => first - second));
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(128_000);
  });

  it('does not happen when the return is not above the stake', () => {
    expect(evenClimb(50, COUNT_MS.none).coinsAt(0)).toBe(50);
  });

  it.each([2000, 2100, 6400, 10_000, 987_650])('climbs to %d from level to level and never falls', (coins) => {
    const climb = levelClimb(coins, 100);
    const shown = shownOf(climb);
    expect(shown).toEqual(shown.toSorted((first, second) => first - second));
    expect(climb.coinsAt(FIRST_LEVEL_MS)).toBe(2000);
    expect(climb.coinsAt(climb.duration)).toBe(coins);
    // Others see the win 15 s after it.
    expect(climb.duration).toBeLessThan(7000);
  });

  it('shows each level of a very large win for more than a second', () => {
    const { coinsAt } = levelClimb(1_000_000, 100);
    const times = Array.from({ length: 600 }, (_, index) => levelOf(coinsAt(index * 10), 100));
    for (const level of WIN_LEVELS) expect(times.filter((at) => at === level).length).toBeGreaterThan(100);
  });
});
