import type { PublishedGame } from './published.ts';

export interface LineWin {
  /** From 1. */
  line: number;
  symbol: string;
  /** Symbols in a row from the left reel, wilds included. */
  count: number;
  /** In tenths of the stake, before the multiple. */
  pay: number;
}

/** The symbols of each reel, downwards. */
export type Window = readonly (readonly string[])[];

/** The window of a strip from a stop on, over the end of the strip to its beginning. */
export const windowAt = (strip: readonly string[], stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => strip[(stop + row) % strip.length] ?? '');

/** The best combination on a line. Of equal pays, the shorter one counts, then the first of the file. */
function bestOf(game: PublishedGame, onLine: readonly string[]): Omit<LineWin, 'line'> | undefined {
  const found = Object.entries(game.pays).flatMap(([symbol, byCount]) => {
    const other = onLine.findIndex((each) => each !== symbol && each !== game.wild);
    const inRow = other === -1 ? onLine.length : other;
    return Object.entries(byCount).flatMap(([text, pay]) =>
      Number(text) <= inRow ? [{ symbol, count: Number(text), pay }] : [],
    );
  });
  return found.toSorted((one, other) => other.pay - one.pay || one.count - other.count)[0];
}

export function lineWins(game: PublishedGame, window: Window): LineWin[] {
  return game.lines.flatMap((rows, index) => {
    const best = bestOf(
      game,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    return best === undefined ? [] : [{ line: index + 1, ...best }];
  });
}

export const countScatters = ({ scatter }: PublishedGame, window: Window): number =>
  scatter === undefined ? 0 : window.flat().filter((symbol) => symbol === scatter).length;
