import { circle, cycle, type Drawing, group, path, polar, polygon, type Point } from '../../drawing/index.ts';
import type { CoinDrawing } from '../props.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { turnedCoin } from '../turnedCoin.ts';
import { symbolWord } from '../symbolWord.ts';
import { gilt } from './light.ts';
import { shell } from './shell.ts';

/** A hexagon with a point at each side. */
const hexagon = (r: number): Point[] => [0, 60, 120, 180, 240, 300].map((turn) => polar(r, turn));

const rounded = (points: readonly Point[], fill: string, edge: string, width: number): string =>
  polygon(points, fill, `stroke="${edge}" stroke-width="${width}" stroke-linejoin="round"`);

/** A coin with six sides as a plate of the shell: edge from light to deep, face from light to deep, ink. Its face is free for two lines. */
export const coin: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (index: number) => cycle(colours, index);
    const edge = a.linear([at(0), at(1), at(2)], 0, 0, 1, 1);
    return (
      group(
        group(rounded(hexagon(46), at(2), at(2), 14), 'transform="translate(0 5)"') +
          rounded(hexagon(46), edge, edge, 14),
        gilt(a, 4),
      ) +
      rounded(hexagon(39), a.radial([at(3), at(4), at(5)], 0.4, 0.3, 0.85), at(6), 2.4) +
      [0, 60, 120, 180, 240, 300].map((turn) => circle(...polar(47, turn), 3, '#FFFFFF', 'opacity=".9"')).join('') +
      path(
        'M-33,-8L-17,-33H8',
        'none',
        'stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity=".8"',
      )
    );
  },
};

/** The wild: a golden shell in light, with its word. Grooves, plates from light to deep, rim from light to deep, edge of the word. */
export const goldenShell: SymbolDrawing = {
  colours: 8,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (index: number) => cycle(colours, index);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#F4FFD8', '#BFF07A', '#FFFFFF'],
      outline: at(7),
      extrusion: at(7),
      depth: 8,
      arc: 0,
    } as const;
    return (
      a.glow(0, -4, 60, '#FFF6B8', 0.85) +
      group(
        shell(
          a,
          { width: 50, depth: 46, height: 10 },
          { groove: at(0), plate: [at(1), at(2), at(3)], rim: [at(4), at(5), at(6)] },
        ),
        'transform="translate(0 -5)"',
      ) +
      symbolWord(a, word, 51, 38, style, outlines)
    );
  },
};

/** The coin that a win throws. */
export const flyingCoin: CoinDrawing = (a: Drawing, degrees) =>
  turnedCoin(
    a,
    {
      face:
        rounded(hexagon(15.5), a.linear(['#FFF8D0', '#FFD04A', '#E8921A'], 0, 0, 1, 1), '#F0B83A', 5) +
        rounded(hexagon(12), a.linear(['#FFE58A', '#F5B02E']), '#A8600C', 1.2) +
        circle(0, 0, 4.5, '#FFF6CF', 'opacity=".8"'),
      edge: { colour: '#B8690E', radius: 17, shift: 4.5 },
      light: { blur: 1, relief: 2, gloss: 0.6, shade: '#5a2c02', dx: -1, dy: -2 },
    },
    degrees,
  );
