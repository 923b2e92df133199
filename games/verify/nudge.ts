import type { PublishedGame } from './published.ts';
import { type Win, type Window, windowAt } from './window.ts';
import { winsOf } from './wins.ts';

export interface RecomputedNudge {
  arrow: 'none' | 'up' | 'down';
  moved: boolean;
  window: Window;
}

/** The arrow of a number below the sum of the weights. */
export function arrowAt({ none, up }: { none: number; up: number }, number: number): RecomputedNudge['arrow'] {
  if (number < none) return 'none';
  return number < none + up ? 'up' : 'down';
}

/** The window and its wins after the arrow. */
export function afterArrow(
  game: PublishedGame,
  strips: readonly (readonly string[])[],
  stops: readonly number[],
  arrow: RecomputedNudge['arrow'],
): { nudge: RecomputedNudge; wins: Win[] } {
  const shown = (move: number): Window =>
    strips.map((strip, reel) => windowAt(strip, (stops[reel] ?? 0) + (reel === 2 ? move : 0), game.rows));
  const window = shown(0);
  const wins = winsOf(game, window);
  const areEqual = (line: readonly number[]): boolean => {
    const [left, right] = [0, 1].map((reel) => window[reel]?.[line[reel] ?? 0]);
    return left === right || [left, right].some((symbol) => symbol !== undefined && symbol === game.wild);
  };
  if (arrow === 'none' || wins.length > 0 || !(game.lines ?? []).some(areEqual))
    return { nudge: { arrow, moved: false, window }, wins };
  const moved = shown(arrow === 'up' ? 1 : -1);
  return { nudge: { arrow, moved: true, window: moved }, wins: winsOf(game, moved) };
}
