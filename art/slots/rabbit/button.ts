import { circle, type Drawing, ellipse, group, placed, polar } from '../../drawing/index.ts';
import { goldLight, stoneLight } from './light.ts';
import { pestleEnd } from './pestle.ts';
import { moonDisc } from './wares.ts';

/** A small mortar with the moon in it, and the pestle. */
export function rabbitButton(a: Drawing): string {
  let dents = '';
  for (let i = 0; i < 20; i += 1) {
    const [x, y] = polar(50, i * 18);
    dents += circle(x, y, 2.4, '#4A568E');
  }
  return (
    group(circle(0, 0, 56, a.linear(['#E4ECFF', '#8A98D0', '#3A4484'])), stoneLight(a)) +
    dents +
    circle(0, 0, 44, '#0A0C2E') +
    group(moonDisc(a), placed(0, 0, 0.82)) +
    group(
      `<g transform="translate(8 -10) rotate(28) scale(.74)">${group(pestleEnd(a), placed(0, 26))}<rect x="-9" y="-52" width="18" height="38" fill="#E0A860"/></g>`,
      goldLight(a),
    ) +
    ellipse(-14, -26, 18, 8, '#FFFFFF', 'opacity=".35" transform="rotate(-24 -14 -26)"')
  );
}
