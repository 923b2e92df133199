import { circle, type Drawing, group, lighten, mirrored, path, polar, stroke, tenth } from '../drawing/index.ts';

/** Owl with round eyes. Centred on 0,0 in a field of about ±110. */
export function owl(
  a: Drawing,
  o: {
    b1?: string;
    b2?: string;
    b3?: string;
    rim?: string;
    eye?: readonly [string, string, string];
    isBlinking?: boolean;
  } = {},
) {
  const {
    b1 = '#A79BFF',
    b2 = '#5B48D6',
    b3 = '#2A1C86',
    rim = '#FFD27A',
    eye = ['#FFF3B0', '#FFC23D', '#E06A10'],
    isBlinking = false,
  } = o;
  const V = a.lit({ shade: '#120833', rim, rimOpacity: 0.8, relief: 4, gloss: 0.45 });
  const V2 = a.lit({ shade: '#120833', rim, rimOpacity: 0.5, blur: 2, relief: 3, gloss: 0.5, dx: -2, dy: -3, drop: 4 });
  const body = path(
    'M-72,-44 C-84,-76 -92,-96 -90,-116 C-66,-110 -44,-102 -28,-90 C-10,-95 10,-95 28,-90 C44,-102 66,-110 90,-116 C92,-96 84,-76 72,-44 C90,-10 90,50 60,84 C40,104 -40,104 -60,84 C-90,50 -90,-10 -72,-44Z',
    a.linear([b1, b2, b3]),
  );
  const wing =
    path(
      'M-68,-22 C-104,4 -112,60 -82,98 C-76,84 -70,80 -62,92 C-56,66 -52,26 -56,-6Z',
      a.linear([lighten(b2, 0.04), b3]),
    ) + stroke('M-86,66 C-84,40 -76,18 -68,6 M-74,80 C-74,52 -68,30 -62,18', b1, 3, 'opacity=".55"');
  let chest = path(
    'M-46,10 C-40,-2 40,-2 46,10 C54,54 36,92 0,92 C-36,92 -54,54 -46,10Z',
    a.linear(['#FFE9C4', '#F2B96B', '#B0672D']),
  );
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 5 - (r % 2); i++) {
      const n = 5 - (r % 2);
      const x = (i - (n - 1) / 2) * 19;
      chest += path(`M${x - 8},${22 + r * 17} c2,12 14,12 16,0 z`, '#8A4A22', 'opacity=".45"');
    }
  const disc = mirrored(circle(-35, -38, 45, a.radial(['#FFF4DA', '#F7C988', '#C47B3D'], 0.55, 0.4, 0.62)));
  let ray = '';
  for (let i = 0; i < 16; i++) {
    const [x1, y1] = polar(31, i * 22.5 + 11),
      [x2, y2] = polar(41, i * 22.5 + 11);
    ray += `M${tenth(-35 + x1)},${tenth(-38 + y1)}L${tenth(-35 + x2)},${tenth(-38 + y2)}`;
  }
  const eyes =
    mirrored(
      stroke(ray, '#8A4A22', 3, 'opacity=".45"') +
        circle(-35, -38, 31, '#3A1A0A') +
        circle(
          -35,
          -38,
          28,
          a.radial(
            [
              [0, eye[0]],
              [0.55, eye[1]],
              [1, eye[2]],
            ],
            0.5,
            0.62,
            0.6,
          ),
        ) +
        circle(-35, -38, 15, '#12060A'),
    ) +
    circle(-41, -46, 7.5, '#fff') +
    circle(29, -46, 7.5, '#fff') +
    circle(-29, -30, 3.5, '#fff', 'opacity=".8"') +
    circle(41, -30, 3.5, '#fff', 'opacity=".8"');
  const lids = mirrored(
    circle(-35, -38, 31, a.linear(['#E8B46E', '#B0672D'])) +
      stroke('M-62,-36 C-54,-20 -16,-20 -8,-36', '#3A1A0A', 5) +
      stroke('M-56,-27 l-5,6 M-35,-23 v8 M-14,-27 l5,6', '#3A1A0A', 3.5),
  );
  const brow = mirrored(
    path(
      'M-2,-58 C-22,-74 -56,-88 -86,-112 C-80,-84 -62,-72 -44,-70 C-26,-68 -12,-60 -2,-46Z',
      a.linear([lighten(b1, 0.05), b2]),
    ),
  );
  const beak = path('M0,-34 C12,-30 17,-16 0,8 C-17,-16 -12,-30 0,-34Z', a.linear(['#FFE08A', '#F59A1E', '#A94C08']));
  const feet = mirrored(
    path(
      'M-40,92 c-6,0 -8,16 0,16 c3,0 4,-4 6,-4 c2,0 3,6 7,6 c5,0 5,-6 7,-6 c3,0 3,5 7,5 c6,-1 5,-15 -2,-17z',
      a.linear(['#FFC55A', '#C46A10']),
    ),
  );
  return (
    group(group(wing, '') + `<g transform="scale(-1 1)">${wing}</g>`, `filter="${V}"`) +
    group(body, `filter="${V}"`) +
    group(chest, `filter="${V2}"`) +
    group(feet, `filter="${V2}"`) +
    group(disc, `filter="${V2}"`) +
    (isBlinking ? lids : eyes) +
    group(brow, `filter="${V2}"`) +
    group(beak, `filter="${V2}"`)
  );
}
