import type { PublishedGame } from './published.ts';
import type { Win, Window } from './window.ts';

/** The best combination on a line. Of equal pays, the shorter one counts, then the first of the file. */
function bestOf(game: PublishedGame, onLine: readonly string[]): Win | undefined {
  const found = Object.entries(game.pays).flatMap(([symbol, byCount]) => {
    const other = onLine.findIndex((each) => each !== symbol && each !== game.wild);
    const inRow = other === -1 ? onLine.length : other;
    return Object.entries(byCount).flatMap(([text, pay]) =>
      Number(text) <= inRow ? [{ symbol, count: Number(text), pay }] : [],
    );
  });
  return found.toSorted((one, other) => other.pay - one.pay || one.count - other.count)[0];
}

export function lineWins(game: PublishedGame, lines: readonly (readonly number[])[], window: Window): Win[] {
  return lines.flatMap((rows, index) => {
    const best = bestOf(
      game,
      rows.map((row, reel) => window[reel]?.[row] ?? ''),
    );
    return best === undefined ? [] : [{ line: index + 1, ...best }];
  });
}
