import type { Cell, Win } from '../round/outcome.ts';
import type { OpenPart, PayRule, Places, ReelReader } from './PayRule.ts';
import { type PayTable, paysUpTo } from './payTable.ts';

interface WayRule {
  /** Its place in the game's symbols, or -1. */
  wild: number;
  reels: number;
}

/**
 * Equal symbols on reels in a row from the left pay once for each way: the number of ways is the product of the cells with the symbol
 * or a wild, reel by reel. A symbol pays for its longest row only.
 */
export class WayPays implements PayRule {
  readonly kind = 'ways';
  readonly isExact = true;
  readonly reader: ReelReader;
  /** The pays of a way by symbol, with the places of the symbols that fit. */
  readonly table: readonly {
    symbol: string;
    fits: readonly number[];
    byCount: readonly (readonly [count: number, pay: number])[];
  }[];
  readonly rule: WayRule;
  /** The pay of a way by symbol and number of reels. */
  readonly pays: readonly (readonly number[])[];
  readonly #symbols: readonly string[];

  /** @param wild its place in `symbols`, or -1 */
  constructor(pays: PayTable, symbols: readonly string[], wild: number, reels: number) {
    this.#symbols = symbols;
    this.rule = { wild, reels };
    this.pays = paysUpTo(pays, reels);
    this.table = Object.entries(pays).map(([symbol, byCount], place) => ({
      symbol,
      fits: [place, wild],
      byCount: Object.entries(byCount).map(([count, pay]) => [Number(count), pay] as const),
    }));
    this.reader = {
      start: this.pays.map((_, symbol): OpenPart => [symbol, 1]),
      read: ([symbol, ways], reel, window, open) => {
        const cells = this.#countOn(window, symbol);
        if (cells > 0 && reel + 1 < reels) {
          open.push([symbol, ways * cells]);
          return 0;
        }
        return cells > 0 ? this.#payOf(symbol, reels) * ways * cells : this.#payOf(symbol, reel) * ways;
      },
      end: ([symbol, ways]) => this.#payOf(symbol, reels) * ways,
    };
  }

  winsIn(window: Places): Win[] {
    const wins: Win[] = [];
    for (let symbol = 0; symbol < this.pays.length; symbol += 1) {
      let ways = 1;
      let count = 0;
      for (; count < window.length; count += 1) {
        const cells = this.#countOn(window[count] ?? [], symbol);
        if (cells === 0) break;
        ways *= cells;
      }
      const pay = this.#payOf(symbol, count) * ways;
      if (pay > 0)
        wins.push({
          symbol: this.#symbols[symbol] ?? '',
          count,
          ways,
          cells: this.#cellsWith(window, symbol, count),
          pay,
        });
    }
    return wins;
  }

  cellsOf({ cells = [] }: Win): readonly Cell[] {
    return cells;
  }

  #payOf(symbol: number, count: number): number {
    return this.pays[symbol]?.[count] ?? 0;
  }

  #countOn(reel: readonly number[], symbol: number): number {
    let cells = 0;
    for (const each of reel) if (each === symbol || each === this.rule.wild) cells += 1;
    return cells;
  }

  #cellsWith(window: Places, symbol: number, reels: number): Cell[] {
    const cells: Cell[] = [];
    for (let reel = 0; reel < reels; reel += 1)
      for (const [row, each] of (window[reel] ?? []).entries())
        if (each === symbol || each === this.rule.wild) cells.push([reel, row]);
    return cells;
  }
}
