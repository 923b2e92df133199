import { DAY_MS } from '#protocol/duration.ts';
import { taipeiDay } from '../taipei.ts';

/** The number of days, the first one included, on which a game is new. */
const NEW_DAYS = 14;

/** A condition on `OpenDay`: the days in Taipei on which a game opened that is new at a moment. */
export const newSpan = (now: number): { readonly gt: string; readonly lte: string } => ({
  gt: taipeiDay(now - NEW_DAYS * DAY_MS),
  lte: taipeiDay(now),
});

/** Whether a game is new. A game that cannot be played is not new. */
export function isNewGame(
  { OpenDay, Playable }: { readonly OpenDay: string; readonly Playable: boolean },
  now: number,
): boolean {
  const { gt, lte } = newSpan(now);
  return Playable && OpenDay > gt && OpenDay <= lte;
}
