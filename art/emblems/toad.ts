import { circle, type Drawing, ellipse, group, mirrored, path, stroke } from '../drawing/index.ts';
import { coin, gem } from '../props/treasure.ts';
import { sparkle } from '../props/effects.ts';
import { smallSolid } from './finish.ts';

/** Three-legged toad on coins. */
export function toad(a: Drawing) {
  const V = a.lit({ shade: '#06301a', rim: '#F0FFB0', rimOpacity: 0.9, relief: 5, gloss: 0.55 });
  const V2 = a.lit({ ...smallSolid, shade: '#06301a' });
  const J = a.linear(['#C4F57A', '#3DAF4A', '#0C5A34']);
  const base = (
    [
      [-78, 94],
      [-30, 102],
      [20, 102],
      [72, 96],
      [-54, 84],
      [48, 84],
      [0, 90],
    ] as const
  )
    .map(([x, y], i) => coin(a, x, y, 30, { ry: 17, rot: (i % 3) * 8 - 8, mark: i % 2 ? 'hole' : 'star' }))
    .join('');
  return (
    group(base, `filter="${a.lit({ shade: '#4a2402', blur: 1.5, relief: 3, gloss: 0.5, dx: -2, dy: -3, drop: 4 })}"`) +
    group(mirrored(path('M-62,10C-100,18 -112,58 -96,84C-78,94 -46,88 -40,74Z', J)), `filter="${V}"`) +
    group(
      path('M0,-62C52,-64 92,-22 90,34C88,74 52,92 0,92C-52,92 -88,74 -90,34C-92,-22 -52,-64 0,-62Z', J),
      `filter="${V}"`,
    ) +
    group(
      path(
        'M0,22C40,22 64,38 60,60C54,82 26,90 0,90C-26,90 -54,82 -60,60C-64,38 -40,22 0,22Z',
        a.linear(['#FFFBD0', '#F0D67A', '#B8983A']),
      ),
      `filter="${V2}"`,
    ) +
    group(mirrored(circle(-46, -56, 31, J)), `filter="${V}"`) +
    mirrored(
      circle(-46, -58, 22, '#FFF8D8') +
        circle(-44, -56, 16, a.radial(['#FFD24A', '#F0501E', '#8A0A0A'], 0.5, 0.4, 0.6)) +
        ellipse(-44, -56, 5, 12, '#1A0404'),
    ) +
    circle(-50, -63, 5, '#fff') +
    circle(38, -63, 5, '#fff') +
    (
      [
        [-70, -8, 8],
        [-82, 14, 6],
        [-58, 2, 5],
        [70, -8, 8],
        [82, 14, 6],
        [58, 2, 5],
        [-8, -44, 6],
        [10, -36, 5],
        [2, -56, 4],
      ] as const
    )
      .map(([x, y, r]) => circle(x, y, r, a.radial(['#FFF6A8', '#A8D84A', '#4A9A2A'], 0.4, 0.3, 0.8)))
      .join('') +
    stroke('M-66,4C-46,22 46,22 66,4', '#06381C', 7) +
    mirrored(circle(-9, -18, 2.6, '#06381C')) +
    group(
      coin(a, 0, 24, 33, { ry: 30, mark: 'hole' }),
      `filter="${a.lit({ shade: '#4a2402', blur: 2, relief: 4, gloss: 0.7, dx: -2, dy: -4, drop: 5 })}"`,
    ) +
    group(
      mirrored(
        path(
          'M-58,66C-80,66 -90,90 -84,98C-78,104 -72,96 -68,98C-64,106 -56,106 -54,98C-48,106 -38,102 -40,92C-40,78 -46,68 -58,66Z',
          J,
        ),
      ),
      `filter="${V2}"`,
    ) +
    stroke('M-30,-88C-20,-96 20,-96 30,-88', '#E3243A', 6) +
    gem(0, -86, 14, '#E3243A') +
    sparkle(-84, -70, 18) +
    sparkle(88, -44, 13)
  );
}
