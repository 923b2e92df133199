import type { Cell, Win } from '../round/outcome.ts';
import type { OpenPart, PayRule, Places, ReelReader } from './PayRule.ts';
import { type PayTable, paysUpTo } from './payTable.ts';

export interface BoardRule {
  pays: PayTable;
  symbols: readonly string[];
  /** Its place in `symbols`, or -1. */
  wild: number;
  rows: number;
  reels: number;
  /** The equal symbols that a win has at least. */
  atLeast: number;
}

/** Counts each symbol, wilds included, over all reels. Symbols that too few cells are left for are closed. */
function counter({ wild, rows, reels, atLeast }: BoardRule, pays: readonly (readonly number[])[]): ReelReader {
  return {
    start: pays.map((_, symbol): OpenPart => [symbol, 0]),
    read([symbol, before], reel, window, open) {
      let count = before;
      for (const each of window) if (each === symbol || each === wild) count += 1;
      if (count + rows * (reels - 1 - reel) >= atLeast) open.push([symbol, count]);
      return 0;
    },
    end: ([symbol, count]) => pays[symbol]?.[count] ?? 0,
  };
}

/** Equal symbols pay together, anywhere on the board. */
export class AnywherePays implements PayRule {
  readonly kind = 'anywhere';
  readonly isExact = true;
  readonly reader: ReelReader;
  readonly rule: BoardRule;
  /** By symbol and number of cells. */
  readonly pays: readonly (readonly number[])[];
  /** The cells of each symbol in the window that is read. */
  readonly #counts: Uint8Array;

  constructor(rule: BoardRule) {
    this.rule = rule;
    this.pays = paysUpTo(rule.pays, rule.rows * rule.reels);
    this.#counts = new Uint8Array(this.pays.length);
    this.reader = counter(rule, this.pays);
  }

  winsIn(window: Places): Win[] {
    const { symbols, wild } = this.rule;
    const counts = this.#counts.fill(0);
    let wilds = 0;
    for (const reel of window)
      for (const symbol of reel) {
        if (symbol === wild) wilds += 1;
        else if (symbol < counts.length) counts[symbol] = (counts[symbol] ?? 0) + 1;
      }
    const wins: Win[] = [];
    for (let symbol = 0; symbol < counts.length; symbol += 1) {
      const pay = this.pays[symbol]?.[(counts[symbol] ?? 0) + wilds] ?? 0;
      if (pay === 0) continue;
      const cells = cellsWith(window, (each) => each === symbol || each === wild);
      wins.push({ symbol: symbols[symbol] ?? '', count: cells.length, cells, pay });
    }
    return wins;
  }

  cellsOf({ cells = [] }: Win): readonly Cell[] {
    return cells;
  }
}

/** Equal symbols that touch side by side pay together. A wild belongs to each cluster that it touches. */
export class ClusterPays implements PayRule {
  readonly kind = 'clusters';
  /** The reader counts symbols, and enough of them need not touch. */
  readonly isExact = false;
  readonly reader: ReelReader;
  readonly rule: BoardRule;
  /** By symbol and number of cells. */
  readonly pays: readonly (readonly number[])[];
  // The search runs for millions of windows, so it reuses these lists. Each has an entry for each cell, reel by reel and downwards.
  readonly #cells: readonly Cell[];
  readonly #neighbours: readonly (readonly number[])[];
  readonly #board: Int16Array;
  /** 1 for a cell in a cluster of its own symbol. */
  readonly #seen: Uint8Array;
  /** The number of the last cluster that a cell joined. */
  readonly #clusters: Uint8Array;
  readonly #found: Uint8Array;

  constructor(rule: BoardRule) {
    const { rows, reels } = rule;
    const size = rows * reels;
    this.rule = rule;
    this.pays = paysUpTo(rule.pays, size);
    this.#cells = Array.from({ length: size }, (_, at): Cell => [Math.floor(at / rows), at % rows]);
    this.#neighbours = this.#cells.map(([reel, row], at) => [
      ...(row > 0 ? [at - 1] : []),
      ...(row < rows - 1 ? [at + 1] : []),
      ...(reel > 0 ? [at - rows] : []),
      ...(reel < reels - 1 ? [at + rows] : []),
    ]);
    this.#board = new Int16Array(size);
    this.#seen = new Uint8Array(size);
    this.#clusters = new Uint8Array(size);
    this.#found = new Uint8Array(size);
    this.reader = counter(rule, this.pays);
  }

  winsIn(window: Places): Win[] {
    const { symbols, rows } = this.rule;
    const board = this.#board;
    for (let reel = 0, at = 0; at < board.length; reel += 1)
      for (let row = 0; row < rows; row += 1, at += 1) board[at] = window[reel]?.[row] ?? -1;
    const seen = this.#seen.fill(0);
    const clusters = this.#clusters.fill(0);
    const wins: Win[] = [];
    for (let first = 0, cluster = 1; first < board.length; first += 1) {
      const symbol = board[first] ?? -1;
      const pays = this.pays[symbol];
      if (pays === undefined || seen[first] === 1) continue;
      const count = this.#search(first, symbol, cluster);
      const pay = pays[count] ?? 0;
      if (pay > 0) {
        const cells = this.#cells.filter((_, at) => clusters[at] === cluster);
        wins.push({ symbol: symbols[symbol] ?? '', count, cells, pay });
      }
      cluster += 1;
    }
    return wins;
  }

  cellsOf({ cells = [] }: Win): readonly Cell[] {
    return cells;
  }

  /** Numbers the cells that touch a first one, and counts them. Those with the symbol itself are marked as seen. */
  #search(first: number, symbol: number, cluster: number): number {
    const { wild } = this.rule;
    const board = this.#board;
    const seen = this.#seen;
    const clusters = this.#clusters;
    const found = this.#found;
    found[0] = first;
    seen[first] = 1;
    clusters[first] = cluster;
    let count = 1;
    for (let next = 0; next < count; next += 1)
      for (const at of this.#neighbours[found[next] ?? 0] ?? []) {
        if (clusters[at] === cluster) continue;
        const each = board[at];
        if (each === symbol) seen[at] = 1;
        else if (each !== wild) continue;
        clusters[at] = cluster;
        found[count] = at;
        count += 1;
      }
    return count;
  }
}

function cellsWith(window: Places, isPart: (symbol: number) => boolean): Cell[] {
  const cells: Cell[] = [];
  for (const [reel, column] of window.entries())
    for (const [row, each] of column.entries()) if (isPart(each)) cells.push([reel, row]);
  return cells;
}
