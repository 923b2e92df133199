import { Drawing, circle, group, mirrored, mix, path, placed, polar } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';
import { gem } from '../props/treasure.ts';
import type { VipLevel } from '../ids.ts';
import { TIERS, TRIM } from './materials.ts';

/** Avatar ring: the picture goes in the circle of radius 44 at the centre of the 120 field. */
export function vipRing(t: VipLevel) {
  const { m, glow, studs } = TIERS[t];
  const a = new Drawing(`ring-${t}`, [-60, -60, 120, 120]);
  const V = a.lit({
    blur: 1.2,
    relief: 3,
    gloss: 0.9,
    shade: mix(m[2], '#000000', 0.4),
    dx: -1.5,
    dy: -2,
    shadeOpacity: 0.5,
    rimOpacity: 0.8,
  });
  const T = a.linear(TRIM, 0, 0, 1, 1);
  const M = a.linear([m[0], m[1], m[2], m[1], m[0]], 0, 0, 1, 1);
  const hoop = (R: number, r: number, fill: string) =>
    `<path fill-rule="evenodd" d="M${-R},0A${R},${R} 0 1 1 ${R},0A${R},${R} 0 1 1 ${-R},0ZM${-r},0A${r},${r} 0 1 0 ${r},0A${r},${r} 0 1 0 ${-r},0Z" fill="${fill}"/>`;
  let s = '';
  if (t >= 5)
    s += a.part(
      'halo',
      hoop(
        59,
        44,
        a.radialAt(
          [
            [0.74, glow, 0],
            [0.8, glow, 0.75],
            [1, glow, 0],
          ],
          0,
          0,
          59,
        ),
      ),
      [0, 0],
    );
  if (t >= 7)
    s += a.part(
      'orbit',
      circle(
        0,
        0,
        56,
        'none',
        `stroke="${t === 8 ? '#FFE08A' : m[0]}" stroke-width="1.4" stroke-dasharray="1 7" stroke-linecap="round"`,
      ) +
        [0, 90, 180, 270]
          .map((d) => {
            const [x, y] = polar(56, d + 45);
            return path('M0,-3.6L3.6,0L0,3.6L-3.6,0Z', TRIM[0], placed(x, y));
          })
          .join(''),
      [0, 0],
    );
  s += a.part(
    'ring',
    group(hoop(51, 44, M), `filter="${V}"`) +
      circle(0, 0, 44.6, 'none', `stroke="${mix(m[2], '#000000', 0.4)}" stroke-width="1.4" opacity=".7"`) +
      (t >= 3 ? circle(0, 0, 51, 'none', `stroke="${t >= 6 ? '#F5BE3E' : m[0]}" stroke-width="1.8"`) : '') +
      (t >= 6 ? circle(0, 0, 44.8, 'none', 'stroke="#F5BE3E" stroke-width="1.3"') : ''),
    [0, 0],
  );
  s += a.part(
    'studs',
    Array.from({ length: studs }, (_, i) => {
      const [x, y] = polar(47.6, (i * 360) / studs + 45);
      return circle(x, y, 1.7, t === 8 ? '#FFE08A' : m[0]) + circle(x - 0.4, y - 0.5, 0.7, '#fff');
    }).join(''),
    [0, 0],
  );
  if (t >= 4) {
    const feather = (i: number) =>
      path(
        `M0,0C-5,-7 -5,-15 0,${-18 + i * 3}C5,-14 5,-6 0,0Z`,
        t >= 6 ? T : M,
        placed(-44 + i * 2.6, 21 + i * 7.4, 1, -38 - i * 26),
      );
    const wing = [0, 1, 2]
      .slice(0, t >= 6 ? 3 : 2)
      .map(feather)
      .join('');
    s += a.part('wings', group(mirrored(wing), `filter="${V}"`), [0, 30]);
  }
  if (t >= 3)
    s += a.part(
      'crest',
      group(
        t >= 6
          ? path('M-15,-45L-20,-57L-8,-52L0,-60L8,-52L20,-57L15,-45C5,-49 -5,-49 -15,-45Z', T)
          : path('M0,-59L9,-49L0,-41L-9,-49Z', t === 3 ? T : M),
        `filter="${V}"`,
      ) +
        (t >= 6
          ? circle(0, -50.5, 3, m[1]) + mirrored(circle(-9.5, -49, 1.8, m[1]))
          : path('M0,-55L5,-49L0,-45L-5,-49Z', t === 3 ? '#FF7A2A' : m[1])),
      [0, -50],
    );
  if (t >= 5) s += a.part('gem', gem(0, 50.5, t >= 7 ? 8 : 6.6, t === 8 ? '#A86AFF' : m[1]), [0, 50]);
  if (t >= 6)
    s += a.part('sparkle-1', sparkle(-38, -34, 7), [-38, -34]) + a.part('sparkle-2', sparkle(42, 30, 5), [42, 30]);
  return a.svg(s);
}
