import { circle, type Drawing, ellipse, group, mirrored, path, placed, polygon, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { cutStone, type Ramp, regular, shard } from './facets.ts';
import { crystalLight, glassLight } from './light.ts';

type Eyes = 'open' | 'closed' | 'laughing';

const CYAN: Ramp = ['#FFFFFF', '#C8FBFF', '#5AF0FF', '#1A8AD8', '#0A2A7A'];
const ROSE: Ramp = ['#FFFFFF', '#FFD0EC', '#FF6AC0', '#B81E8A', '#4A0644'];
const AMBER: Ramp = ['#FFFFFF', '#FFF0B0', '#FFC23D', '#C8700E', '#5A2402'];
const MINT: Ramp = ['#FFFFFF', '#C8FFDC', '#3AE08A', '#0A8A4A', '#023A22'];

const body = (a: Drawing): string =>
  a.radial(
    [
      [0, '#F4F0FF', 0.98],
      [0.42, '#A88AFF', 0.96],
      [1, '#4A22C0', 0.98],
    ],
    0.38,
    0.3,
    0.8,
  );

function eyes(a: Drawing, look: Eyes): string {
  if (look === 'closed') return mirrored(stroke('M-36,4C-31,12 -19,12 -14,4', '#1A0A4A', 5));
  if (look === 'laughing') return mirrored(stroke('M-38,8C-32,-8 -18,-8 -12,8', '#1A0A4A', 6));
  return (
    mirrored(
      circle(-25, 2, 17, '#12063E') +
        circle(-25, 2, 14.5, a.radial(['#B8FFFF', '#2AC8F0', '#0A3A9A'], 0.45, 0.6, 0.7)) +
        circle(-25, 3, 7.5, '#0A0524'),
    ) +
    circle(-30, -4, 5.4, '#fff') +
    circle(20, -4, 5.4, '#fff') +
    mirrored(circle(-20, 9, 2.6, '#fff', 'opacity=".85"'))
  );
}

/** The head of the bat from the front, within ±64 across, its ears up to -98. */
export function batHead(a: Drawing, look: Eyes): string {
  const ear = path('M-54,-12C-64,-46 -66,-74 -58,-96C-38,-84 -22,-66 -12,-42Z', body(a));
  return (
    group(mirrored(ear), glassLight(a)) +
    mirrored(
      polygon(
        [
          [-54, -80],
          [-50, -30],
          [-26, -48],
        ],
        '#FF8AD8',
        'opacity=".8"',
      ) +
        polygon(
          [
            [-54, -80],
            [-42, -58],
            [-26, -48],
          ],
          '#FFFFFF',
          'opacity=".45"',
        ),
    ) +
    group(
      path('M0,-48C38,-50 62,-24 60,6C58,36 34,54 0,54C-34,54 -58,36 -60,6C-62,-24 -38,-50 0,-48Z', body(a)),
      glassLight(a),
    ) +
    polygon(
      [
        [-40, -32],
        [0, -44],
        [-12, -22],
      ],
      '#FFFFFF',
      'opacity=".5"',
    ) +
    polygon(
      [
        [0, -44],
        [36, -34],
        [14, -22],
        [-12, -22],
      ],
      '#FFFFFF',
      'opacity=".22"',
    ) +
    polygon(
      [
        [-58, 10],
        [-40, -32],
        [-46, 26],
      ],
      '#5AF0FF',
      'opacity=".3"',
    ) +
    polygon(
      [
        [58, 10],
        [46, 30],
        [16, 50],
        [40, 40],
      ],
      '#FF8AD8',
      'opacity=".45"',
    ) +
    stroke(
      'M-40,-32L0,-44L36,-34M-40,-32L-12,-22H14L36,-34M0,-44L-12,-22M0,-44L14,-22M-58,10L-40,-32M58,10L36,-34',
      '#FFFFFF',
      1.4,
      'opacity=".5"',
    ) +
    eyes(a, look) +
    mirrored(ellipse(-42, 24, 11, 6.5, '#FF8AD8', 'opacity=".75"')) +
    path('M-8,20C-5,15 5,15 8,20C6,27 -6,27 -8,20Z', '#3A0E8A') +
    (look === 'laughing'
      ? path('M-20,30C-8,35 8,35 20,30C20,46 8,51 0,51C-8,51 -20,46 -20,30Z', '#3A0662') +
        path('M-9,46C-4,40 4,40 9,46C5,51 -5,51 -9,46Z', '#FF8AB8')
      : stroke('M-16,32C-9,38 -3,38 0,33C3,38 9,38 16,32', '#2A0A6A', 3.6)) +
    mirrored(
      polygon(
        [
          [-14, 33],
          [-8, 36],
          [-10, 45],
        ],
        '#FFFFFF',
      ),
    )
  );
}

/** The panes of a wing, from the body outwards: points, and the colour of the glass. */
const PANES: readonly (readonly [outline: string, colour: string])[] = [
  ['M4,10L-22,-76L-58,36Q-32,14 4,26Z', '#8A4AFF'],
  ['M-22,-76L-58,36Q-66,12 -102,26L-22,-76Z', '#3A6AFF'],
  ['M-22,-76L-102,26Q-100,-2 -142,-2L-22,-76Z', '#1AB8FF'],
  ['M-22,-76L-142,-2Q-134,-30 -172,-46L-22,-76Z', '#4AF0E0'],
  ['M-22,-76L-172,-46Q-116,-92 -22,-76Z', '#F07AFF'],
];

/** The left wing of glass in panes, about its joint. It reaches to -172 across, and from -100 to 40. */
export function wing(a: Drawing): string {
  const panes = PANES.map(([outline, colour]) =>
    path(
      outline,
      a.linear(
        [
          [0, '#FFFFFF', 0.9],
          [0.22, colour, 0.92],
          [1, colour, 0.82],
        ],
        0,
        0,
        0.6,
        1,
      ),
    ),
  ).join('');
  return (
    group(panes, glassLight(a)) +
    stroke(
      'M4,10L-22,-76L-58,36M-22,-76L-102,26M-22,-76L-142,-2M-22,-76L-172,-46Q-116,-92 -22,-76',
      '#FFFFFF',
      3.2,
      'opacity=".85"',
    ) +
    stroke('M4,26Q-32,14 -58,36Q-66,12 -102,26Q-100,-2 -142,-2Q-134,-30 -172,-46', '#FFFFFF', 2, 'opacity=".7"') +
    polygon(
      [
        [-40, -58],
        [-120, -60],
        [-96, -36],
      ],
      '#FFFFFF',
      'opacity=".3"',
    )
  );
}

/** The body without head and wings, from -40 to 62. */
const trunk = (a: Drawing): string =>
  group(
    path('M0,-46C28,-44 40,-14 36,16C32,44 16,60 0,62C-16,60 -32,44 -36,16C-40,-14 -28,-44 0,-46Z', body(a)),
    glassLight(a),
  ) +
  polygon(
    [
      [-22, -20],
      [0, -30],
      [0, 34],
      [-18, 22],
    ],
    '#FFFFFF',
    'opacity=".34"',
  ) +
  polygon(
    [
      [0, -30],
      [22, -20],
      [18, 22],
      [0, 34],
    ],
    '#5AF0FF',
    'opacity=".26"',
  ) +
  stroke('M-22,-20L0,-30L22,-20L18,22L0,34L-18,22ZM0,-30V34M0,-46V-30M0,34V62', '#FFFFFF', 1.6, 'opacity=".5"');

/** The bat hangs head down by its feet, its wings half open. */
const rest = (a: Drawing, isBlinking: boolean): string =>
  a.glow(0, 10, 112, '#8A5AF5', 0.6) +
  mirrored(group(wing(a), placed(-14, 2, [0.6, -0.74], 12))) +
  mirrored(stroke('M-10,-70C-13,-90 -14,-98 -13,-108M-13,-108l-7,-7M-13,-108l0,-9M-13,-108l7,-7', '#D8CCFF', 6)) +
  group(trunk(a), placed(0, -32, [0.94, -0.94])) +
  group(batHead(a, isBlinking ? 'closed' : 'open'), placed(0, 32, 0.9, 180)) +
  sparkle(-66, -40, 14) +
  sparkle(70, 6, 10);

/** Stones and raw crystal that the bat brings. */
const hoard = (a: Drawing): string =>
  group(
    shard(a, { x: -70, y: 160, width: 30, height: 92, turn: -32 }, CYAN) +
      shard(a, { x: 70, y: 160, width: 30, height: 88, turn: 32 }, ROSE) +
      shard(a, { x: -36, y: 164, width: 32, height: 104, turn: -12 }, ROSE) +
      shard(a, { x: 38, y: 164, width: 32, height: 100, turn: 13 }, CYAN),
    crystalLight(a),
  ) +
  group(cutStone(a, { outline: regular(12, 42, -75), table: 0.56 }, CYAN), placed(0, 122)) +
  group(cutStone(a, { outline: regular(6, 30, 0), table: 0.6, steps: 2 }, AMBER), placed(-70, 144, 1, -12)) +
  group(cutStone(a, { outline: regular(8, 30, -67), table: 0.55, steps: 2 }, MINT), placed(70, 144, 1, 10)) +
  group(cutStone(a, { outline: regular(12, 20, -75), table: 0.56 }, ROSE), placed(-106, 158)) +
  group(cutStone(a, { outline: regular(12, 20, -75), table: 0.56 }, AMBER), placed(106, 158)) +
  sparkle(-16, 100, 26) +
  sparkle(70, 126, 14);

/** The bat laughs over its hoard. Its wings are apart. */
const joy = (a: Drawing): string =>
  a.glow(0, 0, 124, '#8A5AF5', 0.7) +
  group(trunk(a), placed(0, 44, 1.4)) +
  group(batHead(a, 'laughing'), placed(0, -62, 1.2)) +
  hoard(a) +
  mirrored(
    group(
      ellipse(0, 0, 15, 10, '#C8B0FF', 'transform="rotate(-24)"') + stroke('M-8,4l-4,8M0,5v9M8,4l4,7', '#FFFFFF', 4),
      placed(-38, 96),
    ),
  );

const raised = (a: Drawing): string => a.glow(-80, -60, 104, '#5AF0FF', 0.4) + group(wing(a), placed(0, 0, 1.06, 8));

/** The bat in flight to the right. @param beat whether its wings are up, or down */
export const flyingBat = (a: Drawing, beat: 'up' | 'down'): string => {
  const [lift, turn] = beat === 'up' ? ([0.5, 22] as const) : ([-0.42, -6] as const);
  return (
    a.glow(0, 0, 60, '#5AF0FF', 0.55) +
    group(wing(a), placed(-4, 0, [0.46, lift], turn)) +
    group(wing(a), placed(6, 0, [-0.4, lift], -turn)) +
    group(trunk(a), placed(-4, 6, [0.5, 0.56], 24)) +
    group(batHead(a, 'open'), placed(14, -12, 0.42, 8))
  );
};

/** The glass bat on the frame, and in a big win. */
export const batMascot: MascotDrawing = { rest, joy, limb: raised };
