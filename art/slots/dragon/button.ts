import { circle, type Drawing, ellipse, group, path, stroke } from '../../drawing/index.ts';

/** Two arrows, cut into a round of jade that is set in gold. */
export function dragonButton(a: Drawing): string {
  const metal = `filter="${a.lit({ shade: '#4a1c02', blur: 3, relief: 5, gloss: 0.9, dx: -3, dy: -4, drop: 4 })}"`;
  const stone = `filter="${a.lit({ shade: '#02301f', blur: 4, relief: 5, gloss: 0.7, dx: -4, dy: -6, rim: '#EFFFF6', rimOpacity: 0.7 })}"`;
  const arrows = (colour: string) =>
    stroke('M-19,-8A21,21 0 0 1 16,-14M19,8A21,21 0 0 1 -16,14', colour, 8) +
    path('M22,-26L24,-4L4,-10ZM-22,26L-24,4L-4,10Z', colour);
  return (
    group(circle(0, 0, 53, a.linear(['#FFF6CF', '#F0B83A', '#7A4606'])), metal) +
    circle(0, 0, 45, '#04261B') +
    group(circle(0, 0, 43, a.radial(['#A6F7C8', '#35D292', '#0A8A5C'], 0.42, 0.3, 0.8)), stone) +
    group(arrows('#D8FFEA'), 'transform="translate(0 1.6)" opacity=".7"') +
    arrows('#04402C') +
    ellipse(-4, -27, 25, 9, '#fff', 'opacity=".42"')
  );
}
