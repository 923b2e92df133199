import { circle, type Drawing, group, path, stroke } from '../drawing/index.ts';

/** Leaping carp. Centred on 0,0 in a field of about ±110. */
export function koi(a: Drawing) {
  const V = a.lit({ shade: '#5a0a04', rim: '#FFF0C0', rimOpacity: 0.9, relief: 5, gloss: 0.55 });
  const V2 = a.lit({ shade: '#5a0a04', blur: 2, relief: 3, gloss: 0.6, dx: -2, dy: -4 });
  const O = a.linearAt(['#FFB05A', '#FF5A22', '#C8101E'], -60, -80, 60, 90);
  const F = a.linear(['#FFC25A', '#FF4A22', '#A80A1E']);
  const tail = path('M34,66 C62,72 92,62 108,38 C108,64 100,78 90,86 C98,94 100,108 96,118 C76,116 48,106 26,88Z', F);
  const fin =
    path('M-38,20 C-66,24 -92,44 -98,72 C-74,72 -46,64 -26,44Z', F) +
    path('M50,-46 C76,-62 100,-52 110,-34 C94,-28 74,-16 58,-8Z', F);
  const body = path(
    'M-62,-92 C-18,-110 44,-84 60,-34 C72,6 64,52 44,82 C34,94 26,92 24,84 C22,60 0,54 -22,40 C-56,18 -84,-18 -84,-56 C-84,-76 -76,-86 -62,-92Z',
    O,
  );
  let sc = '';
  for (let r = 0; r < 6; r++)
    for (let i = 0; i < 5; i++) {
      const x = -22 + i * 19 - r * 3 + (r % 2) * 9,
        y = -54 + r * 19 + i * 5;
      if (Math.hypot((x - 8) / 58, (y + 0) / 78) < 0.88)
        sc += stroke(`M${x - 9},${y} q9,13 18,0`, '#FFF1D0', 2.6, 'opacity=".55"');
    }
  const patch =
    path('M10,-92 C38,-82 56,-56 60,-32 C44,-34 24,-48 14,-62 C8,-74 6,-86 10,-92Z', '#FFF7EA', 'opacity=".92"') +
    path(
      'M-18,10 C0,8 26,22 40,48 C44,58 44,70 40,80 C32,64 10,52 -8,40 C-18,32 -24,20 -18,10Z',
      '#FFF7EA',
      'opacity=".85"',
    );
  const head = path(
    'M-62,-92 C-40,-100 -14,-98 -2,-88 C-2,-60 -24,-34 -60,-24 C-76,-36 -84,-48 -84,-60 C-84,-76 -76,-86 -62,-92Z',
    a.linear(['#FFF3DE', '#FF9A5A', '#E0341E']),
  );
  const face =
    circle(-46, -70, 14, '#FFF8E0') +
    circle(-47, -71, 10, a.radial(['#3A2A10', '#0A0604'])) +
    circle(-51, -76, 3.6, '#fff') +
    path('M-84,-62 C-92,-60 -96,-50 -90,-44 C-84,-40 -78,-44 -76,-50Z', '#FF8A6A') +
    stroke('M-70,-36 C-78,-30 -88,-30 -96,-22 M-62,-30 C-66,-20 -74,-14 -78,-4', '#FFD9A0', 4) +
    stroke('M-30,-44 C-18,-52 -10,-66 -10,-80', '#B8141E', 3.5, 'opacity=".6"');
  return (
    group(tail + fin, `filter="${V}"`) +
    group(body, `filter="${V}"`) +
    `<g>${patch}${sc}</g>` +
    group(head, `filter="${V2}"`) +
    face
  );
}
