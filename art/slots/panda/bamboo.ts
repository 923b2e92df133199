import { type Drawing, group, path, placed, rect, stroke, tenth } from '../../drawing/index.ts';

/** Bamboo from light to deep. */
export type CaneColours = readonly [light: string, middle: string, deep: string];

export const GREEN: CaneColours = ['#E2F79A', '#7AC23C', '#2A7228'];

/** The paint across an upright culm. */
const across = (a: Drawing, [light, middle, deep]: CaneColours): string =>
  a.linear(
    [
      [0, deep],
      [0.14, middle],
      [0.34, light],
      [0.62, middle],
      [1, deep],
    ],
    0,
    0,
    1,
    0,
  );

/** An upright culm from the middle of its upper end: segments that swell at their joints. */
export function culm(
  a: Drawing,
  { x, y, height, width, joints }: { x: number; y: number; height: number; width: number; joints: number },
  colours: CaneColours,
): string {
  const fill = across(a, colours);
  const rise = height / joints;
  const half = width / 2;
  let drawn = '';
  for (let i = 0; i < joints; i++) {
    const top = y + i * rise;
    const foot = top + rise - width * 0.1;
    drawn +=
      path(
        `M${tenth(x - half * 1.1)},${tenth(top)}C${tenth(x - half * 0.94)},${tenth(top + rise * 0.12)} ${tenth(x - half * 0.94)},${tenth(foot - rise * 0.12)} ${tenth(x - half * 1.1)},${tenth(foot)}H${tenth(x + half * 1.1)}C${tenth(x + half * 0.94)},${tenth(foot - rise * 0.12)} ${tenth(x + half * 0.94)},${tenth(top + rise * 0.12)} ${tenth(x + half * 1.1)},${tenth(top)}Z`,
        fill,
      ) +
      rect(x - half * 1.16, foot - width * 0.04, width * 1.16, width * 0.16, width * 0.08, colours[2]) +
      rect(x - half * 1.1, foot - width * 0.05, width * 1.1, width * 0.06, width * 0.03, colours[0], 'opacity=".8"');
  }
  return drawn;
}

/** A leaf of bamboo from its stem at 0,0 to the right, 54 long. */
const LEAF = 'M0,0C10,-12 32,-14 56,-2C34,9 12,9 0,0Z';

export const leaf = (
  a: Drawing,
  x: number,
  y: number,
  degrees: number,
  scale = 1,
  colours: CaneColours = GREEN,
): string =>
  group(
    path(LEAF, a.linear([colours[0], colours[1], colours[2]])) +
      stroke('M4,-1C20,-3 36,-3 50,-2', colours[2], 1.4, 'opacity=".5"'),
    placed(x, y, scale, degrees),
  );

/** Leaves about one stem. */
export const sprig = (
  a: Drawing,
  x: number,
  y: number,
  degrees: number,
  scale = 1,
  colours: CaneColours = GREEN,
): string =>
  group(
    leaf(a, 0, 0, -34, 0.8, colours) + leaf(a, 2, 2, 30, 0.86, colours) + leaf(a, 0, 0, -2, 1, colours),
    placed(x, y, scale, degrees),
  );

/** Cord that is wound about a joint, `width` across and `height` down about 0,0. */
export function cord(a: Drawing, width: number, height: number, [light, middle, deep]: CaneColours): string {
  const turns = Math.max(3, Math.round(height / 6));
  const rise = height / turns;
  let drawn = '';
  for (let i = 0; i < turns; i++) {
    const y = -height / 2 + i * rise;
    drawn += path(
      `M${tenth(-width / 2)},${tenth(y + rise * 0.7)}C${tenth(-width / 2 - 3)},${tenth(y)} ${tenth(-width / 2 + 4)},${tenth(y)} ${tenth(width / 2)},${tenth(y - rise * 0.3)}C${tenth(width / 2 + 3)},${tenth(y + rise * 0.4)} ${tenth(width / 2 - 3)},${tenth(y + rise * 0.7)} ${tenth(-width / 2)},${tenth(y + rise * 1.5)}Z`,
      a.linear([light, middle, deep]),
    );
  }
  return drawn;
}
