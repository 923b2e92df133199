import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import { BitPays, type BitPayRule } from './BitPays.ts';
import { BitReels } from './BitReels.ts';
import { bitsIn, MOST_BITS, MOST_ROWS } from './bits.ts';
import { type CountedBoards, StopCounts, WinCounts } from './boardCounts.ts';

/** Stops of the last reel that are decided together, as the bits of an integer. */
const STOPS_TOGETHER = 30;

interface BitGame extends SlotGame {
  pays: BitPayRule;
}

/** Whether the boards of a game can be counted as bits. */
export const fitsBits = (game: SlotGame): game is BitGame =>
  game.pays.kind !== 'lines' && game.rows <= MOST_ROWS && game.rows * game.base.strips.length <= MOST_BITS;

/** Stops of the last reel that show a symbol, and the wilds, in the same cells. */
interface LastCells {
  own: number;
  wilds: number;
  stops: number;
}

/** Some stops of the last reel. */
interface LastStops {
  stops: number[];
  /** By symbol that pays. */
  cells: LastCells[][];
  /** Stops with the same numbers of special symbols. */
  specials: { scatters: number; coins: number; stops: number }[];
}

function lastStops(game: BitGame, reels: BitReels, from: number): LastStops {
  const reel = reels.count - 1;
  const shift = reel * game.rows;
  const stops = Array.from({ length: Math.min(STOPS_TOGETHER, reels.stopsOf(reel) - from) }, (_, at) => from + at);
  const cells = game.pays.pays.map((_, symbol) => {
    const found = new Map<string, LastCells>();
    for (const [at, stop] of stops.entries()) {
      const own = reels.cellsAt(reel, stop, symbol) << shift;
      const wilds = reels.cellsAt(reel, stop, game.pays.rule.wild) << shift;
      const known = found.get(`${own} ${wilds}`) ?? { own, wilds, stops: 0 };
      known.stops |= 1 << at;
      found.set(`${own} ${wilds}`, known);
    }
    return [...found.values()];
  });
  const specials = new Map<string, LastStops['specials'][number]>();
  for (const [at, stop] of stops.entries()) {
    const scatters = bitsIn(reels.cellsAt(reel, stop, game.scatter));
    const coins = bitsIn(reels.cellsAt(reel, stop, game.coin));
    const known = specials.get(`${scatters} ${coins}`) ?? { scatters, coins, stops: 0 };
    known.stops |= 1 << at;
    specials.set(`${scatters} ${coins}`, known);
  }
  return { stops, cells, specials: [...specials.values()] };
}

/** Counts the cycle of a game whose boards are bits. */
class BitCycle {
  readonly counts: StopCounts;
  readonly pays: BitPays;
  readonly #game: BitGame;
  readonly #reels: BitReels;
  readonly #last: LastStops[];
  readonly #stops: Int32Array;
  /** The cells of each symbol on the reels before, for each reel. */
  readonly #before: Int32Array[];
  readonly #board: Int32Array;
  readonly #tops: Int32Array;

  constructor(game: BitGame, reels: ReelSet) {
    this.#game = game;
    this.#reels = new BitReels(reels, game.rows, game.symbols.length);
    this.counts = new StopCounts(game.rows * this.#reels.count);
    this.pays = new BitPays(game.pays, game.rows);
    const stops = this.#reels.stopsOf(this.#reels.count - 1);
    this.#last = [];
    for (let from = 0; from < stops; from += STOPS_TOGETHER) this.#last.push(lastStops(game, this.#reels, from));
    this.#stops = new Int32Array(this.#reels.count);
    this.#before = Array.from({ length: this.#reels.count }, () => new Int32Array(game.symbols.length));
    this.#board = new Int32Array(game.symbols.length);
    this.#tops = new Int32Array(this.#reels.count);
  }

  countFrom(reel: number): void {
    const masks = this.#before[reel];
    if (masks === undefined) return;
    if (reel === this.#reels.count - 1) {
      for (const last of this.#last) this.#countLast(masks, last);
      return;
    }
    const next = this.#before[reel + 1];
    for (let stop = 0; next !== undefined && stop < this.#reels.stopsOf(reel); stop += 1) {
      this.#stops[reel] = stop;
      this.#reels.addTo(next, masks, reel, stop);
      this.countFrom(reel + 1);
    }
  }

  /** Only the stops of the last reel whose first board pays are played. */
  #countLast(masks: Int32Array, last: LastStops): void {
    const { scatter, coin } = this.#game;
    const paying = this.#stopsThatPay(masks, last);
    const scatters = bitsIn(maskOf(masks, scatter));
    const coins = bitsIn(maskOf(masks, coin));
    for (const group of last.specials) {
      const lost = bitsIn(group.stops & ~paying);
      if (lost > 0) this.counts.add(0, scatters + group.scatters, coins + group.coins, 0, 0, lost);
    }
    const reel = this.#reels.count - 1;
    for (let left = paying; left !== 0; left &= left - 1) {
      const stop = last.stops[31 - Math.clz32(left & -left)] ?? 0;
      this.#stops[reel] = stop;
      this.#reels.addTo(this.#board, masks, reel, stop);
      this.#play();
    }
  }

  #stopsThatPay(masks: Int32Array, { cells }: LastStops): number {
    const { wild } = this.#game.pays.rule;
    const wilds = maskOf(masks, wild);
    let paying = 0;
    for (let symbol = 0; symbol < cells.length; symbol += 1) {
      const own = masks[symbol] ?? 0;
      const patterns = cells[symbol] ?? [];
      for (let at = 0; at < patterns.length; at += 1) {
        const pattern = patterns[at];
        if (pattern === undefined || (pattern.stops & ~paying) === 0) continue;
        if (this.pays.canPay(symbol, own | pattern.own, wilds | pattern.wilds)) paying |= pattern.stops;
      }
    }
    return paying;
  }

  /** Plays the boards of the stops, and counts them by their sum. */
  #play(): void {
    const { tumble, cap, scatter, coin, orb } = this.#game;
    const { rising } = tumble ?? {};
    const board = this.#board;
    this.#tops.set(this.#stops);
    let paid = 0;
    let paying = 0;
    for (let played = 0; ; played += 1) {
      const multiple = rising === undefined ? 1 : (rising[Math.min(played, rising.length - 1)] ?? 1);
      const pay = this.pays.pay(board, multiple);
      paid += pay * multiple;
      if (pay > 0) paying += 1;
      if (pay === 0 || paid >= cap || tumble === undefined) break;
      this.#reels.fall(board, this.#tops, this.pays.paying);
    }
    this.counts.add(
      paid,
      bitsIn(maskOf(board, scatter)),
      bitsIn(maskOf(board, coin)),
      paying,
      bitsIn(maskOf(board, orb)),
      1,
    );
  }
}

const maskOf = (masks: Int32Array, symbol: number): number => (symbol < 0 ? 0 : (masks[symbol] ?? 0));

/** Counts the boards of every stop of the cycle. The counts equal those of `enumerateBoards`, some hundred times as fast. */
export function countBitBoards(game: BitGame, reels: ReelSet): CountedBoards {
  const cycle = new BitCycle(game, reels);
  cycle.countFrom(0);
  const { times, paid } = cycle.pays;
  const wins = new WinCounts();
  const { pays } = game.pays;
  for (const [symbol, byNumber] of pays.entries())
    for (const [number, pay] of byNumber.entries()) {
      const at = symbol * byNumber.length + number;
      const found = { times: times[at] ?? 0, paid: paid[at] ?? 0 };
      if (found.times > 0) wins.add({ symbol: game.symbols[symbol] ?? '', count: number, pay, ...found });
    }
  return { classes: cycle.counts.classes(game), wins: wins.all() };
}
