import { circle, cycle, group, placed } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { cymbals, envelope, fish, ingot, lettuce, plum, tangerine } from './charms.ts';
import { cracker } from './crackers.ts';
import { drum } from './drum.ts';
import { goldLight } from './light.ts';
import { lionHead } from './mascot.ts';

/** The head of the lion in a ring of gold: gold from light to deep, sky from light to deep. */
const lion: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF3A0', '#FFB52E', '#FFF2B0'],
      outline: '#5A040C',
      extrusion: '#A80E1A',
      depth: 7,
      arc: 0,
    } as const;
    return (
      a.glow(0, 0, 62, at(0), 0.5) +
      group(circle(0, 0, 54, a.linear([at(0), at(1), at(2), at(1)])), goldLight(a)) +
      circle(0, 0, 46, a.radial([at(3), at(4), at(5)])) +
      group(lionHead(a, 'open'), placed(0, -5, 0.44)) +
      symbolWord(a, word, 56, 33, style, outlines)
    );
  },
};

export const lionSymbols: Readonly<Record<string, SymbolDrawing>> = {
  lion,
  drum,
  lettuce,
  cymbals,
  tangerine,
  fish,
  ingot,
  cracker,
  envelope,
  plum,
};
