import { circle, type Drawing, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { coinFace, GOLD, lyingCoin } from './coin.ts';
import { goldLight, lampLight } from './light.ts';

const SKIN = ['#DCF98A', '#86CC3E', '#3A9430', '#124E20'] as const;
const BELLY = ['#FFFDDC', '#F6E49A', '#C89E44'] as const;
const INK = '#16300A';

/** `gape`: the mouth is open. `swell`: the cheeks are full of air. */
export type Mood = 'open' | 'closed' | 'gape' | 'swell' | 'joy';

/** Warts with a light of their own, about the middle of the head. */
const WARTS = [
  [-74, -34, 6],
  [-84, -16, 4.5],
  [-62, -48, 4],
  [74, -34, 6],
  [84, -16, 4.5],
  [62, -48, 4],
  [-10, -52, 4],
  [12, -46, 5],
  [0, -36, 3.4],
] as const;

const warts = (a: Drawing): string =>
  WARTS.map(([x, y, r]) => circle(x, y, r, a.radial(['#FFF9B0', '#C8E458', '#5EA82E'], 0.4, 0.3, 0.8))).join('');

/** A foot with three toes, its heel at 0,0. */
const foot = (a: Drawing, x: number, y: number, size = 1): string =>
  group(
    group(
      path(
        'M-15,-12C-30,-4 -40,10 -36,17C-32,23 -23,20 -19,15C-17,24 -9,27 0,27C9,27 17,24 19,15C23,20 32,23 36,17C40,10 30,-4 15,-12Z',
        a.linear([SKIN[0], SKIN[1], SKIN[2]]),
      ),
      lampLight(a, 2),
    ) + stroke('M-17,13C-16,6 -12,1 -8,-2M17,13C16,6 12,1 8,-2', SKIN[3], 2.4, 'opacity=".6"'),
    placed(x, y, size),
  );

/** One eye on its bump behind a round glass. */
const eye = (a: Drawing, mood: Mood): string => {
  const shut =
    mood === 'closed' || mood === 'swell'
      ? stroke('M-16,3C-8,11 8,11 16,3', INK, 5)
      : stroke('M-16,5C-9,-9 9,-9 16,5', INK, 5);
  const isOpen = mood === 'open' || mood === 'gape';
  return (
    group(circle(0, 0, 31, a.radial([SKIN[0], SKIN[1], SKIN[2]], 0.38, 0.26, 0.85)), lampLight(a, 2)) +
    (isOpen
      ? circle(0, 1, 22.5, '#FFFBE4') +
        circle(2, 3, 16.5, a.radial(['#FFE76A', '#F59A1E', '#A8480A'], 0.42, 0.36, 0.7)) +
        ellipse(2, 3, 9.5, 11.5, '#1A0A02') +
        circle(-4, -4, 5.6, '#FFFFFF') +
        circle(7, 9, 2.6, '#FFFFFF', 'opacity=".8"')
      : circle(0, 1, 22.5, a.radial([SKIN[0], SKIN[1]], 0.4, 0.3, 0.9)) + shut) +
    circle(0, 1, 25, 'none', 'stroke="#5A3204" stroke-width="6"') +
    circle(0, 0.4, 25, 'none', `stroke="${GOLD[1]}" stroke-width="3.600"`) +
    stroke('M-17,-14A22,22 0 0 1 -2,-21', '#FFFFFF', 3.4, 'opacity=".85"')
  );
};

/** The cap of a bookkeeper, its brim at 0,0. */
const cap = (a: Drawing): string =>
  group(
    path('M-30,2C-32,-26 -16,-36 0,-36C16,-36 32,-26 30,2Z', a.linear(['#7A2A1E', '#4A140E', '#240604'])),
    lampLight(a, 2, '#1a0402'),
  ) +
  stroke('M0,-35V0M-15,-31C-19,-20 -19,-8 -17,0M15,-31C19,-20 19,-8 17,0', '#A8442E', 1.8, 'opacity=".8"') +
  group(
    path('M-33,-3C-16,5 16,5 33,-3V6C16,13 -16,13 -33,6Z', a.linear([GOLD[0], GOLD[1], GOLD[2]])),
    goldLight(a, 0),
  ) +
  circle(0, -38, 6.5, a.radial(['#E4FFD0', '#4AC86A', '#0C5A34'], 0.38, 0.3, 0.8)) +
  circle(0, 3, 5, a.radial(['#FFD0C0', '#E8402E', '#8A0E0E'], 0.38, 0.3, 0.8));

function mouth(mood: Mood): string {
  if (mood === 'gape' || mood === 'joy') {
    const lips = 'M-66,-2C-36,-12 36,-12 66,-2C66,30 38,46 0,46C-38,46 -66,30 -66,-2Z';
    return (
      path(lips, '#6A1418', `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`) +
      path('M-46,30C-34,14 34,14 46,30C32,42 -32,42 -46,30Z', '#FF7A8A') +
      stroke('M0,18V38', '#D84A62', 3)
    );
  }
  if (mood === 'swell')
    return (
      path('M-15,16C-11,7 11,7 15,16C11,26 -11,26 -15,16Z', '#6A1418', `stroke="${INK}" stroke-width="4.500"`) +
      stroke('M-30,16C-25,13 -22,13 -19,14M30,16C25,13 22,13 19,14', INK, 4)
    );
  return (
    stroke('M-74,-6C-48,22 48,22 74,-6', INK, 5.5) +
    stroke('M-80,-8C-78,-12 -74,-12 -71,-9M80,-8C78,-12 74,-12 71,-9', INK, 4)
  );
}

/** The head about the bridge of the glasses. */
export function toadHead(a: Drawing, mood: Mood): string {
  const cheek = (x: number) =>
    group(circle(x, 12, 40, a.radial(['#FBFFC8', '#B8E85A', '#4EA834'], 0.36, 0.28, 0.82)), lampLight(a, 2)) +
    ellipse(x - 12, -8, 15, 8, '#FFFFFF', 'opacity=".6"') +
    circle(x, 16, 15, '#FF9A6A', 'opacity=".35"');
  return (
    (mood === 'swell' ? cheek(-73) + cheek(73) : '') +
    group(
      path(
        'M0,-56C56,-58 94,-34 94,-4C94,30 54,44 0,44C-54,44 -94,30 -94,-4C-94,-34 -56,-58 0,-56Z',
        a.radial([SKIN[0], SKIN[1], SKIN[2]], 0.42, 0.2, 0.95),
      ),
      lampLight(a, 4),
    ) +
    path('M-60,22C-34,34 34,34 60,22C48,38 28,43 0,43C-28,43 -48,38 -60,22Z', BELLY[1], 'opacity=".75"') +
    warts(a) +
    mirrored(ellipse(64, 8, 13, 8, '#FF9A6A', 'opacity=".55"') + circle(8, -12, 2.8, INK)) +
    group(eye(a, mood), placed(-45, -50)) +
    group(eye(a, mood), placed(45, -50)) +
    stroke('M-19,-54C-10,-60 10,-60 19,-54', GOLD[1], 4.5) +
    group(cap(a), placed(0, -70, 0.9)) +
    mouth(mood)
  );
}

/** Coins on a red cord about the neck. */
const necklace = (a: Drawing): string =>
  stroke('M-64,34C-40,64 40,64 64,34', '#C8201E', 5) +
  group(
    [
      [-38, 54, 0.66],
      [38, 54, 0.66],
      [0, 64, 0.92],
    ]
      .map(([x = 0, y = 0, size = 1]) => group(coinFace(a, GOLD), placed(x, y, size)))
      .join(''),
    goldLight(a, 2),
  );

/** Body, belly and two arms, without the head. */
const body = (a: Drawing): string =>
  group(
    path(
      'M0,-10C62,-12 98,24 100,64C102,100 62,116 0,116C-62,116 -102,100 -100,64C-98,24 -62,-12 0,-10Z',
      a.radial([SKIN[1], SKIN[2], SKIN[3]], 0.4, 0.24, 0.95),
    ),
    lampLight(a, 5),
  ) +
  group(
    path(
      'M0,24C42,24 66,48 64,78C62,104 32,114 0,114C-32,114 -62,104 -64,78C-66,48 -42,24 0,24Z',
      a.linear([...BELLY]),
    ),
    lampLight(a, 0),
  ) +
  stroke('M-56,74C-30,82 30,82 56,74M-50,94C-26,101 26,101 50,94', BELLY[2], 2.4, 'opacity=".6"');

const arm = (a: Drawing): string =>
  group(
    path(
      'M-84,30C-112,52 -112,88 -92,104C-78,112 -62,104 -60,92C-70,78 -64,56 -54,42Z',
      a.linear([SKIN[0], SKIN[1], SKIN[2]]),
    ),
    lampLight(a, 3),
  );

/** The toad on its coins, about the middle of its field. */
const sitting = (a: Drawing, mood: Mood): string =>
  ellipse(0, 112, 112, 14, '#0A0802', `opacity=".55" filter="${a.blur(5)}"`) +
  group(
    [-84, -46, 46, 84, 0].map((x, at) => lyingCoin(a, x, 110 - (at % 2) * 3, 26, (at % 3) * 4 - 4)).join(''),
    goldLight(a, 2),
  ) +
  group(
    body(a) +
      foot(a, 0, 94, 0.9) +
      mirrored(arm(a)) +
      foot(a, -78, 98, 0.92) +
      foot(a, 78, 98, 0.92) +
      necklace(a) +
      group(toadHead(a, mood), placed(0, -6)),
    placed(0, 6, 0.98),
  );

/** The same place as {@link sitting} with another face, for the client's show. */
export const showingToad = (a: Drawing, mood: Mood): string => sitting(a, mood);

/** The toad stands up in a rain of coins, its mouth open. */
const joy = (a: Drawing): string =>
  a.glow(0, -10, 124, '#FFF3A8', 0.75) +
  group(
    [
      [-96, 138, 28],
      [-52, 148, 30],
      [52, 148, 30],
      [96, 138, 28],
      [0, 152, 32],
      [-76, 158, 26],
      [76, 158, 26],
    ]
      .map(([x = 0, y = 0, r = 0], at) => lyingCoin(a, x, y, r, (at % 3) * 5 - 5))
      .join(''),
    goldLight(a),
  ) +
  group(
    body(a) +
      foot(a, 0, 98, 1) +
      foot(a, -62, 104, 1) +
      foot(a, 62, 104, 1) +
      necklace(a) +
      group(toadHead(a, 'joy'), placed(0, -14)) +
      group(coinFace(a, GOLD), `${placed(0, 14, 1.15)} ${goldLight(a, 2)}`),
    placed(0, 14, 1.14),
  );

/** The left arm about its shoulder, raised, with a coin in its hand. */
const raised = (a: Drawing): string =>
  group(
    path(
      'M30,24C-16,34 -72,6 -98,-46C-112,-72 -100,-92 -80,-90C-62,-88 -56,-70 -46,-56C-28,-30 6,-22 34,-22Z',
      a.linear([SKIN[0], SKIN[1], SKIN[2]]),
    ),
    lampLight(a, 4),
  ) +
  group(foot(a, 0, 0, 1.15), 'transform="translate(-92 -86) rotate(150)"') +
  group(coinFace(a, GOLD), `${placed(-104, -126, 1.9)} ${goldLight(a, 3)}`);

/** The three-legged toad, bookkeeper of the counting house. */
export const toadMascot: MascotDrawing = {
  rest: (a, isBlinking) => sitting(a, isBlinking ? 'closed' : 'open'),
  joy,
  limb: raised,
};
