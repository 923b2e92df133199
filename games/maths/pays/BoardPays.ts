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
  readonly #rule: BoardRule;
  readonly #pays: readonly (readonly number[])[];

  constructor(rule: BoardRule) {
    this.#rule = rule;
    this.#pays = paysUpTo(rule.pays, rule.rows * rule.reels);
    this.reader = counter(rule, this.#pays);
  }

  winsIn(window: Places): Win[] {
    const { symbols, wild } = this.#rule;
    const counts = this.#pays.map(() => 0);
    let wilds = 0;
    for (const reel of window)
      for (const symbol of reel) {
        if (symbol === wild) wilds += 1;
        else if (symbol < counts.length) counts[symbol] = (counts[symbol] ?? 0) + 1;
      }
    return counts.flatMap((own, symbol): Win[] => {
      const pay = this.#pays[symbol]?.[own + wilds] ?? 0;
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
  readonly #rule: BoardRule;
  readonly #pays: readonly (readonly number[])[];

  constructor(rule: BoardRule) {
    this.#rule = rule;
    this.#pays = paysUpTo(rule.pays, rule.rows * rule.reels);
    this.reader = counter(rule, this.#pays);
  }

  winsIn(window: Places): Win[] {
    const { symbols, atLeast } = this.#rule;
    const wins: Win[] = [];
    const seen = new Set<number>();
    for (let reel = 0; reel < window.length; reel += 1)
      for (let row = 0; row < (window[reel]?.length ?? 0); row += 1) {
        const symbol = window[reel]?.[row] ?? -1;
        if (symbol >= this.#pays.length || seen.has(this.#at(reel, row))) continue;
        const cells = this.#clusterAt(window, symbol, [reel, row]);
        for (const [x, y] of cells) if (window[x]?.[y] === symbol) seen.add(this.#at(x, y));
        const pay = this.#pays[symbol]?.[cells.length] ?? 0;
        if (cells.length >= atLeast && pay > 0)
          wins.push({ symbol: symbols[symbol] ?? '', count: cells.length, cells, pay });
      }
    return wins;
  }

  cellsOf({ cells = [] }: Win): readonly Cell[] {
    return cells;
  }

  #at(reel: number, row: number): number {
    return reel * this.#rule.rows + row;
  }

  /** The cells that touch a first one, reel by reel and downwards. */
  #clusterAt(window: Places, symbol: number, first: Cell): Cell[] {
    const { wild } = this.#rule;
    const found = new Set([this.#at(...first)]);
    const open: Cell[] = [first];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [reel, row] = next;
      for (const [x, y] of [
        [reel - 1, row],
        [reel, row - 1],
        [reel, row + 1],
        [reel + 1, row],
      ] as const) {
        const each = window[x]?.[y];
        if ((each !== symbol && each !== wild) || found.has(this.#at(x, y))) continue;
        found.add(this.#at(x, y));
        open.push([x, y]);
      }
    }
    const { rows } = this.#rule;
    return [...found].toSorted((one, other) => one - other).map((at): Cell => [Math.floor(at / rows), at % rows]);
  }
}

const cellsWith = (window: Places, isPart: (symbol: number) => boolean): Cell[] =>
  window.flatMap((column, reel) => column.flatMap((each, row): Cell[] => (isPart(each) ? [[reel, row]] : [])));
