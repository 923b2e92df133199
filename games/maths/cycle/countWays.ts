import type { WayPays } from '../pays/WayPays.ts';
import type { BoardMix, MixWindow } from './BoardMix.ts';
import type { MarkedClass } from './SpinClass.ts';

/** Scatters, coins and marks as one number, so that those of several reels add up. */
type Specials = number;
const COIN = 1000;
const MARK = 1_000_000;

const specialsOf = ({ scatters, coins, marks }: MixWindow): Specials => scatters + coins * COIN + marks * MARK;

/** Windows of a reel with the same cells of some symbols. */
interface ReelPart {
  /** By the symbols, in their order. */
  cells: readonly number[];
  specials: Specials;
  count: number;
}

/** The symbols that are on every reel so far, as bits, and the ways of each in their order. */
interface Rows {
  symbols: number;
  ways: readonly number[];
  /** The pays of the rows that have ended. */
  paid: number;
  specials: Specials;
  count: number;
}

const symbolsIn = (bits: number): number[] => {
  const symbols: number[] = [];
  for (let symbol = 0; 2 ** symbol <= bits; symbol += 1)
    if (Math.floor(bits / 2 ** symbol) % 2 === 1) symbols.push(symbol);
  return symbols;
};

/** The windows of a reel, merged by the symbols that still matter. */
class WayReel {
  readonly #windows: readonly ReelPart[];
  readonly #merged = new Map<number, { symbols: readonly number[]; parts: readonly ReelPart[] }>();

  constructor(windows: readonly MixWindow[], symbols: number, wild: number) {
    this.#windows = windows.map((each) => ({
      cells: Array.from({ length: symbols }, (_, symbol) =>
        each.window.reduce((cells, own) => (own === symbol || own === wild ? cells + 1 : cells), 0),
      ),
      specials: specialsOf(each),
      count: each.count,
    }));
  }

  /** @param bits the symbols that matter */
  partsFor(bits: number): { symbols: readonly number[]; parts: readonly ReelPart[] } {
    const known = this.#merged.get(bits);
    if (known !== undefined) return known;
    const symbols = symbolsIn(bits);
    const parts = new Map<string, ReelPart>();
    for (const { cells: all, specials, count } of this.#windows) {
      const cells = symbols.map((symbol) => all[symbol] ?? 0);
      const key = `${cells.join()} ${specials}`;
      parts.set(key, { cells, specials, count: (parts.get(key)?.count ?? 0) + count });
    }
    const merged = { symbols, parts: [...parts.values()] };
    this.#merged.set(bits, merged);
    return merged;
  }
}

/** Counts every window of a mix by pay and special symbols. */
class WayCount {
  readonly #pays: WayPays['pays'];
  readonly #reels: readonly WayReel[];
  /** The number of outcomes by pay, by special symbols. */
  readonly found = new Map<Specials, Map<number, number>>();

  constructor({ pays, rule: { wild } }: WayPays, { reels }: Pick<BoardMix, 'reels'>) {
    this.#pays = pays;
    this.#reels = reels.map((windows) => new WayReel(windows, pays.length, wild));
  }

  count(): void {
    let rows: Rows[] = [
      { symbols: 2 ** this.#pays.length - 1, ways: this.#pays.map(() => 1), paid: 0, specials: 0, count: 1 },
    ];
    // Few rows of the last reels are equal, so each of those is followed to its end at once.
    const merged = Math.max(0, this.#reels.length - 2);
    for (let reel = 0; reel < merged; reel += 1) {
      const next = new Map<string, Rows>();
      for (const each of rows)
        this.#read(each, reel, (read) => {
          const key = `${read.symbols} ${read.ways.join()} ${read.paid} ${read.specials}`;
          const known = next.get(key);
          if (known === undefined) next.set(key, read);
          else known.count += read.count;
        });
      rows = [...next.values()];
    }
    for (const each of rows) this.#follow(each, merged);
  }

  #follow(rows: Rows, reel: number): void {
    if (reel < this.#reels.length - 1) this.#read(rows, reel, (next) => this.#follow(next, reel + 1));
    else this.#end(rows, reel);
  }

  #payOf(symbol: number, count: number): number {
    return this.#pays[symbol]?.[count] ?? 0;
  }

  #read(rows: Rows, reel: number, then: (rows: Rows) => void): void {
    const { symbols, parts } = this.#partsOf(reel, rows.symbols);
    for (const { cells, specials, count } of parts) {
      let paid = rows.paid;
      let bits = 0;
      const ways: number[] = [];
      for (const [at, symbol] of symbols.entries()) {
        const own = cells[at] ?? 0;
        const before = rows.ways[at] ?? 0;
        if (own === 0) paid += this.#payOf(symbol, reel) * before;
        else {
          bits += 2 ** symbol;
          ways.push(before * own);
        }
      }
      then({ symbols: bits, ways, paid, specials: rows.specials + specials, count: rows.count * count });
    }
  }

  /** Adds what the last reel decides. */
  #end({ symbols: bits, ways, paid, specials, count }: Rows, reel: number): void {
    const { symbols, parts } = this.#partsOf(reel, bits);
    for (const part of parts) {
      let pay = paid;
      for (let at = 0; at < symbols.length; at += 1) {
        const symbol = symbols[at] ?? 0;
        const cells = part.cells[at] ?? 0;
        const before = ways[at] ?? 0;
        pay += cells === 0 ? this.#payOf(symbol, reel) * before : this.#payOf(symbol, reel + 1) * before * cells;
      }
      const all = specials + part.specials;
      let counts = this.found.get(all);
      if (counts === undefined) {
        counts = new Map();
        this.found.set(all, counts);
      }
      counts.set(pay, (counts.get(pay) ?? 0) + count * part.count);
    }
  }

  #partsOf(reel: number, bits: number): ReturnType<WayReel['partsFor']> {
    return this.#reels[reel]?.partsFor(bits) ?? { symbols: [], parts: [] };
  }
}

/**
 * Counts a mix of a game with ways. Only the cells of the symbols that are on every reel so far matter, so the windows of the next reel
 * are merged by these. A window of split cells is counted as fast as a plain one.
 */
export function countWays(pays: WayPays, mix: Pick<BoardMix, 'reels'>): MarkedClass[] {
  const count = new WayCount(pays, mix);
  count.count();
  return [...count.found].flatMap(([specials, counts]) => {
    const shown = {
      scatters: specials % COIN,
      coins: Math.floor(specials / COIN) % COIN,
      marks: Math.floor(specials / MARK),
      boards: 0,
    };
    return [...counts].map(([pay, outcomes]) => ({ pay, ...shown, count: BigInt(outcomes) }));
  });
}
