import {
  circle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mirrored,
  path,
  polar,
  star,
  stroke,
  tenth,
} from '../drawing/index.ts';

/** `joy` has stars in its eyes and an open beak. */
export type OwlFace = 'calm' | 'blink' | 'joy';

/** Owl with round eyes. Centred on 0,0 in a field of about ±110. */
export function owl(
  a: Drawing,
  o: {
    b1?: string;
    b2?: string;
    b3?: string;
    rim?: string;
    eye?: readonly [string, string, string];
    face?: OwlFace;
    /** Without wings, for a drawing that spreads them. */
    hasWings?: boolean;
  } = {},
) {
  const {
    b1 = '#A79BFF',
    b2 = '#5B48D6',
    b3 = '#2A1C86',
    rim = '#FFD27A',
    eye = ['#FFF3B0', '#FFC23D', '#E06A10'],
    face = 'calm',
    hasWings = true,
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
  const starEye = (y: number, outer: number, inner: number, fill: string) =>
    path(star(5, outer, inner), fill, `transform="translate(-35 ${y})"`);
  const starEyes =
    mirrored(
      circle(-35, -38, 31, '#4A1E06') +
        circle(
          -35,
          -38,
          29,
          a.radial(
            [
              [0, '#FFFFF0'],
              [0.4, '#FFE888'],
              [0.8, '#FFB020'],
              [1, '#D8640A'],
            ],
            0.5,
            0.55,
            0.55,
          ),
        ) +
        starEye(-36, 23, 10.5, '#6A1E02') +
        starEye(-37, 18, 8, a.linear(['#FFFDE8', '#FFD24A', '#F0901E'])),
    ) +
    circle(-46, -51, 7, '#fff') +
    circle(24, -51, 7, '#fff') +
    circle(-24, -25, 3, '#fff') +
    circle(46, -25, 3, '#fff');
  const openBeak =
    path('M-19,-14 C-16,20 -8,34 0,36 C8,34 16,20 19,-14Z', '#5A0A14') +
    path('M-11,16 C-6,6 6,6 11,16 C9,28 4,32 0,33 C-4,32 -9,28 -11,16Z', '#FF7A8A') +
    path(
      'M0,44 C-9,42 -16,30 -18,12 C-10,28 -4,33 0,34 C4,33 10,28 18,12 C16,30 9,42 0,44Z',
      a.linear(['#FFB52E', '#C4610A']),
    ) +
    path(
      'M0,-36 C16,-32 24,-18 22,-4 C12,-12 6,-8 0,2 C-6,-8 -12,-12 -22,-4 C-24,-18 -16,-32 0,-36Z',
      a.linear(['#FFF0A8', '#FFB52E', '#C4610A']),
    );
  const cheeks = mirrored(ellipse(-62, 2, 13, 8, '#FF7A9A', 'opacity=".5"'));
  const closedBeak = path(
    'M0,-34 C12,-30 17,-16 0,8 C-17,-16 -12,-30 0,-34Z',
    a.linear(['#FFE08A', '#F59A1E', '#A94C08']),
  );
  const feet = mirrored(
    path(
      'M-40,92 c-6,0 -8,16 0,16 c3,0 4,-4 6,-4 c2,0 3,6 7,6 c5,0 5,-6 7,-6 c3,0 3,5 7,5 c6,-1 5,-15 -2,-17z',
      a.linear(['#FFC55A', '#C46A10']),
    ),
  );
  const isJoyful = face === 'joy';
  return (
    (hasWings ? group(group(wing, '') + `<g transform="scale(-1 1)">${wing}</g>`, `filter="${V}"`) : '') +
    group(body, `filter="${V}"`) +
    group(chest, `filter="${V2}"`) +
    group(feet, `filter="${V2}"`) +
    group(disc, `filter="${V2}"`) +
    { calm: eyes, blink: lids, joy: starEyes }[face] +
    group(brow, `filter="${V2}"`) +
    group(isJoyful ? openBeak : closedBeak, `filter="${V2}"`) +
    (isJoyful ? cheeks : '')
  );
}
