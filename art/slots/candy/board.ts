import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  path,
  placed,
  polar,
  rect,
  seededRandom,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import { centred, type Piece, square, strip } from '../pieces.ts';
import { swirl } from './sweets.ts';

const GROUND = ['#3A1A6E', '#5A2A92', '#3E1C78'] as const;
const SPRINKLES = ['#FF4F9A', '#39D0C8', '#FFB01E', '#7A4FF0', '#5AD83A'] as const;

const rounded = (inset: number, size: number, r: number): string => {
  const side = size - 2 * inset - 2 * r;
  return `M${inset + r},${inset}h${side}a${r},${r} 0 0 1 ${r},${r}v${side}a${r},${r} 0 0 1 ${-r},${r}h${-side}a${r},${r} 0 0 1 ${-r},${-r}v${-side}a${r},${r} 0 0 1 ${r},${-r}Z`;
};

/** The frame of pink sugar with a white line, as a nine-slice. Its window begins 26 units in. */
function sugarFrame(a: Drawing): string {
  const size = 140;
  const ring = (outer: string, inner: string, fill: string) =>
    `<path fill-rule="evenodd" d="${outer}${inner}" fill="${fill}"/>`;
  return (
    group(
      ring(rounded(15, size, 31), rounded(26, size, 20), a.linear(['#FFC4EA', '#F06ABC', '#A8349E'])),
      `filter="${a.lit({ shade: '#3A0A4A', rim: '#fff', rimOpacity: 0.9, blur: 2.6, relief: 5, gloss: 0.75, dx: -3, dy: -5, drop: 6 })}"`,
    ) +
    path(rounded(26.5, size, 19.5), 'none', 'stroke="#FFE6F6" stroke-width="2.6"') +
    path(rounded(28.6, size, 17.5), 'none', 'stroke="#1A0638" stroke-opacity=".5" stroke-width="1.6"')
  );
}

/** The ground of one cell, 59 × 61. */
const cell = (a: Drawing) =>
  rect(
    2,
    2,
    55,
    57,
    14,
    a.linear([
      [0, '#fff', 0.08],
      [1, '#fff', 0.17],
    ]),
  ) + rect(2.8, 2.8, 53.4, 55.4, 13.4, 'none', 'stroke="#fff" stroke-opacity=".1" stroke-width="1.2"');

/** The ground of a cell that wins: sugar glows behind the sweet. */
const litCell = (a: Drawing) =>
  rect(-30, -31, 60, 62, 17, '#5AFFF0', `opacity=".7" filter="${a.blur(4.5)}"`) +
  rect(
    -27.5,
    -28.5,
    55,
    57,
    14,
    a.radial(
      [
        [0, '#FFFFFF'],
        [0.55, '#D2FFF8'],
        [1, '#39D0C8'],
      ],
      0.5,
      0.5,
      0.72,
    ),
  ) +
  rect(-26.2, -27.2, 52.4, 54.4, 12.8, 'none', 'stroke="#FFFFFF" stroke-width="2.6"');

/** Icing that drips over the upper edge of the board, 386 wide about 0,0, with sprinkles. */
function icing(a: Drawing): string {
  const drips = [9, 3, 13, 1, 7, 16, 3, 11, 1, 14, 4, 9];
  const step = 386 / drips.length;
  const runs = drips
    .map((drip) => {
      const half = tenth(step / 2);
      const round = tenth(step * 0.34);
      return `v${drip}c0,${round} ${tenth(-step * 0.14)},${half} ${-half},${half}s${-half},${tenth(-step * 0.16)} ${-half},${-half}v${-drip}`;
    })
    .join('');
  const d = `M193,-10${runs}C-193,-28 -181,-36 -164,-36H164C181,-36 193,-28 193,-10Z`;
  const random = seededRandom('icing');
  let sprinkles = '';
  for (let i = 0; i < 46; i++) {
    const x = -182 + (364 * (i + random())) / 46;
    const y = -29 + random() * 20;
    sprinkles += rect(
      x - 4.5,
      y,
      9,
      3.4,
      1.7,
      cycle(SPRINKLES, i),
      `transform="rotate(${tenth(random() * 180)} ${tenth(x)} ${tenth(y + 1.7)})"`,
    );
  }
  const streaks = drips
    .map((drip, i) => {
      const x = 193 - step * (i + 0.5);
      return drip > 8 ? ellipse(x - step * 0.2, drip - 8, 2.4, drip * 0.34, '#fff', 'opacity=".95"') : '';
    })
    .join('');
  return (
    group(
      path(d, a.linearAt(['#FFFFFF', '#FFF2FB', '#FFC2E8'], 0, -36, 0, 38)),
      `filter="${a.lit({ shade: '#8A2A7E', shadeOpacity: 0.55, rim: '#fff', rimOpacity: 0.9, blur: 3, relief: 5, gloss: 0.55, dx: -3, dy: -5, drop: 4 })}"`,
    ) +
    streaks +
    group(
      sprinkles,
      `filter="${a.lit({ shade: '#8A2A7E', shadeOpacity: 0.4, rim: '#fff', rimOpacity: 0.6, blur: 0.8, relief: 2, gloss: 0.5, dx: -0.8, dy: -1.2, drop: 0.8 })}"`,
    )
  );
}

/** Where the middle of the icing lies on the board. */
export const ICING_Y = 36;

/** What is left of a sweet that bursts: a ring, a glint, and splinters of sugar. */
function burst(a: Drawing): string {
  const splinter = (degrees: number, reach: number, size: number, colour: string) => {
    const [x, y] = polar(reach, degrees);
    return path('M-6,0L-1,-3.200L6,-1L3,3Z', colour, placed(x, y, size, degrees + 20));
  };
  const splinters = Array.from({ length: 14 }, (_, i) =>
    splinter(i * 25.7, i % 2 ? 35 : 28, i % 2 ? 0.9 : 1.25, cycle(['#FFFFFF', '#FF8AC4', '#FFE08A'], i)),
  ).join('');
  return (
    circle(
      0,
      0,
      38,
      a.radial([
        [0, '#FFFFFF', 0.95],
        [0.32, '#FFE08A', 0.85],
        [0.66, '#FF6AB0', 0.4],
        [1, '#FF6AB0', 0],
      ]),
    ) +
    circle(0, 0, 22, 'none', 'stroke="#FFF9E0" stroke-width="3.600" opacity=".95"') +
    circle(0, 0, 26, 'none', 'stroke="#FF8AC4" stroke-width="1.500" opacity=".7"') +
    group(
      splinters,
      `filter="${a.lit({ shade: '#7A0A5A', rim: '#fff', blur: 1, relief: 2, gloss: 0.6, dx: -1, dy: -1.5 })}"`,
    ) +
    sparkle(0, 0, 15)
  );
}

/** A white splinter of sugar, for any tint. */
const splinter = (a: Drawing) => path('M-7,1L-1,-4L7,-1L3,4Z', a.linear(['#FFFFFF', '#E4DCEC'], 0, 0, 1, 1));

/** The white trail over a sweet that falls. */
const trail = (a: Drawing) =>
  rect(
    2,
    0,
    34,
    66,
    17,
    a.linear([
      [0, '#fff', 0],
      [1, '#fff', 0.5],
    ]),
  );

const TURNS = [0, 32, 62, 84, 118, 148] as const;

/** A half turn of a peppermint about its upright axis: what a big win throws. */
const mints = (): Piece[] =>
  TURNS.map((degrees, turn) => {
    const wide = Math.max(0.14, Math.abs(Math.cos((degrees * Math.PI) / 180)));
    const side = degrees < 90 ? 1 : -1;
    return centred(
      `coin_${turn}`,
      50,
      50,
      (a) =>
        group(
          ellipse(side * 4 * Math.sin((degrees * Math.PI) / 180), 0, 20 * wide, 20, '#A80E62') +
            group(
              circle(0, 0, 20, a.linear(['#FFF3B8', '#FFC83A', '#B8690C'])) +
                circle(0, 0, 17.8, '#FF4F9A') +
                swirl(17.4, ['#FF4F9A', '#FFF8FC'], 12),
              `transform="scale(${tenth(wide * 10) / 10} 1)"`,
            ),
          `filter="${a.lit({ shade: '#5A0440', rim: '#fff', rimOpacity: 0.7, blur: 1.6, relief: 3, gloss: 0.7, dx: -2, dy: -3 })}"`,
        ),
      32 / 50,
    );
  });

/** Every piece of the board besides symbols. */
export const candyBoard = (): Piece[] => [
  square('frame', 140, 56, sugarFrame),
  centred('ground', 364, 324, (a) => rect(-182, -162, 364, 324, 21, a.linear(GROUND)), 1, { detail: 0.1 }),
  strip('cell', 59, 61, cell),
  strip('shade', 8, 26, (a) =>
    rect(
      0,
      0,
      8,
      26,
      0,
      a.linear([
        [0, '#1A0638', 0.8],
        [1, '#1A0638', 0],
      ]),
    ),
  ),
  centred('lit', 80, 82, litCell),
  centred('icing', 394, 82, icing),
  centred('burst', 84, 84, burst),
  centred('splinter', 16, 12, splinter),
  strip('trail', 38, 66, trail),
  ...mints(),
];
