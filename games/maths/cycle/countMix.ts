import type { SlotGame } from '../game/SlotGame.ts';
import type { OpenPart, ReelReader } from '../pays/PayRule.ts';
import type { BoardMix, MixWindow } from './BoardMix.ts';
import { countWays } from './countWays.ts';
import type { MarkedClass } from './SpinClass.ts';

/** Stops of the first reels after which every part of the window is in the same state. */
interface Prefix {
  /** The pays of parts that no further reel can change. */
  paid: number;
  scatters: number;
  coins: number;
  marks: number;
  count: number;
  /** The other parts, and the state of each. */
  open: readonly OpenPart[];
}

function extend(reader: ReelReader, prefix: Prefix, reel: number, { window, ...shown }: MixWindow): Prefix {
  let { paid } = prefix;
  const open: OpenPart[] = [];
  for (const part of prefix.open) paid += reader.read(part, reel, window, open);
  return {
    paid,
    scatters: prefix.scatters + shown.scatters,
    coins: prefix.coins + shown.coins,
    marks: prefix.marks + shown.marks,
    count: prefix.count * shown.count,
    open,
  };
}

/** Merges prefixes that differ only in their count. */
class PrefixTable {
  /** Prefixes without an open part. They are the most frequent, so their key is a number. */
  readonly #closed = new Map<number, Prefix>();
  readonly #open = new Map<string, Prefix>();

  add(prefix: Prefix): void {
    const { paid, scatters, coins, marks, open } = prefix;
    const closedKey = ((paid * MOST_CELLS + scatters) * MOST_CELLS + coins) * MOST_MARKS + marks;
    if (open.length === 0) count(this.#closed, closedKey, prefix);
    else count(this.#open, `${closedKey};${open.join(';')}`, prefix);
  }

  all(): Prefix[] {
    return [...this.#closed.values(), ...this.#open.values()];
  }
}

/** More than a window has. */
const MOST_CELLS = 1000;
/** More than the marks of all reels: a bit for each. */
const MOST_MARKS = 256;

function count<Key>(table: Map<Key, Prefix>, key: Key, prefix: Prefix): void {
  const known = table.get(key);
  if (known === undefined) table.set(key, prefix);
  else known.count += prefix.count;
}

function spinReel(
  reader: ReelReader,
  prefixes: readonly Prefix[],
  reel: number,
  windows: readonly MixWindow[],
): Prefix[] {
  const table = new PrefixTable();
  for (const prefix of prefixes) for (const window of windows) table.add(extend(reader, prefix, reel, window));
  return table.all();
}

/** Counts the windows of reels that are independent of each other by pay and special symbols. */
export const countMix = ({ pays }: Pick<SlotGame, 'pays'>, mix: Pick<BoardMix, 'reels'>): MarkedClass[] =>
  pays.kind === 'ways' ? countWays(pays, mix) : countByReader(pays, mix);

/**
 * Counts the windows of a mix by the reader of its pays. Windows of the first
 * reels that leave all parts in the same state go on together, so a cycle of a thousand million stops takes a second.
 */
export function countByReader(
  { reader }: Pick<SlotGame['pays'], 'reader'>,
  { reels }: Pick<BoardMix, 'reels'>,
): MarkedClass[] {
  let prefixes: Prefix[] = [{ paid: 0, scatters: 0, coins: 0, marks: 0, count: 1, open: reader.start }];
  for (const [reel, windows] of reels.entries()) prefixes = spinReel(reader, prefixes, reel, windows);
  return prefixes.map(({ paid, scatters, coins, marks, count: outcomes, open }) => ({
    pay: open.reduce((sum, part) => sum + reader.end(part), paid),
    scatters,
    coins,
    boards: 0,
    marks,
    count: BigInt(outcomes),
  }));
}
