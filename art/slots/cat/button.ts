import { circle, type Drawing, group, path, stroke } from '../../drawing/index.ts';
import { paw } from './fortune.ts';

/** A gold key in red lacquer, with two arrows about a paw. */
export function catButton(a: Drawing): string {
  const metal = `filter="${a.lit({ shade: '#4a1c02', blur: 3, relief: 5, gloss: 0.9, dx: -3, dy: -4, drop: 4 })}"`;
  const ink = '#5A1404';
  const arrows =
    stroke('M-30,-10A31,31 0 0 1 22,-22M30,10A31,31 0 0 1 -22,22', ink, 6.5) +
    path('M29,-32L30,-12L12,-19ZM-29,32L-30,12L-12,19Z', ink);
  return (
    group(circle(0, 0, 53, a.linear(['#FFF8DC', '#F7BE3A', '#8A4A06'])), metal) +
    circle(0, 0, 46.5, '#3A0609') +
    circle(0, 0, 44.5, a.linear(['#E8453A', '#8A0A12'])) +
    group(circle(0, 0, 41, a.radial(['#FFF0A8', '#FFC840', '#E0861A'], 0.42, 0.3, 0.82)), metal) +
    arrows +
    paw(0, 0.5, 1.14, ink)
  );
}
