import { Drawing, circle, group, mirrored, mix, path, placed, polygon, star, tenth } from '../drawing/index.ts';
import { glyph } from '../props/digits.ts';
import { sparkle } from '../props/effects.ts';
import type { VipLevel } from '../ids.ts';
import { TIERS, TRIM } from './materials.ts';

const HEX = 'M0,-38L33,-19V19L0,38L-33,19V-19Z';
const SHIELD = 'M0,-40C12,-33 24,-29 36,-28C37,2 28,26 0,42C-28,26 -37,2 -36,-28C-24,-29 -12,-33 0,-40Z';
const CROWN = 'M-23,-31L-29,-50L-13,-41L0,-56L13,-41L29,-50L23,-31C8,-37 -8,-37 -23,-31Z';

/** Full badge, about 96 px: wings from tier 4, crown from tier 6, burst at tier 8. */
export function vipBadge(t: VipLevel) {
  const { m } = TIERS[t];
  const a = new Drawing(`vip-${t}`, [-60, -60, 120, 120]);
  const V = a.lit({
    blur: 1.8,
    relief: 4,
    gloss: 0.8,
    shade: mix(m[2], '#000000', 0.3),
    dx: -2,
    dy: -3,
    shadeOpacity: 0.55,
    rimOpacity: 0.7,
    drop: 1.6,
  });
  const trim = t >= 6 ? TRIM : m;
  const T = a.linear(trim, 0, 0, 1, 1);
  const body = t < 3 ? HEX : SHIELD;
  let s = '';
  if (t === 8)
    s += a.part(
      'burst',
      path(
        star(16, 56, 40),
        a.radial([
          [0, '#7A4AE0'],
          [0.7, '#B07AFF'],
          [1, '#E8C8FF'],
        ]),
        'opacity=".9"',
      ),
      [0, 0],
    );
  if (t >= 4) {
    const n = t >= 7 ? 4 : 3,
      L = 27 + (t - 4) * 2.4;
    const feathers = Array.from({ length: n }, (_, i) =>
      path(
        `M0,0C-9,${tenth(-L * 0.35)} -8,${tenth(-L * 0.8)} 1,${tenth(-L + i * 3)}C8,${tenth(-L * 0.7)} 8,${tenth(-L * 0.3)} 0,0Z`,
        T,
        placed(-27, 2 + i * 8, 1, -48 - i * 21),
      ),
    ).join('');
    s +=
      a.part('wing-left', group(feathers, `filter="${V}"`), [-26, 10]) +
      a.part('wing-right', group(`<g transform="scale(-1 1)">${feathers}</g>`, `filter="${V}"`), [26, 10]);
  }
  if (t >= 6)
    s += a.part(
      'crown',
      group(path(CROWN, a.linear(TRIM)), `filter="${V}"`) +
        circle(0, -54, 3.4, t === 8 ? '#E8C8FF' : m[1]) +
        mirrored(circle(28, -49, 2.6, m[1])),
      [0, -36],
    );
  s += a.part(
    'body',
    group(path(body, T), `filter="${V}"`) +
      path(body, mix(m[2], '#000000', 0.45), 'transform="scale(.84)"') +
      path(body, a.linear([m[1], m[2]], 0.1, 0, 0.9, 1), 'transform="scale(.77)"') +
      (t >= 5
        ? group(
            polygon(
              [
                [0, -40],
                [36, -28],
                [0, 0],
              ],
              '#fff',
              'opacity=".16"',
            ) +
              polygon(
                [
                  [36, -28],
                  [30, 16],
                  [0, 0],
                ],
                '#000',
                'opacity=".16"',
              ) +
              polygon(
                [
                  [-36, -28],
                  [-30, 16],
                  [0, 0],
                ],
                '#fff',
                'opacity=".14"',
              ) +
              polygon(
                [
                  [0, 42],
                  [30, 16],
                  [0, 0],
                ],
                '#000',
                'opacity=".24"',
              ),
            `transform="scale(.76)" clip-path="${a.clip(body)}"`,
          )
        : '') +
      path('M-27,-21C-14,-22 -6,-27 0,-30C6,-27 14,-22 27,-21C27,-14 -14,2 -26,-4Z', '#fff', 'opacity=".26"') +
      (t === 2 ? mirrored(path('M-30,22L-38,40L-22,36L-16,46L-8,34Z', T)) : ''),
    [0, 0],
  );
  if (t >= 3 && t < 6)
    s += a.part(
      'top',
      path(
        star(5, 10, 4.6),
        a.linear([TRIM[0], t === 3 ? '#FF8A2A' : m[1]]),
        `transform="translate(0 -40)" stroke="${mix(m[2], '#000000', 0.3)}" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`,
      ),
      [0, -40],
    );
  s += a.part(
    'numeral',
    glyph(String(t), 1.2, 3.4, 36, '#000', 21, 'opacity=".4"') +
      glyph(String(t), 0, 1, 36, mix(m[2], '#000000', 0.55), 28) +
      glyph(String(t), 0, 1, 36, t === 8 ? '#FFE08A' : '#FFFFFF', 18),
    [0, 0],
  );
  if (t >= 5)
    s +=
      a.part('sparkle-1', sparkle(-24, -24, 9), [-24, -24]) +
      (t >= 7 ? a.part('sparkle-2', sparkle(31, 14, 7), [31, 14]) : '');
  return a.svg(s);
}
