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

export const payingOf = (file: MathsFile): (typeof PAYING)[number][] =>
  PAYING.filter((field) => file[field] !== undefined);

/** Symbols with a part of their own in the rules, by their field. They are not in `pays`. */
export const specialsOf = ({ wild, scatter, hold, tumble, choice }: MathsFile): [field: string, symbol: string][] =>
  Object.entries({
    wild,
    scatter,
    'hold.coin': hold?.coin,
    'tumble.thrown.symbol': tumble?.thrown?.symbol,
    'choice.symbol': choice?.symbol,
  }).flatMap(([field, symbol]): [string, string][] => (symbol === undefined ? [] : [[field, symbol]]));
