import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  mix,
  lighten,
  path,
  placed,
  polar,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { koi } from '../../emblems/koi.ts';
import { lettering } from '../../lettering.ts';
import { coin } from '../../props/treasure.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { letter } from './letters.ts';

/** Light of wet things: a bright rim and a shade of deep water. */
export const wet = (a: Drawing, shade = '#02222e', drop = 4) =>
  `filter="${a.lit({ blur: 2, relief: 4, gloss: 0.8, dx: -3, dy: -4, drop, shade, rim: '#C8FFF4', rimOpacity: 0.7 })}"`;

const PETAL = 'M0,30C-22,12 -20,-24 0,-44C20,-24 22,12 0,30Z';

/** A lotus in flower on its leaf: petals from light to deep, the leaf, and the heart. */
const lotus: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = '', leaf = '', heart = ''] }) => {
    const petal = (degrees: number, scale: number, shade: number) =>
      `<g transform="rotate(${degrees} 0 28) scale(${scale})">${path(
        PETAL,
        a.linear([mix(light, deep, shade), mix(middle, deep, shade), deep]),
      )}${stroke('M0,22V-28', lighten(light, 0.05), 2.4, 'opacity=".4"')}</g>`;
    const flower =
      petal(-76, 0.84, 0.5) +
      petal(76, 0.84, 0.5) +
      petal(-52, 0.98, 0.3) +
      petal(52, 0.98, 0.3) +
      petal(-27, 1.06, 0.14) +
      petal(27, 1.06, 0.14) +
      petal(0, 1.14, 0);
    return (
      group(
        path(
          'M-52,28C-40,50 40,50 52,28C34,38 -34,38 -52,28Z',
          a.linear([lighten(leaf, 0.12), leaf, mix(leaf, '#02221a', 0.5)]),
        ) + stroke('M-40,36C-20,43 20,43 40,36', lighten(leaf, 0.2), 1.8, 'opacity=".7"'),
        wet(a),
      ) +
      group(group(flower, placed(0, 4, 1.04)), wet(a, '#4a0428', 3)) +
      ellipse(0, 36, 14, 5.5, a.radial(['#FFFBD0', heart, '#C87A0E'])) +
      circle(-5, 35, 1.5, '#A85A06') +
      circle(1, 37, 1.5, '#A85A06') +
      circle(6, 35, 1.5, '#A85A06')
    );
  },
};

/** An open shell with a pearl: the upper shell from light to deep, the lower one, and the pearl. */
const shell: SymbolDrawing = {
  colours: 9,
  hasWord: false,
  draw: (a, { colours }) => {
    const three = (from: number) => colours.slice(from, from + 3);
    const [pearlLight = '', pearl = '', pearlDeep = ''] = three(6);
    return (
      group(
        mirrored(path('M0,44C-28,48 -52,34 -52,10C-44,20 -22,28 0,28Z', a.linear(three(3)))) +
          mirrored(path('M0,30C-26,30 -50,14 -50,-8C-47,-38 -18,-50 0,-46Z', a.linear(three(0)))) +
          mirrored(
            stroke(
              'M-6,24C-10,4 -9,-18 -4,-38M-20,24C-27,2 -24,-20 -17,-38M-34,16C-41,0 -38,-16 -32,-28',
              '#fff',
              2.4,
              'opacity=".45"',
            ),
          ) +
          mirrored(stroke('M-14,44C-16,38 -16,34 -14,30M-30,42C-34,36 -36,30 -36,26', '#fff', 2, 'opacity=".35"')),
        wet(a),
      ) +
      a.glow(0, 14, 34, '#FFFFFF', 0.6) +
      group(circle(0, 15, 20, a.radial([pearlLight, pearl, pearlDeep], 0.36, 0.3, 0.8)), wet(a, '#4a2a4a')) +
      ellipse(-7, 8, 5.5, 4, '#fff', 'opacity=".95"')
    );
  },
};

/** A drop of water, from light to deep. */
const drop: SymbolDrawing = {
  colours: 3,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = ''] }) =>
    group(
      path(
        'M0,-52C9,-32 36,-8 36,16C36,38 20,51 0,51C-20,51 -36,38 -36,16C-36,-8 -9,-32 0,-52Z',
        a.radial([light, middle, deep], 0.38, 0.4, 0.75),
      ),
      wet(a),
    ) +
    a.glow(12, 28, 22, '#C8FFFF', 0.7) +
    ellipse(-13, 12, 6.5, 15, '#fff', 'opacity=".8" transform="rotate(14 -13 12)"') +
    stroke('M-12,36q12,9 25,-3', '#fff', 3.4, 'opacity=".65"'),
};

/** A ring of jade with clouds cut into it, from light to deep. */
const jade: SymbolDrawing = {
  colours: 3,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = ''] }) =>
    group(
      `<path fill-rule="evenodd" d="M0,-48a48,48 0 1 0 .01,0ZM0,-18a18,18 0 1 1 -.01,0Z" fill="${a.linear([light, middle, deep], 0, 0, 1, 1)}"/>`,
      wet(a),
    ) +
    [0, 1, 2, 3, 4, 5]
      .map((turn) =>
        group(
          stroke('M-9,-30C-9,-39 5,-41 7,-33C8,-28 1,-26 0,-31M7,-34C12,-36 15,-32 14,-29', deep, 2.6, 'opacity=".55"'),
          `transform="rotate(${turn * 60})"`,
        ),
      )
      .join('') +
    circle(0, 0, 22, 'none', `stroke="${light}" stroke-opacity=".65" stroke-width="2"`) +
    stroke('M-33,-21A39,39 0 0 1 -6,-38.500', '#fff', 5, 'opacity=".85"'),
};

/** A coin with a square hole. */
const cash: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = '', darkest = ''] }) =>
    group(coin(a, 0, -4, 46, { mark: 'hole', tone: [light, middle, deep, darkest] }), wet(a, '#3a1c02')) +
    [0, 90, 180, 270]
      .map((turn) =>
        group(
          stroke('M-6,-24C-6,-30 6,-30 6,-24M0,-30V-20', darkest, 2.6, 'opacity=".6"'),
          `transform="translate(0 -4) rotate(${turn})"`,
        ),
      )
      .join('') +
    stroke('M-36,-20A42,42 0 0 1 -12,-42', '#fff', 4, 'opacity=".85"'),
};

/** The wild: the character of the dragon on a seal of gold, in rings of water. */
const seal: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }, outlines) => {
    const [light = '', gold = '', deep = '', darkest = '', water = '', sea = '', depth = ''] = colours;
    const teeth = Array.from({ length: 16 }, (_, at) => {
      const [x, y] = polar(49, at * 22.5);
      return circle(x, y, 6.4, a.radial([light, gold, deep], 0.4, 0.35, 0.8));
    }).join('');
    const style = {
      face: 'yuji-boku',
      fill: ['#FFFEF0', '#FFE27A', '#F5A21E', '#FFF3C0'],
      outline: depth,
      extrusion: depth,
      depth: 6,
      arc: 0,
    } as const;
    const character = lettering(a, [{ text: '龍', x: 0, y: 0, size: 136, fit: 150 }], style, outlines);
    return (
      a.glow(0, 0, 60, light, 0.5) +
      group(teeth + circle(0, 0, 49, a.linear([light, gold, darkest, gold])), wet(a, '#3a1c02')) +
      circle(0, 0, 41, depth) +
      circle(0, 0, 39.5, a.radial([water, sea, depth], 0.45, 0.35, 0.75)) +
      [36, 28, 20].map((r) => circle(0, 0, r, 'none', 'stroke="#BFFFF4" stroke-width="2" opacity=".45"')).join('') +
      group(character, placed(0, 25, 0.5)) +
      stroke(`M-41,-17A44.500,44.500 0 0 1 ${tenth(-14)},-42`, '#fff', 3.4, 'opacity=".9"')
    );
  },
};

/** The symbols by name. */
export const koiSymbols: Readonly<Record<string, SymbolDrawing>> = {
  koi: {
    colours: 0,
    hasWord: false,
    draw: (a) => group(koi(a), placed(2, 1, 0.53)),
  },
  lotus,
  shell,
  coin: cash,
  jade,
  drop,
  letter,
  seal,
};
