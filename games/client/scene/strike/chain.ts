import type { PagePoint } from '../TumbleBoard.ts';

const distance = (from: PagePoint, to: PagePoint): number => (to.x - from.x) ** 2 + (to.y - from.y) ** 2;

/** The order of points on a way that goes from each of them to the nearest one left. */
export function chainOf(start: PagePoint, points: readonly PagePoint[]): readonly number[] {
  const left = new Set(points.keys());
  const order: number[] = [];
  let from = start;
  while (left.size > 0) {
    let [nearest, least] = [-1, Number.POSITIVE_INFINITY];
    for (const index of left) {
      const point = points[index];
      const far = point === undefined ? least : distance(from, point);
      if (far < least) [nearest, least] = [index, far];
    }
    if (nearest < 0) break;
    left.delete(nearest);
    order.push(nearest);
    from = points[nearest] ?? from;
  }
  return order;
}
