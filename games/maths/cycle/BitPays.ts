import type { AnywherePays, ClusterPays } from '../pays/BoardPays.ts';
import { bitsIn, rowBits } from './bits.ts';

/**
 * Pays boards of bits: one integer for each symbol. A cycle has hundreds of millions of boards, so it allocates nothing for a board and
 * leaves its findings in fields.
 */
export class BitPays {
  /** The cells that pay on the last board. */
  paying = 0;
  /** The wins of all boards by symbol and number of cells, `symbol × (cells + 1) + number`, and what they paid. */
  readonly times: Float64Array;
  readonly paid: Float64Array;
  readonly #isCluster: boolean;
  readonly #symbols: number;
  readonly #wild: number;
  readonly #rows: number;
  readonly #sizes: number;
  /** By symbol and number of cells. */
  readonly #pays: Int32Array;
  /** The smallest number of cells that pays. */
  readonly #least: number;
  /** Every cell except those of the top row, and except those of the bottom row. */
  readonly #belowTop: number;
  readonly #aboveBottom: number;

  constructor({ kind, rule, pays }: ClusterPays | AnywherePays) {
    const { rows, reels, wild, atLeast } = rule;
    const cells = rows * reels;
    const all = 2 ** cells - 1;
    this.#isCluster = kind === 'clusters';
    this.#symbols = pays.length;
    this.#wild = wild;
    this.#rows = rows;
    this.#sizes = cells + 1;
    this.#least = atLeast;
    this.#belowTop = all & ~rowBits(rows, reels, 0);
    this.#aboveBottom = all & ~rowBits(rows, reels, rows - 1);
    this.#pays = Int32Array.from(pays.flat());
    this.times = new Float64Array(this.#pays.length);
    this.paid = new Float64Array(this.#pays.length);
  }

  /**
   * Finds the wins of a board and counts them.
   *
   * @param masks the cells of each symbol
   * @param multiple of the board
   * @returns the pay, without the multiple
   */
  pay(masks: Int32Array, multiple: number): number {
    this.paying = 0;
    const wilds = this.#wild < 0 ? 0 : (masks[this.#wild] ?? 0);
    let sum = 0;
    for (let symbol = 0; symbol < this.#symbols; symbol += 1) {
      const own = masks[symbol] ?? 0;
      const fitting = own | wilds;
      if (bitsIn(fitting) < this.#least) continue;
      sum += this.#isCluster
        ? this.#payClusters(symbol, own, fitting, multiple)
        : this.#payWin(symbol, fitting, multiple);
    }
    return sum;
  }

  /** Whether a symbol pays on a board. */
  canPay(own: number, wilds: number): boolean {
    const fitting = own | wilds;
    if (bitsIn(fitting) < this.#least) return false;
    if (!this.#isCluster) return true;
    const near = fitting & this.#beside(fitting);
    if (bitsIn(near) < this.#least) return false;
    for (let left = own & near; left !== 0; ) {
      const cluster = this.#clusterAt(left & -left, near);
      if (bitsIn(cluster) >= this.#least) return true;
      left &= ~cluster;
    }
    return false;
  }

  #payClusters(symbol: number, own: number, fitting: number, multiple: number): number {
    // A cell without a neighbour is no cluster.
    const near = fitting & this.#beside(fitting);
    let sum = 0;
    for (let left = own & near; bitsIn(near) >= this.#least && left !== 0; ) {
      const cluster = this.#clusterAt(left & -left, near);
      left &= ~cluster;
      sum += this.#payWin(symbol, cluster, multiple);
    }
    return sum;
  }

  #payWin(symbol: number, cells: number, multiple: number): number {
    const at = symbol * this.#sizes + bitsIn(cells);
    const pay = this.#pays[at] ?? 0;
    if (pay === 0) return 0;
    this.paying |= cells;
    this.times[at] = (this.times[at] ?? 0) + 1;
    this.paid[at] = (this.paid[at] ?? 0) + pay * multiple;
    return pay;
  }

  /** The cells that touch some cell of a mask. */
  #beside(mask: number): number {
    const rows = this.#rows;
    return (mask << rows) | (mask >>> rows) | ((mask & this.#aboveBottom) << 1) | ((mask & this.#belowTop) >>> 1);
  }

  #clusterAt(first: number, fitting: number): number {
    let cluster = first;
    for (;;) {
      const grown = (cluster | this.#beside(cluster)) & fitting;
      if (grown === cluster) return cluster;
      cluster = grown;
    }
  }
}
