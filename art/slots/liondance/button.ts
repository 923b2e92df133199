import { circle, type Drawing, ellipse, group, polar } from '../../drawing/index.ts';
import { character } from './characters.ts';

/** The drum that starts a round. */
export function lionButton(a: Drawing): string {
  const light = `filter="${a.lit({ shade: '#2a0208', blur: 3, relief: 5, gloss: 0.9, dx: -3, dy: -4, drop: 5, rim: '#FFE0B0', rimOpacity: 0.6 })}"`;
  const nails = Array.from({ length: 18 }, (_, i) => {
    const [x, y] = polar(47.5, i * 20);
    return circle(x, y, 3.4, a.radial(['#FFFBE0', '#FFC93A', '#8A4A06'], 0.36, 0.3, 0.8));
  }).join('');
  return (
    group(
      circle(0, 2, 54, '#7A0810') + circle(0, 0, 54, a.linear(['#FF6A4A', '#D81E22', '#7A0810'], 0, 0, 1, 1)),
      light,
    ) +
    nails +
    circle(0, 0, 41, a.radial(['#FFFDF6', '#F6E2BC', '#D0A264'], 0.4, 0.3, 0.8)) +
    circle(0, 0, 40, 'none', 'stroke="#7A0810" stroke-opacity=".35" stroke-width="2.600"') +
    character('fortune', 25, { ink: '#D81E22', edge: '#FFF8E4', width: 5.6 }) +
    ellipse(-10, -27, 20, 8, '#FFFFFF', 'opacity=".5" transform="rotate(-18 -10 -27)"')
  );
}
