import type { PublishedGame } from './published.ts';
import { type Window, windowAt } from './window.ts';
import { winsOf } from './wins.ts';

/** The arrow of a spin, and whether it pushed the last reel. */
export interface Nudge {
  arrow: 'none' | 'up' | 'down';
  moved: boolean;
}

/** Draws the arrow, and finds the window after its push. docs/fairness.md describes the rule. */
export async function nudgeOf(
  game: PublishedGame,
  { weights: { none, up, down } }: NonNullable<PublishedGame['nudge']>,
  { window, strips, stops }: { window: Window; strips: readonly (readonly string[])[]; stops: readonly number[] },
  draw: (below: number) => Promise<number>,
): Promise<{ nudge: Nudge; pushed: Window | undefined }> {
  const drawn = await draw(none + up + down);
  if (drawn < none) return { nudge: { arrow: 'none', moved: false }, pushed: undefined };
  const arrow = drawn < none + up ? 'up' : 'down';
  const [left = [], middle = []] = window;
  const isPair = (game.lines ?? []).some(([first = 0, second = 0]) => {
    const pair = [left[first], middle[second]];
    return pair.includes(game.wild) || pair[0] === pair[1];
  });
  if (!isPair || winsOf(game, window).length > 0) return { nudge: { arrow, moved: false }, pushed: undefined };
  const [strip = [], stop = 0] = [strips.at(-1), stops.at(-1)];
  const next = arrow === 'up' ? stop + 1 : stop + strip.length - 1;
  return {
    nudge: { arrow, moved: true },
    pushed: [left, middle, windowAt(strip, next % strip.length, game.rows)],
  };
}
