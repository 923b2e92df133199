import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { NudgeRule } from '../game/boardSchema.ts';
import type { ReelSet, SlotGame } from '../game/SlotGame.ts';
import type { Places } from '../pays/PayRule.ts';
import type { Nudge } from '../round/outcome.ts';

/** Every arrow with its weight, in the order of their numbers. */
export const arrowsOf = ({ weights: { none, up, down } }: NudgeRule): { arrow: Nudge['arrow']; weight: number }[] => [
  { arrow: 'none', weight: none },
  { arrow: 'up', weight: up },
  { arrow: 'down', weight: down },
];

export function drawArrow(rule: NudgeRule, draws: Draws): Nudge['arrow'] {
  const arrows = arrowsOf(rule);
  return valueAt(arrows, draws.below(weightOf(arrows))).arrow;
}

const STEPS = { none: 0, up: 1, down: -1 } as const;

/** Whether the first two reels agree on a line: equal symbols, or a wild. */
function agrees({ pays, board: { wild } }: SlotGame, window: Places): boolean {
  if (pays.kind !== 'lines') return false;
  return pays.lines.some(([first = 0, second = 0]) => {
    const [one, other] = [window[0]?.[first], window[1]?.[second]];
    return one === other || one === wild || other === wild;
  });
}

/**
 * The window after the nudge of an arrow. The last reel moves by a stop if the window pays nothing and the first two reels agree on a
 * line. Undefined if it does not move.
 */
export function nudgedWindow(
  game: SlotGame,
  { windows }: ReelSet,
  stops: readonly number[],
  arrow: Nudge['arrow'],
): Places | undefined {
  const shown = stops.map((stop, reel) => windows[reel]?.[stop] ?? []);
  if (arrow === 'none' || !agrees(game, shown) || game.pays.winsIn(shown).length > 0) return undefined;
  const last = windows.at(-1) ?? [];
  const stop = ((stops.at(-1) ?? 0) + STEPS[arrow] + last.length) % last.length;
  return [...shown.slice(0, -1), last[stop] ?? []];
}
