import { type Drawing, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import { fan } from '../../emblems/feathers.ts';
import { phoenix } from '../../emblems/phoenix.ts';
import { coin, ingot } from '../../props/treasure.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { fire } from './fire.ts';
import { bronzeLight, plumeLight } from './light.ts';

/** Lids over the eyes of the emblem's bird. */
const LIDS =
  path('M-27,-71C-19,-77 -8,-72 -4,-62C-12,-57 -23,-61 -27,-71Z', '#E8642A') +
  stroke('M-26,-68C-20,-62 -12,-60 -6,-61', '#5A0A0A', 2.6);

/** The phoenix above the board, wings half spread. */
const perched = (a: Drawing, isBlinking: boolean): string =>
  a.glow(0, -10, 116, '#FF8A2A', 0.45) + group(phoenix(a) + (isBlinking ? mirrored(LIDS) : ''), placed(0, 12, 1.04));

/** Gold in the fire below it. */
const heap = (a: Drawing): string =>
  [
    [-84, 132, -18],
    [-54, 142, 8],
    [84, 132, 20],
    [54, 142, -8],
    [-26, 148, 16],
    [28, 148, 0],
    [0, 152, -8],
  ]
    .map(([x = 0, y = 0, turn = 0], i) => coin(a, x, y, 17 - (i % 3), { ry: 12 + (i % 3), rot: turn }))
    .join('') +
  ingot(a, -70, 122, 0.4, -8) +
  ingot(a, 72, 122, 0.4, 10);

/** The phoenix rises out of fire and gold. */
const rising = (a: Drawing): string =>
  a.glow(0, -30, 124, '#FFE07A', 0.7) +
  [-74, 74, -36, 36, 0]
    .map((x, i) =>
      group(fire(a, ['#FF5A1E', '#FFB52E', '#FFF0A0']), placed(x, 96 - (i % 2) * 10, 0.9 + (i % 3) * 0.16)),
    )
    .join('') +
  group(phoenix(a), placed(0, -28, 1.12)) +
  group(heap(a), bronzeLight(a));

/** The left wing, spread, about its shoulder. */
const spread = (a: Drawing): string => {
  const outer = [a.linear(['#FFE07A', '#FF8A22', '#C81A1E'])];
  const middle = [a.linear(['#FFF3A8', '#FFB02E', '#FF6A1E'])];
  const inner = [a.linear(['#FFFBD8', '#FFD86A', '#FF9A2E'])];
  return (
    a.glow(-70, -60, 120, '#FF8A2A', 0.5) +
    group(fan(9, 6, -112, 176, 128, 26, outer, '#FFE9A0', -18, 26), plumeLight(a)) +
    group(fan(7, -6, -104, 126, 92, 23, middle, '#FFF8D0', -14, 22), plumeLight(a)) +
    group(fan(6, -16, -98, 80, 60, 19, inner, '#FF8A22', -10, 18), plumeLight(a)) +
    ellipse(-6, 6, 24, 22, a.radial(['#FFF3A8', '#FFA83A', '#D8321A'], 0.4, 0.3, 0.8))
  );
};

export const phoenixMascot: MascotDrawing = { rest: perched, joy: rising, limb: spread };
