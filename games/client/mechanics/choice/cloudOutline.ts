/** How far the middles of neighbouring puffs stray from an even spacing, as a share of it. */
const STRAY = [0, 0.26, -0.2, 0.14, -0.3, 0.2, -0.12];

/** The radius of a puff as a share of the distance between its ends. More than half makes it flatter than a half circle. */
const ROUND = 0.54;

/** The ends of `count` puffs along an edge of a length. */
function ends(length: number, count: number): number[] {
  const step = length / count;
  return Array.from({ length: count + 1 }, (_, at) =>
    at === 0 || at === count ? at * step : (at + (STRAY[at % STRAY.length] ?? 0)) * step,
  );
}

const tenth = (value: number): number => Number(value.toFixed(1));

/**
 * The outline of a cloud that fills a box: puffs along all four edges, smaller along the lower one.
 *
 * @param puffs along the upper edge
 */
export function cloudOutline(width: number, height: number, puffs: number): string {
  const inset = Math.min((width / puffs) * 0.34, height * 0.1);
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  const sides = Math.max(2, Math.round((down / across) * puffs * 0.8));
  const corners: readonly (readonly [x: number, y: number])[] = [
    ...ends(across, puffs).map((at) => [inset + at, inset] as const),
    ...ends(down, sides)
      .slice(1)
      .map((at) => [inset + across, inset + at] as const),
    ...ends(across, puffs + 1)
      .slice(1)
      .map((at) => [inset + across - at, inset + down] as const),
    ...ends(down, sides)
      .slice(1)
      .map((at) => [inset, inset + down - at] as const),
  ];
  const [[startX, startY] = [0, 0], ...rest] = corners;
  let d = `M${tenth(startX)} ${tenth(startY)}`;
  let [fromX, fromY] = [startX, startY];
  for (const [x, y] of rest) {
    const r = tenth(Math.hypot(x - fromX, y - fromY) * ROUND);
    d += `A${r} ${r} 0 0 1 ${tenth(x)} ${tenth(y)}`;
    [fromX, fromY] = [x, y];
  }
  return `${d}Z`;
}
