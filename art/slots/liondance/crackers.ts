import { circle, cycle, type Drawing, group, path, placed, rect, star, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { silkLight } from './light.ts';

/** A firecracker of red paper with gold bands, upright about 0,0. */
const tube = (a: Drawing, width: number, length: number, [light, middle, deep, gold]: readonly string[]): string =>
  rect(
    -width / 2,
    -length / 2,
    width,
    length,
    width * 0.3,
    a.linear([light ?? '', middle ?? '', deep ?? ''], 0, 0, 1, 0),
  ) +
  rect(-width / 2, -length / 2, width, length * 0.17, width * 0.2, gold ?? '') +
  rect(-width / 2, length * 0.33, width, length * 0.17, width * 0.2, gold ?? '');

const PAPER = ['#FF7A5A', '#D81E22', '#7A060E', '#FFD24A'];

/** Two crackers of a string, one to each side. Within ±18 × ±15. */
export const crackerPair = (a: Drawing): string =>
  group(
    rect(-1, -15, 2, 30, 1, '#8A4A1A') +
      [-1, 1].map((side) => group(tube(a, 9.4, 21, PAPER), placed(side * 6, 0, 1, side * 30))).join(''),
    `filter="${a.lit({ shade: '#2a0206', blur: 1.2, relief: 2.4, gloss: 0.7, dx: -2, dy: -2, rim: '#FFE0B0', rimOpacity: 0.6 })}"`,
  );

/** The knot that a string hangs from, with a tag of gold. Within ±13. */
export const crackerKnot = (a: Drawing): string =>
  group(
    path('M-9,-10H9L11,2L0,12L-11,2Z', a.linear(['#FFF6CF', '#F6C04A', '#9A5E0A'])) + circle(0, -2, 4, '#D81E22'),
    silkLight(a),
  );

/** The burning end of a string. Within ±26. */
export const crackerSpark = (a: Drawing): string =>
  a.glow(0, 0, 26, '#FFB52E', 0.9) +
  path(star(10, 22, 8, 4), '#FFE58A') +
  path(star(8, 14, 6, 10), '#FFFFFF') +
  [24, 96, 150, 222, 300]
    .map((turn, i) => circle(0, -19 - (i % 3) * 2, 1.3, '#FFF3C0', `transform="rotate(${turn})"`))
    .join('');

/** Three firecrackers on a cord: paper from light to deep, bands. */
export const cracker: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const paper = [0, 1, 2, 3].map((i) => cycle(colours, i));
    return (
      group(
        stroke('M-25,-18C-12,-46 12,-46 25,-18M0,-20V-42', '#E8B04A', 4) +
          [-26, 0, 26]
            .map((x) => group(tube(a, 21, 58, paper), placed(x, 10 + Math.abs(x) * 0.2, 1, x * 0.62)))
            .join('') +
          path('M-12,-40H12L8,-28H-8Z', '#F6C04A'),
        silkLight(a),
      ) + sparkle(0, -47, 14, '#FFF6C8')
    );
  },
};
