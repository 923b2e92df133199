import { Drawing, group, mix, path } from '../drawing/index.ts';
import { glyph } from '../props/digits.ts';
import type { VipLevel } from '../ids.ts';
import { TIERS, TRIM } from './materials.ts';

/** Mini badge, drawn for 16-24 px: no wings, heavy edge, large numeral. */
export function vipMini(t: VipLevel) {
  const { m } = TIERS[t];
  const a = new Drawing(`vipm-${t}`, [0, 0, 40, 40]);
  const trim = t >= 6 ? TRIM : m;
  const body =
    t < 3
      ? 'M20,1.5L36,10.5V29.5L20,38.5L4,29.5V10.5Z'
      : 'M20,1.5C26,5 31,6.5 37,7C37.5,21 33,32 20,38.5C7,32 2.5,21 3,7C9,6.5 14,5 20,1.5Z';
  const fill = t === 8 ? ['#5A3E8E', '#140A24'] : [m[1], mix(m[1], m[2], 0.75)];
  return a.svg(
    path(
      body,
      a.linear([trim[0], trim[1], trim[2]]),
      `stroke="${mix(m[2], '#000000', 0.5)}" stroke-width="1.6" stroke-linejoin="round"`,
    ) +
      group(path(body, a.linear(fill)), 'transform="translate(4 4) scale(.8)"') +
      glyph(String(t), 20, 20.5, 20, mix(m[2], '#000000', 0.6), 36) +
      glyph(String(t), 20, 20.5, 20, t === 8 ? '#FFE9A0' : '#FFFFFF', 20),
  );
}
