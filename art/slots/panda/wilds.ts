import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mirrored,
  mix,
  path,
  placed,
  polar,
  stroke,
} from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { leaf } from './bamboo.ts';
import { pandaHead } from './head.ts';
import { caneLight, smallLight, wareLight } from './light.ts';

/** A disc with a wreath of leaves, from light to deep, and its rim of gold. */
function wreath(a: Drawing, [light = '', middle = '', deep = '']: readonly string[]): string {
  let leaves = '';
  for (let i = 0; i < 14; i++) {
    const degrees = i * (360 / 14) + 6;
    const [x, y] = polar(43, degrees);
    leaves += leaf(a, x, y, degrees + 58, 0.44);
  }
  return (
    group(leaves, caneLight(a)) +
    group(circle(0, 0, 50, a.linear(['#FFF4C0', '#F0C65A', '#A8741A'])), wareLight(a)) +
    circle(0, 0, 45, a.radial([light, middle, deep], 0.5, 0.36, 0.72))
  );
}

/** The multiple on a badge at the upper right, and the word across the foot. */
function marks(
  a: Drawing,
  times: string,
  word: string,
  [ink, badge]: readonly [string, string],
  outlines: Outlines,
): string {
  const style = {
    face: 'lilita-one',
    fill: ['#FFFFFF', '#FFF0A0', '#FFB52E', '#FFE9A0'],
    outline: ink,
    extrusion: '#7A3A06',
    depth: 8,
    arc: 0,
  } as const;
  return (
    group(
      circle(0, 0, 23, a.linear(['#FFF4C0', '#F0C65A', '#A8741A'])),
      `${wareLight(a)} transform="translate(35 -35)"`,
    ) +
    circle(35, -35, 19, a.radial([lighten(badge, 0.14), badge, mix(badge, '#000000', 0.4)], 0.42, 0.34, 0.75)) +
    group(
      symbolWord(a, times, 0, 30, { ...style, fill: ['#FFFFFF', '#FFFFFF', '#FFF3C0', '#FFFFFF'], depth: 4 }, outlines),
      placed(34.5, -24.5),
    ) +
    symbolWord(a, word, 57, 33, style, outlines)
  );
}

/** A cub that looks over its mother's shoulder. */
const cub = (a: Drawing): string => group(pandaHead(a, { eyes: 'open', mouth: 'laugh' }), placed(27, 6, 0.33, 10));

const arms = (a: Drawing): string => {
  const black = a.linear(['#54546A', '#2A2838', '#14121E']);
  return (
    group(mirrored(ellipse(-27, 33, 12, 10, black)), smallLight(a)) +
    mirrored(stroke('M-31,36V40M-26,37V41', '#6E6A80', 1.6))
  );
};

/** One panda: the disc from light to deep, the edge of the marks, and the badge. */
export const single: SymbolDrawing = {
  colours: 5,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) =>
    group(
      wreath(a, colours) + group(pandaHead(a, { eyes: 'open', mouth: 'laugh' }), placed(0, -3, 0.55)) + arms(a),
      placed(0, -6, 0.98),
    ) + marks(a, '×2', word, [cycle(colours, 3), cycle(colours, 4)], outlines),
};

/** A mother and her cub: the disc from light to deep, the edge of the marks, and the badge. */
export const family: SymbolDrawing = {
  colours: 5,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) =>
    group(
      wreath(a, colours) +
        group(pandaHead(a, { eyes: 'closed', mouth: 'calm' }), placed(-11, -12, 0.5, -7)) +
        cub(a) +
        path('M-40,24C-30,14 -12,22 -6,34C-14,46 -34,44 -40,24Z', '#201E2C') +
        arms(a),
      placed(0, -6, 0.98),
    ) + marks(a, '×3', word, [cycle(colours, 3), cycle(colours, 4)], outlines),
};
