import { weightOf } from '../draws/Draws.ts';
import { type Board, boardsOf, cellsOf, payOfBoards } from '../features/tumble.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { OpenPart } from '../pays/PayRule.ts';
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

interface Counted {
  classes: SpinClass[];
  wins: WinCount[];
}

/** Special symbols by their numbers. */
interface Specials {
  scatters: number;
  coins: number;
}

/** The windows of the reels from each reel on, by the special symbols that they show. */
function specialsFrom({ scatter, coin }: SlotGame, { windows }: ReelSet): Map<string, Specials & { stops: number }>[] {
  const tables: Map<string, Specials & { stops: number }>[] = [new Map([['0 0', { scatters: 0, coins: 0, stops: 1 }]])];
  for (const reel of windows.toReversed()) {
    const table = new Map<string, Specials & { stops: number }>();
    for (const rest of tables[0]?.values() ?? [])
      for (const window of reel) {
        const scatters = rest.scatters + window.filter((symbol) => symbol === scatter).length;
        const coins = rest.coins + window.filter((symbol) => symbol === coin).length;
        const known = table.get(`${scatters} ${coins}`);
        table.set(`${scatters} ${coins}`, { scatters, coins, stops: (known?.stops ?? 0) + rest.stops });
      }
    tables.unshift(table);
  }
  return tables;
}

/** Numbers of stops by pay, special symbols and multiples on the last board. */
class StopCounts {
  readonly #counts = new Map<number, number>();

  add(pay: number, { scatters, coins }: Specials, orbs: number, stops: number): void {
    const key = ((pay * MOST_CELLS + scatters) * MOST_CELLS + coins) * MOST_CELLS + orbs;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + stops);
  }

  *all(): Iterable<Specials & { pay: number; orbs: number; stops: number }> {
    for (const [key, stops] of this.#counts) {
      const [high, orbs] = [Math.floor(key / MOST_CELLS), key % MOST_CELLS];
      const [higher, coins] = [Math.floor(high / MOST_CELLS), high % MOST_CELLS];
      yield { pay: Math.floor(higher / MOST_CELLS), scatters: higher % MOST_CELLS, coins, orbs, stops };
    }
  }
}

/** More than a window has. */
const MOST_CELLS = 100;

class WinCounts {
  readonly #counts = new Map<string, WinCount>();

  add(boards: readonly Board[]): void {
    for (const { wins, multiple } of boards)
      for (const { symbol, count, ways = 1, pay } of wins) {
        // Wins of different sizes that pay the same are one row of the table.
        const key = `${symbol} ${pay / ways}`;
        const known = this.#counts.get(key);
        if (known === undefined)
          this.#counts.set(key, { symbol, count, pay: pay / ways, times: 1, paid: pay * multiple });
        else {
          known.count = Math.min(known.count, count);
          known.times += 1;
          known.paid += pay * multiple;
        }
      }
  }

  all(): WinCount[] {
    return [...this.#counts.values()];
  }
}

/** The classes of stops, with each multiple that their last board can have. */
function withOrbs({ tumble }: SlotGame, stopCounts: StopCounts): SpinClass[] {
  const all = [...stopCounts.all()];
  const multiples = tumble?.thrown?.multiples ?? [];
  const weights = BigInt(Math.max(1, weightOf(multiples)));
  const most = all.reduce((high, { orbs }) => Math.max(high, orbs), 0);
  const one = new Map<number, bigint>();
  for (const { multiple, weight } of multiples) one.set(multiple, (one.get(multiple) ?? 0n) + BigInt(weight));
  const sums: Map<number, bigint>[] = [new Map([[0, 1n]])];
  for (let orbs = 1; orbs <= most; orbs += 1)
    sums.push(combined(sums[orbs - 1] ?? new Map(), one, Number.POSITIVE_INFINITY));
  return mergedClasses(
    all.flatMap(({ pay, scatters, coins, orbs, stops }) => {
      const outcomes = BigInt(stops) * weights ** BigInt(most - orbs);
      return [...(sums[orbs] ?? [])].map(([sum, times]) => ({
        pay: pay * Math.max(1, sum),
        scatters,
        coins,
        count: outcomes * times,
      }));
    }),
  );
}

/**
 * Plays the boards of every stop of the cycle. Stops of the first reels after which nothing can pay are counted together.
 *
 * @returns the classes, smallest pay first, and the wins of all boards
 */
export function enumerateBoards(game: SlotGame, reels: ReelSet): Counted {
  const { pays, scatter, coin, orb, tumble = {} } = game;
  const { reader } = pays;
  const rest = specialsFrom(game, reels);
  const counts = new StopCounts();
  const wins = new WinCounts();
  const stops = reels.windows.map(() => 0);

  const play = (): void => {
    const boards = boardsOf(game, tumble, reels, stops);
    const played = game.tumble === undefined ? boards.slice(0, 1) : boards;
    const last = played.at(-1)?.window ?? [];
    const specials = { scatters: cellsOf(last, scatter).length, coins: cellsOf(last, coin).length };
    counts.add(payOfBoards(played), specials, cellsOf(last, orb).length, 1);
    wins.add(played);
  };
  const walk = (reel: number, open: readonly OpenPart[], paid: number, { scatters, coins }: Specials): void => {
    const windows = reels.windows[reel];
    const canPay = paid > 0 || (windows === undefined ? open.some((part) => reader.end(part) > 0) : open.length > 0);
    if (!canPay) {
      for (const more of rest[reel]?.values() ?? [])
        counts.add(0, { scatters: scatters + more.scatters, coins: coins + more.coins }, 0, more.stops);
      return;
    }
    if (windows === undefined) {
      play();
      return;
    }
    for (let stop = 0; stop < windows.length; stop += 1) {
      const window = windows[stop] ?? [];
      stops[reel] = stop;
      const still: OpenPart[] = [];
      let more = paid;
      for (const part of open) more += reader.read(part, reel, window, still);
      const specials = { scatters, coins };
      for (const symbol of window) {
        if (symbol === scatter) specials.scatters += 1;
        if (symbol === coin) specials.coins += 1;
      }
      walk(reel + 1, still, more, specials);
    }
  };
  walk(0, reader.start, 0, { scatters: 0, coins: 0 });
  return { classes: withOrbs(game, counts), wins: wins.all() };
}
