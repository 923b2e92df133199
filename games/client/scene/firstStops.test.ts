import { expect, it } from 'vitest';
import { firstStops, windowAt } from './firstStops.ts';

it('the window before the first round shows no symbol with a value', () => {
  const strips = [
    ['coin', 'moon', 'owl', 'key'],
    ['moon', 'owl', 'key', 'coin'],
  ];
  const stops = firstStops(strips, 2, ['coin', undefined]);
  expect(stops).toEqual([1, 0]);
  expect(windowAt(strips, stops, 2)).toEqual([
    ['moon', 'owl'],
    ['moon', 'owl'],
  ]);
});

it('a strip of nothing else shows its first stop', () => {
  expect(firstStops([['coin', 'moon']], 2, ['coin'])).toEqual([0]);
});
