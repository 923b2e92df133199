import type { Combination } from './combinations.ts';

interface Progress {
  /** Combinations that still fit and need more reels. */
  open: readonly number[];
  /** The best complete combination, or -1. */
  best: number;
}

/**
 * Reads lines from left to right, symbol by symbol. A line is in one of few states, and each state has the best complete
 * combination. So a game reads a line in as many steps as it has reels, and equal states merge when a cycle is counted.
 */
export class LineReader {
  /** The state of a line before its first reel. */
  readonly start = 0;
  readonly #combinations: readonly Combination[];
  readonly #symbols: readonly string[];
  readonly #states: Progress[] = [];
  readonly #keys = new Map<string, number>();
  /** The state after each state and symbol. */
  readonly #next: number[] = [];
  /** Whether each state is open, and its combination: read for every line of every spin. */
  readonly #isOpen: readonly boolean[];
  readonly #best: readonly (Combination | undefined)[];

  /** @param symbols every symbol of the strips; its index in this list is its id */
  constructor(combinations: readonly Combination[], symbols: readonly string[]) {
    this.#combinations = combinations;
    this.#symbols = symbols;
    this.#stateOf({ open: combinations.map((_, index) => index), best: -1 }, 0);
    const depths = [0];
    for (let state = 0; state < this.#states.length; state += 1) {
      const depth = depths[state] ?? 0;
      for (const symbol of symbols) {
        const next = this.#stateOf(this.#after(state, symbol, depth), depth + 1);
        depths[next] ??= depth + 1;
        this.#next.push(next);
      }
    }
    this.#isOpen = this.#states.map(({ open }) => open.length > 0);
    this.#best = this.#states.map(({ best }) => this.#at(best));
  }

  read(state: number, symbol: number): number {
    return this.#next[state * this.#symbols.length + symbol] ?? state;
  }

  /** Whether more symbols can change the pay of the line. */
  isOpen(state: number): boolean {
    return this.#isOpen[state] === true;
  }

  combination(state: number): Combination | undefined {
    return this.#best[state];
  }

  winsOf(state: number): readonly Combination[] {
    const found = this.#best[state];
    return found === undefined ? [] : [found];
  }

  #after(state: number, symbol: string, depth: number): Progress {
    const { open, best } = this.#states[state] ?? { open: [], best: -1 };
    const fitting = open.filter((index) => this.#at(index)?.fits[depth]?.includes(symbol));
    const isComplete = (index: number): boolean => this.#at(index)?.fits.length === depth + 1;
    const complete = fitting.filter(isComplete);
    const found = [best, ...complete].reduce((one, other) => (this.#pay(other) > this.#pay(one) ? other : one));
    return { open: fitting.filter((index) => !isComplete(index) && this.#pay(index) > this.#pay(found)), best: found };
  }

  #at(index: number): Combination | undefined {
    return this.#combinations[index];
  }

  #pay(index: number): number {
    return this.#at(index)?.pay ?? 0;
  }

  #stateOf(progress: Progress, depth: number): number {
    const { open, best } = progress;
    // A closed line is the same at every depth.
    const key = open.length === 0 ? `${best}` : `${best}/${depth}/${open.join()}`;
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    this.#keys.set(key, this.#states.length);
    this.#states.push(progress);
    return this.#states.length - 1;
  }
}
