import { type Cell, cellsOfWin, type SpinOutcome } from '#games/api/index.ts';
import type { MathsFile } from '#games/maths/index.ts';

/** A wild of a win, with its multiple. */
export interface WinningWild {
  readonly cell: Cell;
  readonly symbol: string;
  readonly multiple: number;
}

/** Two or more wilds of one win. Their multiples multiply each other. */
export interface Meeting {
  /** From the left. */
  readonly wilds: readonly WinningWild[];
  readonly multiple: number;
}

export interface WildRule {
  readonly lines: NonNullable<MathsFile['lines']>;
  readonly wilds: NonNullable<MathsFile['wilds']>;
}

/** The most meetings that a spin shows. */
const MOST = 3;

const keyOf = (wilds: readonly WinningWild[]): string => wilds.map(({ cell }) => cell.join('/')).join(' ');

/** The wilds of each win. */
function wildsOfWins({ window, board = window, wins }: SpinOutcome, { lines, wilds }: WildRule): WinningWild[][] {
  return wins.map((win) =>
    cellsOfWin(win, lines).flatMap((cell) => {
      const [reel, row] = cell;
      const symbol = board[reel]?.[row] ?? '';
      const multiple = wilds[symbol];
      return multiple === undefined ? [] : [{ cell, symbol, multiple }];
    }),
  );
}

/** Each wild that is part of a win, once. */
export function winningWilds(spin: SpinOutcome, rule: WildRule): WinningWild[] {
  const found = wildsOfWins(spin, rule).flat();
  return [...new Map(found.map((wild) => [keyOf([wild]), wild])).values()];
}

/** The meetings of wilds in the wins of a spin, the greatest multiple last. Wins with the same wilds share one. */
export function meetings(spin: SpinOutcome, rule: WildRule): Meeting[] {
  const several = wildsOfWins(spin, rule).filter((wilds) => wilds.length > 1);
  const distinct = [...new Map(several.map((wilds) => [keyOf(wilds), wilds])).values()];
  return distinct
    .map((wilds) => ({ wilds, multiple: wilds.reduce((product, { multiple }) => product * multiple, 1) }))
    .toSorted((a, b) => a.multiple - b.multiple)
    .slice(-MOST);
}

/** The multiples of a meeting and their product, such as `×2 × ×3 = ×6`. */
export const equation = ({ wilds, multiple }: Meeting): string =>
  `${wilds.map((wild) => `×${wild.multiple}`).join(' × ')} = ×${multiple}`;
