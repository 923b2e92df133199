import { circle, type Drawing, ellipse, group, mirrored, path, placed, rect, stroke } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';
import { smallSolid } from './finish.ts';

/** Panda with bamboo. */
export function panda(a: Drawing) {
  const V = a.lit({ shade: '#14301e', rim: '#F0FFE0', rimOpacity: 0.9, relief: 4, gloss: 0.45 });
  const V2 = a.lit({ ...smallSolid, shade: '#0a2412' });
  const W = a.linear(['#FFFFFF', '#F6F2E8', '#C8C0AC']);
  const K = a.linear(['#5A5A70', '#2C2A3A', '#12101C']);
  const B = a.linear(['#E4FFA0', '#6AC83A', '#1E7A34'], 0, 0, 1, 0);
  const stalk = (x: number, y: number, h: number, n: number, w: number) =>
    Array.from({ length: n }, (_, i) => rect(x - w / 2, y + (i * h) / n, w, h / n - 3, 5, B)).join('');
  const leaf = (x: number, y: number, r: number, s = 1) =>
    path('M0,0C10,-14 34,-18 54,-4C36,8 12,10 0,0Z', a.linear(['#C8F57A', '#3AA040']), placed(x, y, s, r));
  return (
    group(stalk(-86, -118, 232, 5, 22) + stalk(92, -96, 210, 5, 20), `filter="${V2}"`) +
    group(
      leaf(-80, -66, -32, 0.8) + leaf(-94, -30, 206, 0.7) + leaf(88, -46, 200, 0.8) + leaf(98, 6, -30, 0.6),
      `filter="${V2}"`,
    ) +
    group(path('M-62,26C-84,60 -78,106 -48,112H48C78,106 84,60 62,26Z', W), `filter="${V}"`) +
    group(mirrored(ellipse(-50, 100, 31, 22, K)), `filter="${V}"`) +
    mirrored(
      ellipse(-50, 103, 14, 10, '#8A8498') +
        circle(-62, 91, 4, '#8A8498') +
        circle(-50, 87, 4, '#8A8498') +
        circle(-38, 91, 4, '#8A8498'),
    ) +
    group(mirrored(circle(-54, -80, 25, K)), `filter="${V}"`) +
    mirrored(circle(-54, -78, 12, '#6A5A70')) +
    group(
      path('M0,-100C48,-100 80,-68 80,-28C80,18 44,40 0,40C-44,40 -80,18 -80,-28C-80,-68 -48,-100 0,-100Z', W),
      `filter="${V}"`,
    ) +
    group(
      mirrored(path('M-22,-46C-44,-58 -62,-34 -58,-14C-54,4 -34,4 -24,-12C-18,-22 -14,-40 -22,-46Z', K)),
      `filter="${V2}"`,
    ) +
    mirrored(circle(-37, -24, 12, '#fff') + circle(-36, -23, 8.5, '#1A0E0A')) +
    circle(-39, -27, 3.2, '#fff') +
    circle(33, -27, 3.2, '#fff') +
    mirrored(ellipse(-56, 8, 12, 7, '#FF9A9A', 'opacity=".6"')) +
    path('M-13,-6C-13,-13 13,-13 13,-6C13,3 4,7 0,7C-4,7 -13,3 -13,-6Z', '#1A1420') +
    ellipse(-4, -8, 4, 2, '#fff', 'opacity=".7"') +
    path('M-15,12C-10,30 10,30 15,12C8,17 -8,17 -15,12Z', '#6A1420') +
    stroke('M0,7V13M-18,11C-12,17 -4,17 0,13C4,17 12,17 18,11', '#1A1420', 4) +
    group(
      `<g transform="rotate(-28 10 56)">${stalk(12, 10, 96, 3, 17)}</g>` +
        leaf(-12, 16, 200, 0.62) +
        leaf(-6, 20, -120, 0.5),
      `filter="${V2}"`,
    ) +
    group(
      path('M-70,40C-82,62 -62,84 -30,82C-12,80 -8,62 -22,58C-40,56 -46,40 -70,40Z', K) +
        path('M70,40C82,62 66,90 38,86C20,82 18,64 32,62C46,58 52,42 70,40Z', K),
      `filter="${V2}"`,
    ) +
    sparkle(60, -96, 16) +
    sparkle(-56, -112, 11)
  );
}
