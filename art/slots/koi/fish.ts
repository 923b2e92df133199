import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  polar,
  star,
  stroke,
} from '../../drawing/index.ts';
import { koi } from '../../emblems/koi.ts';
import { sparkle } from '../../props/effects.ts';
import { coin } from '../../props/treasure.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';

/** The eye of the carp at its place on the head. */
const lid = circle(-46, -70, 15, '#FF9A5A') + stroke('M-59,-69Q-46,-59 -33,-69', '#7A1406', 4.5);

const starEye = (a: Drawing) =>
  circle(-46, -70, 20, '#FFFDF0') +
  circle(-46, -70, 20, 'none', 'stroke="#7A1406" stroke-width="3"') +
  group(
    path(star(5, 15, 7), a.linear(['#FFF3B0', '#FFC21E', '#FF8A10']), 'stroke="#D86A06" stroke-width="1.5"'),
    placed(-46, -69),
  ) +
  circle(-52, -78, 4, '#fff');

const joyMouth =
  path('M-86,-64C-98,-66 -108,-54 -102,-42C-96,-30 -80,-32 -74,-44C-72,-52 -78,-62 -86,-64Z', '#FF8A6A') +
  path('M-88,-57C-96,-57 -101,-50 -98,-43C-94,-36 -84,-38 -80,-45C-78,-51 -82,-57 -88,-57Z', '#7A0A1E') +
  ellipse(-89, -43, 6, 3.5, '#FF7A8A');

/** The red carp that leaps to the right, its head up. */
const fishAtRest = (a: Drawing, isBlinking: boolean): string =>
  group(koi(a) + (isBlinking ? lid : ''), placed(4, 2, [-1.02, 1.02], 4));

/** Light of water and foam. */
const watery = (a: Drawing, drop = 4) =>
  `filter="${a.lit({ shade: '#0A5A8A', shadeOpacity: 0.5, rim: '#FFFFFF', rimOpacity: 0.9, blur: 3, relief: 5, gloss: 0.7, dx: -4, dy: -6, drop })}"`;

const WATER = ['#F4FFFF', '#7ADCF0', '#1E8AC8', '#0A4A86'] as const;

/** A bowl of splashing water with a lotus and coins, below the carp. About 0,0. */
function splash(a: Drawing): string {
  const gold = (x: number, y: number, r: number, rot: number) => coin(a, x, y, r, { mark: 'hole', ry: r * 0.8, rot });
  const petal = (degrees: number, colours: readonly string[]) =>
    `<g transform="rotate(${degrees} 0 28)">${path('M0,30C-22,12 -20,-24 0,-44C20,-24 22,12 0,30Z', a.linear(colours))}</g>`;
  const lotus = group(
    petal(-64, ['#FF9AC8', '#E8508A', '#A81E5A']) +
      petal(64, ['#FF9AC8', '#E8508A', '#A81E5A']) +
      petal(-34, ['#FFC2DE', '#F06AA4', '#B82A6A']) +
      petal(34, ['#FFC2DE', '#F06AA4', '#B82A6A']) +
      petal(0, ['#FFF0F8', '#FF9AC6', '#D8407E']),
    watery(a, 3),
  );
  const crown =
    'M-112,46C-126,10 -112,-14 -94,-34C-92,-12 -84,0 -70,6C-70,-22 -58,-44 -38,-60C-40,-32 -32,-12 -16,-2C-12,-18 -6,-30 0,-40C6,-30 12,-18 16,-2C32,-12 40,-32 38,-60C58,-44 70,-22 70,6C84,0 92,-12 94,-34C112,-14 126,10 112,46C80,66 -80,66 -112,46Z';
  const beads = Array.from({ length: 18 }, (_, at) => {
    const [x, y] = polar(82 + (at % 4) * 11, -168 + at * 9.2);
    return circle(x, y * 0.9 + 12, 2.4 + (at % 3) * 1.5, '#F4FFFF', 'opacity=".95"');
  }).join('');
  return (
    beads +
    group(path(crown, a.linear(WATER)), watery(a, 6)) +
    mirrored(
      stroke(
        'M-96,34C-106,14 -102,-2 -94,-14M-58,34C-66,10 -58,-14 -46,-30M-22,34C-28,20 -22,10 -18,6',
        '#fff',
        4,
        'opacity=".6"',
      ),
    ) +
    gold(-72, 40, 20, -16) +
    gold(72, 40, 20, 16) +
    gold(-44, 50, 22, 8) +
    gold(46, 52, 22, -10) +
    group(lotus, placed(0, 30, 0.92))
  );
}

/** The carp that leaps out of the splash, with stars in its eyes. */
const fishInJoy = (a: Drawing): string =>
  group(koi(a) + joyMouth + starEye(a), placed(4, -48, 1.02, 12)) +
  group(splash(a), placed(0, 106, 0.98)) +
  sparkle(-88, -128, 15) +
  sparkle(98, -84, 12) +
  sparkle(86, 26, 9);

/** A great wave to the left of the carp about its root at 0,0. Its crest of foam curls back over the hollow. */
function wave(a: Drawing): string {
  const body =
    'M56,92C-6,96 -82,84 -128,38C-166,-2 -176,-62 -152,-108C-134,-142 -98,-158 -66,-146C-40,-136 -30,-108 -44,-88C-54,-100 -72,-104 -84,-92C-98,-78 -94,-50 -74,-30C-44,0 10,16 58,18Z';
  const hollow =
    'M50,78C-10,76 -76,58 -112,18C-142,-16 -150,-66 -134,-98C-126,-114 -112,-122 -100,-120C-116,-96 -114,-58 -92,-30C-62,6 2,26 54,30Z';
  const bands = stroke(
    'M-138,20C-104,62 -40,82 34,84M-154,-30C-136,26 -72,62 20,66M-158,-78C-152,-20 -100,34 8,48',
    '#F4FFFF',
    5,
    'opacity=".7"',
  );
  const foam = [
    [-152, -112, 17],
    [-140, -130, 19],
    [-120, -146, 20],
    [-98, -154, 20],
    [-76, -152, 18],
    [-56, -142, 16],
    [-42, -126, 15],
    [-36, -108, 13],
    [-42, -92, 10],
    [-62, -98, 10],
    [-78, -98, 11],
    [-92, -88, 10],
    [-164, -90, 12],
    [-166, -66, 9],
  ] as const;
  const spray = [
    [-176, -128, 5],
    [-160, -150, 6],
    [-134, -170, 5],
    [-104, -178, 6],
    [-70, -174, 4],
    [-30, -148, 5],
    [-20, -120, 4],
    [-184, -98, 4],
  ] as const;
  return (
    group(path(body, a.linear(WATER, 0.2, 0, 0.8, 1)), watery(a, 6)) +
    path(hollow, a.linear(['#5AD0F0', '#1478B8', '#0A4A86']), 'opacity=".6"') +
    bands +
    group(
      foam.map(([x, y, r]) => circle(x, y, r, a.radial(['#FFFFFF', '#F0FCFF', '#B0E6F2'], 0.4, 0.34, 0.8))).join(''),
      watery(a, 3),
    ) +
    spray.map(([x, y, r]) => circle(x, y, r, '#FFFFFF')).join('')
  );
}

/** The red carp below the gate. */
export const koiFish: MascotDrawing = { rest: fishAtRest, joy: fishInJoy, limb: (a) => wave(a) };
