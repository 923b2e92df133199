import {
  circle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  placed,
  type Point,
  polygon,
  rect,
  star,
  stroke,
  tenth,
} from '../drawing/index.ts';
import { sparkle, cloud } from './effects.ts';

/** A metal from light to darkest. */
export type Metal = readonly [light: string, middle: string, deep: string, darkest: string];

/** The one gold of every coin. */
const GOLD: Metal = ['#FFF6CF', '#FFD35A', '#E8961A', '#8F4A06'];

/** Metals of the three ranks. */
export const METAL = {
  gold: GOLD,
  silver: ['#FFFFFF', '#D5DEEA', '#93A2B8', '#4A566A'],
  bronze: ['#FFE0C4', '#E0935C', '#A8562A', '#5E2A10'],
} satisfies Record<string, Metal>;

interface CoinOptions {
  /** Half height: less than the radius tilts the coin. */
  readonly ry?: number;
  /** Turn in degrees. */
  readonly rot?: number;
  /** Square hole, star, or a plain face. */
  readonly mark?: 'hole' | 'star' | 'none';
  readonly tone?: Metal;
}

/** Coin of radius `r`. */
export function coin(a: Drawing, x: number, y: number, r: number, o: CoinOptions = {}) {
  const { ry = r, rot = 0, mark = 'hole', tone = GOLD } = o;
  const t = r * 0.2;
  const k = ry / r;
  let m = '';
  if (mark === 'hole')
    m =
      rect(-r * 0.2, -r * 0.2, r * 0.4, r * 0.4, r * 0.05, tone[3]) +
      rect(-r * 0.15, -r * 0.13, r * 0.33, r * 0.32, r * 0.04, mix(tone[2], '#000000', 0.45));
  if (mark === 'star')
    m = path(
      star(5, r * 0.42, r * 0.19),
      a.linear([tone[0], tone[2]]),
      `stroke="${tone[3]}" stroke-opacity=".35" stroke-width="${tenth(r * 0.04)}" stroke-linejoin="round"`,
    );
  return group(
    path(
      `M${tenth(-r)},0V${tenth(t)}A${tenth(r)},${tenth(ry)} 0 0 0 ${tenth(r)},${tenth(t)}V0Z`,
      a.linear([tone[2], tone[3], mix(tone[3], '#000000', 0.3)]),
    ) +
      ellipse(
        0,
        0,
        r,
        ry,
        a.linear(
          [
            [0, tone[0]],
            [0.45, tone[1]],
            [1, tone[2]],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      group(
        circle(0, 0, r * 0.93, 'none', `stroke="${tone[0]}" stroke-width="${tenth(r * 0.06)}" opacity=".85"`) +
          circle(
            0,
            0,
            r * 0.76,
            a.linear([tone[2], tone[1], tone[0]], 0, 0, 1, 1),
            `stroke="${tone[3]}" stroke-opacity=".45" stroke-width="${tenth(r * 0.05)}"`,
          ) +
          m,
        k === 1 ? '' : `transform="scale(1 ${k.toFixed(2)})"`,
      ),
    placed(x, y, 1, rot),
  );
}

/** Brilliant-cut gem from the front, `r` from centre to girdle. */
export function gem(x: number, y: number, r: number, hue: string, degrees = 0) {
  const table = r * 0.55;
  const top = -r * 0.75;
  const girdle = -r * 0.22;
  const tip = r * 0.95;
  const kite = table * 0.62;
  const outline: Point[] = [
    [-table, top],
    [table, top],
    [r, girdle],
    [0, tip],
    [-r, girdle],
  ];
  const facets: readonly (readonly [lightness: number, a: Point, b: Point, c: Point])[] = [
    [0.26, [-table, top], [0, top], [-kite, girdle]],
    [0.08, [0, top], [table, top], [kite, girdle]],
    [0.17, [0, top], [kite, girdle], [-kite, girdle]],
    [0.12, [-table, top], [-r, girdle], [-kite, girdle]],
    [-0.06, [table, top], [r, girdle], [kite, girdle]],
    [0.03, [-r, girdle], [-kite, girdle], [0, tip]],
    [-0.06, [-kite, girdle], [kite, girdle], [0, tip]],
    [-0.17, [kite, girdle], [r, girdle], [0, tip]],
  ];
  const edge = `stroke="${lighten(hue, 0.3)}" stroke-opacity=".7" stroke-width="${tenth(r * 0.05)}" stroke-linejoin="round"`;
  return group(
    polygon(outline, hue) +
      facets.map(([lightness, ...corners]) => polygon(corners, lighten(hue, lightness))).join('') +
      polygon(outline, 'none', edge) +
      sparkle(-table * 0.5, top + r * 0.2, r * 0.28, '#fff', 0.9),
    placed(x, y, 1, degrees),
  );
}

/** Gold ingot. */
export const ingot = (a: Drawing, x: number, y: number, s = 1, rot = 0) =>
  group(
    path(
      'M-46,-6C-40,26 40,26 46,-6C56,-12 58,-22 50,-26C36,-18 26,-14 22,-14L-22,-14C-26,-14 -36,-18 -50,-26C-58,-22 -56,-12 -46,-6Z',
      a.linear(['#FFF4BF', '#F9C33F', '#B8690C']),
      'stroke="#8F4A06" stroke-width="1.5"',
    ) +
      ellipse(
        0,
        -15,
        26,
        15,
        a.radial(['#FFFBE2', '#FFD35A', '#D98612'], 0.4, 0.3, 0.7),
        'stroke="#9A5408" stroke-opacity=".5" stroke-width="1.5"',
      ) +
      path('M-40,-2C-30,14 -4,17 6,17C-16,12 -30,6 -36,-6Z', '#FFF8D8', 'opacity=".7"'),
    placed(x, y, s, rot),
  );

/** Closed envelope, 104 × 142. */
export const envelope = (a: Drawing, x: number, y: number, s = 1, rot = 0) =>
  group(
    rect(-52, -70, 104, 142, 10, a.linear(['#FF5A45', '#C3161C', '#7E0A12'])) +
      rect(-47, -65, 94, 132, 7, 'none', 'stroke="#FFD766" stroke-opacity=".55" stroke-width="1.6"') +
      path(
        'M-52,-60C-52,-66 -48,-70 -42,-70H42C48,-70 52,-66 52,-60V-34C28,-4 -28,-4 -52,-34Z',
        a.linear(['#FF7058', '#D8282A']),
        'stroke="#7E0A12" stroke-opacity=".5"',
      ) +
      stroke('M-50,-35C-27,-7 27,-7 50,-35', '#FFD766', 1.8, 'opacity=".8"') +
      cloud(-18, 48, 0.34, '#FFD766', 0.4) +
      cloud(26, 34, 0.26, '#FFD766', 0.3, -1) +
      coin(a, 0, -14, 19),
    placed(x, y, s, rot),
  );
