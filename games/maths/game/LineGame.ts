import { type Combination, combinationsOf } from '../lines/combinations.ts';
import { LineReader } from '../lines/LineReader.ts';
import { type Strip, windowsOf } from '../reels/windows.ts';
import type { JackpotRule, MathsFile } from './schema.ts';

/** Strips that spin together. */
export interface ReelSet {
  strips: readonly Strip[];
  /** The window of each reel at each stop, as places in the game's list of symbols. */
  windows: readonly (readonly (readonly number[])[])[];
}

export interface FreeSpinRule {
  /** The scatters of a base spin that start them. */
  atLeast: number;
  spins: number;
  ladder: readonly number[];
  reels: ReelSet;
}

/** One variant of a game whose lines pay, ready to play. */
export interface LineGame {
  code: string;
  version: number;
  variant: string;
  rows: number;
  /** The row of each line on each reel. */
  lines: readonly (readonly number[])[];
  symbols: readonly string[];
  combinations: readonly Combination[];
  reader: LineReader;
  /** The place of the scatter in `symbols`, or -1. */
  scatter: number;
  base: ReelSet;
  freeSpins: FreeSpinRule | undefined;
  /** The most that a round pays, in tenths of the stake. */
  cap: number;
  jackpots: readonly JackpotRule[];
}

function reelSetOf(file: MathsFile, name: string, symbols: readonly string[]): ReelSet {
  const strips = (file.strips[name] ?? []).map((strip) => strip.split(' '));
  const windows = strips.map((strip) =>
    windowsOf(strip, file.rows).map((window) => window.map((symbol) => symbols.indexOf(symbol))),
  );
  return { strips, windows };
}

/**
 * The game of a variant.
 *
 * @param variant the file's first one by default
 * @throws RangeError if the file has no such variant
 */
export function lineGame(file: MathsFile, variant = file.variants[0]?.name): LineGame {
  const found = file.variants.find(({ name }) => name === variant);
  if (found === undefined) throw new RangeError(`${file.code} has no variant "${variant}"`);
  const { code, version, rows, lines, cap, jackpots, freeSpins } = file;
  const special = [file.wild, file.scatter].filter((symbol) => symbol !== undefined);
  const symbols = [...Object.keys(file.pays), ...special];
  const combinations = combinationsOf(file.pays, file.wild);
  return {
    code,
    version,
    variant: found.name,
    rows,
    lines,
    symbols,
    combinations,
    reader: new LineReader(combinations, symbols),
    scatter: file.scatter === undefined ? -1 : symbols.indexOf(file.scatter),
    base: reelSetOf(file, found.base, symbols),
    freeSpins:
      freeSpins === undefined || found.free === undefined
        ? undefined
        : { ...freeSpins, reels: reelSetOf(file, found.free, symbols) },
    cap,
    jackpots,
  };
}
