import { circle, type Drawing, ellipse, group, mirrored, path, rect, star, stroke } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';
import { smallSolid } from './finish.ts';

/** Rabbit pounding in a mortar. */
export function rabbit(a: Drawing) {
  const V = a.lit({ shade: '#3a2a7a', rim: '#FFF6D8', rimOpacity: 0.9, relief: 4, gloss: 0.45 });
  const V2 = a.lit({ ...smallSolid, shade: '#2a1a5a' });
  const W = a.linear(['#FFFFFF', '#F6EEFF', '#C4B0E8']);
  const ear =
    path('M-14,-58C-40,-86 -56,-122 -42,-128C-20,-132 -2,-96 2,-62Z', W) +
    path('M-16,-70C-32,-90 -42,-112 -37,-116C-24,-116 -12,-92 -9,-72Z', '#FF9AB8');
  const mortar = path(
    'M-62,58H62C60,86 46,98 34,102L42,114H-42L-34,102C-46,98 -60,86 -62,58Z',
    a.linear(['#FFB870', '#C8702E', '#7A3A12']),
  );
  return (
    group(
      `<g transform="rotate(24 50 0)">${rect(42, -96, 18, 168, 8, a.linear(['#E8B06A', '#A8662A', '#6A3A12'], 0, 0, 1, 0)) + rect(30, -118, 42, 46, 12, a.linear(['#FFE9A0', '#E0A03A', '#8A5212']))}</g>`,
      `filter="${V2}"`,
    ) +
    group(path('M-52,20C-80,50 -82,96 -60,108H60C82,96 80,50 52,20Z', W), `filter="${V}"`) +
    group(mirrored(ellipse(-56, 102, 26, 14, W)), `filter="${V2}"`) +
    group(`<g transform="rotate(-6)">${ear}</g><g transform="rotate(10) scale(-1 1)">${ear}</g>`, `filter="${V}"`) +
    group(
      path('M0,-72C38,-72 62,-46 62,-14C62,22 34,38 0,38C-34,38 -62,22 -62,-14C-62,-46 -38,-72 0,-72Z', W),
      `filter="${V}"`,
    ) +
    mirrored(
      circle(-26, -14, 11, '#3A1030') +
        ellipse(-26, -8, 6, 4, '#B83A6A') +
        ellipse(-42, 8, 11, 7, '#FF8AA8', 'opacity=".7"'),
    ) +
    circle(-30, -18, 4, '#fff') +
    circle(22, -18, 4, '#fff') +
    path('M-6,1C-6,-3 6,-3 6,1C6,6 1,8 0,8C-1,8 -6,6 -6,1Z', '#F0507A') +
    stroke('M0,8V13M-12,13C-10,21 0,21 0,13C0,21 10,21 12,13', '#5A1A40', 3.6) +
    mirrored(stroke('M-13,-36C-18,-40 -26,-40 -30,-36', '#B89AD8', 4)) +
    group(
      path(
        'M-54,58C-50,40 -26,42 -20,34C-8,26 10,26 20,36C30,40 52,42 54,58Z',
        a.linear(['#FFE4F0', '#FFB4D0', '#E88AB4']),
      ),
      `filter="${V2}"`,
    ) +
    group(mortar, `filter="${V}"`) +
    stroke('M-56,70C-20,80 20,80 56,70', '#FFD27A', 5) +
    circle(0, 88, 9, '#FFD27A') +
    path(star(5, 6, 2.8), '#A85A26', 'transform="translate(0 88)"') +
    group(mirrored(ellipse(-46, 56, 18, 15, W)), `filter="${V2}"`) +
    sparkle(-78, -62, 20, '#FFF3B8') +
    sparkle(86, 40, 13)
  );
}
