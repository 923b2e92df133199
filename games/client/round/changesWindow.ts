import type { SpinOutcome, Win } from '#games/api/index.ts';

const hasMultiple = ({ multiple = 1 }: Win): boolean => multiple > 1;

/** Whether a spin has more to show than symbols that stop: its window changes before it pays, or its wilds multiply. */
export const changesWindow = ({ mystery, held, grown, split, expanded, respins, wins }: SpinOutcome): boolean =>
  [mystery, held, grown, split, expanded, respins].some((change) => change !== undefined) || wins.some(hasMultiple);

/** A spin with the window that pays. It stays on the screen until the next round. */
export const paidWindow = (spin: SpinOutcome): SpinOutcome => {
  const { stops, window, board = window } = spin.respins?.at(-1) ?? spin;
  return { ...spin, stops, window: board };
};
