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
function fall({ windows }: ReelSet, { window, tops }: Fallen, emptyRows: readonly ReadonlySet<number>[]): Fallen {
  const next = window.map((column, reel) => {
    const empty = emptyRows[reel] ?? new Set();
    const strip = windows[reel] ?? [];
    const top = tops[reel] ?? 0;
    const fresh = Array.from({ length: empty.size }, (_, at) => {
      const place = top - empty.size + at;
      // The first row of a window is the symbol of its stop.
      return strip[((place % strip.length) + strip.length) % strip.length]?.[0] ?? -1;
    });
    return [...fresh, ...column.filter((_, row) => !empty.has(row))];
  });
  return { window: next, tops: tops.map((top, reel) => top - (emptyRows[reel]?.size ?? 0)) };
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
    const empty = board.window.map(() => new Set<number>());
    for (const win of wins) for (const [reel, row] of pays.cellsOf(win)) empty[reel]?.add(row);
    removed = empty.flatMap((rows, reel) =>
      [...rows].toSorted((one, other) => one - other).map((row): Cell => [reel, row]),
    );
    board = fall(reels, board, empty);
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
  let before: (readonly number[])[] = [];
  return boards.map(({ window }) => {
    const columns = window.map((column, reel) => {
      const rows = column.flatMap((symbol, row) => (symbol === orb ? [row] : []));
      const kept = before[reel] ?? [];
      // No win removes the symbol, and new ones come in above those of the board before.
      const fresh = rows.slice(kept.length).map(() => valueAt(multiples, draws.below(total)).multiple);
      return { rows, values: [...fresh, ...kept] };
    });
    before = columns.map(({ values }) => values);
    return columns.flatMap(({ rows, values }, reel) =>
      rows.map((row, at) => ({ cell: [reel, row] as const, multiple: values[at] ?? 1 })),
    );
  });
}
