import { circle, type Drawing, group, mirrored, path, stroke } from '../drawing/index.ts';
import { fan } from './feathers.ts';

/** Winged scarab under the sun. Centred on 0,0 in a field of about ±110. */
export function scarab(a: Drawing) {
  const V = a.lit({ shade: '#041030', rim: '#FFE08A', rimOpacity: 0.8, relief: 4, gloss: 0.6, blur: 2 });
  const VG = a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, dx: -3, dy: -4, drop: 4 });
  const GO = a.linear(['#FFF6CF', '#FFC93D', '#A8600C']);
  const B = a.linear(['#3AA8FF', '#1F5BE0', '#0A1E78']);
  const T = a.linear(['#5AF0D0', '#12A898', '#06505A']);
  const wing = mirrored(
    fan(6, -50, -122, 124, 92, 20, [B], '#BFE9FF', -12, 30) +
      fan(6, -52, -118, 96, 66, 18, [GO], '#8A4A06', -12, 26) +
      fan(5, -54, -112, 68, 50, 15, [T], '#D8FFF4', -12, 22),
  );
  const legs = mirrored(
    stroke(
      'M-30,10 C-52,20 -50,44 -62,52 M-28,44 C-44,56 -40,78 -50,88 M-18,-26 C-36,-44 -28,-58 -34,-70',
      '#D98A1A',
      9,
    ),
  );
  const sun = circle(
    0,
    -88,
    25,
    a.radial(
      [
        [0, '#FFFBD8'],
        [0.5, '#FFB52E'],
        [1, '#E0481A'],
      ],
      0.4,
      0.35,
      0.7,
    ),
    'stroke="#FFE08A" stroke-width="4"',
  );
  const body = path('M0,-24 C32,-24 46,4 42,36 C38,70 16,92 0,94 C-16,92 -38,70 -42,36 C-46,4 -32,-24 0,-24Z', B);
  const head = path('M-34,-20 C-36,-44 -18,-58 0,-58 C18,-58 36,-44 34,-20 C16,-10 -16,-10 -34,-20Z', GO);
  const horn = mirrored(path('M-12,-54 C-26,-60 -28,-74 -18,-80 C-20,-70 -12,-64 -4,-60Z', GO));
  const det =
    stroke('M0,-16 V92', '#FFD970', 4) +
    mirrored(
      stroke('M-34,6 C-16,0 -8,0 0,2 M-38,34 C-20,30 -8,30 0,32', '#FFD970', 3, 'opacity=".85"') +
        circle(-20, 18, 6, '#FF5A45', 'stroke="#FFE08A" stroke-width="2"') +
        circle(-18, 54, 5, '#3EE0C0', 'stroke="#FFE08A" stroke-width="2"') +
        circle(-14, -34, 5, '#081a58'),
    );
  return (
    group(wing, `filter="${V}"`) +
    group(legs, `filter="${VG}"`) +
    group(body, `filter="${V}"`) +
    det.replace(/$/, '') +
    group(head + horn, `filter="${VG}"`) +
    mirrored(circle(-14, -36, 5.5, '#08184a') + circle(-15.5, -38, 1.8, '#fff')) +
    group(sun, `filter="${VG}"`)
  );
}
