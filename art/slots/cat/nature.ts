import { circle, type Drawing, ellipse, group, path, placed, polygon, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';

const solid = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0408', shadeOpacity: 0.5, blur: 2, relief: 4, gloss: 0.75, dx: -4, dy: -5, drop: 2.4, rim: '#FFE9C0', rimOpacity: 0.75 })}"`;

/** A red sea bream that leaps, its tail up. */
export const bream: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', belly = '', spot = ''] = colours;
    const body =
      'M-57,10C-52,-22 -22,-42 8,-34C22,-30 32,-20 38,-8C40,-2 40,4 36,9C22,32 -6,42 -30,34C-42,30 -54,22 -57,10Z';
    const tail = 'M30,-4C40,-14 44,-32 58,-42C60,-26 56,-12 50,-2C58,4 62,18 56,32C46,26 36,18 29,10Z';
    const dorsal =
      'M-28,-33C-24,-46 -10,-56 4,-54L6,-47C14,-50 22,-46 26,-40L26,-34C31,-32 34,-27 35,-19C18,-35 -8,-40 -28,-33Z';
    const scales = [0, 1, 2].flatMap((row) =>
      Array.from({ length: 5 - (row % 2) }, (_, i) => `M${-16 + i * 11 + (row % 2) * 5},${-20 + row * 11}q6,6 0,11`),
    );
    return group(
      group(
        path(dorsal, a.linear([middle, deep])) +
          path(tail, a.linear([light, deep], 0, 0, 1, 1)) +
          path('M-14,34C-14,46 -4,52 8,50C6,42 6,36 8,31Z', deep),
        solid(a),
      ) +
        group(
          path(
            body,
            a.linear([
              [0, middle],
              [0.34, light],
              [0.66, belly],
              [1, belly],
            ]),
          ),
          solid(a),
        ) +
        group(
          stroke(scales.join(''), deep, 2, 'opacity=".42"') +
            [
              [-8, -24],
              [6, -18],
              [20, -10],
              [14, 4],
              [-2, -8],
            ]
              .map(([x = 0, y = 0]) => circle(x, y, 2.4, spot, 'opacity=".9"'))
              .join(''),
          `clip-path="${a.clip(body)}"`,
        ) +
        stroke('M-24,-24C-15,-10 -15,10 -26,28', deep, 3.4, 'opacity=".75"') +
        path(
          'M-12,4C2,0 12,8 14,20C2,22 -8,16 -12,4Z',
          a.linear([light, deep]),
          `stroke="${deep}" stroke-width="1.500"`,
        ) +
        stroke('M-7,8L8,16M-9,6L10,9', deep, 1.5, 'opacity=".6"') +
        circle(-38, -5, 9, '#FFFFFF', `stroke="${deep}" stroke-width="1.800"`) +
        circle(-39, -5, 5.4, '#1E0A12') +
        circle(-41, -7.5, 2.2, '#fff') +
        stroke('M-56,13C-50,17 -46,17 -42,14', deep, 3) +
        ellipse(-33, 12, 6, 4, '#FF8A6A', 'opacity=".7"') +
        path('M-42,-22C-30,-33 -12,-36 2,-33C-12,-32 -26,-26 -36,-17Z', '#fff', 'opacity=".6"'),
      placed(0, 0, 1, -8),
    );
  },
};

/** A clover with four leaves. */
export const clover: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', vein = ''] = colours;
    const heart = 'M0,2C-9,-9 -30,-17 -29,-37C-28,-52 -9,-56 0,-43C9,-56 28,-52 29,-37C30,-17 9,-9 0,2Z';
    const leaf = (turn: number) =>
      group(
        group(path(heart, a.radial([light, middle, deep], 0.4, 0.3, 0.8)), solid(a)) +
          path(
            'M0,-8C-7,-15 -19,-22 -19,-34C-19,-41 -13,-44 -8,-42C-12,-36 -6,-24 0,-18C6,-24 12,-36 8,-42C13,-44 19,-41 19,-34C19,-22 7,-15 0,-8Z',
            vein,
            'opacity=".42"',
          ) +
          stroke('M0,-3V-34', vein, 2.4, 'opacity=".75"'),
        placed(0, 0, 0.98, turn),
      );
    return group(
      group(path('M-4,2C2,22 4,38 16,54C19,58 25,55 23,50C14,36 10,20 5,0Z', a.linear([middle, deep])), solid(a)) +
        [135, 225, 45, -45].map(leaf).join('') +
        circle(0, 0, 4.4, light) +
        sparkle(-24, -34, 9, '#fff', 0.95) +
        sparkle(31, 15, 6, '#fff', 0.85),
      placed(-2, -3, 1, 6),
    );
  },
};

/** A folded crane of patterned paper. */
export const crane: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const [light = '', middle = '', deep = '', dark = '', gold = ''] = colours;
    const edge = 'stroke="#FFFFFF" stroke-opacity=".7" stroke-width="1.300" stroke-linejoin="round"';
    const farWing = polygon(
      [
        [-6, 14],
        [-24, -54],
        [16, -8],
      ],
      a.linear([dark, deep]),
      edge,
    );
    const neck =
      polygon(
        [
          [-14, 26],
          [-54, -22],
          [-4, 10],
        ],
        a.linear([light, middle], 0, 0, 1, 1),
        edge,
      ) +
      polygon(
        [
          [-54, -22],
          [-59, 2],
          [-43, -9],
        ],
        a.linear([gold, '#E8921A']),
        edge,
      );
    const tail = polygon(
      [
        [18, 26],
        [58, -28],
        [4, 8],
      ],
      a.linear([deep, middle], 1, 0, 0, 1),
      edge,
    );
    const body =
      polygon(
        [
          [-20, 24],
          [0, 4],
          [24, 24],
          [4, 52],
        ],
        a.linear([middle, deep]),
        edge,
      ) +
      polygon(
        [
          [-20, 24],
          [4, 52],
          [2, 18],
        ],
        light,
        `opacity=".55"`,
      );
    const wing =
      polygon(
        [
          [-16, 20],
          [34, -57],
          [26, 26],
          [4, 34],
        ],
        a.linear([light, middle, deep], 0.2, 0, 0.8, 1),
        edge,
      ) +
      polygon(
        [
          [34, -57],
          [26, 26],
          [8, 8],
        ],
        dark,
        'opacity=".28"',
      ) +
      stroke('M34,-57L6,30', '#FFFFFF', 1.3, 'opacity=".6"');
    const flowers = [
      [12, -4],
      [22, -24],
      [20, 10],
      [6, 16],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 3, gold, 'opacity=".95"') + circle(x, y, 1.2, '#fff'))
      .join('');
    return group(group(farWing + neck + tail + body, solid(a)) + group(wing, solid(a)) + flowers, placed(0, 2));
  },
};
