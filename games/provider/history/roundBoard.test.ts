import { expect, it } from 'vitest';
import { roundBoard } from './roundBoard.ts';

const LINES = {
  lines: [
    [0, 0, 0],
    [1, 0, 1],
  ],
};
const SPIN: Parameters<typeof roundBoard>[0]['spins'][number] = {
  kind: 'base',
  stops: [0, 0, 0],
  window: [
    ['moon', 'key'],
    ['key', 'owl'],
    ['moon', 'key'],
  ],
  wins: [],
  scatters: 0,
  multiple: 1,
  pay: 0,
};
type Outcome = Parameters<typeof roundBoard>[0];
const outcome = (...spins: Outcome['spins']): Outcome => ({
  code: 'owl',
  version: 1,
  variant: 'r96',
  jackpots: [],
  pay: 0,
  isCapped: false,
  spins,
});

it('shows the window of a round without a win', () => {
  expect(roundBoard(outcome(SPIN), LINES)).toEqual({ columns: SPIN.window, marked: [] });
});

it('shows the spin that paid most, with its cells and its best win', () => {
  const free = {
    ...SPIN,
    pay: 60,
    wins: [
      { line: 1, symbol: 'moon', count: 2, pay: 10 },
      { line: 2, symbol: 'key', count: 3, pay: 50 },
    ],
  };
  const board = roundBoard(outcome(SPIN, free, { ...SPIN, pay: 20 }), LINES);
  expect(board.win).toEqual({ line: 2, symbol: 'key', count: 3 });
  expect(board.marked).toEqual([
    [0, 0],
    [1, 0],
    [0, 1],
    [2, 1],
  ]);
});

it('shows a hold and respin by its last board, with its coins marked', () => {
  const coins = [{ cell: [0, 1] as const, pay: 10 }];
  const respins = [{ coins: [{ cell: [2, 0] as const, pay: 20 }], left: 0 }];
  const hold = { respins, isFull: false, multiple: 1, pay: 30 };
  const rule = { coin: 'coin', atLeast: 1, respins: 1, coins: [], blank: 1 };
  expect(roundBoard({ ...outcome({ ...SPIN, coins }), hold }, { ...LINES, hold: rule })).toEqual({
    columns: [
      ['moon', 'coin'],
      ['key', 'owl'],
      ['coin', 'key'],
    ],
    marked: [
      [0, 1],
      [2, 0],
    ],
    win: { symbol: 'coin', count: 2 },
  });
});
