import {
  type Drawing,
  cycle,
  ellipse,
  group,
  path,
  placed,
  rect,
  seededRandom,
  star,
  stroke,
} from '../drawing/index.ts';
import { burst, type Triad } from './burst.ts';
import { shadow, glints, volume } from './finish.ts';

/** Three bursts over a box of tubes. */
export function fireworks(a: Drawing): string {
  const r = seededRandom('fw');
  const placedBurst = (i: number, x: number, y: number, R: number, colours: Triad): string =>
    a.part(`burst-${i}`, group(burst(a, R, colours), placed(x, y)), [x, y]);
  const V = volume(a, '#1a0440', '#FFE9A0', { blur: 3, relief: 5, drop: 5 });
  const tube = (id: string, x: number, h: number, col: string[], rot: number) =>
    a.part(
      id,
      group(
        rect(-27, -h, 54, h, 8, a.linear(col, 0, 0, 1, 0)) +
          rect(-31, -h - 4, 62, 18, 8, a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06'])) +
          ellipse(0, -h, 22, 6, '#2A0A04') +
          path(star(5, 17, 7.6), '#FFE9A0', placed(0, -h / 2 + 4)) +
          stroke(`M-27,${-h / 2 - 22}H27M-27,${-h / 2 + 30}H27`, '#FFE9A0', 4, 'opacity=".85"'),
        `filter="${V}" ${placed(x, 214, 1, rot)}`,
      ),
      [x, 214],
    );
  let conf = '';
  const cc = ['#FF5A8A', '#FFD24A', '#4AE0FF', '#8AF06A', '#C08AFF'];
  for (let i = 0; i < 14; i++)
    conf += a.part(
      `confetti-${i + 1}`,
      rect(-5, -8, 10, 16, 2, cycle(cc, i), placed(-190 + r() * 380, 10 + r() * 110, 1, r() * 180)),
    );
  return (
    shadow(a, 218, 130) +
    placedBurst(1, -104, -84, 118, ['#FFE06A', '#FF7A1E', '#FFF3C0']) +
    placedBurst(2, 110, -60, 104, ['#8AF6FF', '#2A7AFF', '#E0FCFF']) +
    placedBurst(3, 10, -142, 104, ['#FFB0E8', '#F02A9A', '#FFE6F8']) +
    a.part('trail-1', stroke('M-34,92C-50,40 -76,0 -100,-50', '#FFD24A', 7, 'opacity=".8" stroke-dasharray="2 17"')) +
    a.part('trail-2', stroke('M36,96C56,50 84,20 104,-24', '#8AF6FF', 7, 'opacity=".8" stroke-dasharray="2 17"')) +
    a.part('trail-3', stroke('M0,72C0,20 4,-30 9,-80', '#FFB0E8', 7, 'opacity=".8" stroke-dasharray="2 17"')) +
    tube('tube-left', -62, 112, ['#5AB0FF', '#2A5AE8', '#12208A'], -12) +
    tube('tube-right', 62, 112, ['#C88AFF', '#8A2AE0', '#3A0A78'], 12) +
    tube('tube-mid', 0, 138, ['#FF8A7A', '#E8243A', '#7A0620'], 0) +
    a.part(
      'box',
      group(
        rect(-112, 176, 224, 46, 14, a.linear(['#FF6A5A', '#C8162E', '#6A041E'])) +
          stroke('M-96,190H96', '#FFD766', 4, 'opacity=".9"') +
          stroke('M-96,208H96', '#FFD766', 2.5, 'opacity=".6"'),
        `filter="${V}"`,
      ),
      [0, 222],
    ) +
    conf +
    glints(a, [
      [-206, -176, 20],
      [206, -150, 24],
      [-16, 2, 16],
    ])
  );
}
