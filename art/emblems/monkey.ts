import { circle, type Drawing, ellipse, group, mirrored, path, rect, stroke } from '../drawing/index.ts';
import { gem } from '../props/treasure.ts';
import { sparkle, cloud } from '../props/effects.ts';
import { gilded, smallSolid } from './finish.ts';

/** Monkey king with fillet and staff. */
export function monkey(a: Drawing) {
  const V = a.lit({ shade: '#4a1a02', rim: '#FFE9A0', rimOpacity: 0.9, relief: 5, gloss: 0.5 });
  const V2 = a.lit({ ...smallSolid, shade: '#4a1a02' });
  const VG = a.lit({ shade: '#4a2402', blur: 2, relief: 4, gloss: 0.9, dx: -3, dy: -4, drop: 4 });
  const F = a.linear(['#F5B05A', '#C8702A', '#6E3210']);
  const S = a.linear(['#FFF0D8', '#FFD2A0', '#E09A5A']);
  const plume = (s: number) =>
    `<g transform="scale(${s} 1)">` +
    stroke('M-20,-70C-30,-104 -48,-128 -84,-132', '#7A0A1E', 17) +
    stroke('M-20,-70C-30,-104 -48,-128 -84,-132', a.linear(['#FFB04A', '#F0402E', '#C81E3A']), 12) +
    stroke('M-24,-84L-36,-84M-29,-96L-42,-97M-36,-108L-49,-111M-45,-118L-58,-123', '#FFE08A', 3.4) +
    circle(-88, -131, 11, a.radial(['#FFF3B0', '#FFB52E', '#D8480E'], 0.4, 0.3, 0.8)) +
    circle(-88, -131, 4.5, '#1E8AC8') +
    '</g>';
  return (
    group(
      `<g transform="rotate(-40)">${rect(-140, -11, 280, 22, 8, a.linear(['#FF7A5A', '#C81E2A', '#6A0614'])) + rect(-146, -16, 54, 32, 9, gilded(a)) + rect(92, -16, 54, 32, 9, gilded(a)) + stroke('M-110,-16V16M-124,-16V16M110,-16V16M124,-16V16', '#8A4A06', 3, 'opacity=".7"')}</g>`,
      `filter="${VG}"`,
    ) +
    group(plume(1) + plume(-1), `filter="${V}"`) +
    group(mirrored(circle(-80, -4, 27, F)), `filter="${V}"`) +
    mirrored(circle(-80, -4, 16, S)) +
    group(
      path(
        'M0,-96C20,-100 24,-108 30,-104C34,-96 34,-92 40,-86C70,-72 86,-40 82,0C88,10 88,20 82,30C76,28 74,30 70,36C60,70 34,88 0,88C-34,88 -60,70 -70,36C-74,30 -76,28 -82,30C-88,20 -88,10 -82,0C-86,-40 -70,-72 -40,-86C-20,-94 -20,-94 0,-96Z',
        F,
      ),
      `filter="${V}"`,
    ) +
    group(
      path(
        'M0,-26C10,-44 44,-50 58,-26C66,-8 58,6 48,14C58,30 48,78 0,80C-48,78 -58,30 -48,14C-58,6 -66,-8 -58,-26C-44,-50 -10,-44 0,-26Z',
        S,
      ),
      `filter="${V2}"`,
    ) +
    mirrored(
      path('M-48,-10C-42,-26 -20,-26 -12,-8C-22,2 -40,2 -48,-10Z', '#2A0E04') +
        circle(-29, -10, 9.5, a.radial(['#FFF6A0', '#FFB01E', '#C84A04'], 0.5, 0.4, 0.6)) +
        circle(-29, -10, 4.6, '#1A0602') +
        path('M-8,-18C-20,-36 -42,-38 -58,-26C-42,-30 -24,-24 -12,-10Z', '#5A2408') +
        ellipse(-42, 26, 12, 8, '#FF7A5A', 'opacity=".6"'),
    ) +
    circle(-32, -14, 3, '#fff') +
    circle(26, -14, 3, '#fff') +
    path('M-13,20C-15,8 15,8 13,20C10,27 -10,27 -13,20Z', '#D8845A') +
    mirrored(circle(-5, 20, 2.6, '#6A2A10')) +
    path('M-30,38C-14,48 16,48 34,34C32,62 -20,68 -30,38Z', '#6A0A14') +
    path('M-22,43C-8,48 14,47 26,41L24,49C10,53 -8,53 -18,50Z', '#FFFDF0') +
    path('M-8,61C-2,55 12,55 16,58C10,63 0,64 -8,61Z', '#F0607A') +
    stroke('M-33,36C-16,48 16,48 37,31', '#6A2A10', 4) +
    group(
      path(
        'M-76,-44C-40,-66 -14,-58 0,-40C14,-58 40,-66 76,-44L74,-30C44,-48 16,-44 6,-24C4,-18 -4,-18 -6,-24C-16,-44 -44,-48 -74,-30Z',
        gilded(a),
      ),
      `filter="${VG}"`,
    ) +
    gem(0, -44, 13, '#E3243A') +
    mirrored(stroke('M-8,-34C-16,-46 -28,-50 -34,-46', '#FFF3B0', 3)) +
    group(cloud(-62, 92, 0.5, '#FFF6D8', 1) + cloud(66, 96, 0.46, '#FFF6D8', 1, -1), '') +
    sparkle(-92, 60, 16) +
    sparkle(98, -84, 20)
  );
}
