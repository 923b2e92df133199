import type { Cell, Coin, RoundOutcome, SpinOutcome, Win } from './round.ts';

/** Returns the first of the spins that paid most. A small board shows it for the whole round. Undefined without a spin. */
export const bestSpin = (spins: readonly SpinOutcome[]): SpinOutcome | undefined =>
  spins.reduce<SpinOutcome | undefined>(
    (best, spin) => (best === undefined || spin.pay > best.pay ? spin : best),
    undefined,
  );

type Board = Pick<SpinOutcome, 'window' | 'wins' | 'orbs'>;

/** The board of a spin that paid most. A spin without tumbles has one. */
export const bestBoard = ({ window, wins, orbs, tumbles = [] }: SpinOutcome): Board => {
  const payOf = (board: Pick<SpinOutcome, 'wins'>): number => board.wins.reduce((sum, { pay }) => sum + pay, 0);
  const first: Board = orbs === undefined ? { window, wins } : { window, wins, orbs };
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

/** All coins of a hold and respin: those of the base spin, then those of its respins. Empty for a round without one. */
export const heldCoins = ({ spins, hold }: Pick<RoundOutcome, 'spins' | 'hold'>): readonly Coin[] =>
  hold === undefined ? [] : [...(spins[0]?.coins ?? []), ...hold.respins.flatMap(({ coins }) => coins)];

/** Whether a round's hold and respin paid at least as much as each spin. A small board then shows it for the round. */
export const showsHold = ({ spins, hold }: Pick<RoundOutcome, 'spins' | 'hold'>): boolean =>
  hold !== undefined && hold.pay >= (bestSpin(spins)?.pay ?? 0);

/**
 * The last board of a hold and respin: the base spin's window with every coin in its cell.
 *
 * @param coin the symbol of the coin
 */
export const heldWindow = (
  outcome: Pick<RoundOutcome, 'spins' | 'hold'>,
  coin: string,
): readonly (readonly string[])[] => {
  const held = new Set(heldCoins(outcome).map(({ cell }) => cell.join('/')));
  return (outcome.spins[0]?.window ?? []).map((symbols, reel) =>
    symbols.map((symbol, row) => (held.has(`${reel}/${row}`) ? coin : symbol)),
  );
};
