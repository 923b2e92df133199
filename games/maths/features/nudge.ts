import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { SlotGame } from '../game/SlotGame.ts';
import type { NudgeRule } from '../game/schema.ts';
import type { Places } from '../pays/PayRule.ts';
import type { Arrow, Win } from '../round/outcome.ts';

/** The arrows with their weights, in the order of their draws. */
export const arrowsOf = ({ weights }: NudgeRule): readonly { arrow: Arrow; weight: number }[] => [
  { arrow: 'none', weight: weights.none },
  { arrow: 'up', weight: weights.up },
  { arrow: 'down', weight: weights.down },
];

export function drawArrow(rule: NudgeRule, draws: Draws): Arrow {
  const arrows = arrowsOf(rule);
  return valueAt(arrows, draws.below(weightOf(arrows))).arrow;
}

/** A window after its nudge. */
export interface Nudged {
  moved: boolean;
  window: Places;
  wins: readonly Win[];
}

/** Whether the first two reels show equal symbols on a line. A wild equals each symbol. */
function agree({ pays, symbols, wild }: Pick<SlotGame, 'pays' | 'symbols' | 'wild'>, [first, second]: Places): boolean {
  if (pays.kind !== 'lines') return false;
  return pays.lines.some(([one = 0, other = 0]) => {
    const [left, right] = [first?.[one] ?? -1, second?.[other] ?? -1];
    return symbols[left] !== undefined && (left === right || left === wild || right === wild);
  });
}

/** Moves the third reel by a stop if the window pays nothing and the first two reels agree. */
export function nudged(game: SlotGame, stops: readonly number[], arrow: Arrow): Nudged {
  const { pays, base } = game;
  const window = stops.map((stop, reel) => base.windows[reel]?.[stop] ?? []);
  const wins = pays.winsIn(window);
  if (arrow === 'none' || wins.length > 0 || !agree(game, window)) return { moved: false, window, wins };
  const [first = [], second = []] = window;
  const reel = base.windows[2] ?? [];
  const stop = (stops[2] ?? 0) + (arrow === 'up' ? 1 : reel.length - 1);
  const after = [first, second, reel[stop % reel.length] ?? []];
  return { moved: true, window: after, wins: pays.winsIn(after) };
}
