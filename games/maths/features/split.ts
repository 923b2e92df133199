import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { SplitPattern, SplitRule } from '../game/boardSchema.ts';
import type { PayRule, Places } from '../pays/PayRule.ts';
import type { Cell, SplitCell, Win } from '../round/outcome.ts';

/** The patterns of a kind of spin. */
export const patternsOf = ({ base, free = base }: SplitRule, kind: 'base' | 'free'): readonly SplitPattern[] =>
  kind === 'base' ? base : free;

/** The ways of a window whose reels have `rows` cells each and split by a pattern. */
export const waysOfPattern = ({ reels }: SplitPattern, rows: number): number =>
  reels.reduce((ways, parts) => ways * parts.reduce((cells, each) => cells + each - 1, rows), 1);

/** Draws a pattern, and then the row of each of its parts among the rows of the reel that are whole. */
export function drawSplit(patterns: readonly SplitPattern[], rows: number, draws: Draws): SplitCell[] {
  const { reels } = valueAt(patterns, draws.below(weightOf(patterns)));
  return reels.flatMap((all, reel) => {
    const whole = Array.from({ length: rows }, (_, row) => row);
    return all.map((parts): SplitCell => {
      const [row = 0] = whole.splice(draws.below(whole.length), 1);
      return { cell: [reel, row], parts };
    });
  });
}

/** The wins of a window with split cells. Each part counts as a cell for the ways, and its cell is named once. */
export function splitWins(pays: PayRule, window: Places, split: readonly SplitCell[]): Win[] {
  const rows = window.map((column, reel) =>
    column.flatMap((_, row) => {
      const found = split.find(({ cell }) => cell[0] === reel && cell[1] === row);
      return Array.from({ length: found?.parts ?? 1 }, () => row);
    }),
  );
  const parts = rows.map((column, reel) => column.map((row) => window[reel]?.[row] ?? -1));
  return pays.winsIn(parts).map((win) => ({ ...win, cells: distinctCells(win.cells ?? [], rows) }));
}

function distinctCells(cells: readonly Cell[], rows: readonly (readonly number[])[]): Cell[] {
  const found = new Map<string, Cell>();
  for (const [reel, part] of cells) {
    const row = rows[reel]?.[part] ?? 0;
    found.set(`${reel} ${row}`, [reel, row]);
  }
  return [...found.values()];
}
