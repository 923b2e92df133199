import type { PublishedGame, PublishedTumble } from './published.ts';
import { type Cell, cellsWith, symbolAt, type Win, type Window, windowAt } from './window.ts';
import { winsOf } from './wins.ts';

export interface Orb {
  cell: Cell;
  multiple: number;
}

export interface RecomputedTumble {
  /** The cells that the wins before left empty. */
  removed: readonly Cell[];
  window: Window;
  wins: readonly Win[];
  /** The rising multiple of these wins. */
  multiple: number;
  orbs?: readonly Orb[];
}

/** The boards of a spin. The first one removed nothing. */
export interface Boards {
  boards: readonly RecomputedTumble[];
  /** In tenths of the stake, with rising multiples. */
  paid: number;
}

function cellsOf({ lines = [] }: PublishedGame, { line, count, cells = [] }: Win): readonly Cell[] {
  const rows = line === undefined ? undefined : lines[line - 1];
  return rows === undefined ? cells : rows.slice(0, count).map((row, reel) => [reel, row] as const);
}

/** Lets symbols fall until a board pays nothing, or until the boards pay the cap together. */
export function boardsOf(
  game: PublishedGame,
  { rising = [1] }: PublishedTumble,
  strips: readonly (readonly string[])[],
  stops: readonly number[],
): Boards {
  const tops = [...stops];
  let window: Window = strips.map((strip, reel) => windowAt(strip, tops[reel] ?? 0, game.rows));
  let removed: readonly Cell[] = [];
  const boards: RecomputedTumble[] = [];
  let paid = 0;
  for (;;) {
    const wins = winsOf(game, window);
    const multiple = rising[boards.length] ?? rising.at(-1) ?? 1;
    boards.push({ removed, window, wins, multiple });
    for (const { pay } of wins) paid += pay * multiple;
    if (wins.length === 0 || paid >= game.cap) return { boards, paid };
    const gone = new Set(wins.flatMap((win) => cellsOf(game, win)).map(([reel, row]) => `${reel} ${row}`));
    const isGone = (reel: number, row: number): boolean => gone.has(`${reel} ${row}`);
    const before = window;
    removed = before.flatMap((column, reel) =>
      column.flatMap((_, row): Cell[] => (isGone(reel, row) ? [[reel, row]] : [])),
    );
    window = before.map((column, reel) => {
      const left = column.filter((_, row) => !isGone(reel, row));
      while (left.length < column.length) {
        // The next symbol of the strip comes in from above.
        tops[reel] = (tops[reel] ?? 0) - 1;
        left.unshift(symbolAt(strips[reel] ?? [], tops[reel] ?? 0));
      }
      return left;
    });
  }
}

/**
 * Draws the multiple of each symbol that carries one, when it appears: reel by reel and downwards on each board.
 *
 * @param draw draws a multiple
 */
export async function withOrbs(
  boards: readonly RecomputedTumble[],
  symbol: string,
  draw: () => Promise<number>,
): Promise<RecomputedTumble[]> {
  /** The multiples of each reel, downwards. */
  const known: number[][] = [];
  const seen: RecomputedTumble[] = [];
  for (const board of boards) {
    const orbs: Orb[] = [];
    for (const [reel, column] of board.window.entries()) {
      const rows = cellsWith([column], symbol).map(([, row]) => row);
      const old = known[reel] ?? [];
      const fresh: number[] = [];
      while (fresh.length + old.length < rows.length) fresh.push(await draw());
      known[reel] = [...fresh, ...old];
      for (const [at, row] of rows.entries()) orbs.push({ cell: [reel, row], multiple: known[reel]?.[at] ?? 0 });
    }
    seen.push({ ...board, orbs });
  }
  return seen;
}
