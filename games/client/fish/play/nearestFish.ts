import { FIELD, type Point } from '#games/maths/fish/paths.ts';
import type { FishNow } from './Shoal.ts';

/** Whether a place is in the field. Fish begin and end outside of it. */
export const isInField = ({ x, y }: Point): boolean => x >= 0 && x <= FIELD.width && y >= 0 && y <= FIELD.height;

/** The fish whose edge is nearest to a point. @param reach its greatest distance, in units of the field */
export function nearestFish(fish: readonly FishNow[], { x, y }: Point, reach: number): FishNow | undefined {
  let best: FishNow | undefined;
  let least = reach;
  for (const each of fish) {
    const away = Math.hypot(each.place.x - x, each.place.y - y) - each.radius;
    if (away >= least || !isInField(each.place)) continue;
    least = away;
    best = each;
  }
  return best;
}
