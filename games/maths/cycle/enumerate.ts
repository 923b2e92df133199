import type { LineGame, ReelSet } from '../game/LineGame.ts';
import { Distribution } from './Distribution.ts';

/** Stops of the cycle with the same pay and the same number of scatters. */
export interface SpinClass {
  /** In tenths of the stake, before a multiple. */
  pay: number;
  scatters: number;
  /** The number of stops. */
  count: number;
}

/** Stops of the first reels after which every line is in the same state. */
interface Prefix {
  /** The pays of lines that no further reel can change. */
  paid: number;
  scatters: number;
  count: number;
  /** The other lines, and the state of each. */
  open: readonly (readonly [line: number, state: number])[];
}

function extend(game: LineGame, prefix: Prefix, reel: number, window: readonly number[]): Prefix {
  const { reader, lines, scatter } = game;
  let { paid } = prefix;
  const open: [number, number][] = [];
  for (const [line, state] of prefix.open) {
    const next = reader.read(state, window[lines[line]?.[reel] ?? 0] ?? -1);
    if (reader.isOpen(next)) open.push([line, next]);
    else paid += reader.combination(next)?.pay ?? 0;
  }
  let { scatters } = prefix;
  for (const symbol of window) if (symbol === scatter) scatters += 1;
  return { paid, scatters, count: prefix.count, open };
}

/** Merges prefixes that differ only in their count. */
class PrefixTable {
  /** Prefixes without an open line. They are the most frequent, so their key is a number. */
  readonly #closed = new Map<number, Prefix>();
  readonly #open = new Map<string, Prefix>();

  add(prefix: Prefix): void {
    const { paid, scatters, open } = prefix;
    const closedKey = paid * MOST_SCATTERS + scatters;
    if (open.length === 0) count(this.#closed, closedKey, prefix);
    else count(this.#open, `${closedKey};${open.join(';')}`, prefix);
  }

  all(): Prefix[] {
    return [...this.#closed.values(), ...this.#open.values()];
  }
}

/** More than a window has. */
const MOST_SCATTERS = 1000;

function count<Key>(table: Map<Key, Prefix>, key: Key, prefix: Prefix): void {
  const known = table.get(key);
  if (known === undefined) table.set(key, prefix);
  else known.count += prefix.count;
}

function spinReel(
  game: LineGame,
  prefixes: readonly Prefix[],
  reel: number,
  windows: readonly (readonly number[])[],
): Prefix[] {
  const table = new PrefixTable();
  for (const prefix of prefixes) for (const window of windows) table.add(extend(game, prefix, reel, window));
  return table.all();
}

/**
 * Visits every stop of the cycle and counts them by pay and scatters. Stops of the first reels that leave all lines in the same
 * state go on together, so a cycle of a thousand million stops takes a second.
 *
 * @returns the classes, smallest pay first
 */
export function enumerateCycle(game: LineGame, reels: ReelSet): SpinClass[] {
  const { reader, lines } = game;
  let prefixes: Prefix[] = [{ paid: 0, scatters: 0, count: 1, open: lines.map((_, line) => [line, reader.start]) }];
  for (const [reel, windows] of reels.windows.entries()) prefixes = spinReel(game, prefixes, reel, windows);
  // A line can be open after its last reel only if a combination is longer than the game has reels.
  const classes = prefixes.map(({ paid, scatters, count, open }) => ({
    pay: open.reduce((sum, [, state]) => sum + (reader.combination(state)?.pay ?? 0), paid),
    scatters,
    count,
  }));
  return classes.toSorted((one, other) => one.pay - other.pay || one.scatters - other.scatters);
}

/** The pays of a spin, before a multiple. */
export function spinDistribution(classes: readonly SpinClass[]): Distribution {
  const counts = new Map<number, bigint>();
  for (const { pay, count } of classes) counts.set(pay, (counts.get(pay) ?? 0n) + BigInt(count));
  return new Distribution(counts);
}
