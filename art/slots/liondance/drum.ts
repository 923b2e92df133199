import { circle, cycle, type Drawing, ellipse, group, path, polar, seededRandom, tenth } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { character } from './characters.ts';
import { silkLight } from './light.ts';

const NAILS = 16;

/** The rim of a drum seen from above, with its nails. Radius 52. */
function rim(a: Drawing, [light, middle, deep]: readonly [string, string, string], gold: string): string {
  const nails = Array.from({ length: NAILS }, (_, i) => {
    const [x, y] = polar(45.5, (i * 360) / NAILS);
    return circle(x, y, 3.6, a.radial(['#FFFBE0', gold, '#8A4A06'], 0.36, 0.3, 0.8));
  }).join('');
  return (
    group(circle(0, 3, 52, deep) + circle(0, 0, 52, a.linear([light, middle, deep], 0, 0, 1, 1)), silkLight(a)) + nails
  );
}

/** A drum seen from above with the character of good fortune: lacquer from light to deep, skin from light to deep, nails. */
export const drum: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    return (
      rim(a, [at(0), at(1), at(2)], at(6)) +
      circle(0, 0, 40, a.radial([at(3), at(4), at(5)], 0.4, 0.3, 0.8)) +
      circle(0, 0, 39, 'none', 'stroke="#7A0810" stroke-opacity=".35" stroke-width="2.600"') +
      circle(0, 0, 33, 'none', 'stroke="#B4783A" stroke-opacity=".35" stroke-width="1.600"') +
      character('fortune', 23, { ink: at(1), edge: '#FFF8E4', width: 5.4 }) +
      ellipse(-12, -24, 17, 8, '#FFFFFF', 'opacity=".5" transform="rotate(-24 -12 -24)"')
    );
  },
};

/** A drum at the instant its skin tears: light inside, the skin in flaps. Within ±62. */
export function tornDrum(a: Drawing): string {
  const random = seededRandom('torn drum');
  let flaps = '';
  for (let i = 0; i < 9; i += 1) {
    const t = i * 40 + random() * 10;
    const [x1, y1] = polar(38, t - 19);
    const [x2, y2] = polar(38, t + 19);
    const [x3, y3] = polar(21 + random() * 6, t + (random() - 0.5) * 14);
    const [x4, y4] = polar(51 + random() * 8, t + 4);
    const ends = `${tenth(x1)},${tenth(y1)}`;
    flaps +=
      path(`M${ends}Q${tenth(x3)},${tenth(y3)} ${tenth(x2)},${tenth(y2)}A38,38 0 0 0 ${ends}Z`, '#E8CFA0') +
      path(
        `M${ends}L${tenth(x4)},${tenth(y4)}L${tenth(x2)},${tenth(y2)}Q${tenth(x3 * 1.5)},${tenth(y3 * 1.5)} ${ends}Z`,
        a.linear(['#FFFBF0', '#F2DDB4']),
        'stroke="#B8884A" stroke-width=".8"',
      );
  }
  return (
    rim(a, ['#FF6A4A', '#D81E22', '#7A0810'], '#FFC93A') +
    circle(0, 0, 38, a.radial(['#FFF3C0', '#FFC24A', '#B8480A'])) +
    flaps +
    sparkle(30, -36, 11) +
    sparkle(-32, 30, 8)
  );
}

/** A shred of skin or paper. Within ±8. */
export const shred = (a: Drawing): string =>
  path('M-6,-3L5,-6L6,4L-4,6Z', a.linear(['#FFFFFF', '#D8D8E0'], 0, 0, 1, 1));
