import { circle, type Drawing, ellipse, group, path, rect, seededRandom, stroke, tenth } from '../../drawing/index.ts';
import { centred, type Piece } from '../Piece.ts';
import { coinFace, GOLD, lyingCoin } from './coin.ts';
import { goldLight, lampLight } from './light.ts';

/** The outline of the glass, and the room for coins in it. */
const GLASS = 'M-27,-46C-27,-37 -46,-33 -46,-10V34C-46,47 -38,52 -27,52H27C38,52 46,47 46,34V-10C46,-33 27,-37 27,-46Z';
const INSIDE = 'M-42,-20V34C-41,43 -35,47 -27,47H27C35,47 41,43 42,34V-20Z';

const back = (a: Drawing): string =>
  ellipse(0, 51, 48, 7, '#0A0802', `opacity=".5" filter="${a.blur(4)}"`) +
  path(
    GLASS,
    a.linear(
      [
        [0, '#E4FFD8', 0.3],
        [0.5, '#3A6A3A', 0.5],
        [1, '#0C2A14', 0.8],
      ],
      0,
      0,
      1,
      1,
    ),
  ) +
  ellipse(0, -46, 27, 7, '#0C1E0C', 'opacity=".75"');

/** Coins as they lie in the jar, from its foot to its shoulder. */
function coins(a: Drawing): string {
  const random = seededRandom('coins of the jar');
  let drawn = '';
  for (let row = 0; row < 9; row += 1)
    for (let at = 0; at < 6; at += 1) {
      const x = -42 + at * 17 + (row % 2) * 8 + (random() - 0.5) * 5;
      const y = -14 + row * 8 + (random() - 0.5) * 3;
      drawn += lyingCoin(a, tenth(x), tenth(y), 12.5, Math.round((random() - 0.5) * 40));
    }
  return group(
    rect(-46, -20, 92, 72, 0, '#7A4206') +
      drawn +
      rect(
        -46,
        -20,
        92,
        72,
        0,
        a.linear(
          [
            [0, '#FFF6C0', 0.16],
            [0.55, '#5A2E02', 0.1],
            [1, '#2A1202', 0.55],
          ],
          0,
          0,
          1,
          1,
        ),
      ),
    `clip-path="${a.clip(INSIDE)}"`,
  );
}

/** The uppermost coins. */
const surface = (a: Drawing): string =>
  [
    [-28, 2, -8],
    [28, 2, 10],
    [-10, -2, 6],
    [12, -2, -6],
    [0, 3, 0],
  ]
    .map(([x = 0, y = 0, turn = 0]) => lyingCoin(a, x, y, 12.5, turn))
    .join('');

const front = (a: Drawing): string =>
  path(GLASS, 'none', 'stroke="#E8FFE0" stroke-opacity=".75" stroke-width="2.200"') +
  path(
    'M-40,-8C-40,-22 -32,-29 -26,-33C-30,-24 -34,-16 -34,-6V34C-34,40 -32,43 -29,46C-36,45 -40,41 -40,34Z',
    '#FFFFFF',
    'opacity=".42"',
  ) +
  stroke('M40,-4V32C40,40 37,44 33,46', '#FFFFFF', 2.6, 'opacity=".35"') +
  group(
    path(
      'M-31,-52C-14,-46 14,-46 31,-52V-43C14,-36 -14,-36 -31,-43Z',
      a.linear([GOLD[0], GOLD[1], GOLD[2]], 0, 0, 1, 0),
    ),
    goldLight(a, 2),
  ) +
  stroke('M-31,-40C-12,-33 12,-33 31,-40', '#C8201E', 4.5) +
  stroke('M-6,-36L-4,-26M6,-36L4,-26', '#C8201E', 2.4) +
  group(path('M0,-31L17,-15L0,1L-17,-15Z', a.linear(['#F0503A', '#B81E1A', '#7A0C10'])), lampLight(a, 2, '#2a0404')) +
  path('M0,-27.500L13.200,-15L0,-2.500L-13.200,-15Z', 'none', `stroke="${GOLD[1]}" stroke-width="1.500"`) +
  group(coinFace(a, GOLD), 'transform="translate(0 -15) scale(.36)"') +
  circle(31, -39, 3.6, '#E8402E') +
  path('M28,-37H34L35,-22H27Z', '#C8201E');

/** The jar that collects: glass behind the coins, the coins, their surface, and glass before them. */
export const jarPieces = (): Piece[] => [
  centred('jar_back', 116, 120, back, 1, { detail: 0.7 }),
  centred('jar_coins', 92, 72, (a) => group(coins(a), 'transform="translate(0 -16)"'), 1, {
    isWhole: true,
    detail: 0.78,
  }),
  centred('jar_surface', 88, 26, surface, 1, { detail: 0.78 }),
  centred('jar_front', 116, 120, front, 1, { detail: 0.78 }),
];
