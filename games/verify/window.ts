/** The symbols of each reel, downwards. */
export type Window = readonly (readonly string[])[];

/** The reel from the left and the row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

export interface Win {
  /** Of a game with lines, from 1. */
  line?: number;
  /** Of a game with ways. */
  ways?: number;
  /** The cells that pay. The cells of a line follow from the line. */
  cells?: readonly Cell[];
  /** The side of the line, of a game whose lines pay both ways. */
  from?: 'left' | 'right';
  symbol: string;
  /** Equal symbols, wilds included. */
  count: number;
  /** The multiples of the wilds in it together, of a game with such wilds. */
  multiple?: number;
  /** In tenths of the stake, before the multiple of the spin. */
  pay: number;
}

/** The window of a strip from a stop on, over the end of the strip to its beginning. */
export const windowAt = (strip: readonly string[], stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => symbolAt(strip, stop + row));

/** The symbol at a place of a strip, which has no end in either direction. */
export const symbolAt = (strip: readonly string[], place: number): string =>
  strip[((place % strip.length) + strip.length) % strip.length] ?? '';

/** The cells with one of the symbols, reel by reel and downwards. */
export function cellsWith(window: Window, ...symbols: readonly (string | undefined)[]): Cell[] {
  const cells: Cell[] = [];
  for (const [reel, column] of window.entries())
    for (const [row, symbol] of column.entries()) if (symbols.includes(symbol)) cells.push([reel, row]);
  return cells;
}

export const countScatters = (scatter: string | undefined, window: Window): number =>
  scatter === undefined ? 0 : cellsWith(window, scatter).length;
