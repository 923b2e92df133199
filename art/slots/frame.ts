import { circle, type Drawing, group, path, placed, rect, star } from '../drawing/index.ts';
import { gem } from '../props/treasure.ts';
import type { FrameLook } from './look.ts';

const rounded = (inset: number, size: number, r: number): string => {
  const side = size - 2 * inset - 2 * r;
  return `M${inset + r},${inset}h${side}a${r},${r} 0 0 1 ${r},${r}v${side}a${r},${r} 0 0 1 ${-r},${r}h${-side}a${r},${r} 0 0 1 ${-r},${-r}v${-side}a${r},${r} 0 0 1 ${r},${-r}Z`;
};

const ring = (outer: string, inner: string, fill: string) =>
  `<path fill-rule="evenodd" d="${outer}${inner}" fill="${fill}"/>`;

/** Units of the square field of {@link reelFrame}, and how far its corners reach that a nine-slice keeps. */
export const FRAME_FIELD = { size: 140, corner: 56 };

/** The frame about the reels, to be stretched as a nine-slice. Its window is empty. */
export function reelFrame(a: Drawing, { body, metal }: FrameLook): string {
  const { size } = FRAME_FIELD;
  const [light, middle, deep, low] = metal;
  return (
    group(
      ring(rounded(8, size, 26), rounded(22, size, 14), a.linear(body)),
      `filter="${a.lit({ shade: '#1a0830', blur: 3, relief: 5, gloss: 0.8, dx: -3, dy: -4, drop: 5 })}"`,
    ) +
    path(rounded(9.5, size, 24.5), 'none', 'stroke="#D8CCFF" stroke-opacity=".45" stroke-width="1.2"') +
    group(
      ring(rounded(15, size, 21), rounded(26, size, 9), a.linear([light, middle, deep, low])),
      `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 3 })}"`,
    ) +
    path(rounded(20, size, 16), 'none', 'stroke="#FFF8DC" stroke-opacity=".55" stroke-width="1"') +
    path(rounded(26.6, size, 8.4), 'none', 'stroke="#120526" stroke-opacity=".75" stroke-width="1.6"')
  );
}

/** The ground of one reel, to be stretched in width. */
export const reelGround = (a: Drawing, width: number, height: number, { reel: [edge, dark, bright] }: FrameLook) =>
  rect(
    0,
    0,
    width,
    height,
    0,
    a.linear([
      [0, edge],
      [0.2, dark],
      [0.5, bright],
      [0.8, dark],
      [1, edge],
    ]),
  );

/** The rod between two reels, to be stretched in height. */
export const rod = (a: Drawing, width: number, height: number, { metal: [light, middle, deep] }: FrameLook) =>
  rect(0, 0, width, height, 0, a.linear([light, middle, deep], 0, 0, 1, 0));

/** The shadow under the upper edge of the window. Turned, it is that over the lower one. */
export const windowShade = (a: Drawing, width: number, height: number, { reel: [edge] }: FrameLook) =>
  rect(
    0,
    0,
    width,
    height,
    0,
    a.linear([
      [0, edge, 0.85],
      [1, edge, 0],
    ]),
  );

/** A star with a stone, for the corners of the frame. Centred on 0,0, within ±21. */
export function cornerStar(a: Drawing, { metal, stone }: FrameLook): string {
  const [light, middle, deep] = metal;
  return (
    group(
      path(star(4, 17, 7.5), a.linear([light, middle, deep])),
      `filter="${a.lit({ shade: '#3a1c02', blur: 1.5, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 2.5 })}"`,
    ) + gem(0, 0, 8, stone)
  );
}

/** The branch that the mascot sits on. Centred on 0,0, 206 wide. */
export function branch(a: Drawing, { wood }: FrameLook): string {
  const d = 'M-103,-4C-75,-16 -45,-8 -35,4H35C45,-8 75,-16 103,-4C85,12 55,16 35,14H-35C-55,16 -85,12 -103,-4Z';
  const grain =
    'M-92,-4C-66,-11 -48,-4 -37,7M92,-4C66,-11 48,-4 37,7M-30,9H28M-62,3C-54,5 -46,9 -40,10M60,4C52,6 46,9 40,10';
  return (
    group(
      path(d, a.linear(wood)),
      `filter="${a.lit({ shade: '#1a0a02', blur: 2, relief: 4, gloss: 0.7, dx: -2, dy: -3, drop: 3 })}"`,
    ) +
    path(grain, 'none', 'stroke="#1E0E02" stroke-opacity=".45" stroke-width="1.4" stroke-linecap="round"') +
    group(
      path('M0,0C8,-14 22,-14 28,-6C20,4 8,6 0,0Z', a.linear(['#8AD07A', '#2E7A4A'])) +
        path('M2,0C10,-4 18,-6 26,-6', 'none', 'stroke="#D8FFC8" stroke-opacity=".6" stroke-width="1.2"'),
      placed(-88, -7, 0.62, -34),
    ) +
    group(path('M0,0C8,-14 22,-14 28,-6C20,4 8,6 0,0Z', a.linear(['#6AB878', '#20603E'])), placed(86, -6, 0.55, -8))
  );
}

/** The gold ground of a symbol that wins. 64 × 80 about 0,0, with a glow. */
export const litPlate = (a: Drawing) =>
  rect(-35, -43, 70, 86, 13, '#FFB52E', `opacity=".6" filter="${a.blur(3)}"`) +
  rect(
    -32,
    -40,
    64,
    80,
    10,
    a.radial(
      [
        [0, '#FFF6C8'],
        [0.6, '#FFC23D'],
        [1, '#C8700E'],
      ],
      0.5,
      0.5,
      0.72,
    ),
  ) +
  rect(-30.5, -38.5, 61, 77, 8.5, 'none', 'stroke="#FFF6D0" stroke-width="2.5"');

/** A badge for the number of a line. Radius 12 about 0,0. */
export function lineBadge(a: Drawing, { metal, badge }: FrameLook): string {
  const [light, middle, deep] = metal;
  return (
    group(
      circle(0, 0, 12, a.linear([light, middle, deep])),
      `filter="${a.lit({ shade: '#3a1c02', blur: 1.5, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 2 })}"`,
    ) + circle(0, 0, 9, badge)
  );
}

/** A lamp of the frame. Radius 2.6 about 0,0, with a glow. */
export const lamp = (a: Drawing, colour: string) =>
  a.glow(0, 0, 6, colour, 0.6) + circle(0, 0, 2.6, a.radial(['#FFFFFF', colour], 0.4, 0.35, 0.8));
