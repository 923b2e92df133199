import { type Drawing, circle, ellipse, group, path, placed, polar, seededRandom, tenth } from '../drawing/index.ts';
import type { Triad } from './burst.ts';
import { fallingStar } from './fallingStar.ts';
import { glints } from './finish.ts';

/** Meteors over hills at night. */
export function meteor(a: Drawing): string {
  const r = seededRandom('meteor');
  const DISC = 'M-214,0A214,214 0 1 0 214,0A214,214 0 1 0 -214,0Z';
  let stars = '';
  for (let i = 0; i < 26; i++) {
    const [x, y] = polar(190 * Math.sqrt(r()), r() * 360);
    stars += circle(x, y, 1.4 + r() * 2.4, '#fff', `opacity="${tenth(0.4 + r() * 0.6)}"`);
  }
  const fallen = (i: number, x: number, y: number, scale: number, colours: Triad): string =>
    a.part(`meteor-${i}`, group(fallingStar(a, colours), placed(x, y, scale)), [x, y]);
  return (
    a.part(
      'sky',
      circle(0, 0, 216, a.linear(['#7A5CF8', '#3A22A8', '#140A4E'])) +
        circle(0, 0, 211, 'none', 'stroke="#C8B8FF" stroke-width="5" opacity=".55"') +
        group(
          group(
            ellipse(-60, 80, 190, 70, '#F05AC8', 'opacity=".4"') +
              ellipse(70, -10, 150, 50, '#4AC8FF', 'opacity=".34"'),
            `filter="${a.blur(26)}"`,
          ),
          `clip-path="${a.clip(DISC)}"`,
        ),
      [0, 0],
    ) +
    a.part('stars', stars, [0, 0]) +
    a.part(
      'moon',
      path(
        'M-96,-160A58,58 0 1 0 -36,-84A46,46 0 1 1 -96,-160Z',
        a.linear(['#FFF8DC', '#FFD27A']),
        `filter="${a.lit({ blur: 3, relief: 4, gloss: 0.5, shade: '#8a4a10' })}"`,
      ),
      [-90, -110],
    ) +
    a.part(
      'hills',
      group(
        path(
          'M-216,120C-150,70 -90,104 -40,132C20,96 100,70 214,136C170,250 -160,260 -216,120Z',
          a.linear(['#4A32C0', '#160A58']),
        ),
        `clip-path="${a.clip(DISC)}"`,
      ),
    ) +
    fallen(3, 84, -44, 0.52, ['#A8F6FF', '#4AB8FF', '#7A5CF8']) +
    fallen(2, -132, 8, 0.66, ['#FFC8F0', '#FF5AB8', '#8A3AF0']) +
    fallen(1, 4, 104, 1.06, ['#FFF0A0', '#FF9A2E', '#F02A6A']) +
    glints(a, [
      [176, -150, 24],
      [-190, -96, 18],
      [170, 116, 20],
      [-128, 168, 14],
      [-20, -190, 14],
    ])
  );
}
