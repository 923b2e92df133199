import { type Drawing, ellipse, group, path, placed, polar, polygon, stroke } from '../../drawing/index.ts';
import { hard, IRON } from './light.ts';

const octagon = (r: number) => Array.from({ length: 8 }, (_, i) => polar(r, i * 45 + 22.5));

/** The button that starts a round: a bolt between two arrows on a stone of eight sides, in iron. */
export function hammerButton(a: Drawing): string {
  const arrows =
    stroke('M-27,-10A29,29 0 0 1 17,-23M27,10A29,29 0 0 1 -17,23', '#fff', 7) +
    path(
      'M11,-38L30,-19L6,-11ZM-11,38L-30,19L-6,11Z',
      '#fff',
      'stroke="#fff" stroke-width="2" stroke-linejoin="round"',
    );
  const mark = path(
    'M6,-22L-12,4L-2,4L-7,24L13,-5L2,-5L9,-22Z',
    '#fff',
    'stroke="#fff" stroke-width="2" stroke-linejoin="round"',
  );
  return (
    group(polygon(octagon(57), a.linear(IRON, 0.1, 0, 0.8, 1)), hard(a, 3)) +
    polygon(octagon(47.5), '#0A1240') +
    group(polygon(octagon(45.5), a.linear(['#9AEBFF', '#35B6FF', '#1264D8', '#0A2E9A'], 0.2, 0, 0.7, 1)), hard(a)) +
    polygon(octagon(40), 'none', 'stroke="#DFF8FF" stroke-opacity=".5" stroke-width="2"') +
    ellipse(-4, -25, 26, 11, '#fff', 'opacity=".3"') +
    group((arrows + mark).replaceAll('#fff', '#08205E'), placed(0, 3)) +
    group(arrows + mark)
  );
}
