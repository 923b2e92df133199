import { circle, cycle, type Drawing, group, lighten, path, placed, polar, stroke, tenth } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';

/** Lollipop and sweets. Centred on 0,0 in a field of about ±110. */
export function candy(a: Drawing) {
  const V = a.lit({ shade: '#5a0440', rim: '#fff', rimOpacity: 0.7, relief: 6, gloss: 0.8, blur: 4, drop: 5 });
  let sw = '';
  const cols = ['#FF4F9A', '#FFF6FA', '#FF9A3D', '#FFF6FA', '#39D0C8', '#FFF6FA'];
  for (let i = 0; i < 12; i++) {
    const r = 66;
    const seg = (an: number, rr: number) => polar(rr, an);
    const [x1, y1] = seg(i * 30, r),
      [x2, y2] = seg(i * 30 + 30, r),
      [m1, n1] = seg(i * 30 + 62, r * 0.55),
      [m2, n2] = seg(i * 30 + 92, r * 0.55);
    sw += path(
      `M0,0 Q${tenth(m1)},${tenth(n1)} ${tenth(x1)},${tenth(y1)} A${r},${r} 0 0 1 ${tenth(x2)},${tenth(y2)} Q${tenth(m2)},${tenth(n2)} 0,0Z`,
      cycle(cols, i),
    );
  }
  const lolly =
    `<rect x="-6" y="56" width="12" height="74" rx="6" fill="${a.linear(['#fff', '#F0C8D8'], 0, 0, 1, 0)}"/>` +
    circle(0, 0, 70, '#B81E6A') +
    sw;
  const wrap = (x: number, y: number, s: number, r: number, col: string) =>
    group(
      group(
        path('M-30,0 L-62,-26 C-56,-10 -56,10 -62,26Z', lighten(col, 0.1)) +
          path('M30,0 L62,-26 C56,-10 56,10 62,26Z', lighten(col, 0.1)) +
          circle(0, 0, 34, col) +
          stroke('M-24,-22 C-8,-8 -8,8 -24,22 M0,-33 C14,-14 14,14 0,33', '#fff', 7, 'opacity=".75"'),
        `filter="${V}"`,
      ),
      placed(x, y, s, r),
    );
  return (
    group(lolly, `transform="translate(4 -26) rotate(14)" filter="${V}"`) +
    stroke('M-38,-58 C-26,-74 -4,-82 14,-78', '#fff', 9, 'opacity=".75"') +
    wrap(-62, 62, 0.82, -22, '#7A4FF0') +
    wrap(66, 76, 0.74, 18, '#FF8A1F') +
    group(
      path('M0,-26 C18,-26 26,-10 26,6 C26,20 14,26 0,26 C-14,26 -26,20 -26,6 C-26,-10 -18,-26 0,-26Z', '#5AD83A'),
      `transform="translate(4 84)" filter="${V}"`,
    ) +
    sparkle(-70, -40, 20) +
    sparkle(78, -58, 14)
  );
}
