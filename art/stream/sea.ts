import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  polar,
  rect,
  seededRandom,
  stroke,
} from '../drawing/index.ts';
import { koi } from '../emblems/koi.ts';
import { octopus } from '../emblems/octopus.ts';
import { turtle } from '../emblems/turtle.ts';
import { passing, swing } from '../effects/motion.ts';
import { bubble } from '../props/effects.ts';
import { coin } from '../props/treasure.ts';

/** The game's picture on the wall, about its middle. */
export const SCREEN = { width: 338, height: 190 } as const;

const shine = { blur: 4, relief: 6, gloss: 0.7, shade: '#4a2002', rim: '#FFF8D8', rimOpacity: 0.9, dx: -6, dy: -9 };

/** The golden shark, about ±170. */
function shark(a: Drawing, tail: number): string {
  const gold = a.linear(['#FFF9D0', '#FFD04A', '#E8921A', '#8A4206']);
  const fin = a.linear(['#FFE58A', '#E8921A', '#7A3806']);
  const scales = [...Array(24).keys()].map((index) => {
    const x = -44 + (index % 8) * 20 + Math.floor(index / 8) * 4;
    const y = -28 + Math.floor(index / 8) * 15 + (index % 8) * 1.7;
    return y < 10 ? stroke(`M${x},${y - 7}q9,7 0,15`, '#A85A0A', 2.2, 'opacity=".5"') : '';
  });
  return (
    group(
      group(
        path('M-14,0C6,-16 26,-46 42,-74C54,-42 48,-16 38,4C48,22 50,44 40,68C24,44 4,22 -14,10Z', fin),
        `filter="${a.lit(shine)}"`,
      ),
      placed(138, -4, [1 - 0.16 * Math.abs(tail), 1], tail * 7),
    ) +
    group(
      path('M-14,-44C2,-82 34,-106 70,-108C56,-84 56,-60 66,-36Z', fin) +
        path('M-44,34C-34,68 -8,92 30,98C20,76 18,58 22,38Z', fin),
      `filter="${a.lit(shine)}"`,
    ) +
    group(
      path('M-152,8C-124,-38 -54,-58 18,-48C70,-42 112,-22 144,-2C112,16 60,42 0,48C-62,52 -122,42 -152,8Z', gold),
      `filter="${a.lit(shine)}"`,
    ) +
    path(
      'M-150,12C-112,46 -42,52 18,45C58,39 98,22 132,4C96,16 40,20 -20,18C-72,18 -124,20 -150,12Z',
      '#FFFBE6',
      'opacity=".92"',
    ) +
    scales.join('') +
    path('M-151,9C-134,16 -110,16 -84,8C-88,26 -108,34 -126,32C-138,28 -146,20 -151,9Z', '#4A0A10') +
    path('M-142,14l5,10l5,-9zM-128,17l5,10l5,-10zM-113,16l5,10l6,-12zM-98,13l5,8l4,-11z', '#fff') +
    stroke('M-64,-22C-58,-8 -58,6 -64,20M-54,-24C-48,-8 -48,8 -54,22', '#9A4E08', 3.4, 'opacity=".7"') +
    circle(-104, -11, 11, '#fff') +
    circle(-106, -10, 7.5, '#C8102E') +
    circle(-109, -13, 2.4, '#fff') +
    stroke('M-120,-24L-94,-26', '#7A3806', 5)
  );
}

/** A small blue fish that looks left, about ±30. */
const tang = (a: Drawing): string =>
  group(
    path(
      'M-28,0C-18,-18 10,-20 22,-4L38,-16L36,16L22,4C10,20 -18,18 -28,0Z',
      a.linear(['#6AD0FF', '#2A7AE0', '#0E3A9A']),
    ) +
      path('M-6,-15C6,-8 8,8 0,15C8,14 14,10 18,5V-5C12,-10 4,-14 -6,-15Z', '#FFD24A') +
      circle(-16, -3, 4, '#fff') +
      circle(-17, -3, 2.2, '#0a1020'),
    `filter="${a.lit({ blur: 2, relief: 3, gloss: 0.5, dx: -2, dy: -3 })}"`,
  );

function jelly(a: Drawing, t: number): string {
  const legs = [-20, -8, 6, 18].map((x, index) =>
    stroke(
      `M${x},14q${6 * swing(t, 0.5, index / 4)},18 ${4 * swing(t, 0.5, index / 3)},44`,
      '#C9A6FF',
      4,
      'opacity=".8"',
    ),
  );
  return (
    legs.join('') +
    group(
      path('M-34,16C-36,-30 36,-30 34,16C22,24 -22,24 -34,16Z', a.linear(['#E6D0FF', '#A06AE8', '#5A2AA8'])),
      `filter="${a.lit({ blur: 2, relief: 3, gloss: 0.6 })}"`,
    ) +
    mirrored(circle(-11, 2, 3.4, '#22104a'))
  );
}

const weed = (x: number, height: number, colour: string, t: number): string =>
  [0, 1, 2]
    .map((index) => {
      const bend = 12 * swing(t, 1 / 6, x / 100 + index / 5);
      const top = height * (0.7 + 0.15 * index);
      return stroke(
        `M${x + index * 9},96C${x + index * 9 - 10},${96 - top * 0.4} ${x + index * 9 + 12 + bend * 0.4},${96 - top * 0.6} ${x + index * 9 + bend},${96 - top}`,
        colour,
        7 - index * 1.6,
      );
    })
    .join('');

/** Coins that fly out of the shark where it is hit. @param f 0 to 1 */
function burst(a: Drawing, f: number, seed: string): string {
  const random = seededRandom(seed);
  const coins = [...Array(14).keys()].map(() => {
    const [x, y] = polar((20 + 90 * random()) * (1 - (1 - f) ** 3), 360 * random());
    const turn = 360 * random() * f;
    return group(
      coin(a, 0, 0, 5 + 4 * random(), { mark: 'star' }),
      `${placed(x, y * 0.7 + 46 * f * f, 1, turn)} opacity="${passing(f, 0.18).toFixed(2)}"`,
    );
  });
  return a.glow(0, 0, 58 * passing(f, 0.3), '#FFF08A', 0.75) + coins.join('');
}

/** The hits that make coins: seconds of the loop, and the place on the shark. */
export const HITS: readonly (readonly [at: number, x: number, y: number])[] = [
  [2, -40, 0],
  [5.5, -70, -8],
  [8, 20, 6],
  [11.5, -50, 10],
  [14, -20, -12],
  [17, -64, 4],
  [20.5, 10, -4],
];
const HIT_S = 1.4;

/** The deep sea with a golden shark. @param t seconds; the picture repeats after `loop` */
export function sea(a: Drawing, t: number, loop: number): string {
  const { width: W, height: H } = SCREEN;
  const round = (times: number, phase = 0): number => Math.sin(2 * Math.PI * ((t * times) / loop + phase));
  const across = (times: number, phase: number): number => ((t * times) / loop + phase) % 1;
  const ray = (index: number): string => {
    const x = -150 + index * 52 + 12 * round(2, index / 5);
    const light = a.linearAt(
      [
        [0, '#E6FFFA', 0.3],
        [0.8, '#E6FFFA', 0],
      ],
      0,
      -95,
      0,
      95,
    );
    return path(`M${x},-95h20l${26 + index * 4},190h-40Z`, light);
  };
  const sharkX = 6 + 26 * round(2);
  const sharkY = 4 + 9 * round(3, 0.2);
  const school = [
    [0, -62, 0.42],
    [0.06, -50, 0.34],
    [0.1, -70, 0.38],
    [0.13, -56, 0.3],
  ].map(([phase = 0, y = 0, size = 0]) =>
    group(tang(a), placed(W * 0.62 - across(2, phase) * W * 1.24, y + 4 * round(6, phase), size)),
  );
  const hits = HITS.map(([at, x, y]) => {
    const f = (t - at) / HIT_S;
    return f > 0 && f < 1 ? group(burst(a, f, `hit${at}`), placed(sharkX + x * 0.62, sharkY + y)) : '';
  });
  const bubbles = [...Array(9).keys()].map((index) => {
    const f = across(3 + (index % 3), index / 9);
    return group(bubble(a, 0, 0, 2 + (index % 4)), placed(-150 + index * 38 + 6 * round(8, index / 7), H / 2 - f * H));
  });
  return (
    rect(-W / 2, -H / 2, W, H, 0, a.linear(['#37C6D8', '#137AB8', '#0A3C86', '#061C4E'])) +
    [0, 1, 2, 3, 4, 5].map(ray).join('') +
    path('M-169,96V60L-120,38L-84,58L-40,30L10,60L60,36L110,62L150,44L169,56V96Z', '#0B4E92', 'opacity=".55"') +
    path('M-169,96V78L-110,62L-60,80L0,66L70,82L120,68L169,80V96Z', '#083468', 'opacity=".8"') +
    weed(-156, 110, '#0C6A6E', t) +
    weed(130, 120, '#0C5A70', t) +
    school.join('') +
    group(jelly(a, t), placed(122, 40 + 10 * round(3), 0.72)) +
    group(koi(a), placed(104 + 8 * round(2, 0.4), -52 + 6 * round(3), [-0.3, 0.3], 8 * round(3))) +
    group(shark(a, round(16)), placed(sharkX, sharkY, 0.62, 3 * round(3))) +
    group(turtle(a), placed(-112 + 14 * round(1), 52 + 6 * round(2, 0.3), 0.3, 6 * round(2))) +
    group(octopus(a), placed(40 + 10 * round(1, 0.5), 74 + 4 * round(4), 0.22)) +
    hits.join('') +
    bubbles.join('') +
    ellipse(0, -96, 150, 26, '#D8FFF6', 'opacity=".28"')
  );
}
