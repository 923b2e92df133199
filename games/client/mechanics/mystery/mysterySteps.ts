import type { SpinOutcome } from '#games/api/index.ts';

/** A cell of the window: reel and row. */
export type Place = readonly [reel: number, row: number];

/** A step of the mascot lasts so long at most and at least, and all steps together about so long, in milliseconds. */
const STEP = { longest: 170, shortest: 64, all: 900 } as const;

/** Few symbols beat softly and quickly, and many of them slowly and hard. */
const FEW = { milliseconds: 116, strength: 0.7 } as const;
const MANY = { milliseconds: 176, strength: 1.25 } as const;
const MANY_SYMBOLS = 9;

/** The mystery symbols of a spin, and the symbol that all of them became. */
export interface Opened {
  /** The cells of the mystery symbols, from the left and from the top. */
  readonly places: readonly Place[];
  readonly symbol: string;
  /** How many of the symbol the board has then. */
  readonly count: number;
}

/** The mystery symbols of a spin. Undefined if its window has none. */
export function openedOf({ window, board = window, mystery }: SpinOutcome, mark: string): Opened | undefined {
  if (mystery === undefined) return undefined;
  const places = window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === mark ? [[reel, row] as const] : [])),
  );
  return { places, symbol: mystery, count: board.flat().filter((symbol) => symbol === mystery).length };
}

/** A window with empty cells in place of a symbol, which a layer draws there. */
export const without = (spin: SpinOutcome, mark: string): SpinOutcome => ({
  ...spin,
  window: spin.window.map((column) => column.map((symbol) => (symbol === mark ? '' : symbol))),
});

/** How so many mystery symbols beat: the milliseconds between two beats, and how far they swell. */
export function beatOf(symbols: number): { readonly milliseconds: number; readonly strength: number } {
  const share = Math.min(1, Math.max(0, symbols - 1) / (MANY_SYMBOLS - 1));
  const between = (few: number, many: number): number => few + (many - few) * share;
  return {
    milliseconds: between(FEW.milliseconds, MANY.milliseconds),
    strength: between(FEW.strength, MANY.strength),
  };
}

/** The milliseconds of each step of the mascot. More steps are quicker, so that many of them do not last long. */
export const stepMilliseconds = (steps: number): number =>
  Math.max(STEP.shortest, Math.min(STEP.longest, STEP.all / Math.max(1, steps)));
