import { circle, type Drawing, ellipse, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { jade, type Mood, paw, rabbitHead } from './head.ts';
import { goldLight, jadeLight, smallLight } from './light.ts';
import { pestle } from './pestle.ts';
import { roundMochi } from './sweets.ts';

/** Its robe, feet and tail: the neck at 0,0, the feet at 96. */
function robe(a: Drawing): string {
  return (
    group(circle(-46, 70, 17, jade(a)), jadeLight(a)) +
    group(mirrored(ellipse(-26, 92, 24, 13, jade(a))), jadeLight(a)) +
    group(
      path(
        'M-26,-4C-48,22 -56,58 -50,84C-22,96 22,96 50,84C56,58 48,22 26,-4Z',
        a.linear(['#5A82FF', '#2E46C8', '#161E70']),
      ),
      jadeLight(a),
    ) +
    group(
      path('M-51,74C-22,88 22,88 51,74L50,86C22,97 -22,97 -50,86Z', a.linear(['#FFF0B8', '#FFC44A', '#B8740E'])),
      goldLight(a),
    ) +
    group(
      path('M-22,-2L4,34L26,-4L16,-10H-14Z', a.linear(['#FFFFFF', '#E4F0FF'])) +
        stroke('M-23,-2L4,35L27,-4', '#FFC44A', 5),
      smallLight(a),
    ) +
    group(
      path('M-47,40C-20,52 20,52 48,40L49,54C20,64 -20,64 -49,54Z', a.linear(['#FF8A7A', '#D8283A', '#8A0E2A'])),
      smallLight(a),
    ) +
    group(circle(0, 54, 9, a.radial(['#FFFBE0', '#FFC44A', '#B8740E'], 0.4, 0.3, 0.8)), goldLight(a))
  );
}

/** A sleeve from the shoulder to a paw. */
const sleeve = (a: Drawing, d: string): string =>
  group(path(d, a.linear(['#6A92FF', '#2E46C8', '#1A2278'])), jadeLight(a));

/** The rabbit beside its pestle: one paw holds it, the other is open. */
function rest(a: Drawing, isBlinking: boolean): string {
  const mood: Mood = isBlinking ? 'closed' : 'calm';
  return (
    group(robe(a), placed(-12, 18)) +
    group(pestle(a, 214), placed(62, 8)) +
    sleeve(a, 'M6,26C24,16 42,18 54,26L54,46C40,48 20,52 8,46Z') +
    group(paw(a), placed(60, 36)) +
    sleeve(a, 'M-34,26C-52,32 -66,36 -76,34L-78,52C-62,60 -40,56 -30,48Z') +
    group(paw(a), placed(-82, 40, 1, -20)) +
    group(rabbitHead(a, mood), placed(-12, -28, 0.64))
  );
}

/** The rabbit as it pounds, without the pestle, which is before its paws at x 62. */
export function pounder(a: Drawing): string {
  return (
    group(robe(a), placed(-12, 18)) +
    group(rabbitHead(a, 'pounding'), placed(-6, -26, 0.64, 8)) +
    sleeve(a, 'M-20,22C10,6 34,-4 52,-6L58,12C40,28 16,46 -6,48Z') +
    sleeve(a, 'M4,36C24,30 42,28 54,30L54,48C40,54 20,58 6,54Z') +
    group(paw(a, 15), placed(60, 2)) +
    group(paw(a, 15), placed(60, 39))
  );
}

/** The rabbit laughs above a tray of mochi. */
function joy(a: Drawing): string {
  const mochi = (x: number, y: number, size: number, turn = 0): string =>
    group(roundMochi(a), placed(x, y, size, turn));
  return (
    a.glow(0, -30, 150, '#FFE9A0', 0.6) +
    group(robe(a), placed(0, 16, 1.5)) +
    group(
      path(
        'M-112,108H112C108,140 80,156 56,160L64,170H-64L-56,160C-80,156 -108,140 -112,108Z',
        a.linear(['#D8E2FF', '#7A8AC8', '#343E86']),
      ),
      jadeLight(a),
    ) +
    ellipse(0, 108, 112, 20, '#1A2260') +
    mochi(-66, 88, 0.62, -8) +
    mochi(66, 88, 0.62, 8) +
    mochi(0, 82, 0.72) +
    mochi(-34, 54, 0.6, 6) +
    mochi(36, 56, 0.6, -6) +
    stroke('M-104,118C-60,138 60,138 104,118', '#F4F8FF', 4, 'opacity=".6"') +
    group(rabbitHead(a, 'laughing'), placed(0, -32, 0.93))
  );
}

/** The left arm about its shoulder, raised, with a mochi on the paw. */
function limb(a: Drawing): string {
  return (
    a.glow(-104, -132, 84, '#FFE9A0', 0.6) +
    sleeve(a, 'M20,-26C-30,-38 -64,-64 -84,-98L-120,-74C-96,-20 -40,26 8,34Z') +
    group(path('M-76,-108L-128,-72L-118,-58L-68,-94Z', a.linear(['#FFF0B8', '#FFC44A', '#B8740E'])), goldLight(a)) +
    group(roundMochi(a), placed(-122, -150, 0.86, -14)) +
    group(paw(a, 30), placed(-112, -108, 1, -30)) +
    sparkle(-168, -190, 18) +
    sparkle(-66, -160, 13)
  );
}

/** The jade rabbit of the moon. */
export const rabbitMascot: MascotDrawing = { rest, joy, limb };
