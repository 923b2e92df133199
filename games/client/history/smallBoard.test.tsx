import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { SpinOutcome } from '#games/api/index.ts';
import { testFiles } from '../testing/openTestGame.ts';
import { chineseTexts } from '../testing/chineseTexts.ts';
import { BASE, FREE, roundOf } from '../testing/playedRound.ts';
import { smallBoard } from './smallBoard.ts';

const { lines } = testFiles.files.maths;
const images = { atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } }, address: '' };
const boardOf = (spins: readonly SpinOutcome[]): HTMLElement =>
  smallBoard({ texts: chineseTexts, images, lines }, roundOf(spins).Result) ?? document.createElement('p');

const reel = ['moon', 'owl', 'leaf'];
const spin = { ...BASE, window: [reel, reel, reel, reel, reel] };

it('marks the cells of the line that paid', () => {
  const board = boardOf([{ ...spin, pay: 40, wins: [{ line: 1, symbol: 'owl', count: 3, pay: 40 }] }]);
  expect(board.querySelectorAll('.won')).toHaveLength(3);
  expect(board).toHaveAttribute('role', 'img');
});

it('says by how much the wilds of a win multiplied', () => {
  const wins = [
    { line: 1, symbol: 'owl', count: 3, multiple: 2, pay: 80 },
    { line: 2, symbol: 'owl', count: 3, multiple: 6, pay: 240 },
  ];
  expect(boardOf([{ ...spin, pay: 320, wins }])).toHaveTextContent('×6');
});

it('shows the best spin of a round with free spins, and says how many there were', () => {
  const board = boardOf([spin, { ...FREE, window: [['key'], ['key']], pay: 90 }, { ...FREE, pay: 10 }]);
  expect(within(board).getByRole('img')).toHaveAccessibleName(/鑰匙 鑰匙/);
  expect(board).toHaveTextContent('2 次免費遊戲');
});

it('draws nothing of an outcome that the server no longer knows', () => {
  expect(smallBoard({ texts: chineseTexts, images, lines }, roundOf([], {}).Result)).toBeUndefined();
});

it('shows the board that paid most of a spin that tumbles, and says how many there were', () => {
  const cells = [[0, 0] as const];
  const win = (symbol: string, pay: number) => [{ symbol, count: 5, pay, cells }];
  const tumbles = [
    { removed: cells, window: [['key']], wins: win('key', 30), multiple: 1 },
    { removed: cells, window: [['owl']], wins: [], multiple: 1 },
  ];
  const board = boardOf([{ ...BASE, window: [['moon']], wins: win('moon', 10), tumbles, pay: 40 }]);
  expect(within(board).getByRole('img')).toHaveAccessibleName(/鑰匙/);
  expect(board.querySelectorAll('.won')).toHaveLength(1);
  expect(board).toHaveTextContent('連爆 2 次');
  expect(boardOf([{ ...BASE, window: [['moon']], wins: win('moon', 10), tumbles, thrown: 12 }])).toHaveTextContent(
    '×12',
  );
});

it('shows what mystery symbols became, and says it', () => {
  const opened = { ...BASE, window: [['moon'], ['leaf']], board: [['key'], ['leaf']], mystery: 'key', pay: 40 };
  const board = boardOf([opened]);
  expect(within(board).getByRole('img')).toHaveAccessibleName(/鑰匙/);
  expect(board).toHaveTextContent('1 個月亮打開，都是鑰匙');
});

it('says how many cells split, and the ways that the board had then', () => {
  const window = [
    ['moon', 'leaf'],
    ['key', 'leaf'],
  ];
  const split = {
    ...BASE,
    window,
    split: [
      { cell: [0, 1] as const, parts: 2 },
      { cell: [1, 0] as const, parts: 4 },
    ],
  };
  expect(boardOf([split])).toHaveTextContent('2 格裂開，共 15 路');
});

it('writes the multiples of a board on their cells', () => {
  const orbs = [{ cell: [0, 0] as const, multiple: 5 }];
  const board = boardOf([{ ...BASE, window: [['key']], wins: [], orbs, pay: 0 }]);
  expect(board).toHaveTextContent('×5');
});

it('shows a hold and respin by its last board', () => {
  const coins = [{ cell: [0, 0] as const, pay: 10 }];
  const { Result } = roundOf([{ ...spin, coins }]);
  const respins = [{ coins: [{ cell: [2, 1] as const, pay: 30 }], left: 0 }];
  const hold = { respins, isFull: false, multiple: 1, pay: 40 };
  const Outcome = Result?.Outcome && { ...Result.Outcome, hold };
  const board = smallBoard({ texts: chineseTexts, images, lines, coin: 'key' }, { Outcome });
  expect(board?.querySelectorAll('.won')).toHaveLength(2);
  expect(board?.querySelector('[role="img"]')).toHaveAccessibleName(
    '盤面：鑰匙 月亮 月亮 月亮 月亮 / 夜梟 夜梟 鑰匙 夜梟 夜梟 / 紫葉 紫葉 紫葉 紫葉 紫葉',
  );
});
