import { type Drawing, group, placed, star } from '../../drawing/index.ts';
import { darkTube, roundedBox, tube } from './tube.ts';

/** Signs of the street as bent tubes, each within ±26. None of them has words. */
const SIGNS: readonly (readonly string[])[] = [
  // A glass with an olive.
  ['M-22,-20H22L0,6V24M-13,24H13', 'M-8,-10A5,5 0 0 1 2,-10A5,5 0 0 1 -8,-10Z'],
  // A bowl of noodles.
  [
    'M-24,-2H24C24,14 12,22 0,22C-12,22 -24,14 -24,-2Z',
    'M-12,-8C-16,-14 -8,-16 -12,-24M0,-8C-4,-14 4,-16 0,-24M12,-8C8,-14 16,-16 12,-24',
  ],
  // A note.
  ['M-10,16V-22L16,-16V10', 'M-22,16A6,5 0 0 1 -10,16A6,5 0 0 1 -22,16ZM4,10A6,5 0 0 1 16,10A6,5 0 0 1 4,10Z'],
  // A star.
  [star(5, 24, 11)],
  // A crescent.
  ['M8,-22C-18,-22 -26,10 -6,22C6,28 18,20 22,12C2,16 -8,-6 8,-22Z'],
  // A heart.
  ['M0,22C-20,8 -24,-6 -18,-15C-12,-22 -3,-19 0,-10C3,-19 12,-22 18,-15C24,-6 20,8 0,22Z'],
  // An eye-like lens with rays.
  ['M-24,0C-12,-16 12,-16 24,0C12,16 -12,16 -24,0Z', 'M-7,0A7,7 0 0 1 7,0A7,7 0 0 1 -7,0Z'],
  // A bolt.
  ['M6,-26L-14,4H-1L-6,26L14,-6H1Z'],
];

/** A sign about x, y. Its second part has the second colour. */
export function sign(
  a: Drawing,
  index: number,
  [x, y, size]: readonly [number, number, number],
  [first, second]: readonly [string, string],
  isLit = true,
): string {
  const parts = SIGNS[index % SIGNS.length] ?? [];
  const drawn = parts.map((d, i) => {
    const colour = i === 0 ? first : second;
    return isLit ? tube(a, d, colour, 4, { glow: 0.85 }) : darkTube(d, colour, 4);
  });
  return group(drawn.join(''), placed(x, y, size));
}

/** An upright box on a wall, with bars of light instead of letters. Within ±14 and ±44. */
export function blade(
  a: Drawing,
  [x, y, size]: readonly [number, number, number],
  [first, second]: readonly [string, string],
): string {
  const rows = [-30, -14, 2, 18];
  const strokes = rows
    .map((row, i) => `M-6,${row}H6M${i % 2 === 0 ? -6 : 0},${row + 6}H${i % 2 === 0 ? 2 : 6}`)
    .join('');
  const box = roundedBox(0, 0, 28, 88, 6);
  return group(
    `<path d="${box}" fill="#0A0220"/>` +
      tube(a, box, first, 3.4, { glow: 0.8 }) +
      tube(a, `${strokes}M-5,32L0,38L5,32`, second, 2.6, { glow: 0.6 }),
    placed(x, y, size),
  );
}
