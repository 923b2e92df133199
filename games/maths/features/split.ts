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
  const cells: SplitCell[] = [];
  for (let reel = 0; reel < reels.length; reel += 1) {
    // A bit for each row that is split.
    let split = 0;
    let whole = rows;
    for (const parts of reels[reel] ?? []) {
      const row = rowAt(draws.below(whole), split);
      split |= 1 << row;
      whole -= 1;
      cells.push({ cell: [reel, row], parts });
    }
  }
  return cells;
}

/** The row with a number among the rows that are not split. */
function rowAt(number: number, split: number): number {
  let left = number;
  for (let row = 0; ; row += 1)
    if (((split >>> row) & 1) === 0) {
      if (left === 0) return row;
      left -= 1;
    }
}

/** The wins of a window with split cells. Each part counts as a cell for the ways, and its cell is named once. */
export function splitWins(pays: PayRule, window: Places, split: readonly SplitCell[]): Win[] {
  // The row of each part, and its symbol.
  const rows: number[][] = [];
  const parts: number[][] = [];
  for (let reel = 0; reel < window.length; reel += 1) {
    const column = window[reel] ?? [];
    const [rowsOfReel, partsOfReel]: [number[], number[]] = [[], []];
    for (let row = 0; row < column.length; row += 1) {
      const symbol = column[row] ?? -1;
      for (let left = partsAt(split, reel, row); left > 0; left -= 1) {
        rowsOfReel.push(row);
        partsOfReel.push(symbol);
      }
    }
    rows.push(rowsOfReel);
    parts.push(partsOfReel);
  }
  return pays.winsIn(parts).map((win) => ({ ...win, cells: distinctCells(win.cells ?? [], rows) }));
}

function partsAt(split: readonly SplitCell[], reel: number, row: number): number {
  for (const { cell, parts } of split) if (cell[0] === reel && cell[1] === row) return parts;
  return 1;
}

/** The parts of a cell follow one another. */
function distinctCells(parts: readonly Cell[], rows: readonly (readonly number[])[]): Cell[] {
  const cells: Cell[] = [];
  let [lastReel, lastRow] = [-1, -1];
  for (const [reel, part] of parts) {
    const row = rows[reel]?.[part] ?? 0;
    if (reel === lastReel && row === lastRow) continue;
    cells.push([reel, row]);
    lastReel = reel;
    lastRow = row;
  }
  return cells;
}
