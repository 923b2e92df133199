import { circle, type Drawing, ellipse, group, placed, polar, rect, tenth } from '../../drawing/index.ts';
import { pandaHead } from './head.ts';
import { caneLight } from './light.ts';
import { leaf } from './bamboo.ts';

/** The panda's face in a ring of bent bamboo. */
export function pandaButton(a: Drawing): string {
  const joints = Array.from({ length: 6 }, (_, i) =>
    group(
      rect(-3, -55, 6, 14, 2.4, '#2A7228') + rect(-1, -55, 2, 14, 1, '#F2FFB8', 'opacity=".85"'),
      `transform="rotate(${i * 60 + 30})"`,
    ),
  ).join('');
  const leaves = [24, 156].map((degrees) => {
    const [x, y] = polar(45, degrees);
    return leaf(a, tenth(x), tenth(y), degrees < 90 ? -58 : -122, 0.5);
  });
  return (
    group(circle(0, 0, 54, a.linear(['#F0FFB0', '#8ACB42', '#2A7A2C'])), caneLight(a)) +
    joints +
    circle(0, 0, 43, '#0E3A1A') +
    circle(0, 0, 41, a.radial(['#E8FFB8', '#7ACB4A', '#1F6A2C'], 0.42, 0.3, 0.85)) +
    group(pandaHead(a, { eyes: 'open', mouth: 'laugh' }), placed(0, 3, 0.42)) +
    group(leaves.join(''), caneLight(a)) +
    ellipse(-6, -30, 22, 7, '#fff', 'opacity=".3"')
  );
}
