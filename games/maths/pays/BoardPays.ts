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

  constructor(rule: BoardRule) {
    this.rule = rule;
    this.pays = paysUpTo(rule.pays, rule.rows * rule.reels);
    this.reader = counter(rule, this.pays);
  }

  winsIn(window: Places): Win[] {
    const { symbols, wild } = this.rule;
    const counts = this.pays.map(() => 0);
    let wilds = 0;
    for (const reel of window)
      for (const symbol of reel) {
        if (symbol === wild) wilds += 1;
        else if (symbol < counts.length) counts[symbol] = (counts[symbol] ?? 0) + 1;
      }
    return counts.flatMap((own, symbol): Win[] => {
      const pay = this.pays[symbol]?.[own + wilds] ?? 0;
      if (pay === 0) return [];
      const cells = cellsWith(window, (each) => each === symbol || each === wild);
      return [{ symbol: symbols[symbol] ?? '', count: cells.length, cells, pay }];
    });
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
  /** The window reel by reel, for the search. The count of a cycle searches millions of windows. */
  readonly #board: Int16Array;

  constructor(rule: BoardRule) {
    this.rule = rule;
    this.pays = paysUpTo(rule.pays, rule.rows * rule.reels);
    this.#board = new Int16Array(rule.rows * rule.reels);
    this.reader = counter(rule, this.pays);
  }

  winsIn(window: Places): Win[] {
    const { symbols, rows, reels } = this.rule;
    const board = this.#board;
    for (let at = 0; at < board.length; at += 1) board[at] = window[Math.floor(at / rows)]?.[at % rows] ?? -1;
    const seen = new Uint8Array(rows * reels);
    const wins: Win[] = [];
    for (let first = 0; first < board.length; first += 1) {
      const symbol = board[first] ?? -1;
      const pays = this.pays[symbol];
      if (pays === undefined || seen[first] === 1) continue;
      const cluster = this.#clusterAt(first, symbol, seen);
      const pay = pays[cluster.length] ?? 0;
      if (pay === 0) continue;
      const cells = cluster.toSorted((one, other) => one - other).map((at): Cell => [Math.floor(at / rows), at % rows]);
      wins.push({ symbol: symbols[symbol] ?? '', count: cells.length, cells, pay });
    }
    return wins;
  }

  cellsOf({ cells = [] }: Win): readonly Cell[] {
    return cells;
  }

  /** The places of the cells that touch a first one. Those with the symbol itself are marked as seen. */
  #clusterAt(first: number, symbol: number, seen: Uint8Array): number[] {
    const { rows, wild } = this.rule;
    const board = this.#board;
    const found = [first];
    const wilds: number[] = [];
    seen[first] = 1;
    const visit = (at: number): void => {
      if (board[at] === symbol) {
        if (seen[at] === 1) return;
        seen[at] = 1;
      } else if (board[at] === wild && !wilds.includes(at)) wilds.push(at);
      else return;
      found.push(at);
    };
    // The list grows while it is read.
    for (const at of found) {
      const row = at % rows;
      if (row > 0) visit(at - 1);
      if (row < rows - 1) visit(at + 1);
      if (at >= rows) visit(at - rows);
      if (at < board.length - rows) visit(at + rows);
    }
    return found;
  }
}

const cellsWith = (window: Places, isPart: (symbol: number) => boolean): Cell[] =>
  window.flatMap((column, reel) => column.flatMap((each, row): Cell[] => (isPart(each) ? [[reel, row]] : [])));
