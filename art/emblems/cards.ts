import { type Drawing, ellipse, group, lighten, path, placed, polar, star, tenth } from '../drawing/index.ts';
import { coin } from '../props/treasure.ts';
import { glyph } from '../props/digits.ts';

/** Two cards over chips. Centred on 0,0 in a field of about ±110. */
export function cards(a: Drawing) {
  const V = a.lit({
    shade: '#02201e',
    rim: '#fff',
    rimOpacity: 0.4,
    relief: 3,
    gloss: 0.35,
    blur: 2,
    dx: -3,
    dy: -4,
    drop: 7,
  });
  const VG = a.lit({ shade: '#3a0410', blur: 2, relief: 4, gloss: 0.7, dx: -2, dy: -3, drop: 5 });
  const spade = (x: number, y: number, s: number, f: string) =>
    group(
      path(
        'M0,-30 C10,-12 32,0 32,16 C32,30 14,34 6,22 C6,30 8,34 14,38 H-14 C-8,34 -6,30 -6,22 C-14,34 -32,30 -32,16 C-32,0 -10,-12 0,-30Z',
        f,
      ),
      placed(x, y, s),
    );
  const heart = (x: number, y: number, s: number, f: string) =>
    group(
      path('M0,30 C-12,14 -34,2 -34,-14 C-34,-32 -8,-36 0,-16 C8,-36 34,-32 34,-14 C34,2 12,14 0,30Z', f),
      placed(x, y, s),
    );
  const card = (
    x: number,
    y: number,
    r: number,
    n: string,
    f: string,
    pip: (x: number, y: number, s: number, f: string) => string,
  ) =>
    group(
      group(
        `<rect x="-46" y="-66" width="92" height="132" rx="11" fill="${a.linear(['#FFFFFF', '#FBF4E4', '#E4D4B4'])}"/><rect x="-41" y="-61" width="82" height="122" rx="8" fill="none" stroke="#C9A24A" stroke-width="1.6" opacity=".7"/>`,
        `filter="${V}"`,
      ) +
        glyph(n, -27, -42, 25, f, 19) +
        pip(-27, -18, 0.26, f) +
        pip(4, 14, 1.02, f),
      placed(x, y, 1, r),
    );
  const chip = (x: number, y: number, col: string) => {
    let s = '';
    for (let i = 3; i >= 0; i--) {
      const yy = y + i * 11;
      s += ellipse(x, yy + 6, 36, 17, lighten(col, -0.18)) + ellipse(x, yy, 36, 17, col);
    }
    let d = '';
    for (let i = 0; i < 8; i++) {
      const [x1, y1] = polar(1, i * 45),
        [x2, y2] = polar(1, i * 45 + 18);
      d += `M${tenth(x + x1 * 36)},${tenth(y + y1 * 17)} A36,17 0 0 1 ${tenth(x + x2 * 36)},${tenth(y + y2 * 17)} L${tenth(x + x2 * 25)},${tenth(y + y2 * 11.5)} A25,11.5 0 0 0 ${tenth(x + x1 * 25)},${tenth(y + y1 * 11.5)}Z`;
    }
    return (
      s +
      path(d, '#FFF8E8') +
      ellipse(x, y, 22, 10, lighten(col, 0.08), 'stroke="#FFE9A0" stroke-width="2"') +
      path(star(5, 8, 3.6), '#FFE9A0', `transform="translate(${x} ${y}) scale(1 .5)"`)
    );
  };
  return (
    card(-34, -14, -15, 'A', '#17171f', spade) +
    card(34, -6, 12, 'K', '#D81E34', heart) +
    group(chip(-58, 66, '#D8243A'), `filter="${VG}"`) +
    group(chip(54, 74, '#12A08A'), `filter="${VG}"`) +
    group(coin(a, 0, 92, 30, { ry: 15, mark: 'star' }), `filter="${VG}"`)
  );
}
