import { cycle, path } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { pane, tube, tubeWord } from './tube.ts';

const BELL =
  'M-48,28C-36,20 -36,4 -34,-10C-32,-32 -20,-44 0,-44C20,-44 32,-32 34,-10C36,4 36,20 48,28C50,34 46,36 42,36H-42C-46,36 -50,34 -48,28Z';

export const bell: SymbolDrawing = {
  colours: 2,
  hasWord: false,
  draw: (a, { colours }) => {
    const [main, second] = [cycle(colours, 0), cycle(colours, 1)];
    return (
      pane(a, BELL, main, 0.5) +
      tube(a, 'M-8,-48C-8,-58 8,-58 8,-48', main, 5, { glow: 0.6 }) +
      tube(a, BELL, main, 6.2, { glow: 0.85 }) +
      tube(a, 'M-30,20H30', second, 4.4, { glow: 0.6 }) +
      tube(a, 'M-13,41A13,12 0 0 0 13,41', second, 5.4, {
        glow: 0.8,
        ends: [
          [-13, 41],
          [13, 41],
        ],
      }) +
      tube(a, 'M-19,2C-18,-16 -12,-26 -2,-29', second, 3.4, { glow: 0.4 })
    );
  },
};

const ring = (x: number, y: number, r: number): string =>
  `M${x - r},${y}A${r},${r} 0 0 1 ${x + r},${y}A${r},${r} 0 0 1 ${x - r},${y}Z`;

export const cherry: SymbolDrawing = {
  colours: 2,
  hasWord: false,
  draw: (a, { colours }) => {
    const [main, second] = [cycle(colours, 0), cycle(colours, 1)];
    const [left, right] = [ring(-25, 27, 21), ring(25, 31, 21)];
    const leaf = 'M10,-45C24,-56 44,-54 52,-42C42,-28 22,-28 10,-45Z';
    return (
      tube(a, 'M-24,7C-24,-14 -10,-34 9,-46C9,-26 16,-8 24,11', second, 5, { glow: 0.65 }) +
      pane(a, leaf, second, 0.55) +
      tube(a, leaf, second, 4.4, { glow: 0.65 }) +
      pane(a, left, main, 0.7) +
      pane(a, right, main, 0.7) +
      tube(a, left, main, 6.4, { glow: 0.9 }) +
      tube(a, right, main, 6.4, { glow: 0.9 }) +
      tube(a, 'M-35,22A12,12 0 0 1 -27,15M15,26A12,12 0 0 1 23,19', '#FFE0F0', 3, { glow: 0.3 })
    );
  },
};

const GEM = 'M-30,-50H30L54,-24L0,28L-54,-24Z';

/** A cut diamond, with the word of a wild. */
export const diamond: SymbolDrawing = {
  colours: 3,
  hasWord: false,
  draw: (a, { colours }) => {
    const [main, second, word] = [cycle(colours, 0), cycle(colours, 1), cycle(colours, 2)];
    return (
      pane(a, GEM, main, 0.62) +
      path('M-18,-24L0,-50L18,-24L0,28Z', '#FFFFFF', 'opacity=".22"') +
      tube(a, 'M-52,-24H52M-30,-49L-18,-24L0,26L18,-24L30,-49M-18,-24L0,-49L18,-24', second, 3.2, { glow: 0.4 }) +
      tube(a, GEM, main, 6.2, { glow: 1 }) +
      tubeWord(a, 'WILD', 0, 46, 17, word, 4.4) +
      sparkle(40, -44, 13) +
      sparkle(-44, -2, 8)
    );
  },
};
