import { circle, type Drawing, ellipse, group, path, placed, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import { coin, ingot } from '../../props/treasure.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { GOLD_CLOUD, standingCloud } from './clouds.ts';
import { monkeyHead } from './head.ts';
import { furLight, goldLight, skinLight, softLight } from './light.ts';
import { staff } from './staff.ts';

/** On its cloud, the staff across its back. */
const rest = (a: Drawing, isBlinking: boolean): string =>
  group(staff(a, 262, 21), placed(4, 14, 0.92, 48)) +
  group(standingCloud(a, GOLD_CLOUD), placed(0, 84, 1.04)) +
  group(monkeyHead(a, { eyes: isBlinking ? 'closed' : 'open', mouth: 'grin' }), placed(0, 12, 0.92)) +
  sparkle(-84, 86, 13) +
  sparkle(98, -62, 17);

/** Mail of gold, a red scarf and a skirt of tiger skin. */
function body(a: Drawing): string {
  const trunk = 'M-46,6C-66,30 -66,64 -54,92H54C66,64 66,30 46,6Z';
  let scales = '';
  for (let row = 0; row < 4; row += 1)
    for (let at = -3; at <= 3; at += 1) {
      const x = at * 18 + (row % 2) * 9;
      const y = 30 + row * 16;
      scales += `M${x - 9},${y}q9,12 18,0`;
    }
  const skirt = 'M-56,88C-70,112 -78,132 -82,150C-40,164 40,164 82,150C78,132 70,112 56,88Z';
  const stripes =
    'M-62,112L-40,120L-64,124ZM-72,134L-44,138L-74,146ZM62,112L40,120L64,124ZM72,134L44,138L74,146ZM-14,98L0,118L14,98ZM-18,136L0,152L18,136Z';
  return (
    group(path(skirt, a.linear(['#FFD25E', '#F59A1E', '#B85206'])), furLight(a)) +
    path(stripes, '#3A1206') +
    group(path(trunk, a.linear(['#FFF3B0', '#F5B52E', '#9A5A06'])), goldLight(a)) +
    group(stroke(scales, '#8A4A06', 2.6, 'opacity=".75"'), `clip-path="${a.clip(trunk)}"`) +
    group(path('M-58,84H58L56,98H-56Z', a.linear(['#F0503A', '#9A0E18'])), softLight(a)) +
    group(circle(0, 91, 10, a.radial(['#FFF3B0', '#F0AC2A', '#8A4A06'], 0.4, 0.3, 0.8)), goldLight(a)) +
    group(
      path(
        'M-52,2C-30,26 30,26 52,2C58,20 44,38 18,40L26,76L4,58L-8,80L-14,40C-42,38 -58,20 -52,2Z',
        a.linear(['#FF6A4A', '#D8242A', '#8A0A16']),
      ),
      softLight(a),
    )
  );
}

/** Gold that lies on the cloud at its feet. */
const treasure = (a: Drawing): string =>
  [
    [-92, 142, -18],
    [-64, 152, 12],
    [92, 144, 20],
    [62, 154, -10],
    [-30, 158, 16],
    [32, 158, -4],
  ]
    .map(([x = 0, y = 0, turn = 0]) => coin(a, x, y, 16, { ry: 12, rot: turn }))
    .join('') +
  ingot(a, -82, 134, 0.36, -10) +
  ingot(a, 82, 134, 0.36, 12);

/** The laughing king on his cloud. */
const joy = (a: Drawing): string =>
  group(staff(a, 262, 22), placed(0, 10, 0.98, 62)) +
  group(standingCloud(a, GOLD_CLOUD), placed(0, 126, 1.3)) +
  body(a) +
  group(treasure(a), goldLight(a)) +
  group(monkeyHead(a, { eyes: 'fiery', mouth: 'laugh' }), placed(0, -62, 0.84));

const ARM = 'M14,-20C-30,-30 -62,-54 -78,-104C-84,-122 -124,-118 -124,-94C-116,-30 -62,24 -4,34C28,38 34,-10 14,-20Z';

/** The left arm about its shoulder, raised, with an open hand. */
const limb = (a: Drawing): string => {
  const skin = a.linear(['#FFF0D8', '#FFD2A0', '#E09A5A']);
  const finger = (x: number, y: number, degrees: number): string =>
    group(ellipse(0, -16, 9, 20, skin), placed(x, y, 1, degrees));
  const hand =
    finger(-24, -14, -42) +
    finger(-9, -26, -14) +
    finger(9, -27, 10) +
    finger(25, -16, 36) +
    finger(32, 8, 74) +
    ellipse(2, 2, 28, 26, skin);
  return (
    a.glow(-112, -150, 88, '#FFE07A', 0.55) +
    group(path(ARM, a.linear(['#F5B05A', '#C8702A', '#8A4214'])), furLight(a)) +
    stroke('M-20,0q-10,10 -22,6M-48,-22q-12,8 -24,0M-72,-52q-12,6 -22,-2', '#8A4214', 3, 'opacity=".55"') +
    group(path('M-70,-88L-134,-80L-138,-108L-76,-118Z', a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06'])), goldLight(a)) +
    stroke('M-73,-102L-136,-94', '#C81E22', 6) +
    group(hand, `${placed(-110, -140, 1.1, -14)} ${skinLight(a)}`) +
    sparkle(-168, -176, 20) +
    sparkle(-58, -182, 14)
  );
};

/** The Monkey King. */
export const monkeyMascot: MascotDrawing = { rest, joy, limb };
