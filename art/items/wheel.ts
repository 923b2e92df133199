import { type Drawing, circle, cycle, group, mix, path, polar, star, stroke, tenth } from '../drawing/index.ts';
import { gilded } from '../emblems/finish.ts';
import { itemLight } from './finish.ts';

const WHEEL = [
  '#E3342F',
  '#FFF1D0',
  '#7C4CF0',
  '#FFC93D',
  '#1FB57A',
  '#FFF1D0',
  '#FF7A2A',
  '#2A8AE8',
  '#FFF1D0',
  '#E83A9A',
  '#FFC93D',
  '#12A8A0',
];
/** Twelve segments of 30°; segment 0 is centred under the pointer. */
export const wheel = (a: Drawing, colours: readonly string[] = WHEEL) => {
  const V = itemLight(a, { shade: '#3a1602', rim: '#FFF3C4', blur: 3, relief: 5 });
  let seg = '',
    pins = '';
  for (let i = 0; i < 12; i++) {
    const [x1, y1] = polar(76, i * 30 - 105),
      [x2, y2] = polar(76, i * 30 - 75);
    seg += a.part(
      `segment-${i}`,
      path(
        `M0,0L${tenth(x1)},${tenth(y1)}A76,76 0 0 1 ${tenth(x2)},${tenth(y2)}Z`,
        a.radialAt(
          [mix(cycle(colours, i), '#ffffff', 0.25), cycle(colours, i), mix(cycle(colours, i), '#200010', 0.25)],
          0,
          0,
          80,
        ),
      ),
    );
    const [x, y] = polar(84, i * 30 - 105);
    pins += a.part(`bulb-${i}`, circle(x, y, 4, i % 2 ? '#FFFFFF' : '#FF5A3A') + circle(x - 1, y - 1.2, 1.4, '#fff'), [
      x,
      y,
    ]);
  }
  const lines = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = polar(76, i * 30 - 105);
    return `M0,0L${tenth(x)},${tenth(y)}`;
  }).join('');
  return (
    a.part(
      'rim',
      group(circle(0, 0, 93, a.linear(['#FFF3B8', '#F0B02A', '#8A560A'], 0, 0, 1, 1)), `filter="${V}"`) +
        circle(0, 0, 79, '#5A2404'),
      [0, 0],
    ) +
    a.part(
      'disc',
      seg +
        stroke(lines, '#FFF3C4', 1.6, 'opacity=".8"') +
        circle(
          0,
          0,
          76,
          a.radial([
            [0, '#000', 0],
            [0.8, '#000', 0],
            [1, '#2a0008', 0.4],
          ]),
        ),
      [0, 0],
    ) +
    a.part('bulbs', pins) +
    a.part('gloss', path('M-74,-14A76,76 0 0 1 30,-70C0,-60 -50,-40 -74,-14Z', '#fff', 'opacity=".22"')) +
    a.part(
      'hub',
      group(circle(0, 0, 23, gilded(a)), `filter="${V}"`) +
        circle(0, 0, 15, a.radial(['#FF8A6A', '#D81E2E', '#6A0414'], 0.4, 0.3, 0.8)) +
        path(star(5, 10, 4.6), '#FFE9A0'),
      [0, 0],
    )
  );
};
