import type { SpinOutcome, Win } from '#games/api/index.ts';
import type { LookFile } from '../../look/schema.ts';

/** A board of a spin whose wilds grow: that of the spin itself, or that of a respin. */
export interface GrowingBoard {
  readonly stops: readonly number[];
  /** The symbols before a wild grows. */
  readonly window: readonly (readonly string[])[];
  /** The window as it pays. */
  readonly board: readonly (readonly string[])[];
  /** The reels that a new wild fills. */
  readonly grown: readonly number[];
  /** The reels that were full before, and stay still. */
  readonly held: readonly number[];
  readonly wins: readonly Win[];
}

/** The boards of a spin, in the order in which they pay. Empty if no wild grows. */
export function boardsOf({ stops, window, board, wins, grown, respins = [] }: SpinOutcome): GrowingBoard[] {
  if (grown === undefined) return [];
  const boards: GrowingBoard[] = [{ stops, window, board: board ?? window, wins, grown, held: [] }];
  let held: readonly number[] = grown;
  for (const respin of respins) {
    boards.push({ ...respin, board: respin.board ?? respin.window, grown: respin.grown ?? [], held });
    held = [...held, ...(respin.grown ?? [])];
  }
  return boards;
}

/** The pay of a board, in tenths of the stake. */
export const payOf = ({ wins }: Pick<GrowingBoard, 'wins'>): number => wins.reduce((sum, { pay }) => sum + pay, 0);

/** The way of a win over the board, in the direction in which it pays. */
export interface WinPath {
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly from: 'left' | 'right';
  readonly symbol: string;
}

/** How far a way begins and ends outside of the window, in units of the board. */
const BEYOND = 34;

/** The ways of the best win from each side: all the way over the board, since the line goes on behind its symbols. */
export function pathsOf(
  wins: readonly Win[],
  lines: readonly (readonly number[])[],
  { firstCell, cell, window: box }: LookFile['board'],
): WinPath[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const best = wins
      .filter(({ from = 'left', line }) => from === side && line !== undefined)
      .toSorted((one, other) => other.pay - one.pay)[0];
    const rows = lines[(best?.line ?? 0) - 1];
    if (best === undefined || rows === undefined) return [];
    const onBoard = rows.map((row, reel) => ({
      x: firstCell.x + (reel + 0.5) * cell.width,
      y: firstCell.y + (row + 0.5) * cell.height,
    }));
    const first = { x: box.x - BEYOND, y: onBoard[0]?.y ?? 0 };
    const last = { x: box.x + box.width + BEYOND, y: onBoard.at(-1)?.y ?? 0 };
    const points = [first, ...onBoard, last];
    return [{ points: side === 'left' ? points : points.toReversed(), from: side, symbol: best.symbol }];
  });
}
