import type { Cell, SpinOutcome } from '#games/api/index.ts';

/** The wilds of a free spin, by when they came. */
export interface StayingWilds {
  readonly before: readonly Cell[];
  readonly fresh: readonly Cell[];
  /** Wilds of the strip that fell into a cell which was held already. */
  readonly spent: readonly Cell[];
}

/** Sorts the wilds of a free spin, reel by reel. Undefined for any other spin. */
export function stayingWilds(
  { kind, window, board = window, held }: SpinOutcome,
  wilds: ReadonlySet<string>,
): StayingWilds | undefined {
  if (kind !== 'free' || held === undefined) return undefined;
  const places = new Set(held.map((cell) => cell.join('/')));
  const isHeld = (cell: Cell): boolean => places.has(cell.join('/'));
  const wildsOf = (shown: SpinOutcome['window']): Cell[] =>
    shown.flatMap((column, reel) => column.flatMap((symbol, row): Cell[] => (wilds.has(symbol) ? [[reel, row]] : [])));
  return {
    before: held,
    fresh: wildsOf(board).filter((cell) => !isHeld(cell)),
    spent: wildsOf(window).filter(isHeld),
  };
}
