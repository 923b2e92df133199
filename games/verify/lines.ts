import type { PublishedGame } from './published.ts';
import type { Win, Window } from './window.ts';

/** The best combination on a line. Of equal pays, the shorter one counts, then the first of the file. */
function bestOf({ pays, wild, wilds }: PublishedGame, onLine: readonly string[]): Win | undefined {
  const multipleOf = (symbol: string): number | undefined => wilds?.[symbol] ?? (symbol === wild ? 1 : undefined);
  const found = Object.entries(pays).flatMap(([symbol, byCount]) => {
    const other = onLine.findIndex((each) => each !== symbol && multipleOf(each) === undefined);
    const inRow = other === -1 ? onLine.length : other;
    return Object.entries(byCount).flatMap(([text, pay]): Win[] => {
      const count = Number(text);
      if (count > inRow) return [];
      if (wilds === undefined) return [{ symbol, count, pay }];
      const multiple = onLine.slice(0, count).reduce((product, each) => product * (multipleOf(each) ?? 1), 1);
      return [{ symbol, count, multiple, pay: pay * multiple }];
    });
  });
  return found.toSorted((one, other) => other.pay - one.pay || one.count - other.count)[0];
}

/** The wins from both sides. A win over all reels is the only one of its line: the better of the two, or the left one. */
function bothOf(game: PublishedGame, onLine: readonly string[]): Win[] {
  const left = bestOf(game, onLine);
  const right = bestOf(game, onLine.toReversed());
  const wins: Win[] = [];
  if (left !== undefined) wins.push({ ...left, from: 'left' });
  if (right !== undefined) wins.push({ ...right, from: 'right' });
  const hasAll = wins.some(({ count }) => count === onLine.length);
  return hasAll ? wins.toSorted((one, other) => other.pay - one.pay).slice(0, 1) : wins;
}

export function lineWins(game: PublishedGame, lines: readonly (readonly number[])[], window: Window): Win[] {
  return lines.flatMap((rows, index): Win[] => {
    const onLine = rows.map((row, reel) => window[reel]?.[row] ?? '');
    const best = bestOf(game, onLine);
    const wins = game.bothWays === undefined ? (best === undefined ? [] : [best]) : bothOf(game, onLine);
    return wins.map((win) => ({ line: index + 1, ...win }));
  });
}
