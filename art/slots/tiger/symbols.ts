import { cycle, group, placed, rect } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { tigerHead } from './head.ts';
import { disc, drum, fan, gourd, ingot, tally } from './treasures.ts';

/** A letter in lacquer: four colours from top to foot, its edge, its side. */
const lacquer: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const style = {
      face: 'lilita-one',
      fill: [at(0), at(1), at(2), at(3)],
      outline: at(4),
      extrusion: at(5),
      rim: '#F0C070',
      depth: 10,
      arc: 0,
    } as const;
    return symbolWord(a, word, 34, 92, style, outlines);
  },
};

/** The tiger in one cell, for tables and small boards: panel of jade from light to deep, edge of the word. */
const tiger: SymbolDrawing = {
  colours: 4,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFE67A', '#FF9A1E', '#FFF2B0'],
      outline: at(3),
      extrusion: '#8A1E08',
      depth: 8,
      arc: 0,
    } as const;
    return (
      rect(-54, -58, 108, 116, 14, a.radial([at(0), at(1), at(2)], 0.5, 0.4, 0.8)) +
      group(tigerHead(a, { eyes: 'open', mouth: 'roar' }), placed(0, -6, 0.47)) +
      symbolWord(a, word, 54, 34, style, outlines)
    );
  },
};

export const tigerSymbols: Readonly<Record<string, SymbolDrawing>> = {
  tiger,
  tally,
  ingot,
  drum,
  fan,
  disc,
  gourd,
  lacquer,
};
