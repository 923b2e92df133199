import type { Nudge, SpinOutcome } from '#games/api/index.ts';

export type Arrow = Nudge['arrow'];

/** How the last reel moves in the direction of the arrow: 1 downwards, -1 upwards. */
export const stepOf = (arrow: Arrow): 1 | -1 => (arrow === 'up' ? -1 : 1);

/** A spin after its nudge. The last reel stands one stop further. A spin without a nudge stays as it is. */
export function nudged(spin: SpinOutcome): SpinOutcome {
  const { nudge, stops, window, board = window } = spin;
  if (nudge === undefined || !nudge.moved) return spin;
  // Symbols that move up by a row bring the next stop of the strip into the top row.
  const last = (stops.at(-1) ?? 0) - stepOf(nudge.arrow);
  return { ...spin, window: board, stops: [...stops.slice(0, -1), last] };
}
