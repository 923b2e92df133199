import {
  cycle,
  ellipse,
  group,
  mix,
  path,
  placed,
  type Point,
  polygon,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { type Cut, cutStone, type Ramp, regular, shard } from './facets.ts';
import { crystalLight, rockLight } from './light.ts';

export const rampOf = (colours: readonly string[]): Ramp => [
  cycle(colours, 0),
  cycle(colours, 1),
  cycle(colours, 2),
  cycle(colours, 3),
  cycle(colours, 4),
];

/** A stone with its own light, of colours from its glint to its depth. */
const stone = (
  cut: Cut,
  glints: readonly (readonly [x: number, y: number, size: number])[],
  scale = 1,
): SymbolDrawing => ({
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const ramp = rampOf(colours);
    return (
      a.glow(0, 2, 60, ramp[2], 0.5) +
      group(cutStone(a, cut, ramp) + glints.map(([x, y, size]) => sparkle(x, y, size)).join(''), placed(0, 0, scale))
    );
  },
});

/** Round, of sixteen corners. */
export const brilliant = stone(
  { outline: regular(12, 47, -75), table: 0.56 },
  [
    [-24, -30, 15],
    [28, 22, 8],
  ],
  1.12,
);

/** An upright rectangle with cut corners, in steps. */
export const emerald = stone(
  {
    outline: [
      [-19, -49],
      [19, -49],
      [36, -32],
      [36, 32],
      [19, 49],
      [-19, 49],
      [-36, 32],
      [-36, -32],
    ],
    table: 0.5,
    steps: 3,
  },
  [
    [-22, -36, 13],
    [24, 34, 8],
  ],
  1.12,
);

/** A pear, its point up. */
const pear: readonly Point[] = [
  [0, -54],
  [13, -36],
  [27, -14],
  [35, 8],
  [33, 26],
  [20, 41],
  [0, 47],
  [-20, 41],
  [-33, 26],
  [-35, 8],
  [-27, -14],
  [-13, -36],
];
export const drop = stone(
  { outline: pear, table: 0.52, centre: [0, 9] },
  [
    [-16, -10, 13],
    [16, 28, 8],
  ],
  1.09,
);

const heartOutline: readonly Point[] = [
  [0, -26],
  [12, -40],
  [29, -43],
  [44, -33],
  [48, -15],
  [40, 6],
  [22, 28],
  [0, 48],
  [-22, 28],
  [-40, 6],
  [-48, -15],
  [-44, -33],
  [-29, -43],
  [-12, -40],
];
export const heart = stone(
  { outline: heartOutline, table: 0.5, centre: [0, -6] },
  [
    [-27, -26, 14],
    [26, 10, 8],
  ],
  1.12,
);

/** Six corners, flat on its side: wide, not tall. */
export const hexagon = stone(
  { outline: regular(6, 50, 0, 0.94), table: 0.6, steps: 2 },
  [
    [-24, -26, 13],
    [30, 16, 8],
  ],
  1.1,
);

/** Half of a broken rock with crystals inside: the rock from light to deep, the crystals from light to deep. */
export const geode: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours }) => {
    const [rock, rockDeep] = [cycle(colours, 0), cycle(colours, 1)];
    const ramp: Ramp = ['#FFFFFF', cycle(colours, 2), cycle(colours, 3), cycle(colours, 4), cycle(colours, 5)];
    const random = seededRandom('geode');
    const shell =
      'M-55,-6L-48,-28L-34,-42L-14,-47L6,-52L28,-46L42,-34L52,-14L56,6L48,28L34,42L12,48L-10,50L-32,44L-48,28Z';
    const band =
      'M-43,0C-44,-20 -28,-38 -6,-38C12,-40 30,-34 39,-18C45,-8 45,8 40,18C33,34 16,38 -4,37C-24,38 -40,26 -43,0Z';
    const hollow =
      'M-37,0C-37,-17 -24,-32 -5,-32C11,-33 26,-28 33,-14C38,-5 38,7 33,15C27,28 14,31 -4,31C-21,31 -34,21 -37,0Z';
    let teeth = '';
    for (let i = 0; i < 16; i += 1) {
      const degrees = i * 22.5 + 8;
      const x = -2 + 35 * Math.cos((degrees * Math.PI) / 180);
      const y = 30 * Math.sin((degrees * Math.PI) / 180);
      teeth += shard(
        a,
        { x, y, width: 11 + random() * 5, height: 17 + random() * 13, turn: degrees - 90 + (random() - 0.5) * 16 },
        ramp,
      );
    }
    return (
      group(path(shell, a.linear([rock, mix(rock, rockDeep, 0.5), rockDeep])), rockLight(a)) +
      path(band, a.linear([mix(ramp[1], '#FFFFFF', 0.4), ramp[2]])) +
      stroke(band, '#FFFFFF', 1.4, 'opacity=".7"') +
      path(hollow, a.radial([ramp[1], ramp[3], ramp[4]], 0.5, 0.5, 0.6)) +
      a.glow(-2, 0, 30, ramp[1], 0.8) +
      group(
        group(teeth, crystalLight(a)) +
          group(
            shard(a, { x: -12, y: 32, width: 15, height: 40, turn: -18 }, ramp) +
              shard(a, { x: 13, y: 32, width: 14, height: 36, turn: 20 }, ramp) +
              shard(a, { x: 0, y: 30, width: 17, height: 42, turn: 2 }, ramp),
            crystalLight(a),
          ),
        `clip-path="${a.clip(hollow)}"`,
      ) +
      polygon(
        [
          [-46, 12],
          [-38, 30],
          [-22, 41],
          [-36, 36],
        ],
        '#FFFFFF',
        'opacity=".14"',
      ) +
      ellipse(-26, -40, 9, 2.4, '#FFFFFF', 'opacity=".3" transform="rotate(-28 -26 -40)"') +
      sparkle(-8, -12, tenth(11)) +
      sparkle(16, 6, 7)
    );
  },
};
