import { circle, type Drawing, ellipse, group, path } from '../../drawing/index.ts';

/** A paw on gold fur with stripes about it. */
export function tigerButton(a: Drawing): string {
  const light = `filter="${a.lit({ shade: '#3a0c02', blur: 3, relief: 5, gloss: 0.9, dx: -3, dy: -4, drop: 5 })}"`;
  const stripes = Array.from({ length: 12 }, (_, i) =>
    path('M-4.500,-53L0,-40L4.500,-53Z', '#2A0E06', `transform="rotate(${i * 30})"`),
  ).join('');
  const pads =
    ellipse(0, 12, 17, 14, '#3A0E04') +
    ellipse(-21, -4, 7, 9.5, '#3A0E04', 'transform="rotate(-24 -21 -4)"') +
    ellipse(-8, -16, 7, 10, '#3A0E04') +
    ellipse(8, -16, 7, 10, '#3A0E04') +
    ellipse(21, -4, 7, 9.5, '#3A0E04', 'transform="rotate(24 21 -4)"');
  return (
    group(circle(0, 0, 54, a.linear(['#FFD25E', '#FF8A1F', '#B83A06'])), light) +
    stripes +
    circle(0, 0, 43, '#2A0C04') +
    group(circle(0, 0, 41, a.radial(['#FFE28A', '#F59A1E', '#C84A0A'], 0.42, 0.3, 0.85)), light) +
    ellipse(-4, -23, 26, 10, '#fff', 'opacity=".35"') +
    group(pads, 'transform="translate(0 1.500)" opacity=".35"') +
    pads
  );
}
