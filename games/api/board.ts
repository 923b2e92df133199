import type { Cell, Coin, RoundOutcome, SpinOutcome, Win } from './round.ts';

/** Returns the first of the spins that paid most. A small board shows it for the whole round. Undefined without a spin. */
export const bestSpin = (spins: readonly SpinOutcome[]): SpinOutcome | undefined =>
  spins.reduce<SpinOutcome | undefined>(
    (best, spin) => (best === undefined || spin.pay > best.pay ? spin : best),
    undefined,
  );

/** A window as it paid, its wins and its multiples. */
type PaidBoard = Pick<SpinOutcome, 'window' | 'wins' | 'orbs'>;

/** The window of a spin as it pays, without tumbles and respins. An expanding symbol fills its reels, and its win is the last one. */
function firstBoard({ window, board = window, wins, orbs, expanded }: SpinOutcome): PaidBoard {
  if (expanded === undefined) return orbs === undefined ? { window: board, wins } : { window: board, wins, orbs };
  const { symbol, reels, pay } = expanded;
  const full = board.map((column, reel) => (reels.includes(reel) ? column.map(() => symbol) : column));
  const cells = reels.flatMap((reel) => (full[reel] ?? []).map((_, row): Cell => [reel, row]));
  return { window: full, wins: [...wins, { symbol, count: reels.length, cells, pay }] };
}

/** The board of a spin that paid most. A spin without tumbles and respins has one. */
export const bestBoard = (spin: SpinOutcome): PaidBoard => {
  const payOf = (board: PaidBoard): number => board.wins.reduce((sum, { pay }) => sum + pay, 0);
  const { tumbles = [], respins = [] } = spin;
  const boards = [
    ...tumbles,
    ...respins.map(({ window, board = window, wins }) => ({ window: board, wins, multiple: 1 })),
  ];
  return boards.reduce<PaidBoard>(
    (best, board) => (payOf(board) * board.multiple > payOf(best) ? board : best),
    firstBoard(spin),
  );
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
  { line = 0, from, count, cells }: Win,
  lines: readonly (readonly number[])[] | undefined,
): readonly Cell[] => {
  if (cells !== undefined) return cells;
  const onLine = (lines?.[line - 1] ?? []).map((row, reel): Cell => [reel, row]);
  return from === 'right' ? onLine.slice(-count) : onLine.slice(0, count);
};

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
