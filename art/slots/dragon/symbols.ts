import { cycle } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { coin, prize } from './coins.ts';
import { ace, king, queen } from './letters.ts';
import { boat, disc, flamingPearl, hairpin, lotus, scroll, tripod } from './treasures.ts';

/** The pearl in its flame with a word: flame and pearl from light to deep, edge of the word. */
const pearl: SymbolDrawing = {
  colours: 7,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const outline = cycle(colours, 6);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF0B0', '#FFC23D', '#FFF6D0'],
      outline,
      extrusion: outline,
      depth: 8,
      arc: 0,
    } as const;
    return flamingPearl(a, colours.slice(0, 3), colours.slice(3, 6)) + symbolWord(a, word, 50, 37, style, outlines);
  },
};

export const dragonSymbols: Readonly<Record<string, SymbolDrawing>> = {
  pearl,
  coin,
  prize,
  boat,
  hairpin,
  tripod,
  disc,
  scroll,
  lotus,
  ace,
  king,
  queen,
};
