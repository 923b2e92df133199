import type { Drawing, Random } from '../../drawing/index.ts';
import { path, stroke, tenth } from '../../drawing/index.ts';

/** The shade of the storm, and the light on edges. */
export const NIGHT = '#050A22';
const RIM = '#BFE8FF';

/** Iron from light to dark. */
export const IRON = ['#F2F8FF', '#A8BAD8', '#5A6C98', '#2A3660'] as const;
export const GOLD = ['#FFF6CF', '#F5BE3E', '#B4700E', '#6A3A04'] as const;
export const BRONZE_SHADE = '#3A1C02';

/** Light on stone and iron. */
export const hard = (a: Drawing, drop = 0, shade: string = NIGHT): string =>
  `filter="${a.lit({ shade, shadeOpacity: 0.55, rim: RIM, rimOpacity: 0.8, blur: 2, relief: 4.5, gloss: 0.85, dx: -3, dy: -4, drop })}"`;

/** Light on gold and bronze. */
export const warm = (a: Drawing, drop = 0): string =>
  `filter="${a.lit({ shade: BRONZE_SHADE, shadeOpacity: 0.6, rim: '#FFF3C0', rimOpacity: 0.85, blur: 1.8, relief: 4.5, gloss: 0.95, dx: -3, dy: -4, drop })}"`;

/** The way of a bolt from one point to another, in `steps` pieces that leave the straight way by up to `reach`. */
export function boltPath(
  random: Random,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  steps = 7,
  reach = 16,
): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  let d = `M${tenth(x1)},${tenth(y1)}`;
  for (let i = 1; i < steps; i++) {
    const [part, off] = [i / steps, (random() - 0.5) * 2 * reach];
    d += `L${tenth(x1 + (x2 - x1) * part + nx * off)},${tenth(y1 + (y2 - y1) * part + ny * off)}`;
  }
  return `${d}L${tenth(x2)},${tenth(y2)}`;
}

/** A bolt as a white core in a glow. */
export const bolt = (a: Drawing, d: string, colour: string, width: number, opacity = 1): string =>
  stroke(d, colour, width * 3.4, `opacity="${(0.4 * opacity).toFixed(2)}" filter="${a.blur(tenth(width * 2))}"`) +
  stroke(d, colour, width * 1.5, `opacity="${(0.85 * opacity).toFixed(2)}"`) +
  stroke(d, '#fff', width * 0.7, `opacity="${opacity}"`);

/** A stout bolt as a solid, about 0,0, 120 high. */
export const zigzag = 'M10,-62L-28,8L-4,6L-16,62L30,-16L5,-14L24,-62Z';

/** The solid bolt with its glow. */
export const solidBolt = (a: Drawing, colours: readonly [string, string, string]): string =>
  path(zigzag, colours[1], `filter="${a.blur(7)}" opacity=".8"`) + path(zigzag, a.linear(colours));

/** Runes of a size of ±12, as strokes. */
export const RUNES = {
  thurs: 'M-4,-13V13M-4,-7L7,0L-4,7',
  wynn: 'M-4,-13V13M-4,-13L7,-6L-4,1',
  gift: 'M-9,-12L9,12M9,-12L-9,12',
  sun: 'M-6,13V-2L6,3V-13',
  tyr: 'M0,-13V13M-9,-4L0,-13L9,-4',
  dag: 'M-9,-12V12M9,-12V12M-9,-12L9,12M9,-12L-9,12',
  ride: 'M-5,13V-13L6,-7L-4,0L7,13',
  horse: 'M-9,13V-12L0,-3L9,-12V13',
  day: 'M0,-13V13M-8,-13L8,-1M8,-13L-8,-1',
  hail: 'M-7,-13V13M7,-13V13M-7,-4L7,4',
} as const;
export type Rune = keyof typeof RUNES;

/** A rune that is cut into stone: its shade, and the light in it. */
export const cutRune = (rune: string, shade: string, light: string, width = 4): string =>
  stroke(rune, shade, width * 1.9) + stroke(rune, light, width);
