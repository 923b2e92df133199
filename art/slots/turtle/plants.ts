import { circle, ellipse, group, mirrored, mix, path, placed, stroke } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { noon } from './light.ts';

const LEAF = 'M0,4C-14,-6 -16,-26 0,-42C16,-26 14,-6 0,4Z';

/** A ginseng root: root from light to deep, berries, leaf from light to deep. */
export const ginseng: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = '', berry = '', leaf = '', leafDeep = ''] }) => {
    const root =
      'M-18,-14C-24,0 -20,8 -26,18C-34,30 -50,34 -54,48C-44,48 -30,44 -20,36C-16,44 -22,50 -20,58C-10,54 -4,44 0,36C4,44 8,54 20,58C20,48 16,44 18,36C28,44 42,50 54,50C50,36 36,32 27,18C20,8 24,0 18,-14C8,-22 -8,-22 -18,-14Z';
    return (
      [-58, 58, -24, 24, 0]
        .map((turn, index) =>
          group(
            group(path(LEAF, a.linear([leaf, mix(leaf, leafDeep, index === 4 ? 0.5 : 0.9)])), noon(a, 2)) +
              stroke('M0,0V-32', '#F4FFD8', 2, 'opacity=".6"'),
            placed(0, -18, index === 4 ? 0.86 : 0.9, turn),
          ),
        )
        .join('') +
      group(
        [
          [0, -46, 7],
          [-8, -36, 7],
          [8, -36, 7],
          [0, -30, 7.5],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, a.radial(['#FFD0C0', berry, '#8A0A1A'], 0.36, 0.3, 0.8)))
          .join(''),
        noon(a, 2, '#5a0a14'),
      ) +
      group(path(root, a.linear([light, middle, deep], 0, 0, 1, 1)), noon(a, 3, '#5a3208')) +
      stroke('M-14,-4H-4M6,4H16M-18,12H-8M4,18H14M-10,26H0M-8,-12H2', deep, 2.4, 'opacity=".6"') +
      mirrored(circle(7, 0, 2.4, '#5A3208')) +
      stroke('M-4,7C-2,10 2,10 4,7', '#5A3208', 2.2)
    );
  },
};

/** A peach of long life: fruit from light to deep, leaf from light to deep. */
export const peach: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = '', leaf = '', leafDeep = ''] }) => {
    const fruit = 'M0,-50C14,-42 50,-28 50,8C50,38 24,50 0,50C-24,50 -50,38 -50,8C-50,-28 -14,-42 0,-50Z';
    return (
      group(path(fruit, a.radial([light, middle, deep], 0.34, 0.56, 0.78)), noon(a, 3, '#7a1440')) +
      path('M0,-50C14,-42 36,-32 45,-12C24,-24 8,-26 0,-50Z', deep, 'opacity=".4"') +
      stroke('M0,-46C16,-24 16,18 -2,46', deep, 3.4, 'opacity=".6"') +
      ellipse(-24, -4, 9, 18, '#FFFFFF', 'opacity=".55" transform="rotate(20 -24 -4)"') +
      group(
        path('M-4,44C-22,24 -48,26 -58,40C-44,58 -18,58 -4,46Z', a.linear([leaf, leafDeep])) +
          path('M4,44C20,26 44,28 54,44C40,58 18,58 4,46Z', a.linear([leaf, leafDeep])),
        noon(a, 2),
      ) +
      stroke('M-8,46C-24,38 -40,38 -50,41M8,46C22,40 36,42 46,45', '#F4FFD8', 2.2, 'opacity=".7"')
    );
  },
};

/** A water lily from above: petals from light to deep, its heart from light to deep. */
export const lily: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = '', heart = '', core = ''] }) => {
    const petal = 'M0,0C-17,-14 -14,-38 0,-56C14,-38 17,-14 0,0Z';
    const wheel = (count: number, size: number, from: number, fill: string) =>
      Array.from({ length: count }, (_, index) =>
        group(
          path(petal, fill) + stroke('M0,-10V-44', '#FFFFFF', 2, 'opacity=".6"'),
          placed(0, 0, size, from + (index * 360) / count),
        ),
      ).join('');
    return (
      group(wheel(8, 1, 22.5, a.linear([middle, deep])), noon(a, 3, '#4a1a6a')) +
      group(wheel(8, 0.84, 0, a.linear([light, middle, deep])), noon(a, 2, '#4a1a6a')) +
      group(wheel(6, 0.54, 15, a.linear(['#FFFFFF', light, middle])), noon(a, 1, '#4a1a6a')) +
      group(circle(0, 0, 13, a.radial([heart, heart, core], 0.4, 0.34, 0.8)), noon(a, 1, '#7a4a02')) +
      Array.from({ length: 9 }, (_, index) =>
        circle(9 * Math.cos(index * 0.7), 9 * Math.sin(index * 0.7), 1.9, '#FFFBD0'),
      ).join('')
    );
  },
};

/** Three round stones on each other: the lower, the middle, the upper, and their shades. */
export const pebble: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours: [low = '', lowDeep = '', mid = '', midDeep = '', top = '', topDeep = ''] }) => {
    const stone = (y: number, rx: number, ry: number, light: string, deep: string, lean: number) =>
      group(
        ellipse(0, 0, rx, ry, a.radial(['#FFFFFF', light, deep], 0.36, 0.24, 0.95)),
        `${placed(lean, y)} ${noon(a, 3, '#1a2a3a')}`,
      );
    return (
      stone(32, 48, 20, low, lowDeep, 0) +
      stroke('M-34,36C-14,42 16,42 36,34', '#FFFFFF', 2.4, 'opacity=".35"') +
      stone(0, 35, 16, mid, midDeep, -3) +
      stroke('M-28,2C-12,7 8,7 24,1', '#FFFFFF', 2.2, 'opacity=".4"') +
      stone(-29, 23, 14, top, topDeep, 2)
    );
  },
};

/** Reed mace: heads from light to deep, stem, leaf from light to deep. */
export const reed: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours: [light = '', middle = '', deep = '', stem = '', leaf = '', leafDeep = ''] }) => {
    const mace = (x: number, y: number, turn: number, size: number) =>
      group(
        stroke('M0,-46V-38M0,20V74', stem, 4) +
          group(
            path('M-9,-32C-9,-40 9,-40 9,-32V14C9,22 -9,22 -9,14Z', a.linear([light, middle, deep], 0, 0, 1, 0)),
            noon(a, 2, '#3a1a06'),
          ) +
          stroke('M-4.5,-30V12', '#FFFFFF', 2.4, 'opacity=".45"'),
        placed(x, y, size, turn),
      );
    const blade = (d: string) => group(path(d, a.linear([leaf, leafDeep])), noon(a, 2));
    return (
      blade('M-12,56C-30,30 -46,2 -56,-34C-30,-12 -12,20 -2,56Z') +
      blade('M10,56C26,30 44,6 56,-22C52,10 32,38 18,56Z') +
      mace(-20, 0, -10, 0.9) +
      mace(22, 2, 12, 0.84) +
      mace(1, -10, 0, 1) +
      blade('M-4,56C-2,36 6,18 16,4C18,22 12,42 6,56Z')
    );
  },
};
