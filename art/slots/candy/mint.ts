import { circle, type Drawing, ellipse, group } from '../../drawing/index.ts';
import { swirl } from './sweets.ts';

/** A peppermint in a gold rim, of radius 20 about 0,0, turned about its upright axis. */
export function mint(a: Drawing, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const wide = Math.max(0.14, Math.abs(Math.cos(angle)));
  const side = degrees < 90 ? 1 : -1;
  const light = a.lit({
    shade: '#5A0440',
    rim: '#fff',
    rimOpacity: 0.7,
    blur: 1.6,
    relief: 3,
    gloss: 0.7,
    dx: -2,
    dy: -3,
  });
  return group(
    ellipse(side * 4 * Math.sin(angle), 0, 20 * wide, 20, '#A80E62') +
      group(
        circle(0, 0, 20, a.linear(['#FFF3B8', '#FFC83A', '#B8690C'])) +
          circle(0, 0, 17.8, '#FF4F9A') +
          swirl(17.4, ['#FF4F9A', '#FFF8FC'], 12),
        `transform="scale(${Number(wide.toFixed(2))} 1)"`,
      ),
    `filter="${light}"`,
  );
}
