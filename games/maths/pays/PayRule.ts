import type { Cell, Win } from '../round/outcome.ts';

/** The symbols of each reel, downwards, as places in the game's list of symbols. */
export type Places = readonly (readonly number[])[];

/** A part of a window that pays by itself, such as a line or a symbol, and what was read of it. */
export type OpenPart = readonly [part: number, state: number];

/**
 * Reads windows from the left reel to the right one. Windows whose open parts are in the same states pay the same from there on, so
 * a cycle is counted without visiting each of its stops.
 */
export interface ReelReader {
  /** The parts before the first reel. */
  readonly start: readonly OpenPart[];
  /**
   * Reads the next reel of a part. The part is added to `open` if further reels can change its pay.
   * @returns the pay of a part that is not added
   */
  read(part: OpenPart, reel: number, symbols: readonly number[], open: OpenPart[]): number;
  /** The pay of a part that is open after the last reel. */
  end(part: OpenPart): number;
}

/** Finds the wins of a window. */
export interface PayRule {
  winsIn(window: Places): Win[];
  /** The cells of a win. */
  cellsOf(win: Win): readonly Cell[];
  readonly reader: ReelReader;
  /** Whether the reader's pays are those of the window. If not, a window that it pays nothing for pays nothing, and others may. */
  readonly isExact: boolean;
}
