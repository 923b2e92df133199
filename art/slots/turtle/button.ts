import { circle, type Drawing, ellipse, group, path, polygon, polar, stroke } from '../../drawing/index.ts';
import { gilt, noon } from './light.ts';

/** Two arrows about a plate, on a lily pad in a ring of gold. */
export function turtleButton(a: Drawing): string {
  const ink = '#0E4A22';
  const arrows =
    stroke('M-29,-11A31,31 0 0 1 22,-22M29,11A31,31 0 0 1 -22,22', ink, 6.5) +
    path('M29,-33L30,-12L11,-19ZM-29,33L-30,12L-11,19Z', ink);
  const plate = [0, 60, 120, 180, 240, 300].map((turn) => polar(11, turn + 30));
  return (
    group(circle(0, 0, 53, a.linear(['#FFF8D8', '#FFCB45', '#A8690E'])), gilt(a, 4)) +
    circle(0, 0, 46.5, '#0C4A24') +
    group(circle(0, 0, 44, a.radial(['#F0FFB8', '#A6E65A', '#3EA83E'], 0.42, 0.3, 0.82)), noon(a, 0)) +
    arrows +
    group(
      polygon(
        plate,
        a.linear(['#FFF3B0', '#FFC93A', '#D8861A']),
        `stroke="${ink}" stroke-width="3" stroke-linejoin="round"`,
      ),
      '',
    ) +
    ellipse(-8, -31, 22, 7, '#FFFFFF', 'opacity=".5" transform="rotate(-12 -8 -31)"')
  );
}
