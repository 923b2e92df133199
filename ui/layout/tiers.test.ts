import { expect, test } from 'vitest';
import { columnsAt } from './tiers.ts';

test.each([
  [0, 0],
  [320, 0],
  [374, 0],
  [375, 1],
  [600, 1],
  [601, 2],
  [768, 2],
  [769, 3],
  [1024, 3],
  [1025, 4],
  [1920, 4],
])('gives a window of %i px %i columns', (width, columns) => {
  expect(columnsAt(width)).toBe(columns);
});

test('counts a fraction of a pixel above a limit as above', () => {
  expect(columnsAt(374.5)).toBe(1);
});
