import { circle, type Drawing, ellipse, group, lighten, mirrored, mix, path, stroke } from '../drawing/index.ts';

/** Jade dragon with a pearl. Centred on 0,0 in a field of about ±110. */
export function dragon(
  a: Drawing,
  o: { c1?: string; c2?: string; c3?: string; g1?: string; g2?: string; g3?: string } = {},
) {
  const { c1 = '#8CF2B4', c2 = '#19A56B', c3 = '#064A35', g1 = '#FFE9A0', g2 = '#E9A62C', g3 = '#8A4E0A' } = o;
  const V = a.lit({ shade: '#02251a', rim: '#FFE9A0', rimOpacity: 0.9, relief: 5, gloss: 0.55 });
  const V2 = a.lit({ shade: '#02251a', blur: 2, relief: 3, gloss: 0.6, dx: -2, dy: -4, drop: 3 });
  const VG = a.lit({ shade: '#4a2402', blur: 2, relief: 4, gloss: 0.8, dx: -3, dy: -4, drop: 4 });
  const GO = a.linear([g1, g2, g3]);
  const J = a.linear([c1, c2, c3]);
  const antler = mirrored(
    path(
      'M-20,-62 C-28,-84 -52,-92 -58,-118 C-62,-110 -64,-100 -62,-92 C-74,-98 -82,-108 -84,-118 C-92,-98 -84,-80 -66,-74 C-52,-68 -44,-60 -40,-50Z',
      GO,
    ),
  );
  let mane = '';
  for (const [an, L, W] of [
    [-150, 74, 17],
    [-132, 92, 19],
    [-112, 100, 20],
    [-90, 98, 19],
    [-70, 86, 17],
    [-50, 64, 15],
  ] as const)
    mane += `<g transform="translate(-34 0) rotate(${an + 30})"><path d="M0,0 C${-W},${-L * 0.3} ${-W * 0.2},${-L * 0.7} ${W * 0.7},${-L} C${W * 0.9},${-L * 0.6} ${W},${-L * 0.3} ${W * 0.8},0Z" fill="${a.linear(['#FFD27A', '#F0663A', '#A81E1E'])}"/></g>`;
  const ear = mirrored(
    path('M-58,-34 C-82,-50 -104,-46 -112,-36 C-98,-34 -92,-22 -76,-16 C-68,-14 -60,-18 -56,-24Z', J),
  );
  const head = path(
    'M-54,-56 C-36,-72 36,-72 54,-56 C70,-42 70,-14 56,0 C58,26 52,44 40,56 C24,70 -24,70 -40,56 C-52,44 -58,26 -56,0 C-70,-14 -70,-42 -54,-56Z',
    J,
  );
  const brow = mirrored(path('M-6,-34 C-20,-54 -48,-58 -72,-44 C-70,-34 -62,-30 -54,-32 C-38,-34 -20,-28 -8,-14Z', GO));
  const eyes =
    mirrored(
      path('M-56,-24 C-44,-36 -24,-30 -14,-14 C-28,-6 -48,-8 -56,-24Z', '#1A0A04') +
        circle(-35, -20, 10, a.radial(['#FFFBD0', '#FFC23D', '#D23A10'], 0.5, 0.4, 0.6)) +
        ellipse(-35, -20, 3, 9, '#1A0604'),
    ) +
    circle(-38, -24, 3, '#fff') +
    circle(32, -24, 3, '#fff');
  const snout = path(
    'M-14,-16 C-20,0 -34,8 -44,20 C-52,34 -44,50 -30,50 C-16,52 -10,44 0,44 C10,44 16,52 30,50 C44,50 52,34 44,20 C34,8 20,0 14,-16 C6,-24 -6,-24 -14,-16Z',
    a.linear([lighten(c1, 0.03), c2, mix(c2, c3, 0.6)]),
  );
  const nose =
    mirrored(path('M-34,30 C-36,20 -22,14 -14,24 C-12,34 -28,40 -34,30Z', '#04281c')) +
    mirrored(stroke('M-38,24 C-34,12 -18,10 -10,22', g2, 4));
  const scal = [0, 1, 2]
    .map((i) =>
      stroke(
        `M${-12 + i * 2},${-8 + i * 10} C-4,${-2 + i * 10} 4,${-2 + i * 10} ${12 - i * 2},${-8 + i * 10}`,
        c3,
        3,
        'opacity=".5"',
      ),
    )
    .join('');
  const mouth =
    path('M-46,46 C-28,56 -14,50 0,48 C14,50 28,56 46,46 C48,78 26,100 0,100 C-26,100 -48,78 -46,46Z', '#5A0A14') +
    path('M-22,88 C-16,70 16,70 22,88 C12,98 -12,98 -22,88Z', '#FF6A5A') +
    mirrored(path('M-38,51 l9,2 l-7,19z M-20,53 l8,-1 l-4,14z M-32,84 l6,-12 l6,16z', '#FFFDF0'));
  const whisk = mirrored(
    stroke('M-44,36 C-84,30 -104,54 -96,84 C-92,98 -76,96 -78,82', g2, 7) +
      stroke('M-44,36 C-84,30 -104,54 -96,84 C-92,98 -76,96 -78,82', g1, 2.5, 'opacity=".8"'),
  );
  const pearl = circle(
    0,
    -56,
    16,
    a.radial(
      [
        [0, '#FFFFFF'],
        [0.4, '#BFFFE6'],
        [1, '#16A0C8'],
      ],
      0.36,
      0.3,
      0.75,
    ),
    `stroke="${g2}" stroke-width="3"`,
  );
  return (
    group(antler, `filter="${VG}"`) +
    group(mirrored(mane), `filter="${V}"`) +
    group(ear, `filter="${V}"`) +
    mouth +
    group(head, `filter="${V}"`) +
    group(mouth) +
    group(snout, `filter="${V2}"`) +
    scal +
    nose +
    eyes +
    group(brow, `filter="${VG}"`) +
    group(whisk, `filter="${V2}"`) +
    group(pearl, `filter="${V2}"`)
  );
}
