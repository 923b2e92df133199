import { expect, it } from 'vitest';
import type { SpinOutcome, Win } from '#games/api/index.ts';
import { greatestMultiple } from '../../round/greatestMultiple.ts';
import { BASE } from '../../testing/playedRound.ts';
import { equation, meetings, winningWilds } from './meetings.ts';

const RULE = {
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 0],
  ],
  wilds: { two: 2, three: 3 },
};
const win = (line: number, multiple: number): Win => ({ line, symbol: 'a', count: 3, multiple, pay: 20 });
const spinOf = (window: readonly (readonly string[])[], ...wins: Win[]): SpinOutcome => ({ ...BASE, window, wins });

const WINDOW = [
  ['a', 'a'],
  ['two', 'three'],
  ['three', 'b'],
];

it('finds wilds that meet in a win, with the product of their multiples', () => {
  const [meeting, ...others] = meetings(spinOf(WINDOW, win(1, 6)), RULE);
  expect(others).toEqual([]);
  expect(meeting).toMatchObject({ multiple: 6, wilds: [{ cell: [1, 0] }, { cell: [2, 0] }] });
  expect(meeting && equation(meeting)).toBe('×2 × ×3 = ×6');
});

it('finds no meeting in a win with one wild, or in a line that does not pay', () => {
  expect(meetings(spinOf(WINDOW, win(2, 3)), RULE)).toEqual([]);
  expect(meetings(spinOf(WINDOW), RULE)).toEqual([]);
});

it('orders meetings by their multiple, and counts wins with the same wilds once', () => {
  const spin = spinOf(WINDOW, win(3, 9), win(1, 6), win(3, 9));
  expect(meetings(spin, RULE).map(({ multiple }) => multiple)).toEqual([6, 9]);
});

it('finds each wild of a win once', () => {
  const spin = spinOf(WINDOW, win(1, 6), win(3, 9));
  expect(winningWilds(spin, RULE).map(({ symbol, cell }) => `${symbol} ${cell.join('/')}`)).toEqual([
    'two 1/0',
    'three 2/0',
    'three 1/1',
  ]);
});

it('reads the symbols of the window that pays', () => {
  const board = [['a'], ['a'], ['a']];
  expect(winningWilds({ ...spinOf(WINDOW, win(1, 6)), board }, RULE)).toEqual([]);
});

it('knows the greatest multiple of a line', () => {
  const strips = { base: ['a b', 'two three a', 'three a', 'a'], free: ['a', 'two a', 'two a', 'two a'] };
  expect(greatestMultiple({ strips, wilds: RULE.wilds })).toBe(9);
  expect(greatestMultiple({ strips })).toBe(1);
});
