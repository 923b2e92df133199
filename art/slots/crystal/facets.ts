import { type Drawing, group, mix, type Point, polar, polygon, stroke, tenth } from '../../drawing/index.ts';
import { stoneLight } from './light.ts';

/** The colours of a stone, from its glint to its depth. */
export type Ramp = readonly [glint: string, light: string, middle: string, deep: string, dark: string];

/** The direction of the light's source. */
const LIGHT: Point = [-0.5, -0.866];

/** A tone of a ramp, from 0 (dark) to 1 (glint). */
export function tone(ramp: Ramp, at: number): string {
  const place = Math.min(0.999, Math.max(0, 1 - at)) * (ramp.length - 1);
  const index = Math.floor(place);
  return mix(ramp[index] ?? ramp[0], ramp[index + 1] ?? ramp[4], place - index);
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** How a face that looks from `from` towards its middle takes the light, from 0 to 1. */
function facing(points: readonly Point[], [fx, fy]: Point): number {
  const [x, y] = middleOf(points);
  const length = Math.hypot(x - fx, y - fy) || 1;
  return 0.5 + 0.5 * (((x - fx) / length) * LIGHT[0] + ((y - fy) / length) * LIGHT[1]);
}

const edge = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join('L')}Z`;

const scaled = (points: readonly Point[], [cx, cy]: Point, by: number): Point[] =>
  points.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]);

/** The point between two neighbours. */
const between = (points: readonly Point[], index: number): Point => {
  const [ax, ay] = points[index % points.length] ?? [0, 0];
  const [bx, by] = points[(index + 1) % points.length] ?? [0, 0];
  return [(ax + bx) / 2, (ay + by) / 2];
};

const at = (points: readonly Point[], index: number): Point => points[index % points.length] ?? [0, 0];

/** The light in the table of a stone: the faces below it, seen through. */
function fire(table: readonly Point[], centre: Point, ramp: Ramp): string {
  const inner = table.flatMap((point, index) => [point, between(table, index)]);
  const core = scaled(inner, centre, 0.34);
  return inner
    .map((point, index) => {
      const face = [point, at(inner, index + 1), at(core, index + 1), at(core, index)];
      const bright = 0.26 + 0.66 * (1 - facing(face, centre)) + (index % 2 === 0 ? 0.16 : -0.2);
      return polygon(face, tone(ramp, bright));
    })
    .concat(
      core.map((point, index) => {
        const face = [point, at(core, index + 1), centre];
        return polygon(face, tone(ramp, index % 3 === 0 ? 0.98 : index % 2 === 0 ? 0.5 : 0.28));
      }),
    )
    .join('');
}

export interface Cut {
  readonly outline: readonly Point[];
  /** The share of the outline that the table has. */
  readonly table: number;
  readonly centre?: Point;
  /** Steps between outline and table, of a stone that is cut in steps. */
  readonly steps?: number;
}

/** The faces between the outline and the table of a brilliant: kites and triangles. */
function crown(outline: readonly Point[], table: readonly Point[], centre: Point, ramp: Ramp): string {
  return outline
    .map((point, index) => {
      const next = at(outline, index + 1);
      const [here, there] = [at(table, index), at(table, index + 1)];
      const half = between(table, index);
      const low: readonly Point[] = [point, next, half];
      const left: readonly Point[] = [point, half, here];
      const right: readonly Point[] = [next, there, half];
      return (
        polygon(low, tone(ramp, 0.12 + 0.84 * facing(low, centre))) +
        polygon(left, tone(ramp, 0.02 + 0.8 * facing(left, centre))) +
        polygon(right, tone(ramp, 0.2 + 0.72 * facing(right, centre)))
      );
    })
    .join('');
}

/** The faces of a stone that is cut in steps: rings of its outline. */
function steps(outline: readonly Point[], count: number, table: number, centre: Point, ramp: Ramp): string {
  let drawn = '';
  for (let step = 0; step < count; step += 1) {
    const outer = scaled(outline, centre, 1 - ((1 - table) * step) / count);
    const inner = scaled(outline, centre, 1 - ((1 - table) * (step + 1)) / count);
    drawn += outer
      .map((point, index) => {
        const face = [point, at(outer, index + 1), at(inner, index + 1), at(inner, index)];
        const lean = facing(face, centre);
        const bright = step % 2 === 0 ? 0.08 + 0.86 * lean : 0.85 - 0.62 * lean;
        return polygon(face, tone(ramp, bright));
      })
      .join('');
  }
  return drawn;
}

/** A cut stone with all its faces. */
export function cutStone(
  a: Drawing,
  { outline, table: share, centre = [0, 0], steps: count }: Cut,
  ramp: Ramp,
): string {
  const table = scaled(outline, centre, share);
  const faces = count === undefined ? crown(outline, table, centre, ramp) : steps(outline, count, share, centre, ramp);
  const seams = table.map(([x, y], index) => {
    const [ox, oy] = at(outline, index);
    return `M${tenth(x)},${tenth(y)}L${tenth(ox)},${tenth(oy)}`;
  });
  return (
    group(
      polygon(outline, ramp[3], `stroke="${ramp[4]}" stroke-width="2.4" stroke-linejoin="round"`) +
        faces +
        fire(table, centre, ramp) +
        polygon(
          table,
          a.linear(
            [
              [0, ramp[0], 0.5],
              [0.42, ramp[1], 0.14],
              [0.5, ramp[1], 0],
              [1, ramp[1], 0.3],
            ],
            0.1,
            0,
            0.9,
            1,
          ),
        ),
      stoneLight(a),
    ) +
    stroke(edge(table) + seams.join(''), '#FFFFFF', 0.9, 'opacity=".55"') +
    stroke(edge(scaled(outline, centre, 0.975)), ramp[0], 1.2, 'opacity=".65"')
  );
}

/** A regular outline about 0,0. */
export const regular = (corners: number, radius: number, from = -90, tall = 1): Point[] =>
  Array.from({ length: corners }, (_, index): Point => {
    const [x, y] = polar(radius, from + (index * 360) / corners);
    return [x, y * tall];
  });

export interface Shard {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** 0 points up. */
  readonly turn?: number;
}

/** A raw crystal of six sides with its foot at x, y: three faces of its shaft, and three of its point. */
export function shard(a: Drawing, { x, y, width: w, height: h, turn = 0 }: Shard, ramp: Ramp): string {
  const half = w / 2;
  const [left, middle, right] = [-half, -half * 0.3, half * 0.46];
  const shoulder = -h + w * 0.86;
  const peak: Point = [-half * 0.12, -h];
  const face = (from: number, to: number, low: number, high: number, up: number, down: number): string =>
    polygon(
      [
        [from, 0],
        [from, shoulder + low],
        [to, shoulder + high],
        [to, 0],
      ],
      a.linear([tone(ramp, up), tone(ramp, down)]),
    );
  const [l, m, r, e] = [0, w * 0.16, w * 0.12, -w * 0.05];
  return group(
    face(left, middle, l, m, 0.78, 0.4) +
      face(middle, right, m, r, 0.56, 0.2) +
      face(right, half, r, e, 0.3, 0.06) +
      polygon([[left, shoulder + l], peak, [middle, shoulder + m]], tone(ramp, 1)) +
      polygon([[middle, shoulder + m], peak, [right, shoulder + r]], tone(ramp, 0.74)) +
      polygon([[right, shoulder + r], peak, [half, shoulder + e]], tone(ramp, 0.36)) +
      stroke(
        `M${tenth(left)},0V${tenth(shoulder)}L${tenth(peak[0])},${tenth(peak[1])}L${tenth(half)},${tenth(shoulder + e)}M${tenth(middle)},0V${tenth(shoulder + m)}L${tenth(peak[0])},${tenth(peak[1])}`,
        ramp[0],
        Math.max(0.7, w * 0.03),
        'opacity=".6"',
      ) +
      stroke(
        `M${tenth(-half * 0.68)},${tenth(-h * 0.14)}V${tenth(shoulder * 0.86)}`,
        '#FFFFFF',
        w * 0.07,
        'opacity=".5"',
      ),
    `transform="translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(turn)})"`,
  );
}
