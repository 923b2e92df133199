import { circle, type Drawing, ellipse, group, mirrored, path, placed, rect, stroke } from '../../drawing/index.ts';
import { liondance } from '../../emblems/liondance.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { leg, lionBody } from './body.ts';
import { character } from './characters.ts';
import { bodyLight, goldLight, smallLight } from './light.ts';

/** Lids of fur over both eyes of the head. */
const lids = (a: Drawing): string =>
  mirrored(
    group(
      path('M-69,-10C-70,-40 -14,-40 -15,-8C-26,10 -58,10 -69,-10Z', a.linear(['#FFB08A', '#EC2A2E', '#A8101A'])),
      smallLight(a),
    ) +
      stroke('M-66,-6C-54,10 -30,10 -18,-5', '#FFFDF0', 5) +
      stroke('M-58,4l-5,8M-42,8v9M-27,4l4,8', '#FFD24A', 3.6),
  );

/** Eyes that laugh. */
const laughing = (a: Drawing): string =>
  mirrored(circle(-42, -8, 26, a.linear(['#FF8A5A', '#D81E22']))) +
  mirrored(stroke('M-62,2C-54,-24 -30,-24 -22,2', '#2A0404', 8) + stroke('M-60,1C-52,-20 -32,-20 -24,1', '#FFFDF0', 3));

/** The head of the lion. Within ±126. */
export const lionHead = (a: Drawing, eyes: 'open' | 'closed' | 'laughing'): string =>
  liondance(a) + (eyes === 'open' ? '' : eyes === 'closed' ? lids(a) : laughing(a));

/** The lion stands on the ridge of the board. Its field is 1.4 units of the board. */
const rest = (a: Drawing, isBlinking: boolean): string =>
  group(lionBody(a), placed(-160, -75, 0.714)) +
  group(lionHead(a, isBlinking ? 'closed' : 'open'), placed(-58, -11, 0.506));

/** A scroll that hangs out of the mouth, from y 0 to 128. */
const scroll = (a: Drawing): string =>
  group(
    rect(-41, 0, 82, 118, 4, a.linear(['#FF5A45', '#D81E22', '#9A0C14'])) +
      rect(-35, 6, 70, 106, 3, 'none', 'stroke="#FFD766" stroke-width="2"'),
    bodyLight(a),
  ) +
  group(rect(-49, 112, 98, 14, 7, a.linear(['#FFF6CF', '#F0B83A', '#8A560A'])), goldLight(a)) +
  circle(0, 58, 31, '#FFD24A') +
  circle(0, 58, 28, '#C8141E') +
  group(character('fortune', 18, { ink: '#FFF3C0', edge: '#7A0810', width: 5 }), placed(0, 58));

/** The lion rears on its poles, and spits out a scroll. */
function joy(a: Drawing): string {
  const chest = 'M-62,-6C-98,38 -100,98 -70,136C-40,158 40,158 70,136C100,98 98,38 62,-6Z';
  let waves = '';
  for (let i = 0; i < 6; i += 1) {
    const y = 24 + i * 24;
    const d = `M-110,${y}q18,13 36,0t36,0t36,0t36,0t36,0t36,0`;
    waves += stroke(d, '#FFFDF0', 9) + stroke(d, '#FFC23D', 3.4);
  }
  const pole = (x: number): string =>
    group(
      rect(x - 21, 150, 42, 26, 5, a.linear(['#FFD24A', '#B8741A', '#6A3E0A'], 0, 0, 1, 0)) +
        ellipse(x, 150, 24, 8, a.linear(['#FFE9A0', '#D89A2A'])),
      goldLight(a),
    );
  const fringe = Array.from({ length: 9 }, (_, i) =>
    group(
      path('M-12,-4C-14,10 -7,17 0,24C7,17 14,10 12,-4Z', i % 2 === 0 ? '#FFFDF0' : '#FFE9BC'),
      placed(-72 + i * 18, 134 + Math.sin((i / 8) * Math.PI) * 14, 1, (4 - i) * 5),
    ),
  ).join('');
  return (
    a.glow(0, -40, 150, '#FFC23D', 0.55) +
    pole(-62) +
    pole(62) +
    group(leg(a), placed(-62, 150, 1.1, 4)) +
    group(group(leg(a), placed(-62, 150, 1.1, 4)), 'transform="scale(-1 1)"') +
    group(path(chest, a.linear(['#FF7A4A', '#EC2A2E', '#96101A'])), bodyLight(a)) +
    group(waves, `clip-path="${a.clip(chest)}"`) +
    group(fringe, smallLight(a)) +
    group(lionHead(a, 'laughing'), placed(0, -50, 0.93)) +
    group(scroll(a), placed(0, 32, 0.98))
  );
}

/** The left foreleg, raised, about its shoulder. */
function foreleg(a: Drawing): string {
  const sleeve = 'M30,34C-20,66 -96,40 -128,-40L-76,-76C-52,-30 -10,-26 30,-36Z';
  return (
    a.glow(-112, -92, 96, '#FFC23D', 0.5) +
    group(path(sleeve, a.linear(['#FFE07A', '#F0901E', '#B85A08'], 1, 0, 0, 1)), bodyLight(a)) +
    stroke('M-18,-30C-30,4 -26,28 -16,46M-62,-50C-78,-22 -84,0 -80,22', '#FFF6D0', 5, 'opacity=".7"') +
    group(
      Array.from({ length: 6 }, (_, i) =>
        group(
          path('M-13,-6C-15,10 -8,20 0,28C8,20 15,10 13,-6Z', i % 2 === 0 ? '#FFFDF0' : '#FFE2A8'),
          placed(-130 + i * 12, -34 - i * 9, 1.1, 142),
        ),
      ).join(''),
      smallLight(a),
    ) +
    group(
      path(
        'M-134,-52C-160,-74 -160,-112 -132,-130C-112,-142 -84,-130 -72,-98C-66,-82 -70,-76 -82,-70Z',
        a.linear(['#FF6A4A', '#D81E22', '#7A0810']),
      ),
      bodyLight(a),
    ) +
    group(
      [
        [-148, -104, -52],
        [-128, -128, -28],
        [-102, -130, -2],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          group(
            path('M-10,8C-12,-10 -4,-22 2,-30C8,-20 12,-8 10,8Z', a.linear(['#FFFFFF', '#FFE2A8'])),
            placed(x, y, 1, turn),
          ),
        )
        .join(''),
      smallLight(a),
    ) +
    stroke('M-140,-64C-126,-58 -98,-66 -82,-76', '#FFD24A', 6)
  );
}

/** The red lion on two dancers' legs. */
export const lionMascot: MascotDrawing = { rest, joy, limb: foreleg };
