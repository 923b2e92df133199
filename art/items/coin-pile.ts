import { type Drawing, group } from '../drawing/index.ts';
import { coin } from '../props/treasure.ts';
import { glint, itemLight } from './finish.ts';

/** The positions of the coins, back to front. */
const PLACES = [
  [0, -8],
  [-24, 12],
  [24, 14],
  [0, 24],
  [-44, 34],
  [44, 36],
  [0, 44],
  [-62, 56],
  [62, 58],
  [-22, 66],
  [22, 68],
] as const;

/** Pile of coins with one in flight. */
export const coinPile = (a: Drawing) => {
  const pile = PLACES.map(([x, y], i) =>
    coin(a, x, y, 36, { ry: 25, mark: i % 3 === 1 ? 'hole' : 'star', rot: (i % 5) * 6 - 12 }),
  ).join('');
  return (
    group(pile, `filter="${itemLight(a, { shade: '#5a2a02', gloss: 0.4 })}"`) +
    a.part('flying', coin(a, 48, -50, 24, { ry: 15, rot: -28, mark: 'star' }), [48, -50]) +
    glint(a, [
      [-46, -32, 20],
      [78, 16, 12],
      [4, -62, 12],
    ])
  );
};
