import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  placed,
  stroke,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { bronzeLight, plumeLight } from './light.ts';

/** A tongue of fire about 0,0: 96 across, 116 high. */
const TONGUE =
  'M-4,-58C10,-40 2,-28 14,-18C18,-26 17,-34 14,-42C32,-28 46,-4 44,20C42,46 22,58 0,58C-24,58 -44,44 -45,18C-46,-2 -34,-16 -28,-30C-22,-22 -22,-14 -18,-8C-8,-20 -14,-40 -4,-58Z';

/** Fire in three layers from its edge to its heart. */
export const fire = (a: Drawing, [edge = '', middle = '', heart = '']: readonly string[]): string =>
  a.glow(0, 10, 62, edge, 0.6) +
  group(path(TONGUE, a.linear([lighten(edge, 0.06), edge, mix(edge, '#3a0008', 0.35)])), plumeLight(a)) +
  group(path(TONGUE, a.linear([heart, middle, edge])), placed(0, 13, 0.72)) +
  group(path(TONGUE, a.linear(['#FFFFFF', '#FFFBD0', heart])), placed(1, 25, [0.42, 0.46]));

const GOLD_WORD = { face: 'lilita-one', fill: ['#FFFFFF', '#FFF0A0', '#FFB52E', '#FFE9A0'], depth: 8, arc: 0 } as const;

/** A flame that burns by itself: its edge, its middle, its heart, and the edge of the word. */
export const flame: SymbolDrawing = {
  colours: 4,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) =>
    group(
      fire(a, colours) +
        // A bird asleep in its heart.
        path(
          'M-14,34C-20,20 -10,8 2,10C10,4 18,8 16,14L22,18L15,20C16,34 4,44 -14,34Z',
          cycle(colours, 0),
          'opacity=".5"',
        ),
      placed(0, -6, 0.96),
    ) +
    sparkle(-30, -34, 8) +
    symbolWord(a, word, 56, 34, { ...GOLD_WORD, outline: cycle(colours, 3), extrusion: '#8A1206' }, outlines),
};

/** An egg in a nest of embers: its shell from light to deep, its cracks, twigs, the edge of the word. */
export const egg: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const twigs = [-34, -20, -6, 8, 22, 36]
      .map((x, i) =>
        stroke(
          `M${x - 22},${30 + (i % 3) * 5}C${x - 6},${40 + (i % 2) * 5} ${x + 8},${40 - (i % 2) * 4} ${x + 24},${27 + (i % 3) * 4}`,
          i % 2 === 0 ? at(4) : lighten(at(4), 0.1),
          6,
        ),
      )
      .join('');
    const shell = 'M0,-54C24,-50 36,-14 34,8C32,30 18,42 0,42C-18,42 -32,30 -34,8C-36,-14 -24,-50 0,-54Z';
    return (
      group(
        a.glow(0, 8, 60, at(3), 0.7) +
          group(path(shell, a.radial([at(0), at(1), at(2)], 0.4, 0.3, 0.8)), bronzeLight(a)) +
          group(
            stroke(
              'M-36,-4L-20,-14L-12,2L2,-10L12,6L22,-8L36,2M-12,2L-8,18L4,26M12,6L18,20M-20,-14L-24,-28',
              at(3),
              3.6,
            ) + stroke('M-36,-4L-20,-14L-12,2L2,-10L12,6L22,-8L36,2', '#FFFBD0', 1.4),
            `clip-path="${a.clip(shell)}"`,
          ) +
          ellipse(-13, -28, 8, 11, '#fff', 'opacity=".6" transform="rotate(20 -13 -28)"') +
          group(twigs, bronzeLight(a)) +
          circle(-40, 34, 3, at(3)) +
          circle(38, 30, 2.4, at(3)),
        placed(0, -5, 0.98),
      ) + symbolWord(a, word, 55, 30, { ...GOLD_WORD, outline: at(5), extrusion: '#7A0A2A' }, outlines)
    );
  },
};

/** Strokes of each letter, in a field of ±44. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M-30,46L0,-44L30,46M-19,16H19',
  K: 'M-26,-44V46M30,-44L-24,6M-6,-8L32,46',
  Q: 'M0,-42C42,-42 42,40 0,40C-42,40 -42,-42 0,-42ZM10,18L36,48',
  J: 'M-16,-42H30M16,-42V22C16,52 -30,52 -30,18',
};

/** A letter that glows in charred wood: wood, its edge, the glow, its heart. */
export const ember: SymbolDrawing = {
  colours: 4,
  hasWord: true,
  draw: (a, { colours, word = '' }) => {
    const d = STROKES[word];
    if (d === undefined) throw new Error(`there are no strokes for the letter "${word}"`);
    const [wood, edge, glow, heart] = [0, 1, 2, 3].map((i) => cycle(colours, i));
    const line = (colour: string | undefined, width: number, more = '') =>
      `<path d="${d}" fill="none" stroke="${colour ?? ''}" stroke-width="${width}" stroke-linecap="square" stroke-linejoin="miter"${more}/>`;
    return group(
      group(line(edge, 25) + line(wood, 21), bronzeLight(a)) +
        line(glow, 12, ` opacity=".55" filter="${a.blur(4)}"`) +
        line(glow, 8) +
        line(heart, 3.4) +
        line(wood, 11, ' stroke-dasharray="3 27" opacity=".8"'),
      'transform="scale(.92)"',
    );
  },
};
