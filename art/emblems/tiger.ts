import { circle, type Drawing, ellipse, group, mirrored, path } from '../drawing/index.ts';

/** Roaring tiger. Centred on 0,0 in a field of about ±110. */
export function tiger(a: Drawing) {
  const V = a.lit({ shade: '#4a1004', rim: '#FFE08A', rimOpacity: 0.9, relief: 5, gloss: 0.5 });
  const V2 = a.lit({ shade: '#4a1004', blur: 2, relief: 3, gloss: 0.55, dx: -2, dy: -4, drop: 3 });
  const O = a.linear(['#FFD25E', '#FF8A1F', '#C23A06']);
  const ruff = path(
    'M0,-98 C30,-104 52,-100 66,-92 C84,-84 94,-60 92,-34 C104,-24 112,-6 108,6 C100,8 98,10 94,14 C102,28 100,46 92,54 C84,52 80,54 76,58 C74,76 62,92 50,96 C44,90 38,90 32,94 C22,106 10,110 0,110Z',
    O,
  );
  const ear = circle(-68, -80, 27, O) + circle(-68, -80, 16, a.linear(['#FFE9C9', '#D98A5A']));
  const S = '#2A0E06';
  const stripes = mirrored(
    path('M0,-100 C-3,-84 -4,-76 0,-58 Z', S) +
      path('M-22,-99 C-24,-84 -18,-74 -8,-66 C-14,-80 -14,-90 -12,-99Z', S) +
      path('M-46,-96 C-46,-82 -36,-72 -22,-68 C-32,-78 -36,-88 -36,-98Z', S) +
      path('M-94,-40 C-80,-40 -70,-34 -64,-24 C-76,-28 -86,-28 -95,-26Z', S) +
      path('M-108,0 C-92,-8 -76,-6 -66,4 C-80,2 -94,6 -104,12Z', S) +
      path('M-96,44 C-86,32 -74,26 -62,26 C-72,32 -82,42 -86,54Z', S) +
      path('M-64,84 C-60,70 -52,62 -44,58 C-48,68 -52,80 -52,94Z', S),
  );
  const white = mirrored(
    path('M-4,-40 C-20,-60 -54,-58 -60,-40 C-62,-28 -40,-18 -16,-18Z', '#FFF1DC') +
      path('M0,28 C-24,8 -62,20 -66,44 C-64,70 -34,84 0,84Z', a.linear(['#FFFFFF', '#FCE3C2', '#E0A878'])),
  );
  const eyes =
    mirrored(
      path('M-56,-28 C-46,-46 -24,-42 -14,-22 C-28,-12 -48,-14 -56,-28Z', '#1C0804') +
        circle(-35, -28, 12.5, a.radial(['#FFFBB0', '#B8E23A', '#3F8A12'], 0.5, 0.4, 0.6)) +
        ellipse(-35, -28, 4, 10, '#120604'),
    ) +
    circle(-39, -33, 3.6, '#fff') +
    circle(31, -33, 3.6, '#fff');
  const brow = mirrored(path('M-8,-30 C-22,-50 -44,-56 -64,-50 C-48,-42 -26,-40 -10,-18Z', S));
  const nose = path(
    'M-24,14 C-24,6 24,6 24,14 C24,26 8,34 0,38 C-8,34 -24,26 -24,14Z',
    a.linear(['#FF9C9C', '#C23A48']),
  );
  const bridge = path(
    'M-16,-18 C-20,0 -24,8 -24,14 C-12,6 12,6 24,14 C24,8 20,0 16,-18 C8,-24 -8,-24 -16,-18Z',
    a.linear(['#FFC04A', '#FF8A1F']),
  );
  const mouth =
    path('M-40,50 C-24,44 -8,48 0,40 C8,48 24,44 40,50 C38,84 18,96 0,96 C-18,96 -38,84 -40,50Z', '#4A0A10') +
    path('M-22,84 C-14,66 14,66 22,84 C12,94 -12,94 -22,84Z', '#E8505A') +
    mirrored(path('M-34,51 C-30,49 -22,49 -18,50 L-26,74Z', '#FFFDF0')) +
    mirrored(path('M-24,88 l6,-14 l6,17z', '#FFFDF0'));
  return (
    group(mirrored(ear), `filter="${V}"`) +
    group(mirrored(ruff), `filter="${V}"`) +
    stripes +
    group(white, `filter="${V2}"`) +
    group(mouth) +
    group(bridge, `filter="${V2}"`) +
    eyes +
    brow +
    group(nose, `filter="${V2}"`) +
    mirrored(circle(-44, 42, 2.4, S) + circle(-36, 50, 2.4, S) + circle(-50, 54, 2.4, S))
  );
}
