import { circle, type Drawing, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import { coin, ingot } from '../../props/treasure.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { culm, GREEN, leaf, sprig } from './bamboo.ts';
import { pandaHead } from './head.ts';
import { caneLight, furLight, smallLight, wareLight } from './light.ts';

const blackFur = (a: Drawing) => a.linear(['#5A5A70', '#2C2A3A', '#14121E']);
const whiteFur = (a: Drawing) => a.radial(['#FFFFFF', '#F8F5EA', '#CFCBB8'], 0.42, 0.3, 0.8);

/** The sole of a foot with its pads, about 0,0. */
const sole = (a: Drawing): string =>
  group(ellipse(0, 0, 30, 27, blackFur(a)), smallLight(a)) +
  ellipse(0, 7, 14, 10, '#8E7E92') +
  circle(-14, -8, 4.6, '#8E7E92') +
  circle(0, -13, 4.8, '#8E7E92') +
  circle(14, -8, 4.6, '#8E7E92');

/** The panda on its belly along a pole whose upper edge is at y 64, one arm and one leg over it. Without the arm with the stalk. */
function lying(a: Drawing, isBlinking: boolean): string {
  const body = 'M-60,64C-66,10 -20,-30 34,-32C86,-34 118,0 116,40C115,58 108,66 98,66Z';
  return (
    group(path(body, whiteFur(a)), furLight(a)) +
    group(
      path('M-70,70C-74,20 -40,-20 -2,-30C-16,0 -18,40 -12,70Z', blackFur(a)) +
        ellipse(40, 66, 70, 18, '#8E8A78', `opacity=".45" filter="${a.blur(7)}"`),
      `clip-path="${a.clip(body)}"`,
    ) +
    group(circle(114, 30, 15, whiteFur(a)), smallLight(a)) +
    // The leg and the arm that hang over the pole.
    group(
      path('M62,34C84,22 110,34 110,60C112,84 104,104 88,106C72,106 70,90 74,76C66,70 54,50 62,34Z', blackFur(a)),
      smallLight(a),
    ) +
    group(sole(a), placed(90, 96, 0.62, 14)) +
    group(
      path('M-34,44C-18,34 2,44 2,62C4,84 -2,104 -14,106C-28,106 -32,92 -28,78C-36,70 -42,54 -34,44Z', blackFur(a)),
      smallLight(a),
    ) +
    stroke('M-20,98V104M-13,99V105', '#7A7488', 2.4) +
    group(
      pandaHead(a, { eyes: isBlinking ? 'closed' : 'open', mouth: isBlinking ? 'calm' : 'chew' }),
      placed(-46, 2, 0.74, -6),
    )
  );
}

/** The forearm with the stalk that the panda chews, about its elbow on the pole. */
const chewingArm = (a: Drawing): string =>
  group(
    group(culm(a, { x: 0, y: -62, height: 104, width: 13, joints: 4 }, GREEN), 'transform="rotate(14)"') +
      sprig(a, 15, -60, -58, 0.6) +
      leaf(a, 12, -48, -150, 0.52),
    caneLight(a),
  ) +
  group(
    path('M-22,12C-30,-8 -20,-34 -4,-44C10,-50 22,-40 20,-26C18,-8 18,2 16,12C6,20 -14,20 -22,12Z', blackFur(a)),
    smallLight(a),
  ) +
  stroke('M2,-40C8,-38 12,-34 12,-28M-4,-36C2,-33 5,-29 5,-24', '#7A7488', 2.4);

/** Buns, coins and ingots before the panda. */
const heap = (a: Drawing): string =>
  [
    [-88, 146, -18],
    [-58, 154, 8],
    [88, 146, 20],
    [60, 154, -8],
    [-30, 158, 16],
    [32, 158, 0],
    [0, 162, -8],
    [-106, 158, 6],
    [106, 158, -14],
  ]
    .map(([x = 0, y = 0, turn = 0], i) => coin(a, x, y, 17 - (i % 3), { ry: 12 + (i % 3), rot: turn }))
    .join('') +
  ingot(a, -74, 136, 0.42, -8) +
  ingot(a, 76, 136, 0.42, 10);

/** The panda sits laughing behind a heap of gold. Its arms are apart. */
function joy(a: Drawing): string {
  const body = 'M-62,-2C-96,34 -104,96 -82,136C-62,160 62,160 82,136C104,96 96,34 62,-2Z';
  return (
    group(path(body, whiteFur(a)), furLight(a)) +
    group(path('M-96,-10H96V34C50,10 -50,10 -96,34Z', blackFur(a)), `clip-path="${a.clip(body)}"`) +
    ellipse(0, 86, 52, 50, '#FFFFFF', `opacity=".5" filter="${a.blur(8)}"`) +
    group(mirrored(group(sole(a), placed(-72, 126, 1.24, -14)))) +
    group(heap(a), wareLight(a)) +
    group(pandaHead(a, { eyes: 'stars', mouth: 'laugh' }), placed(0, -66, 1.14)) +
    group(leaf(a, -8, -146, -118, 0.9) + leaf(a, 4, -148, -52, 0.9) + leaf(a, -2, -148, -88, 0.8), caneLight(a))
  );
}

/** The left arm, raised, with a stalk of bamboo, about its shoulder. */
const raised = (a: Drawing): string =>
  a.glow(-96, -96, 88, '#F2FFB0', 0.5) +
  group(
    group(culm(a, { x: -112, y: -176, height: 170, width: 24, joints: 4 }, GREEN), 'transform="rotate(-14 -112 -96)"') +
      sprig(a, -138, -160, -140, 1.05) +
      sprig(a, -128, -176, -70, 1.05) +
      leaf(a, -94, -34, 20, 0.9),
    caneLight(a),
  ) +
  group(
    path(
      'M14,34C-40,40 -86,14 -112,-40C-132,-66 -136,-98 -114,-108C-92,-116 -76,-96 -74,-72C-54,-40 -14,-22 22,-16Z',
      blackFur(a),
    ),
    furLight(a),
  ) +
  stroke('M-124,-84C-118,-92 -108,-94 -100,-90M-122,-70C-114,-78 -104,-80 -94,-76', '#7A7488', 4.4);

/** The panda on the frame, and in a big win. */
export const pandaMascot: MascotDrawing = {
  rest: lying,
  arm: { x: -92, y: 58, draw: chewingArm },
  joy,
  limb: raised,
};

/** Two pandas cheek to cheek, their arms about each other. Within ±92 across and ±72 down. */
export function huggingPandas(a: Drawing): string {
  const black = blackFur(a);
  const foot = group(sole(a), placed(-58, 56, 0.56, -16));
  const shoulder = 'M-80,22C-66,6 -34,10 -30,24C-34,40 -70,46 -82,38Z';
  return (
    group(mirrored(ellipse(-40, 36, 45, 35, whiteFur(a))), furLight(a)) +
    mirrored(foot) +
    group(mirrored(path(shoulder, black)), smallLight(a)) +
    group(pandaHead(a, { eyes: 'closed', mouth: 'laugh' }), placed(42, -18, 0.6, -13)) +
    group(pandaHead(a, { eyes: 'closed', mouth: 'laugh' }), placed(-42, -16, 0.6, 13)) +
    group(
      path('M78,26C88,34 82,50 68,52C40,58 12,62 -14,60C-28,58 -28,44 -14,42C12,40 42,36 62,26Z', black),
      smallLight(a),
    ) +
    group(
      path('M-78,24C-88,32 -82,48 -68,50C-40,54 -14,52 14,46C28,42 26,30 12,30C-14,34 -42,32 -62,22Z', black),
      smallLight(a),
    ) +
    stroke('M14,34C19,34 21,38 18,42M-18,46C-23,48 -23,54 -18,56', '#7A7488', 2.2)
  );
}

/** A panda rolled into a ball, within ±56. */
export function rolledPanda(a: Drawing): string {
  const black = blackFur(a);
  return (
    group(circle(0, 0, 54, whiteFur(a)), furLight(a)) +
    group(
      path('M-60,-20C-30,-6 -14,20 -20,60L-70,60L-70,-20Z', black) + path('M60,10C40,14 26,30 22,60L70,60V10Z', black),
      `clip-path="${a.clip('M0,-54A54,54 0 1 1 -.1,-54Z')}"`,
    ) +
    group(sole(a), placed(-34, 32, 0.62, 40)) +
    group(sole(a), placed(38, 38, 0.5, -30)) +
    group(pandaHead(a, { eyes: 'closed', mouth: 'laugh' }), placed(10, -16, 0.48, 14))
  );
}
