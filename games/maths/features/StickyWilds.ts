import type { Places } from '../pays/PayRule.ts';
import type { Cell } from '../round/outcome.ts';

/** The wilds of free spins. Each stays in its cell to their end and covers what the strip shows there. */
export class StickyWilds {
  readonly #wilds: ReadonlyMap<number, number>;
  /** The wild of each held cell, by reel and row. */
  readonly #held: number[][] = [];

  /** @param wilds the wilds by their places in the game's list of symbols */
  constructor(wilds: ReadonlyMap<number, number>) {
    this.#wilds = wilds;
  }

  /** The held cells, reel by reel and downwards. */
  cells(): Cell[] {
    return this.#held.flatMap((column, reel) => column.flatMap((wild, row): Cell[] => (wild < 0 ? [] : [[reel, row]])));
  }

  /** Covers the held cells of a window, and holds its other wilds from now on. */
  cover(window: Places): Places {
    return window.map((column, reel) => {
      const before = this.#held[reel] ?? [];
      const covered = column.map((symbol, row) => {
        const held = before[row] ?? -1;
        return held < 0 ? symbol : held;
      });
      this.#held[reel] = covered.map((symbol) => (this.#wilds.has(symbol) ? symbol : -1));
      return covered;
    });
  }
}
