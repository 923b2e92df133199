import { weightOf } from '../draws/Draws.ts';
import type { SlotGame } from '../game/SlotGame.ts';
import { combined } from './amounts.ts';
import { mergedClasses, type SpinClass } from './SpinClass.ts';

/** How often a spin pays a symbol, over the whole cycle. */
export interface WinCount {
  symbol: string;
  /** The count of the pay table. */
  count: number;
  /** In tenths of the stake. Of a way, if the game pays ways. */
  pay: number;
  times: number;
  /** In tenths of the stake, with rising multiples and without thrown ones. */
  paid: number;
}

/** The nudges of a spin, as shares of all spins. */
export interface NudgeCount {
  moved: number;
  /** Those that pay. */
  won: number;
  /** In tenths of the stake. */
  paid: number;
}

/** The outcomes of a spin whose boards were played. */
export interface CountedBoards {
  classes: SpinClass[];
  wins: WinCount[];
  nudges?: NudgeCount;
}

/** Longer chains of boards count as this many. */
const MOST_BOARDS = 15;

/** Numbers of stops by pay, special symbols, boards that pay, and multiples on the last board. */
export class StopCounts {
  readonly #counts = new Map<number, number>();
  readonly #base: number;

  /** @param cells of a window */
  constructor(cells: number) {
    this.#base = cells + 1;
  }

  /**
   * @param boards that pay
   * @param orbs do not count if nothing pays
   */
  add(pay: number, scatters: number, coins: number, boards: number, orbs: number, stops: number): void {
    const base = this.#base;
    const chain = boards > MOST_BOARDS ? MOST_BOARDS : boards;
    // A small number as the key, since a cycle has hundreds of millions of stops.
    const key = (((pay * base + scatters) * base + coins) * base + (pay > 0 ? orbs : 0)) * (MOST_BOARDS + 1) + chain;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + stops);
  }

  /** The classes of the stops, with each multiple that their last board can have. */
  classes({ tumble }: SlotGame): SpinClass[] {
    const all = [...this.#all()];
    const multiples = tumble?.thrown?.multiples ?? [];
    const weights = BigInt(Math.max(1, weightOf(multiples)));
    const most = all.reduce((high, { orbs }) => Math.max(high, orbs), 0);
    const one = new Map<number, bigint>();
    for (const { multiple, weight } of multiples) one.set(multiple, (one.get(multiple) ?? 0n) + BigInt(weight));
    const sums: Map<number, bigint>[] = [new Map([[0, 1n]])];
    for (let orbs = 1; orbs <= most; orbs += 1)
      sums.push(combined(sums[orbs - 1] ?? new Map(), one, Number.POSITIVE_INFINITY));
    return mergedClasses(
      all.flatMap(({ pay, scatters, coins, boards, orbs, stops }) => {
        const outcomes = BigInt(stops) * weights ** BigInt(most - orbs);
        return [...(sums[orbs] ?? [])].map(([sum, times]) => ({
          pay: pay * Math.max(1, sum),
          scatters,
          coins,
          boards: tumble === undefined ? 0 : boards,
          count: outcomes * times,
        }));
      }),
    );
  }

  *#all(): Iterable<Omit<SpinClass, 'count'> & { orbs: number; stops: number }> {
    const base = this.#base;
    for (const [all, stops] of this.#counts) {
      const [key, boards] = [Math.floor(all / (MOST_BOARDS + 1)), all % (MOST_BOARDS + 1)];
      const [high, orbs] = [Math.floor(key / base), key % base];
      const [higher, coins] = [Math.floor(high / base), high % base];
      yield { pay: Math.floor(higher / base), scatters: higher % base, coins, boards, orbs, stops };
    }
  }
}

/** Wins of all boards. Wins of different sizes that pay the same are one row of the table. */
export class WinCounts {
  readonly #counts = new Map<string, WinCount>();

  add({ symbol, count, pay, times, paid }: WinCount): void {
    const key = `${symbol} ${pay}`;
    const known = this.#counts.get(key);
    if (known === undefined) {
      this.#counts.set(key, { symbol, count, pay, times, paid });
      return;
    }
    known.count = Math.min(known.count, count);
    known.times += times;
    known.paid += paid;
  }

  all(): WinCount[] {
    return [...this.#counts.values()];
  }
}
