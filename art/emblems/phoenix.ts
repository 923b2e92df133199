import { circle, cycle, type Drawing, ellipse, group, mirrored, path, stroke } from '../drawing/index.ts';
import { fan } from './feathers.ts';

/** Phoenix with spread wings. Centred on 0,0 in a field of about ±110. */
export function phoenix(a: Drawing) {
  const V = a.lit({ shade: '#5a0604', rim: '#FFF0A0', rimOpacity: 0.9, relief: 4, gloss: 0.5, blur: 2 });
  const V2 = a.lit({ shade: '#5a0604', blur: 2, relief: 3, gloss: 0.6, dx: -2, dy: -3, drop: 3 });
  const f = [a.linear(['#FFF08A', '#FFB02E', '#FFE27A']), a.linear(['#FF5A1E', '#FF8A22', '#FFD86A'])];
  const f2 = [a.linear(['#A80A2E', '#E8281E', '#FFA83A'])];
  const tail = [-30, -15, 0, 15, 30]
    .map((d, i) =>
      group(
        `<path d="M0,0 C-14,40 10,60 -2,104 C10,84 22,50 8,0Z" fill="${cycle(f, i)}"/>` +
          ellipse(0, 96, 8, 11, '#FFE58A') +
          ellipse(0, 97, 4.5, 6.5, '#17A6A0') +
          ellipse(0, 97, 2, 3, '#06262E'),
        `transform="translate(0 40) rotate(${d}) scale(${d === 0 ? 0.92 : 0.86})"`,
      ),
    )
    .join('');
  const wing = mirrored(
    fan(7, -22, -104, 138, 78, 23, f2, '#FFB84A', -18, 30) +
      fan(6, -28, -100, 104, 60, 20, [cycle(f, 1)], '#FFF3A8', -14, 26) +
      fan(5, -34, -94, 68, 44, 16, [cycle(f, 0)], '#E2401A', -10, 20),
  );
  const body = path(
    'M0,-58 C24,-50 30,-14 22,20 C16,46 6,58 0,66 C-6,58 -16,46 -22,20 C-30,-14 -24,-50 0,-58Z',
    a.linear(['#FFE58A', '#FF8A22', '#B81A1A']),
  );
  let sc = '';
  for (let r = 0; r < 4; r++)
    for (let i = 0; i < 3 - (r % 2); i++) {
      const n = 3 - (r % 2);
      sc += stroke(`M${(i - (n - 1) / 2) * 12 - 5},${-6 + r * 12} q5,8 10,0`, '#9A1212', 2.4, 'opacity=".6"');
    }
  const crest = [-26, 0, 26]
    .map((d) =>
      group(
        `<path d="M0,0 C-6,-14 -4,-26 0,-36 C4,-26 6,-14 0,0Z" fill="${cycle(f, 0)}"/>` + circle(0, -34, 5, '#FFF3A8'),
        `transform="translate(0 -66) rotate(${d})"`,
      ),
    )
    .join('');
  // A raptor's head: wide brow, slanted eyes with a light, hooked beak, feathered cheeks.
  const head = path(
    'M0,-96 C20,-96 31,-82 30,-66 C36,-60 38,-50 34,-42 C28,-44 24,-42 20,-36 C12,-30 -12,-30 -20,-36 C-24,-42 -28,-44 -34,-42 C-38,-50 -36,-60 -30,-66 C-31,-82 -20,-96 0,-96Z',
    a.linear(['#FFF3B8', '#FFA53A', '#D8321A']),
  );
  const mask = mirrored(path('M-2,-70 C-10,-82 -24,-84 -31,-74 C-28,-58 -16,-52 -5,-58Z', '#B81E14', 'opacity=".75"'));
  const eye = mirrored(
    path('M-25,-71 C-18,-75 -9,-70 -6,-63 C-13,-59 -22,-62 -25,-71Z', '#FFF6CF') +
      circle(-14, -66.5, 4.2, '#2A0606') +
      circle(-15.4, -68, 1.4, '#fff') +
      path('M-29,-77 C-20,-81 -9,-76 -3,-66 C-11,-71 -20,-73 -29,-77Z', '#6A0A0A'),
  );
  const beak =
    path(
      'M0,-70 C9,-68 13,-58 10,-48 C8,-40 3,-34 0,-26 C-3,-34 -8,-40 -10,-48 C-13,-58 -9,-68 0,-70Z',
      a.linear(['#FFF8C8', '#FFC23D', '#B86A0A']),
    ) + mirrored(circle(-4, -57, 1.5, '#7A3A04'));
  return (
    group(tail, `filter="${V}"`) +
    group(wing, `filter="${V}"`) +
    group(crest, `filter="${V2}" transform="translate(0 -22)"`) +
    group(body, `filter="${V2}"`) +
    sc +
    group(head, `filter="${V2}"`) +
    mask +
    eye +
    group(beak, `filter="${V2}"`)
  );
}
