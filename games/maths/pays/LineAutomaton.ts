import type { PayTable } from './payTable.ts';

/** A win of a line from one of its sides. */
export interface SideWin {
  symbol: string;
  count: number;
  /** With the multiple, in tenths of the stake. */
  pay: number;
  /** The multiples of the wilds of the win together. */
  multiple: number;
  isFromRight: boolean;
}

export interface LineRule {
  pays: PayTable;
  /** Every symbol of the strips, those of the table first. */
  symbols: readonly string[];
  /** The multiple of each wild by its place in `symbols`. */
  wilds: ReadonlyMap<number, number>;
  reels: number;
  bothWays: boolean;
}

/** The part of a line that was read, from its left reel on. */
interface Left {
  /** The symbols of the table that still fit and have a longer combination. */
  open: readonly number[];
  product: number;
  best: SideWin | undefined;
}

interface Progress extends Left {
  depth: number;
  /** The last symbols, as far as a win from the right reel can need them. */
  suffix: readonly number[];
}

/**
 * Reads lines whose wilds multiply, or that pay from both sides, from left to right. Lines in equal states pay the same from there on.
 * States are made when they are first read.
 */
export class LineAutomaton {
  readonly start = 0;
  readonly #rule: LineRule;
  readonly #pays: readonly ReadonlyMap<number, number>[];
  /** The fewest and the most equal symbols that pay. */
  readonly #least: number;
  readonly #longest: readonly number[];
  readonly #states: Progress[] = [];
  readonly #keys = new Map<string, number>();
  /** The state after each state and symbol, as far as it was read. */
  readonly #next: (number | undefined)[] = [];
  readonly #isOpen: boolean[] = [];
  readonly #wins: (readonly SideWin[])[] = [];

  constructor(rule: LineRule) {
    this.#rule = rule;
    this.#pays = Object.values(rule.pays).map(
      (byCount) => new Map(Object.entries(byCount).map(([count, pay]) => [Number(count), pay])),
    );
    this.#longest = this.#pays.map((byCount) => Math.max(0, ...byCount.keys()));
    this.#least = Math.min(...this.#pays.flatMap((byCount) => [...byCount.keys()]));
    this.#add({ ...this.#fresh(), depth: 0, suffix: [] });
  }

  read(state: number, symbol: number): number {
    const key = state * this.#rule.symbols.length + symbol;
    const known = this.#next[key];
    if (known !== undefined) return known;
    const next = this.#add(this.#after(this.#at(state), symbol));
    // Lists without gaps are read faster.
    while (this.#next.length <= key) this.#next.push(undefined);
    this.#next[key] = next;
    return next;
  }

  /** Whether more symbols can change the pay of the line. */
  isOpen(state: number): boolean {
    return this.#isOpen[state] === true;
  }

  winsOf(state: number): readonly SideWin[] {
    return this.#wins[state] ?? [];
  }

  payOf(state: number): number {
    let pay = 0;
    for (const win of this.winsOf(state)) pay += win.pay;
    return pay;
  }

  #at(state: number): Progress {
    return this.#states[state] ?? { ...this.#fresh(), depth: 0, suffix: [] };
  }

  #fresh(): Left {
    return { open: this.#pays.map((_, symbol) => symbol), product: 1, best: undefined };
  }

  #after({ depth, suffix, ...left }: Progress, symbol: number): Progress {
    const next = depth + 1;
    const after = this.#bothWaysSuffix(suffix, symbol);
    return { ...this.#step(left, symbol, next), depth: next, suffix: this.#canEnd(after, next) ? after : [] };
  }

  /** Reads the symbol of the `count`-th reel. The longer of two combinations has to pay more. */
  #step({ open, product, best }: Left, symbol: number, count: number): Left {
    const multiple = this.#rule.wilds.get(symbol);
    const fitting = multiple === undefined ? open.filter((each) => each === symbol) : open;
    const all = product * (multiple ?? 1);
    let found = best;
    for (const each of fitting) {
      const pay = (this.#pays[each]?.get(count) ?? 0) * all;
      if (pay > (found?.pay ?? 0))
        found = { symbol: this.#rule.symbols[each] ?? '', count, pay, multiple: all, isFromRight: false };
    }
    const still = fitting.filter((each) => (this.#longest[each] ?? 0) > count);
    return { open: still, product: still.length === 0 ? 1 : all, best: found };
  }

  /** The last symbols with at most one that is no wild. */
  #bothWaysSuffix(suffix: readonly number[], symbol: number): readonly number[] {
    const { bothWays, wilds } = this.#rule;
    if (!bothWays) return [];
    if (wilds.has(symbol)) return [...suffix, symbol];
    if (symbol >= this.#pays.length) return [];
    const other = suffix.findLastIndex((each) => each !== symbol && !wilds.has(each));
    return [...suffix.slice(other + 1), symbol];
  }

  /** Whether a suffix can grow to a win at the right reel. */
  #canEnd(suffix: readonly number[], depth: number): boolean {
    return suffix.length + this.#rule.reels - depth >= this.#least;
  }

  /** The wins of a line that was read to its end. A win over all reels is the only one of its line. */
  #sides({ best, suffix }: Progress): readonly SideWin[] {
    let right = this.#fresh();
    for (const [at, symbol] of suffix.toReversed().entries()) right = this.#step(right, symbol, at + 1);
    const wins = [best, right.best && { ...right.best, isFromRight: true }].filter((win) => win !== undefined);
    if (!wins.some(({ count }) => count === this.#rule.reels)) return wins;
    return wins.toSorted((one, other) => other.pay - one.pay).slice(0, 1);
  }

  #add(progress: Progress): number {
    const { open, product, best, depth, suffix } = progress;
    const { bothWays, reels } = this.#rule;
    const isClosed = depth === reels || (open.length === 0 && (!bothWays || !this.#canEnd(suffix, depth)));
    const wins = bothWays && depth === reels ? this.#sides(progress) : best === undefined ? [] : [best];
    const text = wins.map(({ symbol, count, pay, isFromRight }) => `${symbol}/${count}/${pay}/${isFromRight}`).join();
    // A closed line is the same at every depth.
    const key = isClosed ? text : `${text} ${depth} ${open.join()} ${product} ${suffix.join()}`;
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    const state = this.#states.length;
    this.#keys.set(key, state);
    this.#states.push(isClosed ? { open: [], product: 1, best, depth: reels, suffix: [] } : progress);
    this.#isOpen.push(!isClosed);
    this.#wins.push(wins);
    return state;
  }
}
