import { circle, type Drawing, ellipse, group, path, placed, stroke } from '../../drawing/index.ts';

/** Two arrows in a gold coin. */
export function owlButton(a: Drawing): string {
  const metal = a.lit({ shade: '#4a1c02', blur: 3, relief: 5, gloss: 0.9, dx: -3, dy: -4, drop: 4 });
  const arrows =
    stroke('M-19,-8A21,21 0 0 1 16,-14M19,8A21,21 0 0 1 -16,14', '#4A1A02', 8) +
    path('M22,-26L24,-4L4,-10ZM-22,26L-24,4L-4,10Z', '#4A1A02');
  return (
    group(circle(0, 0, 52, a.linear(['#FFF3B8', '#F0B02A', '#7A4606'])), `filter="${metal}"`) +
    circle(0, 0, 44, '#3a1404') +
    group(circle(0, 0, 42, a.radial(['#FFD86A', '#F5A51E', '#C85A0A'], 0.42, 0.3, 0.8)), `filter="${metal}"`) +
    ellipse(-4, -22, 26, 12, '#fff', 'opacity=".35"') +
    group(arrows, placed(0, 1))
  );
}
