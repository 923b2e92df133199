import { circle, type Drawing, group, path, rect, stroke } from '../../drawing/index.ts';
import { turnedCoin } from '../turnedCoin.ts';

const LIGHT = { shade: '#3A2402', rim: '#FFFBE0', rimOpacity: 0.8, blur: 1.5, relief: 3, gloss: 0.9, dx: -2, dy: -3 };

/** Four marks about the square hole of a coin of radius 20. */
const MARKS = 'M-4,-15H4M0,-15V-8M-3,-11H3M-4,15H4M-4,11L4,9M0,9V15M15,-4V4M15,0H8M11,-3V3M-15,-4L-9,0L-15,4M-12,-2V3';

/** A coin with a square hole, of radius 20 about 0,0: gold from light to dark. */
export const coinFace = (a: Drawing, [light, middle, deep, dark]: readonly [string, string, string, string]): string =>
  circle(0, 0, 20, a.linear([light, middle, deep], 0, 0, 1, 1)) +
  circle(0, 0, 17.2, a.linear([deep, middle, light], 0, 0, 1, 1)) +
  circle(0, 0, 16, a.linear([middle, deep], 0, 0, 1, 1), `stroke="${dark}" stroke-opacity=".45" stroke-width=".8"`) +
  stroke(MARKS, dark, 1.9, 'opacity=".75"') +
  stroke(MARKS, light, 0.8, 'opacity=".8" transform="translate(-.5 -.6)"') +
  rect(-6.4, -6.4, 12.8, 12.8, 1.4, a.linear([light, deep], 0, 0, 1, 1)) +
  rect(-4.6, -4.6, 9.2, 9.2, 0.6, dark) +
  path('M-14,-12C-10,-17 -4,-18.500 2,-18L1,-16C-4,-16 -9,-14 -12,-10.500Z', '#FFFFFF', 'opacity=".75"');

export const GOLD = ['#FFFBD8', '#FFD452', '#E0941A', '#6A3A04'] as const;

/** The coin that a win throws, turned about its upright axis. */
export const cashCoin = (a: Drawing, degrees: number): string =>
  turnedCoin(
    a,
    { face: coinFace(a, GOLD), edge: { colour: '#9A5E08', radius: 19.4, shift: 4 }, light: LIGHT },
    degrees,
  );

/** A coin that lies on its face, about 0,0. */
export const lyingCoin = (a: Drawing, x: number, y: number, r: number, turn = 0): string =>
  group(
    path(
      `M${-r},0V${r * 0.24}A${r},${r * 0.46} 0 0 0 ${r},${r * 0.24}V0Z`,
      a.linear(['#E0941A', '#8A4E06', '#5A3004'], 0, 0, 1, 0),
    ) + group(coinFace(a, GOLD), `transform="scale(${r / 20} ${(r / 20) * 0.46})"`),
    `transform="translate(${x} ${y}) rotate(${turn})"`,
  );
