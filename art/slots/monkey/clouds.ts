import { circle, type Drawing, group, placed, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import { centred, type Piece } from '../Piece.ts';
import { monkeyHead } from './head.ts';
import { cloudLight } from './light.ts';
import { staff } from './staff.ts';

/** A cloud from its light edge to its foot, and the colour of its curls. */
export type CloudTone = readonly [light: string, middle: string, deep: string, curl: string];

export const GOLD_CLOUD: CloudTone = ['#FFFFFF', '#FFE6A0', '#F5B84A', '#C87A0E'];
export const WHITE_CLOUD: CloudTone = ['#FFFFFF', '#F2FAFF', '#BFE0F0', '#6AB0D0'];

const PUFFS: readonly (readonly [number, number, number])[] = [
  [0, -8, 28],
  [-36, -2, 22],
  [38, -2, 24],
  [-66, 4, 15],
  [68, 4, 17],
  [-16, -18, 20],
  [20, -18, 20],
];
const FEET: readonly (readonly [number, number, number])[] = [
  [-50, 14, 16],
  [-16, 16, 20],
  [20, 16, 20],
  [52, 12, 16],
];

/** A cloud to stand on, about 0,0 within ±86 × ±38. */
export const standingCloud = (a: Drawing, [light, middle, deep, curl]: CloudTone): string =>
  group(
    PUFFS.map(([x, y, r]) => circle(x, y, r, a.linear([light, middle, deep]))).join('') +
      FEET.map(([x, y, r]) => circle(x, y, r, a.linear([middle, deep]))).join(''),
    cloudLight(a, curl),
  ) + stroke('M-42,4q10,-14 22,-2q-2,10 -10,6M18,6q10,-16 24,-4q0,10 -9,7', curl, 3, 'opacity=".6"');

/** One monkey on its cloud, about 0,0 within ±60. */
export const rider = (a: Drawing, tone: CloudTone, mouth: 'grin' | 'laugh' = 'grin'): string =>
  group(standingCloud(a, tone), placed(0, 38, 0.62)) +
  group(monkeyHead(a, { eyes: 'open', mouth }), placed(0, -2, 0.45));

/** Five monkeys that are one, within ±60. */
const swarm = (a: Drawing): string =>
  [
    [-28, -34, 0.25],
    [30, -26, 0.22],
    [-32, 12, 0.23],
    [26, 20, 0.25],
    [0, -4, 0.26],
  ]
    .map(([x = 0, y = 0, scale = 1]) => group(monkeyHead(a, { eyes: 'open', mouth: 'grin' }), placed(x, y + 4, scale)))
    .join('') + group(standingCloud(a, WHITE_CLOUD), placed(0, 50, 0.4));

/** Two monkeys on a cloud, within ±60. */
const pair = (a: Drawing): string =>
  group(standingCloud(a, GOLD_CLOUD), placed(0, 44, 0.66)) +
  group(monkeyHead(a, { eyes: 'open', mouth: 'grin' }), placed(-20, -16, 0.34)) +
  group(monkeyHead(a, { eyes: 'open', mouth: 'laugh' }), placed(24, 18, 0.3));

/** The Monkey King as large as the sky, his staff across his back. Within ±60. */
const giant = (a: Drawing): string =>
  group(staff(a, 250, 24), placed(0, 0, 0.5, 44)) +
  a.glow(0, 0, 62, '#FF9A5A', 0.5) +
  group(monkeyHead(a, { eyes: 'fiery', mouth: 'laugh' }), placed(0, 8, 0.54)) +
  sparkle(44, -46, 10) +
  sparkle(-46, 42, 8);

/** The pictures of the three clouds of a choice by the names of its options, and a small monkey. */
export const cloudPieces = (): Piece[] => [
  centred('choice_small', 132, 132, swarm, 0.62),
  centred('choice_middle', 132, 132, pair, 0.62),
  centred('choice_storm', 132, 132, giant, 0.62),
  centred('cub', 132, 132, (a) => rider(a, WHITE_CLOUD, 'laugh'), 0.4),
];
