import {
  circle,
  cycle,
  ellipse,
  group,
  lighten,
  mix,
  path,
  placed,
  polar,
  rect,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { goldLight, jadeLight, softLight } from './light.ts';

const coloursOf = (colours: readonly string[]) => (i: number) => cycle(colours, i);

/** A gold ingot on a red cord: gold from light to deep, cord. */
export const ingot: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, middle, deep, cord] = [at(0), at(1), at(2), at(3)];
    const metal = a.linear([light, middle, deep]);
    const hull =
      'M-46,4C-42,40 42,40 46,4C57,-3 60,-16 52,-22C38,-12 26,-6 22,-6H-22C-26,-6 -38,-12 -52,-22C-60,-16 -57,-3 -46,4Z';
    return group(
      group(path(hull, metal), goldLight(a)) +
        group(ellipse(0, -10, 28, 19, a.radial(['#FFFDE8', light, middle, deep], 0.4, 0.28, 0.8)), goldLight(a)) +
        path('M-41,10C-32,26 -6,31 8,30C-16,26 -32,18 -38,4Z', '#FFFBE0', 'opacity=".75"') +
        stroke('M-31,31C-12,38 12,38 31,31', cord, 6) +
        group(circle(0, 36, 8.5, cord) + rect(-5, 38, 10, 15, 3, cord), softLight(a)) +
        stroke('M-3,46V56M0,46V58M3,46V56', mix(cord, '#000000', 0.3), 1.6) +
        sparkle(24, -20, 11) +
        ellipse(-10, -17, 9, 4.5, '#fff', 'opacity=".8" transform="rotate(-14 -10 -17)"'),
      placed(0, -5, 1.02),
    );
  },
};

/** A war drum with two mallets: lacquer from light to deep, skin from light to deep, fittings. */
export const drum: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const gold = at(5);
    const barrel = path(
      'M-42,-16C-49,4 -49,20 -41,36C-20,52 20,52 41,36C49,20 49,4 42,-16Z',
      a.linear([at(2), at(0), at(1), at(2)], 0, 0, 1, 0),
    );
    const skin = ellipse(0, -16, 43, 18, a.linear([at(3), at(4)]));
    const nails = [-40, -26, -9, 9, 26, 40]
      .map((x) => {
        const y = Math.sqrt(Math.max(0, 1 - (x / 46) ** 2)) * 15;
        return circle(x * 0.98, -3 + y, 3.4, gold) + circle(x * 0.98 - 1, -4 + y, 1.3, '#FFFBE0');
      })
      .join('');
    const swirl = [0, 120, 240]
      .map((degrees) =>
        group(
          path('M0,0C3,-11 15,-13 19,-5C13,-9 6,-5 5,1C4,5 -1,4 0,0Z', at(1)),
          `transform="translate(0 -16) scale(1 .42) rotate(${degrees})"`,
        ),
      )
      .join('');
    const mallet = (x1: number, y1: number, x2: number, y2: number) =>
      stroke(`M${x1},${y1}L${x2},${y2}`, '#8A4A1A', 6) + circle(x1, y1, 8, '#FFE6C0');
    return group(
      group(barrel, softLight(a)) +
        stroke('M-41,34C-20,50 20,50 41,34', gold, 6) +
        stroke('M-45,20C-22,36 22,36 45,20', mix(at(2), '#000000', 0.3), 2, 'opacity=".6"') +
        group(skin, softLight(a)) +
        ellipse(0, -16, 43, 18, 'none', `stroke="${gold}" stroke-width="5"`) +
        swirl +
        nails +
        group(mallet(22, -52, -8, -22) + mallet(50, -44, 16, -18), softLight(a)),
      placed(-2, 4, 0.98),
    );
  },
};

/** A folding fan of ivory with a painted pine: ivory light and deep, paint, leaf, wood. */
export const fan: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, deep, paint, leaf, wood] = [at(0), at(1), at(2), at(3), at(4)];
    let blades = '';
    let ribs = '';
    for (let i = 0; i < 11; i++) {
      const middle = -70 + i * 14;
      const [x1, y1] = polar(66, middle - 97);
      const [x2, y2] = polar(66, middle - 83);
      const [cx, cy] = polar(69, middle - 90);
      blades += path(
        `M0,34L${tenth(x1)},${tenth(34 + y1 * 1.14)}Q${tenth(cx)},${tenth(34 + cy * 1.14)} ${tenth(x2)},${tenth(34 + y2 * 1.14)}Z`,
        a.linear(i % 2 ? [light, light] : [mix(light, deep, 0.3), deep]),
      );
      const [rx, ry] = polar(34, middle - 90);
      ribs += `M0,34L${tenth(rx)},${tenth(34 + ry * 1.14)}`;
    }
    const needle = (x: number, y: number, scale: number) =>
      group(
        ellipse(0, 0, 15, 6, mix(leaf, '#000000', 0.35)) +
          ellipse(-1, -2, 12, 4, leaf) +
          ellipse(-2, -3.5, 7, 2, lighten(leaf, 0.14)),
        placed(x, y, scale),
      );
    return group(
      group(blades, softLight(a)) +
        stroke(ribs, wood, 2.2, 'opacity=".55"') +
        stroke('M-34,4C-16,-14 14,-16 32,0', paint, 2.6) +
        circle(22, -18, 8, '#E8402E') +
        stroke('M-30,-2C-20,-12 -10,-12 2,-22', '#5A2A10', 3) +
        needle(-24, -8, 1) +
        needle(-8, -18, 0.9) +
        needle(4, -27, 0.75) +
        group(path('M-8,34L-4,6H4L8,34L0,50Z', wood) + circle(0, 39, 4.6, '#FFD970'), goldLight(a)) +
        stroke('M0,48C-5,54 4,57 -1,63', '#E8402E', 3.2),
      placed(0, 0, [0.92, 1]),
    );
  },
};

/** A ring of jade set in gold: jade from light to deep, gold. */
export const disc: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, middle, deep, gold] = [at(0), at(1), at(2), at(3)];
    const ring = `<path fill-rule="evenodd" d="M0,-47A47,47 0 1 1 -.01,-47ZM0,-17A17,17 0 1 0 .01,-17Z" fill="${a.radial([light, middle, deep], 0.34, 0.28, 0.85)}"/>`;
    let grains = '';
    for (const [row, radius] of [24.5, 31.5, 38.5].entries())
      for (let i = 0; i < 18; i++) {
        const [x, y] = polar(radius, i * 20 + row * 10);
        grains += circle(x, y, 1.7 + row * 0.3, deep, 'opacity=".5"') + circle(x - 0.7, y - 0.8, 0.9, '#EFFFF6');
      }
    return (
      group(ring, jadeLight(a)) +
      grains +
      circle(0, 0, 44.5, 'none', `stroke="${lighten(light, 0.05)}" stroke-width="1.6" opacity=".7"`) +
      circle(0, 0, 18, 'none', `stroke="${gold}" stroke-width="4"`) +
      stroke('M-34,-20A40,40 0 0 1 -4,-39', '#fff', 5.5, 'opacity=".75"')
    );
  },
};

/** A gourd of wine with a sash: skin from light to deep, sash, stopper. */
export const gourd: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, middle, deep, sash, stopper] = [at(0), at(1), at(2), at(3), at(4)];
    const skin =
      'M-2,-42C14,-42 24,-30 21,-18C19,-9 14,-6 13,-2C33,7 38,24 34,36C29,52 14,57 0,57C-14,57 -29,52 -34,36C-38,24 -33,7 -13,-2C-14,-6 -19,-9 -21,-18C-24,-30 -14,-42 -2,-42Z';
    return group(
      stroke('M0,-48C0,-56 8,-58 13,-56', mix(stopper, '#000000', 0.3), 4) +
        group(path('M-7,-54H7L9,-38H-9Z', stopper), softLight(a)) +
        group(path(skin, a.radial([light, middle, deep], 0.34, 0.3, 0.85)), softLight(a)) +
        ellipse(-13, 20, 7, 13, '#fff', 'opacity=".6" transform="rotate(18 -13 20)"') +
        ellipse(-9, -24, 4.5, 7, '#fff', 'opacity=".55" transform="rotate(20 -9 -24)"') +
        group(
          path('M-19,-10C-7,-3 7,-3 19,-10L20,1C7,8 -7,8 -20,1Z', sash) +
            path('M10,-1L30,20L21,26L4,3Z', lighten(sash, 0.06)) +
            path('M6,0L14,28L4,30L-1,3Z', mix(sash, '#000000', 0.18)) +
            circle(8, -1, 6, lighten(sash, 0.08)),
          softLight(a),
        ) +
        stroke('M-12,40C-4,45 8,45 16,40', deep, 2, 'opacity=".5"'),
      placed(0, 0, 0.94),
    );
  },
};

/** The character of the tiger as strokes, so that it needs no face. Within ±21. */
const TIGER =
  'M0,-21V-10M0,-16H10M-15,-10H16L13,-4M-15,-10V2C-15,11 -17,16 -21,21M-9,-2L11,-5M0,-8V2C0,5 2,6 5,6H10L12,3M-5,10H7M-5,10V14C-5,18 -8,20 -12,22M7,10V18C7,21 9,21 12,21H16V17';

/** A tally of jade in gold with a character and a word: gold from light to deep, jade from light to deep. */
export const tally: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = coloursOf(colours);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF6D0', '#FFD75A', '#FFF6D0'],
      outline: at(5),
      extrusion: at(5),
      depth: 4,
      arc: 0,
    } as const;
    const outer =
      'M-38,-50H38C38,-42 44,-37 50,-37V27C50,45 24,49 0,58C-24,49 -50,45 -50,27V-37C-44,-37 -38,-42 -38,-50Z';
    const inner =
      'M-31,-43H31C32,-35 38,-31 43,-30V25C43,38 21,42 0,50C-21,42 -43,38 -43,25V-30C-38,-31 -32,-35 -31,-43Z';
    return (
      a.glow(0, 0, 62, at(3), 0.5) +
      group(path(outer, a.linear([at(0), at(1), at(2), at(1)])), goldLight(a)) +
      path(inner, a.radial([at(3), at(4), at(5)], 0.4, 0.3, 0.85)) +
      path(inner, 'none', `stroke="${at(5)}" stroke-width="2.4"`) +
      group(stroke(TIGER, at(5), 11), placed(0, -11, 1.08)) +
      group(stroke(TIGER, '#FFE9A0', 5.4), placed(0, -11, 1.08)) +
      symbolWord(a, word, 40, 22, style, outlines) +
      ellipse(-14, -36, 16, 4, '#fff', 'opacity=".5"')
    );
  },
};
