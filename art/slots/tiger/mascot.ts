import { type Drawing, ellipse, group, path, placed } from '../../drawing/index.ts';
import { coin, ingot } from '../../props/treasure.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { tigerHead } from './head.ts';
import { GLAZES, jar, shelf } from './jars.ts';
import { furLight, goldLight } from './light.ts';
import { limb, paw } from './limbs.ts';

const INK = '#2A0E06';

/** Coins and ingots that pour out of a jar between its paws. */
const heap = (a: Drawing): string =>
  [
    [-92, 142, -20],
    [-62, 150, 10],
    [92, 142, 24],
    [64, 150, -8],
    [-34, 155, 18],
    [38, 155, 2],
    [-108, 156, 4],
    [108, 156, -14],
  ]
    .map(([x = 0, y = 0, turn = 0], i) => coin(a, x, y, 17 - (i % 3), { ry: 12 + (i % 3), rot: turn }))
    .join('') +
  ingot(a, -78, 136, 0.4, -8) +
  ingot(a, 80, 136, 0.4, 10);

/** The tiger sits up, roaring, with an open jar before it. */
function joy(a: Drawing): string {
  const chest = 'M-52,-10C-84,20 -92,70 -84,118C-78,150 -50,164 0,164C50,164 78,150 84,118C92,70 84,20 52,-10Z';
  let stripes = '';
  for (let i = 0; i < 5; i++) {
    const y = 34 + i * 24;
    const stripe = path(
      `M-96,${y - 8}C-74,${y - 8} -56,${y + 2} -42,${y + 14}C-58,${y + 12} -78,${y + 8} -96,${y + 10}Z`,
      INK,
    );
    stripes += stripe + group(stripe, 'transform="scale(-1 1)"');
  }
  const hind =
    group(ellipse(-76, 128, 34, 36, a.linear(['#FFD25E', '#FF8A1F', '#C23A06'])), furLight(a)) +
    paw(a, -74, 160, 1.5, 4);
  return (
    group(path(chest, a.linear(['#FFC84A', '#FF8A1F', '#D8500A'], 0, 0, 1, 0)), furLight(a)) +
    group(
      path('M-34,0C-48,50 -48,110 -30,164H30C48,110 48,50 34,0Z', a.linear(['#FFFDF4', '#FFE6C4', '#EFB47A'])) +
        stripes,
      `clip-path="${a.clip(chest)}"`,
    ) +
    hind +
    group(hind, 'transform="scale(-1 1)"') +
    group(heap(a), goldLight(a)) +
    group(jar(a, GLAZES[1], true), placed(0, 116, 0.86)) +
    group(tigerHead(a, { eyes: 'stars', mouth: 'roar' }), placed(0, -62, 0.98))
  );
}

/** The left foreleg, raised, about its shoulder: the claws are spread over torn air. */
function raised(a: Drawing): string {
  const slash = (x: number, y: number, scale: number) =>
    path('M0,-70C-8,-40 -8,-10 8,36C2,-4 4,-36 12,-66Z', '#FFF6D0', `opacity=".9" ${placed(x, y, scale, -32)}`);
  const claw = (x: number, y: number, degrees: number) =>
    group(
      path('M-8,6C-9,-12 -2,-26 3,-34C8,-22 10,-8 8,6Z', a.linear(['#FFFDF0', '#F2D9A0', '#B87A2A'])),
      placed(x, y, 1, degrees),
    );
  const toe = (x: number, y: number) =>
    group(ellipse(x, y, 17, 19, a.linear(['#FFFDF4', '#FFE2B8', '#E8A85A'])), furLight(a));
  const fingers = [
    [-38, -6, -34],
    [-14, -28, -12],
    [14, -28, 10],
    [38, -6, 32],
  ] as const;
  const palm =
    fingers.map(([x, y, degrees]) => claw(x * 1.08, y - 16, degrees)).join('') +
    fingers.map(([x, y]) => toe(x, y)).join('') +
    group(ellipse(0, 14, 42, 36, a.linear(['#FFFDF4', '#FFE2B8', '#E8A85A'])), furLight(a)) +
    path('M-22,26C-24,6 -8,-2 0,2C8,-2 24,6 22,26C12,34 -12,34 -22,26Z', '#D8847A') +
    fingers.map(([x, y]) => ellipse(x, y + 1, 8, 9, '#D8847A')).join('');
  return (
    a.glow(-104, -102, 90, '#FFE07A', 0.5) +
    slash(-150, -54, 0.9) +
    slash(-172, -86, 1.1) +
    slash(-160, -124, 0.9) +
    limb(a, { from: [4, 24], over: [-92, 44], to: [-102, -72], widths: [64, 50], bars: [0.24, 0.42, 0.6, 0.78] }) +
    group(palm, placed(-106, -104, 1, -10))
  );
}

/** The jars on their shelf. The tiger itself is on the reels. */
export const tigerMascot: MascotDrawing = {
  rest: (a, isBlinking) => shelf(a, isBlinking),
  joy,
  limb: raised,
};
