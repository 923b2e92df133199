import { windowsOf } from '../reels/windows.ts';
import { type MathsFile, PAYING } from './schema.ts';

/** A fault in a file of mathematics. */
export interface MathsFault {
  /** Such as `lines[3]`. */
  field: string;
  /** The fault of the field, as the end of a sentence. */
  problem: string;
}

export const symbolsOf = (strip: string): string[] => strip.split(' ');

/** The reels that a line crosses; otherwise those of the first variant's base spin. */
export const reelsOf = (file: MathsFile): number =>
  file.lines?.[0]?.length ?? file.strips[file.variants[0]?.base ?? '']?.length ?? 0;

export const cellsOf = (file: MathsFile): number => file.rows * reelsOf(file);

/** The most symbols of a kind that a window of a set of strips shows. */
export const mostIn = (file: MathsFile, set: string, symbol: string): number =>
  (file.strips[set] ?? []).reduce((sum, strip) => {
    const counts = windowsOf(symbolsOf(strip), file.rows).map(
      (window) => window.filter((each) => each === symbol).length,
    );
    return sum + Math.max(...counts);
  }, 0);

export const payingOf = (file: MathsFile): (typeof PAYING)[number][] =>
  PAYING.filter((field) => file[field] !== undefined);

/** Symbols with a part of their own in the rules, by their field. They are not in `pays`. */
export const specialsOf = ({ wilds = {}, ...file }: MathsFile): [field: string, symbol: string][] => [
  ...Object.entries({
    wild: file.wild,
    scatter: file.scatter,
    'mystery.symbol': file.mystery?.symbol,
    'hold.coin': file.hold?.coin,
    'tumble.thrown.symbol': file.tumble?.thrown?.symbol,
    'choice.symbol': file.choice?.symbol,
    'level.symbol': file.level?.symbol,
  }).flatMap(([field, symbol]): [string, string][] => (symbol === undefined ? [] : [[field, symbol]])),
  ...Object.keys(wilds).map((symbol): [string, string] => [`wilds.${symbol}`, symbol]),
];

/** The multiple of each wild by its name. */
export const wildsOf = ({ wild, wilds = {} }: Pick<MathsFile, 'wild' | 'wilds'>): Map<string, number> =>
  new Map([...(wild === undefined ? [] : [[wild, 1] as const]), ...Object.entries(wilds)]);
