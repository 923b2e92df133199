import {
  circle,
  cycle,
  type Drawing,
  group,
  lighten,
  path,
  placed,
  polar,
  rect,
  star,
  stroke,
  tenth,
} from '../drawing/index.ts';
import { gem } from '../props/treasure.ts';
import { sparkle } from '../props/effects.ts';
import { gilded } from './finish.ts';

/** Roulette-like wheel with the four seasons. */
export function seasons(a: Drawing) {
  const V = a.lit({ shade: '#3a1602', rim: '#FFF3C4', rimOpacity: 0.8, blur: 3, relief: 5, gloss: 0.8, drop: 6 });
  const V2 = a.lit({ blur: 1.5, relief: 3, gloss: 0.7, shade: '#2a1402', dx: -2, dy: -3, drop: 2 });
  let pockets = '',
    quarters = '';
  const cols = ['#FF8AB8', '#FFFFFF', '#FFD24A', '#2AB86A', '#F0702A', '#8A2A1A', '#6AC8FF', '#1E4AB8'];
  for (let i = 0; i < 24; i++) {
    const [x1, y1] = polar(92, i * 15 - 90),
      [x2, y2] = polar(92, i * 15 - 75),
      [x3, y3] = polar(70, i * 15 - 75),
      [x4, y4] = polar(70, i * 15 - 90);
    pockets += path(
      `M${tenth(x1)},${tenth(y1)}A92,92 0 0 1 ${tenth(x2)},${tenth(y2)}L${tenth(x3)},${tenth(y3)}A70,70 0 0 0 ${tenth(x4)},${tenth(y4)}Z`,
      cycle(cols, Math.floor(i / 6) * 2 + (i % 2)),
      'stroke="#FFE9A0" stroke-width="1.4"',
    );
  }
  ['#FFB8D8', '#8AE06A', '#FFA04A', '#8AD0FF'].forEach((col, i) => {
    const [x1, y1] = polar(66, i * 90 - 90),
      [x2, y2] = polar(66, i * 90);
    quarters += path(
      `M0,0L${tenth(x1)},${tenth(y1)}A66,66 0 0 1 ${tenth(x2)},${tenth(y2)}Z`,
      a.radialAt([lighten(col, 0.08), col, lighten(col, -0.2)], 0, 0, 66),
    );
  });
  const q = 31;
  const flower =
    [0, 72, 144, 216, 288]
      .map((r) =>
        path(
          'M0,-3C-12,-10 -10,-22 0,-19C10,-22 12,-10 0,-3Z',
          '#FFF6FA',
          `transform="rotate(${r})" stroke="#E83A8A" stroke-width="1.5"`,
        ),
      )
      .join('') + circle(0, 0, 4.5, '#FFC23D');
  const sun =
    path(star(12, 21, 13), '#FFF3A0') + circle(0, 0, 11.5, a.radial(['#FFF8C0', '#FFC23D', '#F0901E'], 0.4, 0.3, 0.8));
  const leaf = path(
    'M0,-22L5,-11L12,-16L11,-5L21,-6L16,3L19,9L7,10L2,12V22H-2V12L-7,10L-19,9L-16,3L-21,-6L-11,-5L-12,-16L-5,-11Z',
    a.linear(['#FFD24A', '#E8361E', '#8A1206']),
  );
  const flake = [0, 60, 120]
    .map((r) => stroke('M0,-20V20M-5,-16L0,-11L5,-16M-5,16L0,11L5,16', '#FFFFFF', 3.6, `transform="rotate(${r})"`))
    .join('');
  return (
    group(
      circle(0, 0, 112, a.linear(['#C8783A', '#7A3614', '#3E1806'], 0, 0, 1, 1)) +
        circle(0, 0, 101, a.linear(['#FFF3B8', '#F0B02A', '#8A560A'], 0, 0, 1, 1)),
      `filter="${V}"`,
    ) +
    pockets +
    circle(0, 0, 70, '#6A3A08') +
    quarters +
    stroke('M-66,0H66M0,-66V66', '#FFE9A0', 3.5) +
    group(
      group(flower, placed(q, -q)) +
        group(sun, placed(q, q)) +
        group(leaf, placed(-q, q)) +
        group(flake, placed(-q, -q)),
      `filter="${V2}"`,
    ) +
    path('M-90,-20A92,92 0 0 1 40,-83C0,-66 -60,-50 -90,-20Z', '#fff', 'opacity=".25"') +
    group(
      [45, 135, 225, 315]
        .map(
          (r) =>
            `<g transform="rotate(${r})">${rect(-3.5, -30, 7, 30, 3, gilded(a)) + circle(0, -31, 6, gilded(a))}</g>`,
        )
        .join('') + circle(0, 0, 17, gilded(a)),
      `filter="${V2}"`,
    ) +
    gem(0, -1, 11, '#E3243A') +
    group(circle(58, -58, 9, a.radial(['#FFFFFF', '#F4F4FF', '#A8A8C8'], 0.35, 0.3, 0.8)), `filter="${V2}"`) +
    [0, 45, 90, 135, 180, 225, 270, 315]
      .map((d) => {
        const [x, y] = polar(106.5, d + 22.5);
        return circle(x, y, 3.6, '#FFE9A0');
      })
      .join('') +
    sparkle(-70, -84, 22) +
    sparkle(92, -50, 13)
  );
}
