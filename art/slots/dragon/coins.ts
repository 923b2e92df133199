import { circle, cycle, type Drawing, group, mix, path, polar, tenth } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { goldLight } from './light.ts';

/** Beads near the edge of a coin. */
const beads = (radius: number, count: number, size: number, colour: string): string =>
  Array.from({ length: count }, (_, i) =>
    circle(...polar(radius, ((i + 0.5) * 360) / count), size, colour, 'opacity=".85"'),
  ).join('');

/** The sunk face of a coin, empty for two lines of text, with the reflection of a lamp on its upper left. */
function sunkFace(a: Drawing, radius: number, [light, middle, deep]: readonly [string, string, string]): string {
  const at = radius * 0.86;
  return (
    circle(
      0,
      0,
      radius,
      a.radial([light, middle, deep], 0.38, 0.28, 0.9),
      `stroke="${mix(deep, '#000000', 0.45)}" stroke-opacity=".7" stroke-width="2.2"`,
    ) +
    path(
      `M${tenth(-at * 0.94)},${tenth(-at * 0.34)}A${tenth(at)},${tenth(at)} 0 0 1 ${tenth(at * 0.2)},${tenth(-at * 0.98)}`,
      'none',
      'stroke="#fff" stroke-width="3.6" stroke-linecap="round" opacity=".7"',
    )
  );
}

/** The colours of a coin: its edge from light to deep, its face from light to deep, and its beads. */
function colourRow(colours: readonly string[]) {
  const at = (i: number) => cycle(colours, i);
  return {
    edge: [at(0), at(1), at(2)],
    face: [at(3), at(4), at(5)],
    bead: at(6),
    under: mix(at(2), '#000000', 0.5),
  } as const;
}

/** A thick round coin with a beaded edge. */
export const coin: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const { edge, face, bead, under } = colourRow(colours);
    return group(
      group(
        circle(0, 5, 52, a.linear([edge[2], under])) + circle(0, -2, 52, a.linear(edge, 0, 0, 1, 1)),
        goldLight(a),
      ) + group(beads(46.5, 28, 2.7, bead) + sunkFace(a, 41, face), 'transform="translate(0 -2)"'),
      'transform="scale(.95)"',
    );
  },
};

/** The coin of a prize: scallops all about, so that its outline differs from a plain coin. */
export const prize: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const { edge, face, bead, under } = colourRow(colours);
    const scalloped = (fill: string) =>
      Array.from({ length: 16 }, (_, i) => circle(...polar(46.5, i * 22.5 + 11.25), 9.6, fill)).join('') +
      circle(0, 0, 47, fill);
    return group(
      group(
        group(scalloped(under), 'transform="translate(0 4.5)"') + scalloped(a.linearAt(edge, -40, -50, 34, 50)),
        goldLight(a),
      ) +
        beads(49, 16, 3.1, bead) +
        circle(0, 0, 44.5, 'none', `stroke="${edge[0]}" stroke-width="2" opacity=".8"`) +
        sunkFace(a, 42, face),
      'transform="translate(0 -1) scale(.94)"',
    );
  },
};
