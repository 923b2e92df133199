import { expect, test } from 'vitest';
import { placeOf, stepsOf } from './ladder.ts';

test('ends in no limit, and includes a limit set elsewhere', () => {
  const steps = stepsOf('spend', [250, undefined]);
  expect(steps.slice(0, 5)).toEqual([0, 100, 200, 250, 300]);
  expect(steps.at(-1)).toBeUndefined();
  expect(stepsOf('spend', [300])).toHaveLength(11);
});

test('places an amount between two steps', () => {
  const steps = [100, 200, 400, undefined];
  expect([0, 100, 150, 200, 300, 400].map((used) => placeOf(steps, used))).toEqual([0, 0, 0.5, 1, 1.5, 2]);
  expect(placeOf(steps, 9_000)).toBe(2.5);
});
