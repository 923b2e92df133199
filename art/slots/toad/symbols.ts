import { circle, cycle, group, mix, path, placed, rect, stroke, tenth } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { coinFace } from './coin.ts';
import { goldLight, lampLight } from './light.ts';
import { brush, fly, inkstone, key, leaf, ledger, scales } from './desk.ts';
import { toadHead } from './toad.ts';

/** The toad's head in a gold ring, with a word: gold from light to dark, ground light and deep, edge of the word. */
const toad: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF3A0', '#FFC22E', '#FFF6C8'],
      outline: at(5),
      extrusion: at(5),
      depth: 6,
      arc: 0,
    } as const;
    return (
      group(circle(0, -3, 54, a.linear([at(0), at(1), at(2)])), goldLight(a, 4)) +
      circle(0, -3, 47, a.radial([at(3), at(4)], 0.5, 0.4, 0.7)) +
      circle(0, -3, 47, 'none', `stroke="${at(2)}" stroke-width="2.400"`) +
      group(toadHead(a, 'open'), placed(0, 8, 0.53)) +
      symbolWord(a, word, 55, 36, style, outlines)
    );
  },
};

/** The coin that the toad catches: gold from light to dark. */
const coin: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    return (
      a.glow(0, 0, 60, at(1), 0.55) +
      group(circle(0, 4, 46, at(3)), goldLight(a, 4)) +
      group(group(coinFace(a, [at(0), at(1), at(2), at(3)]), 'transform="scale(2.300)"'), goldLight(a, 0))
    );
  },
};

/** An abacus with a word: wood light and deep, beads light and deep, brass, edge of the word. */
const abacus: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const at = (i: number) => cycle(colours, i);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFF6C0', '#FFCF4A', '#FFF6D0'],
      outline: at(5),
      extrusion: at(5),
      depth: 5,
      arc: 0,
    } as const;
    const beadAt = (x: number, y: number) =>
      path(
        `M${tenth(x - 11)},${y}L${tenth(x - 5)},${y - 5.5}H${tenth(x + 5)}L${tenth(x + 11)},${y}L${tenth(x + 5)},${y + 5.5}H${tenth(x - 5)}Z`,
        a.radial([mix(at(2), '#FFFFFF', 0.45), at(2), at(3)], 0.36, 0.26, 0.85),
      );
    const rods = [-34, -11.5, 11.5, 34].map((x, i) => {
      const low = [
        [4, 16, 28],
        [4, 28, 39],
        [16, 28, 39],
        [4, 16, 39],
      ][i] ?? [4, 16, 28];
      return (
        rect(x - 1.6, -46, 3.2, 92, 1, at(4)) + beadAt(x, i % 2 ? -34 : -22) + low.map((y) => beadAt(x, y)).join('')
      );
    });
    const frame = `<path fill-rule="evenodd" d="M-53,-54H53V52H-53ZM-46,-46V45H46V-46Z" fill="${a.linear([at(0), at(1)])}"/>`;
    return (
      rect(-48, -48, 96, 96, 2, '#1A0E04', 'opacity=".55"') +
      group(rods.join(''), lampLight(a, 2, '#1a0a02')) +
      group(frame + rect(-48, -12, 96, 7, 1, at(0)), lampLight(a, 4, '#1a0a02')) +
      [-50, 50].map((x) => circle(x, -50, 4, at(4)) + circle(x, 48, 4, at(4))).join('') +
      stroke('M-50,-51H50', '#FFE6B0', 1.6, 'opacity=".6"') +
      symbolWord(a, word, 57, 34, style, outlines)
    );
  },
};

export const toadSymbols: Readonly<Record<string, SymbolDrawing>> = {
  toad,
  coin,
  abacus,
  scales,
  ledger,
  key,
  brush,
  inkstone,
  leaf,
  fly,
};
