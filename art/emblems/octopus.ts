import { circle, type Drawing, group, mirrored, path, rect, stroke } from '../drawing/index.ts';
import { coin } from '../props/treasure.ts';
import { sparkle } from '../props/effects.ts';
import { gilded, smallSolid } from './finish.ts';

/** Octopus captain. */
export function octopus(a: Drawing) {
  const V = a.lit({ shade: '#24084a', rim: '#E8C8FF', rimOpacity: 0.9, relief: 5, gloss: 0.6, overhang: 0.25 });
  const V2 = a.lit({ ...smallSolid, shade: '#1a0638' });
  const O = a.linear(['#E49AFF', '#9A3AE0', '#3E0E88']);
  const T = a.linear(['#C870F8', '#7A2AC8', '#3A0C80']);
  const arm = (d: string, w = 25) => stroke(d, T, w);
  const cups = (l: readonly (readonly [x: number, y: number, r: number])[]) =>
    l.map(([x, y, r]) => circle(x, y, r, '#FFC8EC') + circle(x, y, r * 0.45, '#B84AC8')).join('');
  return (
    group(
      arm('M-40,40C-80,40 -104,20 -98,-14C-94,-30 -76,-28 -80,-12') + arm('M40,40C80,44 108,26 104,-2'),
      `filter="${V}"`,
    ) +
    group(
      arm('M-30,54C-60,64 -98,56 -108,84C-112,102 -92,108 -88,94', 24) +
        arm('M30,54C60,64 98,60 106,86C110,104 90,110 86,94', 24),
      `filter="${V}"`,
    ) +
    group(
      arm('M-14,60C-24,84 -48,84 -52,104C-54,116 -36,118 -34,106', 23) +
        arm('M14,60C24,84 48,84 52,104C54,116 36,118 34,106', 23),
      `filter="${V}"`,
    ) +
    cups([
      [-100, 4, 5],
      [-92, 22, 5],
      [-74, 34, 4.5],
      [-92, 68, 5],
      [-70, 62, 4.5],
      [92, 70, 5],
      [70, 63, 4.5],
      [-44, 88, 4],
      [44, 88, 4],
    ]) +
    group(
      stroke('M104,-4C104,-26 122,-30 122,-48C122,-62 100,-64 100,-50', a.linear(['#FFFFFF', '#8A9AB8']), 8) +
        rect(92, -10, 24, 16, 5, gilded(a)),
      `filter="${V2}"`,
    ) +
    group(
      path('M0,-88C56,-88 80,-44 76,0C74,36 52,68 0,68C-52,68 -74,36 -76,0C-80,-44 -56,-88 0,-88Z', O),
      `filter="${V}"`,
    ) +
    (
      [
        [-52, 22, 6],
        [-58, 6, 4],
        [56, 18, 6],
        [50, 34, 4],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, '#F0B8FF', 'opacity=".6"'))
      .join('') +
    group(circle(-28, -4, 22, '#FFF8E8'), `filter="${V2}"`) +
    circle(-26, -2, 13, a.radial(['#8AF6FF', '#1E9AE0', '#0A2A7A'], 0.5, 0.4, 0.6)) +
    circle(-26, -2, 6.5, '#0A0418') +
    circle(-31, -8, 4.4, '#fff') +
    stroke('M-50,-26C-40,-34 -22,-32 -12,-22', '#2E0A66', 7) +
    stroke('M-70,-34L70,6', '#1A0A20', 6) +
    group(
      path('M8,-24C22,-34 48,-26 52,-8C50,14 34,22 22,18C8,12 2,-8 8,-24Z', a.linear(['#4A4058', '#16101E'])),
      `filter="${V2}"`,
    ) +
    path('M-30,30C-14,46 20,46 34,26C30,52 -16,60 -30,30Z', '#3A0830') +
    path('M-8,38l9,1l-1,9l-8,-2z', '#FFD24A') +
    stroke('M-34,28C-16,44 20,44 38,22', '#2E0A66', 5) +
    group(
      path(
        'M-92,-56C-70,-84 -40,-86 -34,-96C-24,-128 24,-128 34,-96C40,-86 70,-84 92,-56C60,-40 30,-66 0,-64C-30,-66 -60,-40 -92,-56Z',
        a.linear(['#4A4460', '#1E1830', '#0C0818']),
      ),
      `filter="${V}"`,
    ) +
    stroke('M-88,-57C-62,-46 -32,-69 0,-68C32,-69 62,-46 88,-57', '#F5C042', 5) +
    group(
      circle(0, -92, 14, '#FFFDF0') +
        rect(-8, -84, 16, 11, 3, '#FFFDF0') +
        stroke('M-20,-78L20,-70M20,-78L-20,-70', '#FFFDF0', 4.5),
      '',
    ) +
    mirrored(circle(-5, -93, 4, '#1E1830')) +
    path('M0,-88l2.6,5h-5.2z', '#1E1830') +
    group(coin(a, -84, -26, 19, { ry: 17, rot: -14, mark: 'star' }), `filter="${V2}"`) +
    sparkle(-62, -98, 15) +
    sparkle(62, -108, 11)
  );
}
