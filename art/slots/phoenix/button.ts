import { circle, type Drawing, ellipse, group, path, placed } from '../../drawing/index.ts';
import { fire } from './fire.ts';
import { bronzeLight, charLight } from './light.ts';

/** A flame in a ring of charred wood. */
export function phoenixButton(a: Drawing): string {
  const cracks = Array.from({ length: 9 }, (_, i) =>
    group(path('M-2,-54L3,-48L-1,-46L2,-41L-3,-45L0,-48Z', '#FFB52E'), `transform="rotate(${i * 40 + 12})"`),
  ).join('');
  return (
    group(circle(0, 0, 54, a.linear(['#6A3A34', '#2E1216', '#12060A'])), charLight(a)) +
    cracks +
    circle(0, 0, 42, '#1A0206') +
    group(circle(0, 0, 40, a.radial(['#FFD86A', '#E8441A', '#5A0618'], 0.5, 0.62, 0.7)), bronzeLight(a)) +
    group(fire(a, ['#FF6A1E', '#FFC23D', '#FFF6C0']), placed(0, 2, 0.58)) +
    ellipse(-6, -27, 20, 7, '#fff', 'opacity=".28"')
  );
}
