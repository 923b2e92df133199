import { circle, type Drawing, group, path, placed, stroke } from '../../drawing/index.ts';
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

/** The disc that the beetle rolls. Its teeth show how far it has turned. A radius of 22. */
export const rolledSun = (a: Drawing): string => {
  let teeth = '';
  for (let i = 0; i < 10; i += 1)
    teeth += group(path('M-2.600,-16.500L0,-20.800L2.600,-16.500Z', '#B8300E'), placed(0, 0, 1, i * 36));
  return (
    a.glow(0, 0, 31, '#FFC23D', 0.75) +
    group(circle(0, 0, 22, a.linear(['#FFF6CF', '#FFC93D', '#B86A0C'])), goldLight(a)) +
    teeth +
    group(circle(0, 0, 15.5, a.radial(['#FFFDE8', '#FFB52E', '#E8481A'], 0.42, 0.36, 0.72)), goldLight(a)) +
    stroke('M-7,-8C-2,-12 5,-12 9,-7', '#FFFFFF', 2.6, 'opacity=".75"')
  );
};

/** A leg: its outline, its gold, and the teeth of its shin. */
const leg = (d: string, gold: string): string => stroke(d, '#5A3206', 13) + stroke(d, gold, 8.5);

/** The beetle from its side, its head to the right. It stands on y 92, and its forelegs reach to x 112. */
function rest(a: Drawing, isBlinking: boolean): string {
  const gold = '#F0B02E';
  const dome = 'M-100,42C-108,-18 -62,-70 -8,-72C16,-72 32,-60 36,-46C42,-16 40,18 32,46C-4,62 -74,60 -100,42Z';
  const grooves =
    'M-92,8C-78,-34 -44,-60 -6,-62M-84,28C-66,-16 -36,-44 6,-46M-62,42C-48,6 -22,-22 24,-26M-34,48C-22,22 0,2 34,-4';
  return (
    // The legs behind it are in its shade.
    stroke('M-30,46L-36,72L-26,92M28,44L42,70L34,92M62,26C80,10 92,14 106,4', '#7A4A0A', 9) +
    group(
      path('M-96,34C-118,38 -126,52 -122,60C-104,62 -84,58 -70,50Z', a.linear(['#D8FFF4', '#12A898'])),
      lapisLight(a),
    ) +
    group(path(dome, a.radial(['#7AC8FF', '#2A6AF0', '#12308E', '#081650'], 0.38, 0.2, 0.95)), lapisLight(a)) +
    group(stroke(grooves, '#0A1E78', 4.5) + stroke(grooves, '#FFD970', 2.2), `clip-path="${a.clip(dome)}"`) +
    stroke('M-99,42C-72,60 -4,62 32,46', '#8A4E06', 9) +
    stroke('M-99,42C-72,60 -4,62 32,46', '#FFD25A', 5.5) +
    circle(-66, 30, 7, '#FF5A45', 'stroke="#FFE08A" stroke-width="2.400"') +
    circle(-36, 37, 6.4, '#3EE0C0', 'stroke="#FFE08A" stroke-width="2.400"') +
    circle(-8, 36, 6.4, '#FF5A45', 'stroke="#FFE08A" stroke-width="2.400"') +
    group(
      path(
        'M30,-50C52,-56 72,-38 74,-10C75,20 62,44 34,48C42,18 42,-20 30,-50Z',
        a.linear(['#7AF0E0', '#12A0A8', '#064A5A'], 0, 0, 0.7, 1),
        'stroke="#FFD25A" stroke-width="4"',
      ),
      lapisLight(a),
    ) +
    stroke('M44,-36C54,-14 54,14 46,36', '#D8FFF4', 2.6, 'opacity=".7"') +
    group(
      path(
        'M66,-34C84,-40 104,-26 108,-4L116,-2L109,6L115,12L106,16C102,28 90,36 72,34C78,12 76,-12 66,-34Z',
        a.radial(['#FFF6CF', '#FFC93D', '#B86A0C'], 0.4, 0.25, 0.9),
      ),
      goldLight(a),
    ) +
    stroke('M86,-34C88,-50 98,-56 108,-54', '#C8860E', 4.5) +
    circle(110, -54, 5.5, '#FFD25A', 'stroke="#8A4E06" stroke-width="1.600"') +
    (isBlinking
      ? stroke('M80,-8C86,-2 94,-2 100,-8', '#3A1C02', 4.4)
      : circle(90, -9, 12, '#FFFDF2', 'stroke="#8A4E06" stroke-width="2"') +
        circle(94, -8, 7, '#08184A') +
        circle(91, -12, 2.8, '#FFFFFF')) +
    stroke('M84,17C90,22 97,20 101,14', '#8A3A06', 3.4) +
    group(
      leg('M-58,52L-72,72L-60,92H-76', gold) +
        leg('M2,54L14,74L4,92H20', gold) +
        leg('M50,38C66,46 78,52 92,42L110,30', gold) +
        stroke('M-66,62L-74,58M9,62L17,60M70,48L72,56M82,48L86,56', gold, 4.5),
      goldLight(a),
    )
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
  group(sunDisc(a, 34), placed(0, -122));

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
