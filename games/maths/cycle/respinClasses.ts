import type { ExpandingWildRule } from '../game/boardSchema.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import { addTo, type Amounts, combined, scaled } from './amounts.ts';
import { type BoardMix, mergedWindows, shownWindows } from './BoardMix.ts';
import { countMix } from './countMix.ts';
import { ratio } from './Distribution.ts';
import { cycleOf } from './frequencies.ts';
import { type MarkedClass, mergedClasses, type SpinClass } from './SpinClass.ts';

const isIn = (mask: number, reel: number): boolean => Math.floor(mask / 2 ** reel) % 2 === 1;

/** The windows of a spin with some reels full of wilds. A reel that a new wild fills is marked with its bit. */
function mixWith(game: SlotGame, { windows }: ReelSet, held: number): BoardMix {
  const { wild } = game.board;
  const full = Array.from({ length: game.rows }, () => wild);
  const reels = windows.map((all, reel) =>
    mergedWindows(
      shownWindows(game, all).map((shown) => {
        // A held reel has as many outcomes as one that turns, so that every respin has the same number.
        if (isIn(held, reel)) return { ...shown, window: full, scatters: 0, coins: 0 };
        return shown.window.includes(wild) ? { ...shown, window: full, marks: 2 ** reel } : shown;
      }),
    ),
  );
  return { weight: 1n, reels };
}

/** The spins of a game whose wilds start respins, by the reels that are full of wilds. */
class RespinChain {
  readonly cycle: bigint;
  readonly #game: SlotGame;
  readonly #reels: ReelSet;
  readonly #all: number;
  readonly #classes = new Map<number, MarkedClass[]>();
  readonly #known = new Map<string, Amounts>();

  constructor(game: SlotGame, reels: ReelSet) {
    this.#game = game;
    this.#reels = reels;
    this.#all = 2 ** reels.strips.length - 1;
    this.cycle = cycleOf(reels.strips);
  }

  /** The outcomes of one spin. @param held the bits of the reels that are full of wilds */
  spin(held: number): MarkedClass[] {
    const known = this.#classes.get(held);
    if (known !== undefined) return known;
    const classes = merged(countMix(this.#game, mixWith(this.#game, this.#reels, held)));
    this.#classes.set(held, classes);
    return classes;
  }

  /** The reels that the next respin holds, or undefined if there is none. */
  next(held: number, marks: number): number | undefined {
    return marks === 0 || held + marks === this.#all ? undefined : held + marks;
  }

  /** The pays of all respins together, among `cycle ^ left` outcomes. */
  from(held: number, left: number): Amounts {
    if (left === 0) return new Map([[0, 1n]]);
    const key = `${held} ${left}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const sums = new Map<number, bigint>();
    for (const { pay, marks, count } of this.spin(held))
      addTo(sums, this.#after(pay, count, this.next(held, marks), left - 1));
    this.#known.set(key, sums);
    return sums;
  }

  #after(pay: number, count: bigint, next: number | undefined, left: number): Amounts {
    const own = new Map([[pay, count]]);
    if (next === undefined) return scaled(own, this.cycle ** BigInt(left));
    return combined(own, this.from(next, left), Number.POSITIVE_INFINITY);
  }
}

/** The outcomes of a spin together with its respins, among `cycle ^ (1 + respins)`. The scatters are those of its first window. */
export function respinClasses(game: SlotGame, reels: ReelSet, { respins }: ExpandingWildRule): SpinClass[] {
  const chain = new RespinChain(game, reels);
  const found: SpinClass[] = [];
  for (const first of chain.spin(0)) {
    const next = chain.next(0, first.marks);
    if (next === undefined) found.push({ ...first, count: first.count * chain.cycle ** BigInt(respins) });
    else
      for (const [more, times] of chain.from(next, respins))
        found.push({ ...first, pay: first.pay + more, count: first.count * times });
  }
  return mergedClasses(found);
}

/** Merges classes that differ only in their count. */
function merged(classes: readonly MarkedClass[]): MarkedClass[] {
  const found = new Map<string, MarkedClass>();
  for (const each of classes) {
    const key = `${each.pay} ${each.scatters} ${each.coins} ${each.marks}`;
    const known = found.get(key);
    if (known === undefined) found.set(key, { ...each });
    else known.count += each.count;
  }
  return [...found.values()];
}

/** The windows of a spin and of its respins, each with how many of them a spin has on average. */
export function respinMixes(
  game: SlotGame,
  reels: ReelSet,
  { respins }: ExpandingWildRule,
): { times: number; mix: BoardMix }[] {
  const chain = new RespinChain(game, reels);
  const visits = new Map([[0, 1]]);
  let now = new Map([[0, 1]]);
  for (let respin = 0; respin < respins; respin += 1) {
    const later = new Map<number, number>();
    for (const [held, times] of now)
      for (const { marks, count } of chain.spin(held)) {
        const next = chain.next(held, marks);
        if (next !== undefined) later.set(next, (later.get(next) ?? 0) + times * ratio(count, chain.cycle));
      }
    for (const [held, times] of later) visits.set(held, (visits.get(held) ?? 0) + times);
    now = later;
  }
  return [...visits].map(([held, times]) => ({ times, mix: mixWith(game, reels, held) }));
}
