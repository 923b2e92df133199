import { circle, type Drawing, ellipse, group, path, placed, stroke } from '../drawing/index.ts';
import { gem } from '../props/treasure.ts';

/** Three sevens with cherries. Centred on 0,0 in a field of about ±110. */
export function seven(a: Drawing) {
  const V = a.lit({ shade: '#3a0024', rim: '#9AF0FF', rimOpacity: 0.9, relief: 6, gloss: 0.8, blur: 3, drop: 5 });
  const d =
    'M-52,-74 H56 C62,-74 64,-68 62,-62 L8,84 C6,90 2,92 -4,92 H-34 C-40,92 -42,88 -40,82 L10,-38 H-22 C-28,-38 -30,-36 -32,-30 L-34,-22 C-35,-18 -38,-16 -42,-16 H-56 C-62,-16 -64,-20 -63,-26 L-58,-68 C-57,-72 -56,-74 -52,-74Z';
  const s7 = (x: number, y: number, s: number, r: number, f: string) =>
    group(
      group(
        path(d, '#2a0016', 'stroke="#2a0016" stroke-width="16" stroke-linejoin="round"') +
          path(d, '#FFE08A', 'stroke="#FFE08A" stroke-width="8" stroke-linejoin="round"') +
          path(d, f),
        `filter="${V}"`,
      ) + stroke('M-46,-66 H50', '#fff', 5, 'opacity=".75"'),
      placed(x, y, s, r),
    );
  const ch =
    stroke('M-62,40 C-56,4 -40,-16 -12,-26 M-22,54 C-22,20 -20,-4 -12,-26', '#3a7a1a', 6) +
    path('M-12,-26 C8,-46 34,-42 44,-30 C28,-18 6,-16 -12,-26Z', a.linear(['#B8F25A', '#3A9A22'])) +
    circle(
      -62,
      58,
      27,
      a.radial(
        [
          [0, '#FF9A9A'],
          [0.45, '#F0203A'],
          [1, '#7A0020'],
        ],
        0.35,
        0.3,
        0.75,
      ),
    ) +
    circle(
      -18,
      72,
      27,
      a.radial(
        [
          [0, '#FF9A9A'],
          [0.45, '#F0203A'],
          [1, '#7A0020'],
        ],
        0.35,
        0.3,
        0.75,
      ),
    ) +
    ellipse(-70, 48, 8, 5, '#fff', 'opacity=".8" transform="rotate(-35 -70 48)"') +
    ellipse(-26, 62, 8, 5, '#fff', 'opacity=".8" transform="rotate(-35 -26 62)"');
  return (
    s7(-58, -4, 0.74, -13, a.linear(['#9AF6FF', '#2A9AF0', '#1A2AA0'])) +
    s7(60, -4, 0.74, 12, a.linear(['#FFB0F0', '#E0389A', '#6A0A6A'])) +
    s7(2, 6, 1.06, 0, a.linear(['#FF8A7A', '#F01E3A', '#8A0020'])) +
    group(ch, `transform="translate(-30 38) scale(.62)" filter="${a.lit({ shade: '#2a0010', drop: 4 })}"`) +
    gem(76, 84, 24, '#2AC8FF', 14)
  );
}
