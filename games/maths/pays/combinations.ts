import type { PayTable } from './payTable.ts';

/** Symbols in a row from the left that a line pays for. */
export interface Combination {
  symbol: string;
  /** The number of reels. */
  count: number;
  /** The symbols that fit, for each of these reels. */
  fits: readonly (readonly string[])[];
  /** In tenths of the stake. */
  pay: number;
}

/** @param wild replaces each symbol of the table. A line of wilds alone counts as the symbol that pays most. */
export function combinationsOf(pays: PayTable, wild?: string): Combination[] {
  return Object.entries(pays).flatMap(([symbol, byCount]) =>
    Object.entries(byCount).map(([text, pay]) => {
      const count = Number(text);
      const fitting = wild === undefined ? [symbol] : [symbol, wild];
      return { symbol, count, fits: Array.from({ length: count }, () => fitting), pay };
    }),
  );
}
