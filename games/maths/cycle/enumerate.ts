import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { OpenPart } from '../pays/PayRule.ts';
import { Distribution } from './Distribution.ts';
import type { CountedBoards, WinCount } from './boardCounts.ts';
import { countNudges } from './countNudges.ts';
import { countBitBoards, fitsBits } from './countBitBoards.ts';
import { enumerateBoards } from './enumerateBoards.ts';
import { mergedClasses, type SpinClass } from './SpinClass.ts';

/** Stops of the first reels after which every part of the window is in the same state. */
interface Prefix {
  /** The pays of parts that no further reel can change. */
  paid: number;
  scatters: number;
  coins: number;
  count: number;
  /** The other parts, and the state of each. */
  open: readonly OpenPart[];
}

type ReelWindow = readonly number[];

function extend({ pays, scatter, coin }: SlotGame, prefix: Prefix, reel: number, window: ReelWindow): Prefix {
  const { reader } = pays;
  let { paid, scatters, coins } = prefix;
  const open: OpenPart[] = [];
  for (const part of prefix.open) paid += reader.read(part, reel, window, open);
  for (const symbol of window) {
    if (symbol === scatter) scatters += 1;
    if (symbol === coin) coins += 1;
  }
  return { paid, scatters, coins, count: prefix.count, open };
}

/** Merges prefixes that differ only in their count. */
class PrefixTable {
  /** Prefixes without an open part. They are the most frequent, so their key is a number. */
  readonly #closed = new Map<number, Prefix>();
  readonly #open = new Map<string, Prefix>();

  add(prefix: Prefix): void {
    const { paid, scatters, coins, open } = prefix;
    const closedKey = (paid * MOST_CELLS + scatters) * MOST_CELLS + coins;
    if (open.length === 0) count(this.#closed, closedKey, prefix);
    else count(this.#open, `${closedKey};${open.join(';')}`, prefix);
  }

  all(): Prefix[] {
    return [...this.#closed.values(), ...this.#open.values()];
  }
}

/** More than a window has. */
const MOST_CELLS = 1000;

function count<Key>(table: Map<Key, Prefix>, key: Key, prefix: Prefix): void {
  const known = table.get(key);
  if (known === undefined) table.set(key, prefix);
  else known.count += prefix.count;
}

/** Windows that show the same symbols in the same rows. */
function differentWindows(windows: readonly ReelWindow[]): { window: ReelWindow; count: number }[] {
  const found = new Map<string, { window: ReelWindow; count: number }>();
  for (const window of windows) {
    const known = found.get(window.join());
    if (known === undefined) found.set(window.join(), { window, count: 1 });
    else known.count += 1;
  }
  return [...found.values()];
}

function spinReel(game: SlotGame, prefixes: readonly Prefix[], reel: number, windows: readonly ReelWindow[]): Prefix[] {
  const table = new PrefixTable();
  const different = differentWindows(windows);
  for (const prefix of prefixes)
    for (const { window, count: times } of different) {
      const next = extend(game, prefix, reel, window);
      next.count *= times;
      table.add(next);
    }
  return table.all();
}

/**
 * Visits every stop of the cycle and counts them by pay and special symbols. Stops of the first reels that leave all parts of the
 * window in the same state go on together, so a cycle of a thousand million stops takes a second.
 *
 * @returns the classes, smallest pay first
 */
function enumerateWindows(game: SlotGame, reels: ReelSet): SpinClass[] {
  const { reader } = game.pays;
  let prefixes: Prefix[] = [{ paid: 0, scatters: 0, coins: 0, count: 1, open: reader.start }];
  for (const [reel, windows] of reels.windows.entries()) prefixes = spinReel(game, prefixes, reel, windows);
  return mergedClasses(
    prefixes.map(({ paid, scatters, coins, count: stops, open }) => ({
      pay: open.reduce((sum, part) => sum + reader.end(part), paid),
      scatters,
      coins,
      boards: 0,
      count: BigInt(stops),
    })),
  );
}

/** Whether the pays of windows are enough to count a spin. Otherwise each of its boards is played. */
const paysByWindow = ({ tumble, nudge, pays }: SlotGame): boolean =>
  tumble === undefined && nudge === undefined && pays.isExact;

/** Plays the boards of every stop: as bits if they fit an integer. */
function playBoards(game: SlotGame, reels: ReelSet): CountedBoards {
  if (game.nudge !== undefined) return countNudges(game, game.nudge);
  return fitsBits(game) ? countBitBoards(game, reels) : enumerateBoards(game, reels);
}

/** Counts every outcome of a spin by pay and special symbols. */
export const enumerateCycle = (game: SlotGame, reels: ReelSet): SpinClass[] =>
  paysByWindow(game) ? enumerateWindows(game, reels) : playBoards(game, reels).classes;

export interface CountedSpin {
  classes: readonly SpinClass[];
  /** The wins of all boards, unless the symbols of each reel give them. */
  wins: readonly WinCount[] | undefined;
}

export function countSpin(game: SlotGame, reels: ReelSet): CountedSpin {
  const hasRows = game.pays.kind === 'lines' || game.pays.kind === 'ways';
  return paysByWindow(game) && hasRows
    ? { classes: enumerateWindows(game, reels), wins: undefined }
    : playBoards(game, reels);
}

/** The pays of a spin, before a multiple. */
export function spinDistribution(classes: readonly SpinClass[]): Distribution {
  const counts = new Map<number, bigint>();
  for (const { pay, count } of classes) counts.set(pay, (counts.get(pay) ?? 0n) + count);
  return new Distribution(counts);
}
