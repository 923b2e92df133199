import { group, placed } from '../../drawing/index.ts';
import { lettering } from '../../lettering.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';

/** A letter of polished stone with a dark edge. Four colours of its face from above, its edge, and its side. */
export const letter: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const [top = '', upper = '', lower = '', foot = '', outline = '', extrusion = ''] = colours;
    const style = {
      face: 'lilita-one',
      fill: [top, upper, lower, foot],
      outline,
      extrusion,
      rim: '#EAFFFA',
      depth: 12,
      arc: 0,
    } as const;
    const line = { text: word, x: 0, y: 0, size: 150, fit: 150 };
    return group(lettering(a, [line], style, outlines), placed(0, 26, 0.54));
  },
};
