import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { TumbleRule } from '../game/schema.ts';
import type { Places } from '../pays/PayRule.ts';
import type { Cell, Win } from '../round/outcome.ts';

/** A board of a spin that tumbles, and what it pays. */
export interface Board {
  /** The cells that the wins before left empty. None on the first board. */
  removed: readonly Cell[];
  window: Places;
  wins: readonly Win[];
  multiple: number;
}

/** A board after its empty cells were filled, and the strip's place of each top row. */
interface Fallen {
  window: Places;
  tops: readonly number[];
}

/** Symbols fall into the empty cells below them. The strip above the window fills the reel. */
function fall({ windows }: ReelSet, { window, tops }: Fallen, removed: readonly Cell[]): Fallen {
  const fallen: (readonly number[])[] = [];
  const topsAfter: number[] = [];
  let next = 0;
  for (let reel = 0; reel < window.length; reel += 1) {
    const column = window[reel] ?? [];
    const first = next;
    while (removed[next]?.[0] === reel) next += 1;
    const top = tops[reel] ?? 0;
    const fresh = next - first;
    topsAfter.push(top - fresh);
    fallen.push(fresh === 0 ? column : fallenColumn(windows[reel] ?? [], top, column, removed, first, next));
  }
  return { window: fallen, tops: topsAfter };
}

/** A column without the removed cells from `first` to before `end`, under as many symbols of the strip above `top`. */
function fallenColumn(
  strip: ReelSet['windows'][number],
  top: number,
  column: readonly number[],
  removed: readonly Cell[],
  first: number,
  end: number,
): number[] {
  const symbols: number[] = [];
  for (let place = top - (end - first); place < top; place += 1) {
    const stop = place % strip.length;
    // The first row of a window is the symbol of its stop.
    symbols.push(strip[stop < 0 ? stop + strip.length : stop]?.[0] ?? -1);
  }
  let next = first;
  for (let row = 0; row < column.length; row += 1)
    if (next < end && removed[next]?.[1] === row) next += 1;
    else symbols.push(column[row] ?? -1);
  return symbols;
}

/** The cells of all wins, each once, reel by reel and downwards. */
function cellsOfWins(pays: SlotGame['pays'], wins: readonly Win[], window: Places): Cell[] {
  // A bit for each row of a reel.
  const rows: number[] = [];
  for (let reel = 0; reel < window.length; reel += 1) rows.push(0);
  for (const win of wins) for (const cell of pays.cellsOf(win)) rows[cell[0]] = (rows[cell[0]] ?? 0) | (1 << cell[1]);
  const cells: Cell[] = [];
  for (let reel = 0; reel < rows.length; reel += 1)
    for (let row = 0, left = rows[reel] ?? 0; left > 0; row += 1, left >>>= 1)
      if (left % 2 === 1) cells.push([reel, row]);
  return cells;
}

const risingAt = ({ rising = [1] }: TumbleRule, board: number): number =>
  rising[Math.min(board, rising.length - 1)] ?? 1;

/** Sums what boards pay, with their rising multiples. */
export const payOfBoards = (boards: readonly Board[]): number =>
  boards.reduce((sum, { wins, multiple }) => sum + wins.reduce((pays, { pay }) => pays + pay, 0) * multiple, 0);

export const payingBoards = (boards: readonly Pick<Board, 'wins'>[]): number =>
  boards.filter(({ wins }) => wins.length > 0).length;

/**
 * The boards of a spin, the first one included. The stops decide all of them. They end with a board that pays nothing, or when they
 * pay the cap together.
 */
export function boardsOf(
  { pays, cap }: Pick<SlotGame, 'pays' | 'cap'>,
  rule: TumbleRule,
  reels: ReelSet,
  stops: readonly number[],
): Board[] {
  let board: Fallen = { window: stops.map((stop, reel) => reels.windows[reel]?.[stop] ?? []), tops: stops };
  let removed: readonly Cell[] = [];
  let paid = 0;
  const boards: Board[] = [];
  for (;;) {
    const wins = pays.winsIn(board.window);
    const multiple = risingAt(rule, boards.length);
    boards.push({ removed, window: board.window, wins, multiple });
    paid += wins.reduce((sum, { pay }) => sum + pay, 0) * multiple;
    if (wins.length === 0 || paid >= cap) return boards;
    removed = cellsOfWins(pays, wins, board.window);
    board = fall(reels, board, removed);
  }
}

/** The cells of a board with a symbol, reel by reel and downwards. */
export const cellsOf = (window: Places, symbol: number): Cell[] =>
  window.flatMap((column, reel) => column.flatMap((each, row): Cell[] => (each === symbol ? [[reel, row]] : [])));

/**
 * The multiples on each board. Each symbol draws its multiple when it appears: on the first board, then with each fall, reel by reel
 * and downwards. It keeps the multiple while it falls.
 */
export function orbsOf(
  boards: readonly Board[],
  orb: number,
  { multiples }: NonNullable<TumbleRule['thrown']>,
  draws: Draws,
): { cell: Cell; multiple: number }[][] {
  const total = weightOf(multiples);
  /** The multiples of each reel on the board before, downwards. */
  let before: (readonly number[])[] = [];
  const all: { cell: Cell; multiple: number }[][] = [];
  for (const { window } of boards) {
    const values: (readonly number[])[] = [];
    const orbs: { cell: Cell; multiple: number }[] = [];
    for (let reel = 0; reel < window.length; reel += 1) {
      const column = window[reel] ?? [];
      const kept = before[reel] ?? [];
      const own: number[] = [];
      // No win removes the symbol, and new ones come in above those of the board before.
      for (let fresh = countIn(column, orb) - kept.length; fresh > 0; fresh -= 1)
        own.push(valueAt(multiples, draws.below(total)).multiple);
      own.push(...kept);
      values.push(own);
      for (let row = 0, at = 0; row < column.length; row += 1) {
        if (column[row] !== orb) continue;
        orbs.push({ cell: [reel, row], multiple: own[at] ?? 1 });
        at += 1;
      }
    }
    before = values;
    all.push(orbs);
  }
  return all;
}

function countIn(column: readonly number[], symbol: number): number {
  let count = 0;
  for (const each of column) if (each === symbol) count += 1;
  return count;
}
