import { type Drawing, ellipse, group, path, star } from '../drawing/index.ts';
import type { Triad } from './burst.ts';
import { volume } from './finish.ts';

/** A star that falls to the lower left, at 0,0, with its tail behind it in three colours from the star outwards. */
export function fallingStar(a: Drawing, [near, middle, far]: Triad): string {
  const tail = a.linearAt(
    [
      [0, near, 0.95],
      [0.45, middle, 0.7],
      [1, far, 0],
    ],
    0,
    0,
    210,
    -215,
  );
  const core = a.linearAt(
    [
      [0, '#fff', 0.95],
      [0.6, near, 0.5],
      [1, near, 0],
    ],
    0,
    0,
    150,
    -155,
  );
  const gold = a.linear(['#FFFDE8', '#FFD84A', '#F0901E']);
  return (
    path('M-34,24C20,-70 120,-170 236,-236C150,-130 80,-20 30,36Z', tail) +
    path('M-18,14C30,-56 96,-126 176,-178C120,-100 60,-20 18,22Z', core) +
    a.glow(0, 6, 84, middle, 0.8) +
    group(
      path(star(5, 52, 27, -100), gold, 'stroke="#FFD84A" stroke-width="14" stroke-linejoin="round"'),
      `filter="${volume(a, '#3a0a02', '#FFF3B0', { blur: 4 })}"`,
    ) +
    ellipse(-18, -16, 12, 7, '#fff', 'opacity=".85" transform="rotate(-40 -18 -16)"')
  );
}
