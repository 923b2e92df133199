import { cycle, type Drawing, group, path, polygon, stroke, tenth } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { glassLight } from './light.ts';

/** The colours that a prism breaks light into. */
export const SPECTRUM = ['#FF4A6A', '#FF9A3A', '#FFE65A', '#5AF08A', '#4AC8FF', '#6A7AFF', '#C06AFF'] as const;

/** A fan of broken light from x, y to the right. */
export function fan(a: Drawing, x: number, y: number, reach: number, from: number, to: number): string {
  const step = (to - from) / SPECTRUM.length;
  const faded = (colour: string) =>
    a.linearAt(
      [
        [0, colour, 1],
        [0.6, colour, 1],
        [1, colour, 0],
      ],
      x,
      0,
      x + reach,
      0,
    );
  return SPECTRUM.map((colour, index) =>
    path(
      `M${x},${y}L${x + reach},${tenth(from + index * step)}L${x + reach},${tenth(from + (index + 1) * step + 0.6)}Z`,
      faded(colour),
    ),
  ).join('');
}

/** A prism of glass, its point up. Within ±46 across, and from -52 to 34. */
export function glassPrism(a: Drawing): string {
  const outline = 'M0,-54L48,32H-48Z';
  return (
    group(
      path(
        outline,
        a.linear(
          [
            [0, '#FFFFFF', 0.95],
            [0.4, '#B8C8FF', 0.85],
            [1, '#4A2AC8', 0.9],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
      glassLight(a),
    ) +
    polygon(
      [
        [0, -54],
        [-48, 32],
        [-12, 8],
      ],
      '#FFFFFF',
      'opacity=".34"',
    ) +
    polygon(
      [
        [-48, 32],
        [48, 32],
        [-12, 8],
      ],
      '#2A0E8A',
      'opacity=".42"',
    ) +
    polygon(
      [
        [0, -54],
        [48, 32],
        [-12, 8],
      ],
      a.linear(
        [
          [0, '#8AF0FF', 0.2],
          [1, '#FF8AE0', 0.5],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    stroke('M0,-54L-12,8L-48,32M-12,8L48,32', '#FFFFFF', 1.6, 'opacity=".75"') +
    stroke(outline, '#FFFFFF', 2.4, 'opacity=".9"')
  );
}

/** A prism that breaks a ray of light: the colours of its word, from light to deep, and of its edge. */
export const prism: SymbolDrawing = {
  colours: 4,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', cycle(colours, 0), cycle(colours, 1), '#FFFFFF'],
      outline: cycle(colours, 3),
      extrusion: cycle(colours, 2),
      depth: 8,
      arc: 0,
    } as const;
    return (
      a.glow(0, 0, 60, '#8A5AF5', 0.7) +
      a.glow(6, -10, 44, '#FFFFFF', 0.5) +
      path(
        'M-60,2L-20,-15L-19,-11L-60,6Z',
        a.linearAt(
          [
            [0, '#FFFFFF', 0],
            [0.4, '#FFFFFF', 1],
          ],
          -60,
          0,
          -20,
          0,
        ),
      ) +
      group(fan(a, 16, -18, 46, -20, 24), `opacity=".95"`) +
      glassPrism(a) +
      group(fan(a, -18, -14, 40, -26, -4), `opacity=".55" clip-path="${a.clip('M0,-54L48,32H-48Z')}"`) +
      sparkle(0, -50, 16) +
      sparkle(-34, 20, 8) +
      symbolWord(a, word, 55, 32, style, outlines)
    );
  },
};
