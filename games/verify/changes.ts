import type { PublishedGame } from './published.ts';
import type { Purpose } from './RoundDraws.ts';
import { type Nudge, nudgeOf } from './nudge.ts';
import { type Cell, cellsWith, type Win, type Window } from './window.ts';
import { splitWayWins, winsOf } from './wins.ts';

/** The changes of a window before it pays. docs/fairness.md describes them. */
export interface Changes {
  mystery?: string;
  held?: readonly Cell[];
  grown?: readonly number[];
  /** The window as it pays, if it is another one. */
  board?: Window;
  nudge?: Nudge;
  split?: readonly { cell: Cell; parts: number }[];
  expanded?: { symbol: string; reels: readonly number[]; pay: number };
}

/** The memory of the free spins of a round. */
export interface FreeState {
  /** The wild of each cell that stays, by its reel and row. Absent without sticky wilds. */
  held?: Map<string, string>;
  expanding?: string;
}

/** The draws of a spin after its stops. */
export type SpinDraw = (below: number, purpose: Purpose) => Promise<number>;

const keyOf = (reel: number, row: number): string => `${reel}/${row}`;

export const wildNames = ({ wild, wilds = {} }: PublishedGame): string[] => [
  ...(wild === undefined ? [] : [wild]),
  ...Object.keys(wilds),
];

/** The value of a number below all weights together. */
export function drawnOf<Value extends { weight: number }>(values: readonly Value[], number: number): Value | undefined {
  let end = 0;
  return values.find(({ weight }) => {
    end += weight;
    return number < end;
  });
}

export const weightOf = (values: readonly { weight: number }[]): number =>
  values.reduce((sum, { weight }) => sum + weight, 0);

const replaced = (window: Window, symbolAt: (symbol: string, reel: number, row: number) => string): string[][] =>
  window.map((column, reel) => column.map((symbol, row) => symbolAt(symbol, reel, row)));

/** The reels with a wild that are not full of wilds already. */
export const wildReels = ({ wild = '' }: PublishedGame, window: Window, full: readonly number[] = []): number[] =>
  window.map((_, reel) => reel).filter((reel) => !full.includes(reel) && window[reel]?.includes(wild) === true);

export const withFullReels = ({ wild = '' }: PublishedGame, window: Window, reels: readonly number[]): string[][] =>
  replaced(window, (symbol, reel) => (reels.includes(reel) ? wild : symbol));

/** The cells that a pattern splits: the pattern, and the row of each part among the rows that are still whole. */
async function splitCells(
  { split, rows }: PublishedGame,
  kind: 'base' | 'free',
  spin: number,
  draw: SpinDraw,
): Promise<{ cell: Cell; parts: number }[]> {
  if (split === undefined) return [];
  const patterns = kind === 'free' ? (split.free ?? split.base) : split.base;
  const pattern = drawnOf(patterns, await draw(weightOf(patterns), { purpose: 'split', spin }));
  const cells: { cell: Cell; parts: number }[] = [];
  for (const [reel, all] of (pattern?.reels ?? []).entries())
    for (const parts of all) {
      const taken = cells.filter(({ cell }) => cell[0] === reel).map(({ cell }) => cell[1]);
      let left = await draw(rows - taken.length, { purpose: 'row', spin, reel });
      let row = 0;
      while (taken.includes(row) || left > 0) {
        if (!taken.includes(row)) left -= 1;
        row += 1;
      }
      cells.push({ cell: [reel, row], parts });
    }
  return cells;
}

function expandedOf({ pays, lines = [] }: PublishedGame, symbol: string | undefined, window: Window) {
  if (symbol === undefined) return undefined;
  const reels = [...new Set(cellsWith(window, symbol).map(([reel]) => reel))];
  const pay = pays[symbol]?.[reels.length];
  return pay === undefined ? undefined : { symbol, reels, pay: pay * lines.length };
}

/** Reels that stopped, and the window that they show. */
export interface SpunReels {
  window: Window;
  strips: readonly (readonly string[])[];
  stops: readonly number[];
  kind: 'base' | 'free';
  /** Spins count from 0. */
  spin: number;
}

/** Changes the window of a spin as the rules of the game say, and finds what it pays before the multiple of the spin. */
export async function changedWindow(
  game: PublishedGame,
  { window, strips, stops, kind, spin }: SpunReels,
  { held, expanding }: FreeState,
  draw: SpinDraw,
): Promise<{ wins: Win[]; paid: number; changes: Changes }> {
  const { mystery: rule } = game;
  const changes: Changes = {};
  let board = window;
  if (rule !== undefined && cellsWith(window, rule.symbol).length > 0) {
    const found = drawnOf(rule.becomes, await draw(weightOf(rule.becomes), { purpose: 'mystery', spin }))?.symbol ?? '';
    changes.mystery = found;
    board = replaced(board, (symbol) => (symbol === rule.symbol ? found : symbol));
    changes.board = board;
  }
  if (game.nudge !== undefined) {
    const { nudge, pushed } = await nudgeOf(game, game.nudge, { window, strips, stops }, (below) =>
      draw(below, { purpose: 'arrow', spin }),
    );
    changes.nudge = nudge;
    if (pushed !== undefined) {
      board = pushed;
      changes.board = board;
    }
  }
  if (held !== undefined) {
    changes.held = window.flatMap((column, reel) =>
      column.flatMap((_, row): Cell[] => (held.has(keyOf(reel, row)) ? [[reel, row]] : [])),
    );
    board = replaced(board, (symbol, reel, row) => held.get(keyOf(reel, row)) ?? symbol);
    changes.board = board;
    for (const [reel, row] of cellsWith(board, ...wildNames(game)))
      held.set(keyOf(reel, row), board[reel]?.[row] ?? '');
  }
  if (game.expandingWild !== undefined) {
    const grown = wildReels(game, board);
    if (grown.length > 0) {
      board = withFullReels(game, board, grown);
      changes.grown = grown;
      changes.board = board;
    }
  }
  const split = await splitCells(game, kind, spin, draw);
  if (split.length > 0) changes.split = split;
  const wins = split.length > 0 ? splitWayWins(game, board, split) : winsOf(game, board);
  const expanded = expandedOf(game, expanding, board);
  if (expanded !== undefined) changes.expanded = expanded;
  return { wins, paid: wins.reduce((sum, { pay }) => sum + pay, 0) + (expanded?.pay ?? 0), changes };
}
