import type { ExpandingWildRule, MysteryRule, NudgeRule, SplitRule } from './boardSchema.ts';
import { wildsOf } from './fileParts.ts';
import type { MathsFile } from './schema.ts';

/** The rules that change a window before it pays. Symbols are places in the game's list of symbols. */
export interface BoardRules {
  /** The multiple of each wild. */
  wilds: ReadonlyMap<number, number>;
  /** The place of the symbol that is named as the wild, or -1. */
  wild: number;
  mystery: (MysteryRule & { place: number }) | undefined;
  expandingWild: ExpandingWildRule | undefined;
  split: SplitRule | undefined;
  nudge: NudgeRule | undefined;
}

export function boardRulesOf(file: MathsFile, symbols: readonly string[]): BoardRules {
  const { mystery, expandingWild, split, nudge } = file;
  return {
    wilds: new Map([...wildsOf(file)].map(([symbol, multiple]) => [symbols.indexOf(symbol), multiple])),
    wild: file.wild === undefined ? -1 : symbols.indexOf(file.wild),
    mystery: mystery && { ...mystery, place: symbols.indexOf(mystery.symbol) },
    expandingWild,
    split,
    nudge,
  };
}

/** Whether a window pays as the strips show it. */
export const paysAsShown = ({ board }: { board: BoardRules }): boolean =>
  board.mystery === undefined &&
  board.expandingWild === undefined &&
  board.split === undefined &&
  board.nudge === undefined;
