import { circle, type Drawing, group, mirrored, path, placed, stroke } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';

/** Rune hammer between bolts. Centred on 0,0 in a field of about ±110. */
export function hammer(a: Drawing) {
  const V = a.lit({ shade: '#060a2a', rim: '#8AD8FF', rimOpacity: 1, relief: 6, gloss: 0.8, blur: 3, drop: 6 });
  const VG = a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, dx: -3, dy: -4 });
  const bolt = (x: number, y: number, s: number, r: number) =>
    group(
      path('M8,-60 L-26,6 L-4,6 L-14,60 L28,-14 L4,-14 L22,-60Z', '#FFF8C0', `filter="${a.blur(5)}" opacity=".8"`) +
        path('M8,-60 L-26,6 L-4,6 L-14,60 L28,-14 L4,-14 L22,-60Z', a.linear(['#FFFFFF', '#FFF08A', '#FFB81E'])),
      placed(x, y, s, r),
    );
  const handle =
    `<rect x="-11" y="-10" width="22" height="122" rx="8" fill="${a.linear(['#B8743A', '#7A3E14', '#3A1806'], 0, 0, 1, 0)}"/>` +
    [20, 38, 56, 74].map((y) => stroke(`M-11,${y} L11,${y + 10}`, '#E8B06A', 4, 'opacity=".8"')).join('') +
    circle(0, 112, 15, a.radial(['#FFF3B0', '#E8A01E', '#8A4A06'], 0.4, 0.3, 0.8));
  const head = path(
    'M-78,-62 L-62,-78 H62 L78,-62 V-8 L62,8 H-62 L-78,-8Z',
    a.linear([
      [0, '#F2F8FF'],
      [0.4, '#9AB0D8'],
      [0.6, '#6A80B8'],
      [1, '#2A3670'],
    ]),
  );
  const band = mirrored(path('M-78,-62 L-62,-78 H-44 V8 H-62 L-78,-8Z', a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06'])));
  const rune =
    stroke('M0,-66 V-6 M0,-66 L20,-48 L0,-34 L20,-20 L0,-6 M-22,-60 V-12 M-22,-60 L-10,-50', '#1A2A78', 7) +
    stroke('M0,-66 V-6 M0,-66 L20,-48 L0,-34 L20,-20 L0,-6 M-22,-60 V-12 M-22,-60 L-10,-50', '#8AF0FF', 3.4);
  return (
    bolt(-74, 26, 0.9, 18) +
    bolt(80, 16, 1.05, -14) +
    group(
      group(group(handle, `filter="${VG}"`) + group(head, `filter="${V}"`) + group(band, `filter="${VG}"`) + rune, ''),
      'transform="rotate(-24) translate(-2 -12)"',
    ) +
    sparkle(-70, -70, 26) +
    sparkle(60, -96, 16)
  );
}
