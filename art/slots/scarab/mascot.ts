import { circle, type Drawing, group, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import { fan } from '../../emblems/feathers.ts';
import { scarab } from '../../emblems/scarab.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { goldLight, lapisLight } from './light.ts';

/** The disc of the sun. */
const sunDisc = (a: Drawing, r: number): string =>
  a.glow(0, 0, r * 2, '#FFC23D', 0.6) +
  group(
    circle(
      0,
      0,
      r,
      a.radial(['#FFFBD8', '#FFB52E', '#E0481A'], 0.4, 0.35, 0.7),
      `stroke="#FFE08A" stroke-width="${r * 0.12}"`,
    ),
    goldLight(a),
  );

/** The beetle from its side, its head to the right: it pushes the disc with its forelegs. */
function rest(a: Drawing, isBlinking: boolean): string {
  const shell = a.linear(['#5AC0FF', '#1F5BE0', '#0A1E78']);
  const gold = a.linear(['#FFF6CF', '#FFC93D', '#A8600C']);
  const legs =
    stroke('M-52,44C-64,56 -60,74 -72,84M-16,52C-20,66 -12,76 -20,88M18,46C26,62 20,74 30,86', '#8A560A', 12) +
    stroke('M-52,44C-64,56 -60,74 -72,84M-16,52C-20,66 -12,76 -20,88M18,46C26,62 20,74 30,86', '#D98A1A', 8) +
    stroke('M34,24C52,20 56,8 66,8M36,36C52,40 60,34 70,34', '#D98A1A', 8);
  return (
    group(legs, goldLight(a)) +
    group(
      path('M-88,36C-92,-12 -50,-46 -6,-44C28,-42 46,-16 46,16C46,40 30,54 0,56C-40,60 -76,58 -88,36Z', shell),
      lapisLight(a),
    ) +
    stroke('M-82,20C-50,6 -6,-2 44,6', '#FFD970', 4) +
    stroke('M-56,-26C-40,-2 -36,30 -44,54M-16,-42C-6,-14 -4,24 -10,56', '#FFD970', 3, 'opacity=".8"') +
    circle(-30, 18, 7, '#FF5A45', 'stroke="#FFE08A" stroke-width="2"') +
    circle(12, 24, 6, '#3EE0C0', 'stroke="#FFE08A" stroke-width="2"') +
    group(
      path('M30,-26C46,-36 66,-24 66,-4C66,14 56,26 40,26C48,10 44,-14 30,-26Z', gold) +
        path('M58,-24C66,-38 78,-36 80,-26C74,-28 68,-24 64,-16Z', gold),
      goldLight(a),
    ) +
    (isBlinking
      ? stroke('M48,-6C52,-2 56,-2 60,-6', '#3A1C02', 3.4)
      : circle(54, -6, 6, '#08184A') + circle(52, -8, 2, '#FFFFFF')) +
    group(sunDisc(a, 34), placed(86, -6))
  );
}

/** The winged beetle that carries the sun, with rays onto the line that pays. */
const joy = (a: Drawing): string =>
  a.glow(0, -90, 150, '#FFC23D', 0.6) +
  path(
    'M-26,-70L-120,170H120L26,-70Z',
    a.linear([
      [0, '#FFE9A0', 0.5],
      [1, '#FFE9A0', 0],
    ]),
  ) +
  group(scarab(a), placed(0, -20, 1.12)) +
  group(sunDisc(a, 34), placed(0, -122)) +
  mirrored(stroke('M-52,112C-30,124 -14,128 0,128', '#FFD24A', 5));

/** The left wing, open, about its joint. */
const wing = (a: Drawing): string =>
  group(
    fan(8, -26, -116, 186, 138, 25, [a.linear(['#3AA8FF', '#1F5BE0', '#0A1E78'])], '#BFE9FF', -16, 40) +
      fan(8, -30, -114, 142, 100, 22, [a.linear(['#FFF6CF', '#FFC93D', '#A8600C'])], '#8A4A06', -16, 34) +
      fan(7, -34, -110, 98, 72, 19, [a.linear(['#5AF0D0', '#12A898', '#06505A'])], '#D8FFF4', -16, 28),
    lapisLight(a),
  );

/** The lapis scarab with the disc of the sun. */
export const scarabMascot: MascotDrawing = { rest, joy, limb: wing };
