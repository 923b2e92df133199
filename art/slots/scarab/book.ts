import { circle, cycle, group, path, placed, rect, stroke } from '../../drawing/index.ts';
import { scarab } from '../../emblems/scarab.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { goldLight, lapisLight } from './light.ts';

/** The closed book of the scarab, wild and scatter at once: gold from light to deep, cover from light to deep, pages. */
export const book: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const gold = a.linear([at(0), at(1), at(2)]);
    const corner = path('M0,0H24C22,10 10,22 0,24Z', gold) + circle(8, 8, 3.4, '#E8402E');
    const corners =
      group(corner, placed(-42, -52)) +
      group(corner, placed(42, -52, [-1, 1])) +
      group(corner, placed(-42, 50, [1, -1])) +
      group(corner, placed(42, 50, [-1, -1]));
    return (
      a.glow(0, 0, 62, at(0), 0.6) +
      group(
        rect(-38, -46, 88, 104, 6, at(6)) +
          stroke('M46,-44V56M43,-44V57M40,-44V57', '#8A6A3A', 1.4, 'opacity=".6"') +
          rect(-44, -54, 88, 106, 7, a.linear([at(3), at(4), at(5)], 0, 0, 1, 1)),
        lapisLight(a),
      ) +
      rect(-37, -47, 74, 92, 4, 'none', `stroke="${at(1)}" stroke-width="2.400"`) +
      group(corners, goldLight(a)) +
      group(scarab(a), placed(0, 4, 0.36))
    );
  },
};

/** A letter inked on a strip of papyrus: ink from top to foot (4), edge, papyrus from light to deep. */
export const papyrus: SymbolDrawing = {
  colours: 8,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const style = {
      face: 'lilita-one',
      fill: [at(0), at(1), at(2), at(3)],
      outline: at(4),
      extrusion: at(4),
      depth: 5,
      arc: 0,
    } as const;
    const sheet =
      'M-44,-40L-38,-44L-20,-41L4,-45L26,-41L44,-44L46,-20L43,4L47,26L44,44L22,41L0,45L-24,41L-45,44L-43,20L-47,-4L-43,-22Z';
    let reeds = '';
    for (let i = -3; i <= 3; i += 1) reeds += `M${i * 13},-42V42M-44,${i * 12}H44`;
    return (
      group(path(sheet, a.linear([at(5), at(6), at(7)])), goldLight(a)) +
      group(stroke(reeds, at(7), 1.4, 'opacity=".4"'), `clip-path="${a.clip(sheet)}"`) +
      symbolWord(a, word, 27, word.length > 1 ? 62 : 74, style, outlines)
    );
  },
};
