import type { AnywherePays, ClusterPays } from '../pays/BoardPays.ts';
import type { WayPays } from '../pays/WayPays.ts';
import { bitsIn, rowBits } from './bits.ts';

/** A rule whose boards can be counted as bits. */
export type BitPayRule = AnywherePays | ClusterPays | WayPays;

/**
 * Pays boards of bits: one integer for each symbol. A cycle has hundreds of millions of boards, so it allocates nothing for a board and
 * leaves its findings in fields.
 */
export class BitPays {
  /** The cells that pay on the last board. */
  paying = 0;
  /** The wins of all boards by symbol and number of cells, or of reels of a way, `symbol × sizes + number`, and what they paid. */
  readonly times: Float64Array;
  readonly paid: Float64Array;
  readonly #kind: BitPayRule['kind'];
  readonly #symbols: number;
  readonly #wild: number;
  readonly #rows: number;
  readonly #reels: number;
  /** The cells of the first reel. */
  readonly #column: number;
  readonly #sizes: number;
  /** By symbol and number. */
  readonly #pays: Int32Array;
  /** The smallest number of cells that pays. */
  readonly #least: number;
  /** Every cell except those of the top row, and except those of the bottom row. */
  readonly #belowTop: number;
  readonly #aboveBottom: number;

  constructor(rule: BitPayRule, rows: number) {
    const { kind, pays } = rule;
    const { reels, wild } = rule.rule;
    const all = 2 ** (rows * reels) - 1;
    this.#kind = kind;
    this.#symbols = pays.length;
    this.#wild = wild;
    this.#rows = rows;
    this.#reels = reels;
    this.#column = 2 ** rows - 1;
    this.#sizes = pays[0]?.length ?? 0;
    this.#least = kind === 'ways' ? 1 : rule.rule.atLeast;
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
      if (this.#kind === 'ways') sum += this.#payWays(symbol, fitting, multiple);
      else if (this.#kind === 'clusters') sum += this.#payClusters(symbol, own, fitting, multiple);
      else sum += this.#payWin(symbol, bitsIn(fitting), fitting, 1, multiple);
    }
    return sum;
  }

  /** Whether a symbol pays on a board. */
  canPay(symbol: number, own: number, wilds: number): boolean {
    const fitting = own | wilds;
    if (this.#kind === 'ways') return (this.#pays[symbol * this.#sizes + this.#reelsInRow(fitting)] ?? 0) > 0;
    if (bitsIn(fitting) < this.#least) return false;
    if (this.#kind === 'anywhere') return true;
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
      sum += this.#payWin(symbol, bitsIn(cluster), cluster, 1, multiple);
    }
    return sum;
  }

  #payWays(symbol: number, fitting: number, multiple: number): number {
    const count = this.#reelsInRow(fitting);
    if (count === 0) return 0;
    const rows = this.#rows;
    let ways = 1;
    for (let reel = 0; reel < count; reel += 1) ways *= bitsIn((fitting >>> (reel * rows)) & this.#column);
    return this.#payWin(symbol, count, fitting & ((1 << (count * rows)) - 1), ways, multiple);
  }

  /** The reels in a row from the left that show a cell of a mask. */
  #reelsInRow(mask: number): number {
    const column = this.#column;
    let reels = 0;
    for (let left = mask; reels < this.#reels && (left & column) !== 0; left >>>= this.#rows) reels += 1;
    return reels;
  }

  #payWin(symbol: number, count: number, cells: number, ways: number, multiple: number): number {
    const at = symbol * this.#sizes + count;
    const pay = (this.#pays[at] ?? 0) * ways;
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
