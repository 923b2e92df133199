import { circle, type Drawing, ellipse, group, path, placed } from '../../drawing/index.ts';
import { centred, type Piece } from '../Piece.ts';
import { GOLD } from './coin.ts';
import { goldLight, lampLight } from './light.ts';
import { toadHead } from './toad.ts';

const peg = (a: Drawing): string =>
  group(circle(0, 0, 6.4, a.radial(['#F0FFC0', '#6ABC30', '#1E4A0E'], 0.36, 0.3, 0.85)), lampLight(a, 2, '#0a1a02')) +
  ellipse(-2, -2.4, 2, 1.4, '#FFFFFF', 'opacity=".9"');

const hub = (a: Drawing): string =>
  group(circle(0, 0, 40, a.linear([GOLD[0], GOLD[1], GOLD[2]])), goldLight(a, 4)) +
  circle(0, 0, 33, a.radial(['#4A6A1E', '#1E2E08'], 0.5, 0.4, 0.7)) +
  circle(0, 0, 33, 'none', `stroke="${GOLD[3]}" stroke-width="2"`) +
  group(toadHead(a, 'joy'), placed(0, 8, 0.34));

/** The pointer above the wheel. Its tip is at the lower end. */
const pointer = (a: Drawing): string =>
  group(
    path('M0,26L-15,-6C-19,-18 -12,-26 0,-26C12,-26 19,-18 15,-6Z', a.linear([GOLD[0], GOLD[1], GOLD[2]], 0, 0, 1, 1)),
    goldLight(a, 3),
  ) + circle(0, -10, 8.5, a.radial(['#FFD0C0', '#E8402E', '#8A0E0E'], 0.36, 0.3, 0.8));

/** The pieces of the wheel. The client paints its fields from the data. */
export const wheelPieces = (): Piece[] => [
  centred('wheel_peg', 18, 18, peg),
  centred('wheel_hub', 96, 96, hub, 1, { detail: 0.8 }),
  centred('wheel_pointer', 48, 66, pointer),
];
