import { expect, it } from 'vitest';
import { WayPays } from './WayPays.ts';

const SYMBOLS = ['a', 'b', 'w'];
const winsOf = (...reels: string[]) => {
  const ways = new WayPays({ a: { 3: 4, 4: 10 }, b: { 2: 1, 3: 2, 4: 3 } }, SYMBOLS, SYMBOLS.indexOf('w'), 4);
  return ways.winsIn(reels.map((reel) => [...reel].map((symbol) => SYMBOLS.indexOf(symbol))));
};

it('each way pays, and its cells are named', () => {
  expect(winsOf('a.', 'aa', '.a', '..')).toEqual([
    {
      symbol: 'a',
      count: 3,
      ways: 2,
      cells: [
        [0, 0],
        [1, 0],
        [1, 1],
        [2, 1],
      ],
      pay: 8,
    },
  ]);
});

it('a wild is a cell of every symbol', () => {
  expect(winsOf('ab', 'w.', 'wa', 'b.').map(({ symbol, count, ways, pay }) => [symbol, count, ways, pay])).toEqual([
    ['a', 3, 2, 8],
    ['b', 4, 1, 3],
  ]);
});

it('a row that does not begin on the left reel pays nothing', () => {
  expect(winsOf('..', 'aa', 'aa', 'aa')).toEqual([]);
});

it('reels may show different numbers of rows', () => {
  expect(winsOf('a', 'aaa', 'aa', 'a').map(({ ways, pay }) => [ways, pay])).toEqual([[6, 60]]);
});
