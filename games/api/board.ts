import type { Cell, SpinOutcome, Win } from './round.ts';

/** Returns the first of the spins that paid most. A small board shows it for the whole round. Undefined without a spin. */
export const bestSpin = (spins: readonly SpinOutcome[]): SpinOutcome | undefined =>
  spins.reduce<SpinOutcome | undefined>(
    (best, spin) => (best === undefined || spin.pay > best.pay ? spin : best),
    undefined,
  );

/** The board of a spin that paid most. A spin without tumbles has one. */
export const bestBoard = ({ window, wins, tumbles = [] }: SpinOutcome): Pick<SpinOutcome, 'window' | 'wins'> => {
  const payOf = (board: Pick<SpinOutcome, 'wins'>): number => board.wins.reduce((sum, { pay }) => sum + pay, 0);
  const first: Pick<SpinOutcome, 'window' | 'wins'> = { window, wins };
  return tumbles.reduce((best, board) => (payOf(board) * board.multiple > payOf(best) ? board : best), first);
};

/** The boards of a spin that pay. */
export const payingBoards = ({ wins, tumbles = [] }: Pick<SpinOutcome, 'wins' | 'tumbles'>): number =>
  [{ wins }, ...tumbles].filter((board) => board.wins.length > 0).length;

/**
 * The cells that a win marks.
 *
 * @param lines the row of each line on each reel, of a game with lines
 */
export const cellsOfWin = (
  { line = 0, count, cells }: Win,
  lines: readonly (readonly number[])[] | undefined,
): readonly Cell[] => cells ?? (lines?.[line - 1] ?? []).slice(0, count).map((row, reel): Cell => [reel, row]);
