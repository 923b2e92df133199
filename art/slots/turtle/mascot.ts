import { circle, type Drawing, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { noon } from './light.ts';
import { DOME, shell, type ShellColours } from './shell.ts';

const SKIN = ['#D8F590', '#7CCB3E', '#2E8A34', '#12542A'] as const;

/** Plates that no coin has filled yet. */
export const DULL: ShellColours = {
  groove: '#5A3206',
  plate: ['#DCA84C', '#A97022', '#6E440C'],
  rim: ['#FFE08A', '#E8A52A', '#9A5E0C'],
};

/** Plates of a shell in its glory. */
export const BRIGHT: ShellColours = {
  groove: '#A2620A',
  plate: ['#FFFBD0', '#FFD94A', '#F0A01E'],
  rim: ['#FFF3B0', '#FFC93A', '#C87A0E'],
};

type Mood = 'open' | 'closed' | 'joy';

/** A foot as a paddle, to the right. */
const paddle = (a: Drawing, x: number, y: number, turn: number, size: number): string =>
  group(
    group(path('M-16,-14C8,-22 40,-16 52,4C58,18 46,28 28,24C8,22 -12,18 -18,8Z', a.linear([...SKIN])), noon(a)) +
      [
        [8, -2, 5],
        [22, 4, 6],
        [34, 10, 4.5],
        [18, 14, 4],
      ]
        .map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r, SKIN[0], 'opacity=".55"'))
        .join(''),
    placed(x, y, size, turn),
  );

function face(mood: Mood): string {
  const eyes =
    mood === 'open'
      ? mirrored(
          ellipse(17, -4, 9.6, 11.4, '#FFFFFF') +
            ellipse(16.4, -2.6, 6.6, 8.2, '#1A2A0C') +
            circle(16.4, 2.2, 2, '#7ACB3E', 'opacity=".7"'),
        ) + [-19, 14].map((x) => circle(x, -6.4, 2.7, '#FFFFFF')).join('')
      : mirrored(stroke(mood === 'joy' ? 'M8,0C10,-12 24,-12 26,0' : 'M8,-4C11,4 23,4 26,-4', '#1A3A0C', 4));
  const mouth =
    mood === 'joy'
      ? path('M-15,13C-8,16 8,16 15,13C15,28 8,33 0,33C-8,33 -15,28 -15,13Z', '#8A2A1E') +
        ellipse(0, 28, 8, 5, '#FF9A8A')
      : stroke('M-11,16C-6,23 6,23 11,16', '#1A4A12', 3.4);
  return eyes + mirrored(ellipse(28, 11, 6.5, 4.6, '#FF9C7A', 'opacity=".7"') + circle(4, 6, 1.5, '#1A4A12')) + mouth;
}

/** The head on its neck, about the middle of the face. */
export const head = (a: Drawing, mood: Mood): string =>
  group(
    path(
      'M-36,2C-39,-28 -20,-42 0,-42C20,-42 39,-28 36,2C35,26 20,38 0,38C-20,38 -35,26 -36,2Z',
      a.radial([SKIN[0], SKIN[1], SKIN[2]], 0.4, 0.28, 0.85),
    ),
    noon(a, 4),
  ) +
  ellipse(-11, -29, 13, 6, '#FFFFFF', 'opacity=".4" transform="rotate(-16 -11 -29)"') +
  face(mood);

/** Feet and tail around the shell. */
export const feet = (a: Drawing): string =>
  path('M-10,-64C-8,-92 8,-92 10,-64Z', a.linear([...SKIN])) +
  mirrored(paddle(a, 70, -46, -38, 0.74)) +
  mirrored(paddle(a, 66, 46, 32, 1));

/** The place of the head at rest, from the middle of the shell. */
export const HEAD = { x: 0, y: 88 };

/** The middle of the shell in the field of the mascot. */
export const SHELL_AT = { x: 0, y: -14 };

const ripple = (opacity: number): string =>
  ellipse(0, 24, 116, 84, 'none', `stroke="#FFFFFF" stroke-width="2.5" opacity="${opacity}"`);

const resting = (a: Drawing, mood: Mood): string =>
  group(
    ellipse(0, 22, 112, 82, '#06341E', `opacity=".4" filter="${a.blur(7)}"`) +
      ripple(0.5) +
      feet(a) +
      shell(a, DOME, DULL) +
      group(head(a, mood), placed(HEAD.x, HEAD.y, 1.12)),
    placed(SHELL_AT.x, SHELL_AT.y),
  );

/** The turtle stands upright, its shell bright behind it, a lotus in its lap. */
function joy(a: Drawing): string {
  const belly = ['#FFFBD8', '#FFE9A0', '#D8A84A'];
  return (
    a.glow(0, -10, 122, '#FFF3A8', 0.8) +
    group(shell(a, { width: 104, depth: 116, height: 14 }, BRIGHT), placed(0, 6)) +
    mirrored(paddle(a, 46, 128, 24, 1.05)) +
    group(
      path('M-58,-10C-66,50 -50,118 0,122C50,118 66,50 58,-10C40,-28 -40,-28 -58,-10Z', a.linear([...SKIN])),
      noon(a, 4),
    ) +
    group(path('M-42,4C-48,52 -36,102 0,106C36,102 48,52 42,4C26,-8 -26,-8 -42,4Z', a.linear(belly)), noon(a, 0)) +
    stroke('M-44,34C-20,42 20,42 44,34M-42,66C-20,74 20,74 42,66M0,0V104', '#B8822A', 2.6, 'opacity=".6"') +
    group(head(a, 'joy'), placed(0, -58, 1.62)) +
    group(
      [-66, -33, 33, 66, 0]
        .map((turn) =>
          group(
            path('M0,14C-15,4 -14,-22 0,-38C14,-22 15,4 0,14Z', a.linear(['#FFFFFF', '#FFE0EE', '#FF9AC0'])),
            `transform="rotate(${turn} 0 10)"`,
          ),
        )
        .join(''),
      `transform="translate(0 -126) scale(.86)" ${noon(a, 2, '#8a2a5a')}`,
    )
  );
}

/** The left arm, raised, about its shoulder. */
const arm = (a: Drawing): string =>
  group(
    path(
      'M24,18C-10,26 -62,6 -96,-40C-116,-68 -112,-98 -90,-102C-70,-104 -58,-84 -44,-64C-24,-38 8,-26 30,-18Z',
      a.linear([...SKIN]),
    ),
    noon(a, 4),
  ) +
  [
    [-84, -78, 8],
    [-66, -58, 10],
    [-48, -36, 8],
    [-24, -14, 9],
  ]
    .map(([cx = 0, cy = 0, r = 0]) => circle(cx, cy, r, SKIN[0], 'opacity=".5"'))
    .join('');

/** The golden turtle, seen from above its head. */
export const turtleMascot: MascotDrawing = {
  rest: (a, isBlinking) => resting(a, isBlinking ? 'closed' : 'open'),
  joy,
  limb: arm,
};
