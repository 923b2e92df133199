import { circle, cycle, type Drawing, group, tenth } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { type CaneColours, cord, culm } from './bamboo.ts';
import { caneLight } from './light.ts';

/** A cane between two points, and the number of its joints. */
type Cane = readonly [x1: number, y1: number, x2: number, y2: number, joints: number];

/** Canes of each letter, and the points where cord ties them. */
const LETTERS: Readonly<
  Record<string, { readonly canes: readonly Cane[]; readonly ties: readonly (readonly [number, number])[] }>
> = {
  A: {
    canes: [
      [-21, 16, 21, 16, 2],
      [-34, 48, 3, -48, 4],
      [34, 48, -3, -48, 4],
    ],
    ties: [
      [0, -38],
      [-21, 16],
      [21, 16],
    ],
  },
  K: {
    canes: [
      [-26, -49, -26, 49, 4],
      [30, -46, -22, 6, 3],
      [-12, -4, 34, 48, 3],
    ],
    ties: [
      [-24, 5],
      [-8, -6],
    ],
  },
  Q: {
    canes: [
      [-32, -38, -32, 36, 3],
      [32, -36, 32, 34, 3],
      [-36, -38, 36, -38, 3],
      [-36, 36, 36, 36, 3],
      [6, 10, 42, 50, 2],
    ],
    ties: [
      [-32, -38],
      [32, -38],
      [-32, 36],
      [32, 36],
    ],
  },
  J: {
    canes: [
      [-10, -46, 40, -46, 2],
      [18, -48, 18, 34, 4],
      [18, 38, -30, 38, 2],
      [-30, 40, -30, 12, 1],
    ],
    ties: [
      [18, -46],
      [18, 37],
      [-29, 37],
    ],
  },
};

function cane(a: Drawing, [x1, y1, x2, y2, joints]: Cane, colours: CaneColours): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const degrees = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI - 90;
  return group(
    culm(a, { x: 0, y: 0, height: length, width: 17, joints }, colours),
    `transform="translate(${x1} ${y1}) rotate(${tenth(degrees)})"`,
  );
}

/** A letter of tied canes: bamboo from light to deep, cord from light to deep. */
export const caneLetter: SymbolDrawing = {
  colours: 6,
  hasWord: true,
  draw: (a, { colours, word = '' }) => {
    const at = (i: number) => cycle(colours, i);
    const letter = LETTERS[word];
    if (letter === undefined) throw new Error(`there are no canes for the letter "${word}"`);
    const bamboo: CaneColours = [at(0), at(1), at(2)];
    const tie = cord(a, 21, 13, [at(3), at(4), at(5)]);
    return group(
      letter.canes.map((each) => group(cane(a, each, bamboo), caneLight(a))).join('') +
        letter.ties
          .map(
            ([x, y]) =>
              group(tie, `transform="translate(${x} ${y})"`) + circle(x - 6, y - 3, 1.6, '#fff', 'opacity=".7"'),
          )
          .join(''),
      'transform="translate(0 -1) scale(.9)"',
    );
  },
};
