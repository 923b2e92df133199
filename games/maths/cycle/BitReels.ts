import type { ReelSet } from '../game/SlotGame.ts';
import { bitsIn, fallTable } from './bits.ts';

/** Strips as bits: the cells of each symbol in the window of each stop. */
export class BitReels {
  readonly count: number;
  readonly #rows: number;
  readonly #symbols: number;
  /** By `stop × symbols + symbol`, for each reel. */
  readonly #cells: readonly Int32Array[];
  readonly #falls: Int32Array;

  constructor({ windows }: ReelSet, rows: number, symbols: number) {
    this.count = windows.length;
    this.#rows = rows;
    this.#symbols = symbols;
    this.#falls = fallTable(rows);
    this.#cells = windows.map((reel) => {
      const cells = new Int32Array(reel.length * symbols);
      for (const [stop, window] of reel.entries())
        for (const [row, symbol] of window.entries()) {
          const at = stop * symbols + symbol;
          cells[at] = (cells[at] ?? 0) | (1 << row);
        }
      return cells;
    });
  }

  stopsOf(reel: number): number {
    return (this.#cells[reel]?.length ?? 0) / this.#symbols;
  }

  /** The rows of a window that show a symbol. @param symbol none if it is -1 */
  cellsAt(reel: number, stop: number, symbol: number): number {
    return symbol < 0 ? 0 : (this.#cells[reel]?.[stop * this.#symbols + symbol] ?? 0);
  }

  /** Writes a board with one more reel to `board`. */
  addTo(board: Int32Array, before: Int32Array, reel: number, stop: number): void {
    const cells = this.#cells[reel];
    if (cells === undefined) return;
    const shift = reel * this.#rows;
    const from = stop * this.#symbols;
    for (let symbol = 0; symbol < board.length; symbol += 1)
      board[symbol] = (before[symbol] ?? 0) | ((cells[from + symbol] ?? 0) << shift);
  }

  /**
   * Empties cells of a board and lets the symbols above them fall. The strip above the window fills each reel.
   * @param tops the stop of the top row of each reel
   */
  fall(board: Int32Array, tops: Int32Array, empty: number): void {
    const rows = this.#rows;
    const column = 2 ** rows - 1;
    for (let reel = 0; reel < this.count; reel += 1) {
      const shift = reel * rows;
      const gone = (empty >>> shift) & column;
      const cells = this.#cells[reel];
      if (gone === 0 || cells === undefined) continue;
      const fresh = bitsIn(gone);
      const stops = cells.length / this.#symbols;
      // A strip may be shorter than the rows that fall.
      let top = (tops[reel] ?? 0) - fresh;
      while (top < 0) top += stops;
      tops[reel] = top;
      const from = top * this.#symbols;
      // The first rows of the window at the new top are the fresh symbols.
      const isFresh = 2 ** fresh - 1;
      for (let symbol = 0; symbol < board.length; symbol += 1) {
        const before = board[symbol] ?? 0;
        const fallen = this.#falls[(gone << rows) | ((before >>> shift) & column)] ?? 0;
        const after = fallen | ((cells[from + symbol] ?? 0) & isFresh);
        board[symbol] = (before & ~(column << shift)) | (after << shift);
      }
    }
  }
}
