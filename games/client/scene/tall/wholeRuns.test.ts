import { expect, it } from 'vitest';
import { wholeReels } from './wholeRuns.ts';

const STRIPS = [
  ['t', 't', 'a', 'b', 'c'],
  ['a', 't', 't', 't', 't'],
];

it('finds the reels that show a tall symbol from its upper end', () => {
  const window = [
    ['t', 't'],
    ['t', 't'],
  ];
  expect(wholeReels(window, [0, 1], STRIPS, 't')).toEqual([0, 1]);
  // The lower half of one symbol, or the middle of two.
  expect(wholeReels(window, [0, 2], STRIPS, 't')).toEqual([0]);
});

it('leaves out a reel with another symbol in sight', () => {
  expect(wholeReels([['t', 'a']], [1], STRIPS, 't')).toEqual([]);
});
