import { circle, type Drawing, group, mirrored, path, polar, stroke, tenth } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';
import { gilded, smallSolid } from './finish.ts';

/** Lion-dance head. */
export function liondance(a: Drawing) {
  const V = a.lit({ shade: '#5a0410', rim: '#FFE9A0', rimOpacity: 0.9, relief: 5, gloss: 0.55 });
  const V2 = a.lit({ ...smallSolid, shade: '#4a0208', rim: '#fff' });
  const R = a.linear(['#FF8A5A', '#EC2A2E', '#8E0A18']);
  const fur = (n: number, r: number, len: number, fill: string, a0 = 0, a1 = 360) => {
    let d = '';
    for (let i = 0; i < n; i++) {
      const t = a0 + ((a1 - a0) * i) / n,
        u = a0 + ((a1 - a0) * (i + 1)) / n;
      const [x1, y1] = polar(r, t),
        [x2, y2] = polar(r + len, (t + u) / 2),
        [x3, y3] = polar(r, u);
      d += `M0,0L${tenth(x1)},${tenth(y1)}Q${tenth(x2 * 1.02)},${tenth(y2 * 0.9)} ${tenth(x2)},${tenth(y2)}Q${tenth(x3 * 1.1)},${tenth(y3 * 1.1)} ${tenth(x3)},${tenth(y3)}Z`;
    }
    return path(d, fill);
  };
  return (
    group(fur(22, 88, 30, a.linear(['#FFFFFF', '#FFE9C0', '#E8A04A']), 150, 390), `filter="${V2}"`) +
    group(
      mirrored(
        path('M-72,-34C-104,-44 -120,-24 -112,0C-96,6 -82,2 -70,-8Z', R) +
          path('M-82,-28C-98,-30 -106,-20 -104,-8C-94,-6 -84,-10 -78,-16Z', '#FFD24A'),
      ),
      `filter="${V}"`,
    ) +
    group(
      path('M0,-92C58,-92 90,-54 90,-8C90,30 70,54 52,62H-52C-70,54 -90,30 -90,-8C-90,-54 -58,-92 0,-92Z', R),
      `filter="${V}"`,
    ) +
    group(path('M-16,-70C-14,-100 -8,-118 4,-126C8,-112 16,-96 16,-70Z', gilded(a)), `filter="${V2}"`) +
    group(circle(0, -58, 22, gilded(a)), `filter="${V2}"`) +
    circle(0, -58, 15, a.radial(['#FFFFFF', '#BFF0FF', '#4AA0D8'], 0.35, 0.3, 0.8)) +
    group(
      mirrored(path('M-14,-20C-22,-54 -64,-56 -72,-26C-50,-36 -30,-30 -14,-12Z', a.linear(['#FFFFFF', '#FFE9C0']))),
      `filter="${V2}"`,
    ) +
    mirrored(stroke('M-24,-28l-4,-13M-36,-33l-3,-13M-49,-34l0,-12', '#F0A01E', 4)) +
    group(mirrored(circle(-42, -8, 25, '#FFFFFF')), `filter="${V2}"`) +
    mirrored(
      circle(-40, -6, 16, a.radial(['#FFE06A', '#F08A1E', '#7A2A04'], 0.5, 0.4, 0.6)) + circle(-40, -6, 8.5, '#140404'),
    ) +
    circle(-45, -12, 5, '#fff') +
    circle(35, -12, 5, '#fff') +
    group(
      path('M-28,26C-34,4 34,4 28,26C24,40 -24,40 -28,26Z', a.linear(['#FFE06A', '#F5A01E', '#B85A0A'])),
      `filter="${V2}"`,
    ) +
    mirrored(circle(-10, 26, 4, '#6A1404')) +
    group(
      path('M-76,44C-40,34 40,34 76,44C80,86 48,108 0,108C-48,108 -80,86 -76,44Z', a.linear(['#8E0A18', '#4A020E'])),
      `filter="${V}"`,
    ) +
    path('M-34,92C-24,66 24,66 34,92C16,104 -16,104 -34,92Z', a.linear(['#FF8A9A', '#E83A5A'])) +
    group(path('M-66,44C-40,37 40,37 66,44L62,58H-62Z', '#FFFDF0'), `filter="${V2}"`) +
    stroke('M-44,42V57M-22,40V58M0,40V58M22,40V58M44,42V57', '#D8B890', 3) +
    group(
      mirrored(
        path('M-80,38C-60,30 -40,32 -20,36C-8,30 0,32 0,36V42C-20,44 -50,44 -78,52Z', a.linear(['#FFFFFF', '#FFE0A8'])),
      ),
      `filter="${V2}"`,
    ) +
    group(
      path(
        'M-74,84C-60,98 -50,96 -44,106C-34,100 -26,106 -20,114C-10,106 -4,110 0,120C4,110 10,106 20,114C26,106 34,100 44,106C50,96 60,98 74,84C66,118 34,130 0,130C-34,130 -66,118 -74,84Z',
        a.linear(['#FFFFFF', '#FFE9C0', '#E8A04A']),
      ),
      `filter="${V2}"`,
    ) +
    mirrored(circle(-74, 26, 10, a.radial(['#A8FFD0', '#1FB57A', '#06503A'], 0.4, 0.3, 0.8))) +
    circle(4, -122, 9, a.radial(['#FFB0B0', '#E3243A', '#7A0418'], 0.4, 0.3, 0.8)) +
    sparkle(-62, -80, 18) +
    sparkle(78, -66, 13)
  );
}
