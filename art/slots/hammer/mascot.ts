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
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { bolt, boltPath, hard, RUNES, solidBolt, warm } from './light.ts';

/** How bright the runes are. */
type Charge = 'calm' | 'charged';

/** The head of the hammer about 0,0, 176 × 92. */
function head(a: Drawing, charge: Charge): string {
  const block = 'M-70,-46H70L78,-36V36L70,46H-70L-78,36V-36Z';
  const facet = 'M-52,-46H52L44,-28H-44Z';
  const cap = 'M-88,-40L-78,-50H-50L-44,-40V40L-50,50H-78L-88,40Z';
  const each = (draw: (d: string) => string) =>
    [
      [-25, RUNES.ride],
      [0, RUNES.tyr],
      [24, RUNES.sun],
    ]
      .map(([x, d]) => group(draw(String(d)), placed(Number(x), 2, 1.8)))
      .join('');
  const glow = charge === 'charged' ? '#FFFFFF' : '#8AF0FF';
  return (
    group(
      path(
        block,
        a.linear([
          [0, '#F6FBFF'],
          [0.3, '#B4C6E8'],
          [0.62, '#6A80B4'],
          [1, '#222E62'],
        ]),
      ),
      hard(a, 5),
    ) +
    path(facet, '#FFFFFF', 'opacity=".35"') +
    path('M-44,28H44L52,46H-52Z', '#131B44', 'opacity=".45"') +
    stroke('M-38,-26H38L42,26H-42Z', '#2A3A74', 2.4, 'opacity=".7"') +
    path('M-38,-26H38L42,26H-42Z', a.linear(['#22306C', '#3A4E94', '#1A2658']), 'opacity=".85"') +
    (charge === 'charged' ? a.glow(0, 0, 66, '#5AE0FF', 0.9) : '') +
    each((d) => stroke(d, '#0A1440', 7)) +
    each((d) =>
      stroke(
        d,
        '#5AE0FF',
        charge === 'charged' ? 8 : 5,
        `opacity=".8" filter="${a.blur(charge === 'charged' ? 4 : 2.4)}"`,
      ),
    ) +
    each((d) => stroke(d, glow, 3.2)) +
    mirrored(
      group(path(cap, a.linear(['#FFFBE0', '#FFCE4A', '#C87A0E', '#7A4204'])), warm(a, 3)) +
        stroke('M-58,-48V48', '#8A4E06', 2, 'opacity=".6"') +
        path('M-84,-36L-76,-46H-66L-72,-34V30L-82,36Z', '#fff', 'opacity=".35"') +
        circle(-70, -26, 4, '#7A4204') +
        circle(-70.6, -26.8, 2.6, '#FFF0B0') +
        circle(-70, 26, 4, '#7A4204') +
        circle(-70.6, 25.2, 2.6, '#FFF0B0') +
        stroke('M-70,-14L-63,0L-70,14L-77,0Z', '#7A4204', 2.4, 'opacity=".8"'),
    )
  );
}

/** The handle below a head at 0,0: leather straps, and a knob of gold with a ring. */
function handle(a: Drawing, length: number): string {
  const straps = Array.from({ length: Math.floor((length - 26) / 15) }, (_, i) => {
    const y = 62 + i * 15;
    return stroke(`M-11,${y + 9}L11,${y - 1}`, '#3A1A06', 6) + stroke(`M-11,${y + 7}L11,${y - 3}`, '#F0BE7A', 3.4);
  }).join('');
  const end = 44 + length;
  return (
    group(rect(-12, 36, 24, length, 7, a.linear(['#D89A5A', '#9A5A22', '#4A2208'], 0, 0, 1, 0)), warm(a, 3)) +
    straps +
    group(rect(-17, 42, 34, 13, 5, a.linear(['#FFF6CF', '#F5BE3E', '#8A4E06'])), warm(a)) +
    group(
      path(`M-14,${end - 14}H14L19,${end}L12,${end + 12}H-12L-19,${end}Z`, a.linear(['#FFF6CF', '#F5BE3E', '#7A4204'])),
      warm(a, 3),
    ) +
    circle(0, end - 1, 5, a.radial(['#FFFFFF', '#7AE8FF', '#1E6AD8'], 0.4, 0.3, 0.8))
  );
}

/** The hammer upright, its head at 0,0. */
const hammer = (a: Drawing, charge: Charge, length = 104): string => handle(a, length) + head(a, charge);

/** Small bolts that run over the head. */
function sparks(a: Drawing, charge: Charge): string {
  const random = seededRandom('hum');
  const count = charge === 'charged' ? 8 : 4;
  return Array.from({ length: count }, (_, i) => {
    const from = polar(62, 200 + i * (140 / count) * 1.2);
    const to = polar(104, 196 + i * (140 / count) * 1.24);
    return bolt(a, boltPath(random, from, to, 4, 8), '#8AE8FF', 1.7, charge === 'charged' ? 1 : 0.75);
  }).join('');
}

/** The hammer hovers with its head at the upper right. Its runes burn when it is charged. */
function hovering(a: Drawing, isCharged: boolean): string {
  const charge = isCharged ? 'charged' : 'calm';
  return group(
    a.glow(20, -30, 92, '#8AE8FF', isCharged ? 0.75 : 0.4) +
      group(sparks(a, charge) + hammer(a, charge), placed(24, -40, 0.92, 20)) +
      sparkle(-26, -88, isCharged ? 24 : 17) +
      sparkle(98, -42, 12),
  );
}

/** The hammer strikes from above: the head has hit, and splinters of stone fly in a flash. */
function striking(a: Drawing): string {
  const random = seededRandom('strike');
  const shards = Array.from({ length: 18 }, (_, i) => {
    const [x, y] = polar(88 + random() * 26, -34 - i * 12 + (i > 9 ? 34 : 0));
    const size = 0.9 + random() * 1.1;
    return group(
      path(
        'M-7,-5L5,-8L9,3L-2,8Z',
        a.linear(i % 3 === 0 ? ['#FFF6CF', '#F5BE3E', '#8A4E06'] : ['#C4D4F4', '#5A6C9C', '#1A2450']),
      ),
      placed(x, 112 + y, size, random() * 360),
    );
  }).join('');
  const bolts = [-150, -118, -62, -30].map((turn) => {
    const to = polar(128, turn);
    return bolt(a, boltPath(random, [0, 104], [to[0], 110 + to[1]], 7, 12), '#8AE8FF', 2.8);
  });
  return (
    a.glow(0, 100, 124, '#CFF4FF', 0.95) +
    ellipse(0, 128, 108, 24, '#FFFFFF', `opacity=".85" filter="${a.blur(9)}"`) +
    bolts.join('') +
    shards +
    // The head points down, and the handle up.
    group(hammer(a, 'charged', 150), placed(0, 66, 1.16, 180)) +
    ellipse(0, 124, 96, 10, '#FFF6CF', `opacity=".9" filter="${a.blur(4)}"`) +
    sparkle(-88, 40, 26) +
    sparkle(90, 86, 20) +
    sparkle(34, -136, 14)
  );
}

/** A fan of lightning that spreads to the left from its joint, as a wing. */
function lightningWing(a: Drawing): string {
  const random = seededRandom('wing');
  const feather = (turn: number, length: number, scale: number) =>
    group(
      solidBolt(a, ['#FFFFFF', '#8AE8FF', '#2A7AF0']),
      `transform="rotate(${turn}) translate(0 ${-length}) scale(${scale})"`,
    );
  const thin = (turn: number, length: number) =>
    bolt(a, boltPath(random, [0, 0], polar(length, turn), 8, 13), '#8AE8FF', 2.4, 0.9);
  return (
    a.glow(-40, -10, 110, '#5AC8FF', 0.6) +
    [-172, -150, -128, -196, -216].map((turn, i) => thin(turn, 176 - i * 9)).join('') +
    feather(-38, 116, 1.15) +
    feather(-64, 128, 1.3) +
    feather(-92, 118, 1.12) +
    feather(-118, 96, 0.9) +
    group(solidBolt(a, ['#FFFFFF', '#FFE27A', '#F0980E']), 'transform="rotate(-78) translate(0 -74) scale(.8)"')
  );
}

/** The hammer without a hand. */
export const hammerMascot: MascotDrawing = { rest: hovering, joy: striking, limb: lightningWing };
