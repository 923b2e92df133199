import { cycle, type Drawing } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { pane, roundedBox, tube, tubeWord } from './tube.ts';

/** One plate with the word, about 0, y. */
function plate(a: Drawing, y: number, [width, height]: readonly [number, number], colours: readonly string[]): string {
  const [rim, letters] = [cycle(colours, 0), cycle(colours, 1)];
  const box = roundedBox(0, y, width, height, height * 0.28);
  const isLarge = height > 40;
  return (
    pane(a, box, rim, 0.42) +
    tube(a, box, rim, isLarge ? 5.6 : 4.2, { glow: 0.75 }) +
    tubeWord(a, 'BAR', 0, y, isLarge ? 25 : height * 0.5, letters, isLarge ? 5.4 : 3.9)
  );
}

const bars = (...rows: readonly (readonly [y: number, size: readonly [number, number]])[]): SymbolDrawing => ({
  colours: 2,
  hasWord: false,
  draw: (a, { colours }) => rows.map(([y, size]) => plate(a, y, size, colours)).join(''),
});

export const singleBar = bars([0, [108, 54]]);
export const doubleBar = bars([-23, [102, 37]], [23, [102, 37]]);
export const tripleBar = bars([-36.5, [98, 31]], [0, [98, 31]], [36.5, [98, 31]]);
