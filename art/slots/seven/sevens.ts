import { cycle, path, star } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { pane, tube } from './tube.ts';

/** A broad 7 with round corners. */
const ROUND =
  'M-41,-50H42C48,-50 50,-46 48,-40L13,46C11,51 8,52 3,52H-17C-23,52 -24,48 -22,43L10,-22H-17C-22,-22 -23,-20 -24,-15L-25,-12C-26,-8 -28,-7 -32,-7H-41C-46,-7 -48,-10 -47,-15L-46,-44C-46,-48 -44,-50 -41,-50Z';
/** A 7 with cut corners. */
const CUT = 'M-48,-52H50V-36L14,52H-24L9,-21H-20V-8H-48Z';
/** A 7 that leans and swings. */
const SWUNG =
  'M-44,-42C-26,-54 -4,-46 14,-50C26,-53 38,-56 49,-50C44,-22 20,8 16,50C8,56 -12,56 -20,50C-18,16 -2,-6 12,-25C-4,-22 -18,-28 -26,-16C-32,-10 -44,-12 -45,-20Z';

/** Red, with a second tube inside. */
export const redSeven: SymbolDrawing = {
  colours: 2,
  hasWord: false,
  draw: (a, { colours }) => {
    const [main, second] = [cycle(colours, 0), cycle(colours, 1)];
    return (
      pane(a, ROUND, main, 0.5) +
      tube(a, ROUND, main, 7.4, { glow: 0.95 }) +
      tube(a, 'M-33,-36H30L-4,37', second, 4.6, {
        glow: 0.5,
        ends: [
          [-33, -36],
          [-4, 37],
        ],
      })
    );
  },
};

/** Blue, with a bar across its stem. */
export const blueSeven: SymbolDrawing = {
  colours: 2,
  hasWord: false,
  draw: (a, { colours }) => {
    const [main, second] = [cycle(colours, 0), cycle(colours, 1)];
    return (
      pane(a, CUT, main, 0.46) +
      tube(a, CUT, main, 6.8, { glow: 0.9 }) +
      tube(a, 'M-34,10H46', second, 5.4, {
        glow: 0.6,
        ends: [
          [-34, 10],
          [46, 10],
        ],
      })
    );
  },
};

/** Pink, with a star at its foot. */
export const pinkSeven: SymbolDrawing = {
  colours: 2,
  hasWord: false,
  draw: (a, { colours }) => {
    const [main, second] = [cycle(colours, 0), cycle(colours, 1)];
    const d = star(5, 17, 7.4);
    return (
      pane(a, SWUNG, main, 0.46) +
      tube(a, SWUNG, main, 6.6, { glow: 0.9 }) +
      `<g transform="translate(37 34)">${path(d, second, 'opacity=".4"')}${tube(a, d, second, 4, { glow: 0.7 })}</g>`
    );
  },
};
