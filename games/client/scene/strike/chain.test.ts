import { expect, it } from 'vitest';
import { chainOf } from './chain.ts';

it('visits every point once, always the nearest one left', () => {
  const points = [
    { x: 300, y: 0 },
    { x: 10, y: 0 },
    { x: 200, y: 0 },
    { x: 90, y: 0 },
  ];
  expect(chainOf({ x: 0, y: 0 }, points)).toEqual([1, 3, 2, 0]);
  expect(chainOf({ x: 400, y: 0 }, points)).toEqual([0, 2, 3, 1]);
  expect(chainOf({ x: 0, y: 0 }, [])).toEqual([]);
});
