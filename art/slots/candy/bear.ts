import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  rect,
  star,
  stroke,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { drawSweet, type Sweet, swirl } from './sweets.ts';

/** Clear mint jelly from light to dark. */
const JELLY = { light: '#D6FFF6', bright: '#52EADB', middle: '#16BCC0', deep: '#06708C' } as const;
const FACE = '#0B3A4E';
const BLUSH = '#FF8AC4';

const jelly = (a: Drawing) => a.radial([JELLY.light, JELLY.bright, JELLY.middle, JELLY.deep], 0.36, 0.26, 0.86);

const wet = (a: Drawing, drop = 3) =>
  `filter="${a.lit({ shade: '#05384E', shadeOpacity: 0.55, rim: '#E8FFFA', rimOpacity: 0.85, blur: 5, relief: 7, gloss: 0.75, dx: -5, dy: -8, drop })}"`;

/** Light that gathers inside the jelly, on the side away from the lamp. */
const within = (a: Drawing, x: number, y: number, r: number) => a.glow(x, y, r, '#B8FFF0', 0.6);

type Eyes = 'open' | 'closed' | 'stars';

function eye(a: Drawing, eyes: Eyes): string {
  if (eyes === 'closed') return stroke('M-11,-1Q0,10 11,-1', FACE, 5.5);
  if (eyes === 'stars')
    return (
      circle(0, 0, 19, '#FFFFFF') +
      circle(0, 0, 19, 'none', `stroke="${FACE}" stroke-width="3"`) +
      path(star(5, 15.5, 7), a.linear(['#FFF3B0', '#FFC21E', '#FF8A10']), 'stroke="#D86A06" stroke-width="1.5"') +
      circle(-5, -7, 3.4, '#fff')
    );
  return (
    ellipse(0, 0, 11, 13.5, a.linear(['#0A2440', '#123E5E'])) +
    circle(-3.6, -5, 4.6, '#fff') +
    circle(4, 5, 2.2, '#fff', 'opacity=".85"')
  );
}

/** The head about 0,0: ears, snout, eyes, and a mouth that is open in joy. */
function head(a: Drawing, eyes: Eyes): string {
  const isJoyful = eyes === 'stars';
  const ear = group(
    circle(-48, -48, 24, jelly(a)) + circle(-48, -47, 12, JELLY.light, 'opacity=".5"'),
    wet(a, isJoyful ? 3 : 0),
  );
  const skull = 'M0,-60C42,-60 70,-36 70,-2C70,34 40,52 0,52C-40,52 -70,34 -70,-2C-70,-36 -42,-60 0,-60Z';
  const mouth = isJoyful
    ? group(
        path('M-21,23Q0,29 21,23C22,42 12,51 0,51C-12,51 -22,42 -21,23Z', '#8A0A3E') +
          ellipse(
            0,
            47,
            12,
            8,
            '#FF6A9A',
            `clip-path="${a.clip('M-21,23Q0,29 21,23C22,42 12,51 0,51C-12,51 -22,42 -21,23Z')}"`,
          ),
      )
    : stroke('M-11,24Q-5,32 0,25Q5,32 11,24', FACE, 4);
  const place = isJoyful ? { x: 30, y: -12 } : { x: 29, y: -4 };
  return (
    mirrored(ear) +
    group(path(skull, jelly(a)) + within(a, 24, 26, 44), wet(a, 4)) +
    path('M-48,-28C-40,-44 -24,-52 -8,-53C-24,-46 -34,-36 -38,-24C-41,-16 -52,-18 -48,-28Z', '#fff', 'opacity=".85"') +
    circle(-50, -8, 4.5, '#fff', 'opacity=".7"') +
    ellipse(
      0,
      20,
      31,
      isJoyful ? 27 : 22,
      a.radial(['#F2FFFB', '#A8FBEE', '#4ADCD4'], 0.42, 0.3, 0.8),
      'opacity=".92"',
    ) +
    mouth +
    path('M-10,9C-10,3 10,3 10,9C10,16 3,19 0,19C-3,19 -10,16 -10,9Z', FACE) +
    ellipse(-3, 9, 3.5, 2, '#fff', 'opacity=".75"') +
    mirrored(ellipse(-50, 19, 13, 8.5, BLUSH, 'opacity=".9"')) +
    group(eye(a, eyes), placed(-place.x, place.y)) +
    group(eye(a, eyes), placed(place.x, place.y))
  );
}

/** The belly about 0,0. */
const belly = (a: Drawing) =>
  group(
    path('M0,-52C40,-52 62,-22 62,14C62,46 36,60 0,60C-36,60 -62,46 -62,14C-62,-22 -40,-52 0,-52Z', jelly(a)) +
      within(a, 20, 24, 46),
    wet(a, 3),
  ) + ellipse(-1, 14, 34, 32, '#D6FFF6', 'opacity=".32"');

/** A bow tie about 0,0. */
const bow = (a: Drawing) =>
  group(
    mirrored(
      path(
        'M0,-3C-10,-17 -30,-17 -32,-6C-33,4 -33,10 -28,14C-20,18 -8,10 0,4Z',
        a.linear(['#FFB0DC', '#FF4FA4', '#B81272']),
      ),
    ) + circle(0, 1, 8, a.radial(['#FFD8EE', '#FF5AAE', '#B81272'], 0.4, 0.3, 0.8)),
    `filter="${a.lit({ shade: '#5A0440', rim: '#fff', rimOpacity: 0.7, blur: 2, relief: 4, gloss: 0.7, dx: -2, dy: -4, drop: 2 })}"`,
  );

/** A foot with its sole to the front, about 0,0. */
const foot = (a: Drawing) =>
  group(ellipse(0, 0, 31, 28, jelly(a)), wet(a, 3)) +
  ellipse(0, 3, 17, 14.5, '#E2FFF8', 'opacity=".6"') +
  shineDot(-13, -15);

const shineDot = (x: number, y: number) =>
  ellipse(x, y, 7, 4, '#fff', `opacity=".8" transform="rotate(-30 ${x} ${y})"`);

/** An arm that hangs from its shoulder at 0,0. */
const arm = (a: Drawing) =>
  group(
    path('M-2,-14C14,-16 22,-2 20,14C18,32 8,44 -8,44C-22,44 -28,32 -24,18C-20,4 -14,-12 -2,-14Z', jelly(a)),
    wet(a, 3),
  );

/** The bear on the icing, its soles to the front. */
const bearAtRest = (a: Drawing, isBlinking: boolean): string =>
  group(
    group(arm(a), placed(-54, 26, 1, 12)) +
      group(arm(a), placed(54, 26, [-1, 1], -12)) +
      group(belly(a), placed(0, 46)) +
      group(head(a, isBlinking ? 'closed' : 'open'), placed(0, -42)) +
      group(bow(a), placed(0, 14, 0.86)) +
      group(foot(a), placed(-47, 92, 1, -8)) +
      group(foot(a), placed(47, 92, 1, 8)),
    placed(0, 0, 0.95),
  );

/** The colours of the sweets in the present. */
const SWEETS_IN_BOX: Readonly<Record<Sweet, readonly string[]>> = {
  lolly: ['#5A0440', '#D81E7E', '#FF4F9A', '#FF9AC8'],
  wrapped: ['#240A5A', '#3E1AA8', '#7A4FF0', '#9A74FF', '#D8C4FF'],
  bean: ['#043A14', '#127A2A', '#5AD83A', '#DCFF8A'],
  drop: ['#5A1C04', '#B8400A', '#FF8A1F', '#FFD590'],
  heart: ['#4A0010', '#8A0020', '#F0203A', '#FF9AA8'],
  star: ['#5A3402', '#D88A06', '#FFD21E', '#FFF0A0', '#FFFBB8'],
  cube: ['#04204E', '#0A4AA8', '#2AA8F0', '#B8F0FF'],
};

const BOX = { half: 74, top: 20, foot: 118 } as const;

/** A present without its lid, full of sweets. About 0,0. */
function openBox(a: Drawing): string {
  const solid = (drop: number) =>
    `filter="${a.lit({ shade: '#4A0440', rim: '#fff', rimOpacity: 0.7, blur: 3, relief: 5, gloss: 0.6, dx: -4, dy: -6, drop })}"`;
  const sweet = (name: Sweet, x: number, y: number, scale: number, degrees: number) =>
    group(drawSweet(a, name, SWEETS_IN_BOX[name]), placed(x, y, scale, degrees));
  const { half, top, foot } = BOX;
  const gold = a.linear(['#FFF6CF', '#FFD24A', '#C8780E'], 0, 0, 1, 0);
  return (
    rect(-half + 6, top - 8, 2 * half - 12, 30, 8, '#5A0A4A') +
    sweet('wrapped', -64, -2, 0.62, -40) +
    sweet('lolly', 62, -16, 0.7, 26) +
    sweet('heart', -30, -12, 0.6, -14) +
    sweet('cube', 28, -8, 0.5, 18) +
    sweet('star', 0, -20, 0.62, 8) +
    sweet('bean', -44, 12, 0.56, 10) +
    sweet('drop', 44, 12, 0.55, -12) +
    sweet('wrapped', 6, 14, 0.5, 20) +
    group(
      path(
        `M${-half},${top}H${half}L${half - 8},${foot - 10}Q${half - 9},${foot} ${half - 20},${foot}H${-half + 20}Q${-half + 9},${foot} ${-half + 8},${foot - 10}Z`,
        a.linear(['#FF8AD0', '#FF5AAE', '#B81E86']),
      ),
      solid(5),
    ) +
    mirrored(path(`M-52,${top}H-34L-32,${foot}H-47Z`, '#fff', 'opacity=".28"')) +
    path(`M-15,${top}H15L13,${foot}H-13Z`, gold) +
    group(rect(-half - 5, top - 3, 2 * half + 10, 20, 9, a.linear(['#FFF0FA', '#FF9AD4', '#E8489E'])), solid(0)) +
    rect(-15, top - 3, 30, 20, 2, gold) +
    group(
      mirrored(
        path('M0,0C-10,-20 -38,-24 -42,-8C-45,8 -16,12 0,0Z', a.linear(['#FFF3B8', '#FFC83A', '#C8780E'])) +
          path('M-3,2C-14,14 -20,26 -30,30L-17,33L-15,44C-6,32 -1,18 2,4Z', a.linear(['#FFE08A', '#C8780E'])),
      ) + circle(0, 0, 10, a.radial(['#FFFBE0', '#FFC83A', '#B8690C'], 0.4, 0.3, 0.8)),
      `transform="translate(0 ${top + 26})" ${solid(3)}`,
    )
  );
}

/** The bear in a leap over an open present. Its arms are drawn apart. */
const bearInJoy = (a: Drawing): string =>
  group(
    group(
      group(belly(a), placed(0, 54, [1, 0.9])) + group(head(a, 'stars'), placed(0, -30)) + group(bow(a), placed(0, 30)),
      placed(0, -64, 0.98, -3),
    ) +
      group(openBox(a), placed(0, 56)) +
      group(foot(a), placed(-58, 66, 0.84, -16)) +
      group(foot(a), placed(58, 66, 0.84, 16)) +
      sparkle(-92, 24, 13) +
      sparkle(96, 10, 10),
    placed(0, -3, 0.96),
  );

/** The raised left arm about its shoulder, with a large lollipop. */
function bearArm(a: Drawing): string {
  const stripes = ['#FF4F9A', '#FFF8FC', '#FFC83A', '#FFF8FC', '#7A4FF0', '#FFF8FC'];
  const solid = `filter="${a.lit({ shade: '#5A0440', rim: '#fff', rimOpacity: 0.75, blur: 4, relief: 6, gloss: 0.8, dx: -4, dy: -6, drop: 4 })}"`;
  const lollipop =
    group(rect(-5.5, 30, 11, 92, 5.5, a.linear(['#FFFFFF', '#F6E4F4', '#B890C8'], 0, 0, 1, 0)), solid) +
    group(circle(0, 0, 56, '#C81E7A') + swirl(52.5, stripes, 18), solid) +
    stroke('M-33,-26C-24,-38 -6,-44 9,-42', '#fff', 8, 'opacity=".9"') +
    circle(22, -37, 4, '#fff', 'opacity=".9"');
  return group(
    group(lollipop, placed(-108, -122, 1, -26)) +
      group(
        path(
          'M10,18C-6,28 -26,14 -44,-10C-58,-28 -84,-44 -88,-60C-90,-78 -66,-86 -50,-74C-30,-58 6,-34 18,-12C24,0 20,12 10,18Z',
          jelly(a),
        ) + within(a, -34, -26, 34),
        wet(a, 4),
      ) +
      ellipse(-70, -66, 12, 5.5, '#fff', 'opacity=".8" transform="rotate(24 -70 -66)"') +
      stroke('M-82,-54Q-76,-48 -68,-50M-84,-64Q-76,-56 -68,-59', JELLY.deep, 3, 'opacity=".55"'),
    placed(0, 0, 0.92, 14),
  );
}

/** The gummy bear on the icing. */
export const candyBear: MascotDrawing = { rest: bearAtRest, joy: bearInJoy, limb: bearArm };
