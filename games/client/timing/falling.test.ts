import { expect, it } from 'vitest';
import { dropPlan, rowDelay } from './dropPlan.ts';
import { FallMotion } from './FallMotion.ts';

const ROWS = 5;
const STEP = 1 / 60;
const plain = Array.from({ length: 6 }, () => Array.from({ length: ROWS }, () => 'a'));

/** Seconds until a symbol lies. */
function secondsOf(from: number, to: number, delay: number): number {
  const motion = new FallMotion();
  motion.drop(from, to, delay);
  let seconds = 0;
  while (!motion.isStill) {
    motion.advance(STEP);
    seconds += STEP;
    if (seconds > 10) throw new Error('the symbol falls for ever');
  }
  expect(motion.y).toBe(to);
  return seconds;
}

it('falls to its place, and tells once that it has landed', () => {
  const motion = new FallMotion();
  motion.drop(-100, 200, 0.1);
  let landings = 0;
  for (let frame = 0; frame < 120; frame += 1) {
    if (motion.advance(STEP)) landings += 1;
    expect(motion.y).toBeLessThanOrEqual(200);
  }
  expect(landings).toBe(1);
  expect(motion).toMatchObject({ y: 200, isStill: true });
});

it('fills a board of six by five within 1.2 s of the press', () => {
  const turned = 0.12;
  const { starts } = dropPlan({ window: plain, scatter: undefined, atLeast: 4, turned });
  const cell = 61;
  const ends = starts.flatMap((start) =>
    plain[0]?.map((_, row) => secondsOf(-(ROWS - row + 0.2) * cell, (row + 0.5) * cell, start + rowDelay(ROWS, row))),
  );
  expect(turned + Math.max(...ends.map((end) => end ?? 0))).toBeLessThanOrEqual(1.2);
});

it('holds a column back only while it can bring the free spins', () => {
  const window = [['s'], ['a'], ['s'], ['a'], ['a'], ['a']];
  const plan = (atLeast: number) => dropPlan({ window, scatter: 's', atLeast, turned: 1 }).anticipated;
  expect(plan(3)).toEqual([false, false, false, true, true, true]);
  expect(plan(4)).toEqual([false, false, false, false, false, false]);
});

it('does not hold back a column whose strip has no scatter', () => {
  const window = [['a'], ['s'], ['s'], ['s'], ['s'], ['a']];
  const strips = ['a b', 'a s', 's a', 'a s', 'b s a', 'a a'];
  const { anticipated } = dropPlan({ window, scatter: 's', atLeast: 4, turned: 1, strips });
  expect(anticipated).toEqual([false, false, false, false, true, false]);
});
