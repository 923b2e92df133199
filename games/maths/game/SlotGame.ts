import { AnywherePays, ClusterPays } from '../pays/BoardPays.ts';
import { combinationsOf } from '../pays/combinations.ts';
import { LinePays } from '../pays/LinePays.ts';
import { WayPays } from '../pays/WayPays.ts';
import { SideLinePays } from '../pays/SideLinePays.ts';
import { type Strip, windowsOf } from '../reels/windows.ts';
import { type BoardRules, boardRulesOf } from './boardRules.ts';
import type { ExpandingRule } from './boardSchema.ts';
import { specialsOf, wildsOf } from './fileParts.ts';
import type { LevelRule } from './levelSchema.ts';
import type { ChoiceRule, HoldRule, JackpotRule, MathsFile, TumbleRule } from './schema.ts';

/** Strips that spin together. */
export interface ReelSet {
  strips: readonly Strip[];
  /** The window of each reel at each stop, as places in the game's list of symbols. */
  windows: readonly (readonly (readonly number[])[])[];
  /** The same by the names of the symbols. */
  names: readonly (readonly (readonly string[])[])[];
}

export interface FreeSpinRule {
  /** The scatters of a base spin that start them. */
  atLeast?: number | undefined;
  /** The boards of a base spin that pay and start them. */
  tumbles?: number | undefined;
  spins: number;
  ladder: readonly number[];
  reels: ReelSet;
  sticky?: true | undefined;
  expanding?: ExpandingRule | undefined;
}

/** The choice of a game, with the reels of its free spins. */
export interface PlayedChoice extends ChoiceRule {
  /** Undefined if no option has free spins. */
  reels: ReelSet | undefined;
}

/** The rule of a game that finds the wins of a window. */
export type Pays = LinePays | SideLinePays | WayPays | ClusterPays | AnywherePays;

/** One variant of a game, ready to play. */
export interface SlotGame {
  code: string;
  version: number;
  variant: string;
  rows: number;
  symbols: readonly string[];
  pays: Pays;
  /** The places in `symbols` of the scatter, or of the symbol that opens a choice; of the coin that is held or collected, and of the symbol with a multiple, or -1. */
  scatter: number;
  coin: number;
  orb: number;
  board: BoardRules;
  base: ReelSet;
  freeSpins: FreeSpinRule | undefined;
  tumble: TumbleRule | undefined;
  hold: HoldRule | undefined;
  choice: PlayedChoice | undefined;
  level: LevelRule | undefined;
  /** The most that a round pays, in tenths of the stake. */
  cap: number;
  /** In the order of the file. */
  jackpots: readonly JackpotRule[];
}

function reelSetOf(file: MathsFile, name: string, symbols: readonly string[]): ReelSet {
  const strips = (file.strips[name] ?? []).map((strip) => strip.split(' '));
  const names = strips.map((strip) => windowsOf(strip, file.rows));
  const windows = names.map((reel) => reel.map((window) => window.map((symbol) => symbols.indexOf(symbol))));
  return { strips, windows, names };
}

function paysOf({ pays, wild, rows, ...file }: MathsFile, symbols: readonly string[], reels: number): Pays {
  const { wilds, bothWays = false } = file;
  if (file.lines !== undefined && (wilds !== undefined || bothWays)) {
    const multiples = new Map(
      [...wildsOf({ wild, wilds })].map(([name, multiple]) => [symbols.indexOf(name), multiple]),
    );
    return new SideLinePays(file.lines, { pays, symbols, wilds: multiples, reels, bothWays });
  }
  if (file.lines !== undefined) return new LinePays(file.lines, combinationsOf(pays, wild), symbols);
  const wildPlace = wild === undefined ? -1 : symbols.indexOf(wild);
  if (file.ways !== undefined) return new WayPays(pays, symbols, wildPlace, reels);
  const board = { pays, symbols, wild: wildPlace, rows, reels };
  if (file.clusters !== undefined) return new ClusterPays({ ...board, ...file.clusters });
  if (file.anywhere !== undefined) return new AnywherePays({ ...board, ...file.anywhere });
  throw new RangeError(`${file.code} has nothing that pays`);
}

/**
 * The game of a variant.
 *
 * @param variant the file's first one by default
 * @throws RangeError if the file has no such variant
 */
export function slotGame(file: MathsFile, variant = file.variants[0]?.name): SlotGame {
  const found = file.variants.find(({ name }) => name === variant);
  if (found === undefined) throw new RangeError(`${file.code} has no variant "${variant}"`);
  const { code, version, rows, cap, jackpots, freeSpins, tumble, hold, choice, level } = file;
  const special = specialsOf(file).map(([, symbol]) => symbol);
  const symbols = [...Object.keys(file.pays), ...new Set(special)];
  const placeOf = (symbol: string | undefined): number => (symbol === undefined ? -1 : symbols.indexOf(symbol));
  const base = reelSetOf(file, found.base, symbols);
  return {
    code,
    version,
    variant: found.name,
    rows,
    symbols,
    pays: paysOf(file, symbols, base.strips.length),
    scatter: placeOf(file.scatter ?? choice?.symbol),
    coin: placeOf(hold?.coin ?? level?.symbol),
    orb: placeOf(tumble?.thrown?.symbol),
    board: boardRulesOf(file, symbols),
    base,
    freeSpins:
      freeSpins === undefined || found.free === undefined
        ? undefined
        : { ...freeSpins, reels: reelSetOf(file, found.free, symbols) },
    tumble,
    hold,
    choice: choice && { ...choice, reels: found.free === undefined ? undefined : reelSetOf(file, found.free, symbols) },
    level,
    cap,
    jackpots,
  };
}
