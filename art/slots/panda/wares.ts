import {
  circle,
  cycle,
  ellipse,
  group,
  lighten,
  mirrored,
  mix,
  path,
  placed,
  rect,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { culm, GREEN, leaf, sprig } from './bamboo.ts';
import { caneLight, smallLight, wareLight } from './light.ts';

const coloursOf = (colours: readonly string[]) => (i: number) => cycle(colours, i);

/** A gong in a stand of bamboo: brass from light to deep, its edge, its cord. The word is on its foot. */
export const gong: SymbolDrawing = {
  colours: 5,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = coloursOf(colours);
    const [light, middle, deep, ink, red] = [at(0), at(1), at(2), at(3), at(4)];
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF0A0', '#FFB52E', '#FFE9A0'],
      outline: ink,
      extrusion: '#8A1414',
      depth: 8,
      arc: 0,
    } as const;
    const stand =
      mirrored(group(culm(a, { x: -47, y: -52, height: 106, width: 11, joints: 3 }, GREEN))) +
      group(
        culm(a, { x: 0, y: 0, height: 116, width: 12, joints: 3 }, GREEN),
        'transform="translate(58 -46) rotate(90)"',
      );
    return (
      group(
        group(stand, caneLight(a)) +
          stroke('M-20,-44L-17,-28M20,-44L17,-28', red, 4) +
          group(circle(0, 6, 40, a.radial([light, middle, deep], 0.4, 0.32, 0.8)), wareLight(a)) +
          circle(0, 6, 33, 'none', `stroke="${deep}" stroke-width="2.4" opacity=".8"`) +
          circle(0, 6, 30.5, 'none', `stroke="${lighten(light, 0.05)}" stroke-width="1.4" opacity=".8"`) +
          circle(0, 6, 13, a.radial([lighten(light, 0.1), middle, deep], 0.4, 0.3, 0.85)) +
          ellipse(-15, -12, 9, 5, '#fff', 'opacity=".7" transform="rotate(-38 -15 -12)"') +
          mirrored(path('M-50,-42L-58,-30L-42,-30Z', red) + circle(-50, -42, 5, red)) +
          sparkle(24, -20, 10),
        placed(0, -6, 0.98),
      ) + symbolWord(a, word, 54, 30, style, outlines)
    );
  },
};

/** A pot of porcelain with a painted sprig: glaze from light to deep, paint, knob. */
export const teapot: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const glaze = a.radial([at(0), at(1), at(2)], 0.38, 0.3, 0.8);
    const body = 'M-36,-8C-46,10 -42,40 -14,45H16C44,40 46,10 36,-8C22,-20 -22,-20 -36,-8Z';
    return group(
      group(
        stroke('M34,2C58,-6 62,22 38,30', at(1), 9) +
          path('M-38,24C-54,20 -52,-6 -64,-12L-52,-20C-42,-12 -44,4 -34,8Z', glaze),
        wareLight(a),
      ) +
        group(path(body, glaze), wareLight(a)) +
        group(
          stroke('M-14,40C-6,24 -2,12 10,-4', at(3), 3.4) +
            sprig(a, 2, 10, -38, 0.42, [lighten(at(3), 0.16), at(3), mix(at(3), '#000000', 0.3)]) +
            sprig(a, -6, 24, -160, 0.36, [lighten(at(3), 0.16), at(3), mix(at(3), '#000000', 0.3)]),
          `clip-path="${a.clip(body)}"`,
        ) +
        group(path('M-24,-14C-22,-28 22,-28 24,-14C12,-9 -12,-9 -24,-14Z', glaze), wareLight(a)) +
        group(
          circle(0, -31, 8, a.radial([lighten(at(4), 0.2), at(4), mix(at(4), '#000000', 0.4)], 0.4, 0.3, 0.8)),
          smallLight(a),
        ) +
        stroke('M-24,-14C-12,-9 12,-9 24,-14', at(4), 2.6) +
        stroke('M-22,45H24', mix(at(2), '#000000', 0.25), 5) +
        ellipse(-20, 2, 9, 5, '#fff', 'opacity=".85" transform="rotate(-32 -20 2)"') +
        stroke('M-58,-26C-66,-36 -52,-40 -60,-50M-48,-28C-54,-36 -44,-42 -50,-52', '#FFFFFF', 3, 'opacity=".8"'),
      placed(2, 2, 0.98),
    );
  },
};

/** A steamer of bamboo with three buns: weave from light to deep, dough from light to deep. */
export const steamer: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, middle, deep, dough, shade] = [at(0), at(1), at(2), at(3), at(4)];
    const bun = (x: number, y: number, r: number) =>
      group(
        path(
          `M${x - r},${y + r * 0.55}C${x - r},${y - r * 0.7} ${x - r * 0.3},${y - r * 0.86} ${x},${y - r}C${x + r * 0.3},${y - r * 0.86} ${x + r},${y - r * 0.7} ${x + r},${y + r * 0.55}Z`,
          a.radial(['#FFFFFF', dough, shade], 0.4, 0.3, 0.85),
        ),
        smallLight(a),
      ) +
      stroke(
        `M${x},${y - r}C${tenth(x - r * 0.2)},${tenth(y - r * 0.5)} ${tenth(x - r * 0.5)},${tenth(y - r * 0.4)} ${tenth(x - r * 0.6)},${tenth(y)}M${x},${y - r}V${tenth(y - r * 0.2)}M${x},${y - r}C${tenth(x + r * 0.2)},${tenth(y - r * 0.5)} ${tenth(x + r * 0.5)},${tenth(y - r * 0.4)} ${tenth(x + r * 0.6)},${tenth(y)}`,
        mix(shade, '#7A4A14', 0.4),
        2,
        'opacity=".6"',
      );
    let weave = '';
    for (let i = 0; i < 9; i++) weave += `M${-48 + i * 12},12l8,10l-8,10`;
    return group(
      stroke(
        'M-22,-42C-30,-52 -14,-54 -22,-64M2,-46C-6,-54 10,-58 2,-66M26,-42C18,-52 34,-54 26,-64',
        '#FFFFFF',
        4,
        'opacity=".75"',
      ) +
        group(ellipse(0, 6, 54, 20, deep), wareLight(a)) +
        bun(-24, -6, 21) +
        bun(25, -6, 21) +
        bun(0, -2, 25) +
        group(
          path(
            'M-55,6C-48,22 48,22 55,6V32C48,52 -48,52 -55,32Z',
            a.linear([deep, middle, light, middle, deep], 0, 0, 1, 0),
          ),
          caneLight(a),
        ) +
        stroke(weave, deep, 2.6, 'opacity=".55"') +
        stroke('M-55,9C-48,25 48,25 55,9M-54,32C-46,47 46,47 54,32', lighten(light, 0.06), 4.5) +
        stroke('M-55,12C-48,28 48,28 55,12', deep, 1.6, 'opacity=".6"') +
        mirrored(rect(-43, 14, 7, 26, 3, deep, 'opacity=".7"')),
      placed(0, 4, 0.98),
    );
  },
};

/** A kite like a swallow: silk from light to deep, its second colour, bamboo of its frame. */
export const kite: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, middle, deep, other, spar] = [at(0), at(1), at(2), at(3), at(4)];
    const wing = 'M0,-20C-22,-36 -44,-34 -60,-18C-46,-14 -30,4 -8,10L0,8Z';
    return group(
      stroke('M0,20C8,34 -14,40 -6,56', spar, 2.2) +
        group(mirrored(path('M-2,14L-24,52L-12,48L-8,58L0,26Z', a.linear([middle, deep]))), smallLight(a)) +
        group(mirrored(path(wing, a.linear([light, middle, deep]))), wareLight(a)) +
        mirrored(
          path('M-18,-20C-34,-26 -46,-24 -54,-17C-44,-15 -34,-6 -22,0C-26,-8 -24,-16 -18,-20Z', other) +
            circle(-31, -15, 4.6, '#FFFDF0') +
            circle(-31, -15, 2.2, deep),
        ) +
        group(
          path(
            'M0,-46C12,-44 15,-30 12,-16C12,0 8,18 0,30C-8,18 -12,0 -12,-16C-15,-30 -12,-44 0,-46Z',
            a.linear([light, other, middle]),
          ),
          smallLight(a),
        ) +
        mirrored(circle(-5, -33, 3.6, '#FFFDF0') + circle(-5, -33, 1.8, '#2A0E06')) +
        path('M-4,-26H4L0,-19Z', '#FFC83A') +
        stroke('M-8,-8H8M-7,0H7M-5,8H5', deep, 2.4, 'opacity=".7"') +
        mirrored(path('M-24,52L-34,58L-20,57Z', other)),
      placed(0, -3, 0.98, -8),
    );
  },
};

/** A flute of bamboo with a tassel: bamboo from light to deep, jade, tassel. */
export const flute: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const bands = [-44, -12, 22, 46].map((y) => rect(-8.5, y, 17, 5, 2, at(4))).join('');
    const holes = [-26, -18, 0, 8, 16, 32]
      .map((y) => ellipse(0, y, 3.4, 4, '#3A2408') + ellipse(0.6, y + 1, 2.2, 2.8, '#120A02'))
      .join('');
    return group(
      group(
        group(culm(a, { x: 0, y: -60, height: 120, width: 15, joints: 3 }, [at(0), at(1), at(2)]), caneLight(a)) +
          bands +
          holes +
          stroke('M-4,-56V54', '#fff', 2, 'opacity=".5"'),
        'transform="rotate(48)"',
      ) +
        stroke('M-36,32C-38,40 -34,42 -36,48', at(4), 2.4) +
        group(
          circle(-36, 45, 7, a.radial([lighten(at(3), 0.16), at(3), mix(at(3), '#000000', 0.4)], 0.4, 0.3, 0.8)),
          smallLight(a),
        ) +
        stroke('M-40,52L-43,64M-36,53V66M-32,52L-29,64', at(4), 3.2) +
        sprig(a, 10, 18, 24, 0.5),
      placed(2, -6, 1),
    );
  },
};

/** A shoot that breaks through the earth: husk from light to deep, tip, earth. */
export const shoot: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, middle, deep, tip, earth] = [at(0), at(1), at(2), at(3), at(4)];
    const husk = (d: string, from: string, to: string) => group(path(d, a.linear([from, to])), smallLight(a));
    return group(
      ellipse(0, 45, 48, 13, earth) +
        ellipse(-3, 42, 40, 8, lighten(earth, 0.1)) +
        husk('M0,-58C14,-40 30,0 30,44C12,50 -12,50 -30,44C-30,0 -14,-40 0,-58Z', light, middle) +
        husk('M-30,44C-32,12 -24,-6 -14,-18C-6,4 6,30 8,47C-6,50 -20,48 -30,44Z', middle, deep) +
        husk('M30,44C32,16 24,0 16,-8C6,8 -2,30 -2,48C10,49 22,48 30,44Z', light, deep) +
        husk('M0,-58C8,-46 12,-30 10,-18C2,-24 -6,-24 -12,-16C-14,-30 -8,-46 0,-58Z', tip, middle) +
        stroke(
          'M-22,36C-22,16 -18,2 -14,-8M22,36C22,20 18,8 15,0M4,40C4,30 6,20 9,12',
          mix(deep, '#000000', 0.2),
          2,
          'opacity=".55"',
        ) +
        leaf(a, -1, -50, -116, 0.5) +
        leaf(a, 1, -50, -58, 0.5) +
        stroke('M-8,-34C-6,-42 -3,-48 0,-52', '#fff', 3, 'opacity=".6"'),
      placed(0, 3, 0.98),
    );
  },
};

/** A butterfly: wings from light to deep, their marks, its body. */
export const butterfly: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = coloursOf(colours);
    const [light, middle, deep, mark, body] = [at(0), at(1), at(2), at(3), at(4)];
    const upper = 'M-4,-4C-18,-40 -44,-50 -56,-38C-62,-18 -40,4 -4,6Z';
    const lower = 'M-4,4C-26,2 -46,12 -42,32C-34,50 -10,38 -3,12Z';
    return group(
      group(mirrored(path(lower, a.linear([middle, deep]))), wareLight(a)) +
        group(mirrored(path(upper, a.linear([light, middle, deep], 0, 0, 1, 1))), wareLight(a)) +
        mirrored(
          path('M-12,-8C-22,-28 -38,-38 -49,-33C-50,-20 -34,-6 -12,-8Z', light, 'opacity=".55"') +
            circle(-43, -29, 6, mark) +
            circle(-43, -29, 2.8, '#fff', 'opacity=".85"') +
            circle(-31, 26, 7, mark) +
            circle(-31, 26, 3.2, '#fff', 'opacity=".85"') +
            stroke('M-8,-2L-40,-20M-8,0L-46,-8M-8,6L-30,16', deep, 1.6, 'opacity=".5"'),
        ) +
        mirrored(stroke('M-2,-22C-6,-36 -14,-42 -20,-42', body, 2.6) + circle(-20, -42, 3, body)) +
        group(path('M0,-24C7,-20 6,-6 5,2C5,16 3,28 0,34C-3,28 -5,16 -5,2C-6,-6 -7,-20 0,-24Z', body), smallLight(a)),
      placed(0, 3, 1, 10),
    );
  },
};
