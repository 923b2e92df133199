import { circle, type Drawing, ellipse, group, path, placed, rect, stroke, tenth } from '../../drawing/index.ts';
import { bodyLight, smallLight } from './light.ts';

/** A dancer's leg in gold trousers with cuffs of fur and a red shoe. The foot is at 0,0. */
export const leg = (a: Drawing): string =>
  group(
    rect(-14, -46, 28, 44, 10, a.linear(['#FFD24A', '#F0901E', '#B85A08'], 0, 0, 1, 0)) +
      rect(-16, -18, 32, 12, 6, '#FFFDF0') +
      rect(-17, -40, 34, 10, 5, '#FFFDF0') +
      path('M-14,-6H12C20,-6 22,4 20,8H-14Z', a.linear(['#EC2A2E', '#7A0810'])),
    smallLight(a),
  );

const BACK =
  'M136,96C170,40 240,22 300,44C346,60 366,104 358,150C346,160 330,158 322,146C306,134 292,140 284,152C262,164 236,158 226,146C206,148 190,160 168,152C150,146 136,124 136,96Z';

const HEM: readonly (readonly [number, number])[] = [
  [150, 136],
  [164, 150],
  [180, 154],
  [196, 150],
  [212, 147],
  [228, 149],
  [244, 154],
  [260, 157],
  [276, 154],
  [290, 146],
  [306, 144],
  [322, 148],
  [338, 154],
  [354, 152],
];

/** Waves of fur and gold scales over the cloth. */
function pattern(a: Drawing): string {
  let drawn = '';
  for (let k = 0; k < 5; k += 1) {
    let d = `M120,${tenth(50 + k * 25)}`;
    for (let i = 0; i < 11; i += 1) d += ` q12,${i % 2 === 0 ? 9 : -3} 24,${i < 4 ? -6 : i > 7 ? 5 : 0}`;
    drawn += stroke(d, '#FFFDF0', 8) + stroke(d, '#FFC23D', 3);
  }
  let scales = '';
  for (let i = 0; i < 26; i += 1) {
    const row = Math.floor(i / 9);
    scales += `M${138 + (i % 9) * 25 + row * 8},${70 + row * 30}q8,9 16,0`;
  }
  return (
    drawn +
    stroke(scales, '#FFD24A', 2.4, 'opacity=".8"') +
    ellipse(250, 170, 130, 34, '#5A0410', `opacity=".5" filter="${a.blur(10)}"`)
  );
}

/** The cloth of the lion with ridge, tail and fringe, on four legs. Its feet are at y 186. From 130,20 to 398,194. */
export function lionBody(a: Drawing): string {
  const legs = [
    [176, 8],
    [214, -6],
    [296, 6],
    [332, -8],
  ]
    .map(([x = 0, turn = 0]) => group(leg(a), placed(x, 186, 1, turn)))
    .join('');
  const tail = Array.from({ length: 7 }, (_, i) =>
    group(
      path('M-5,0C-9,-20 -5,-34 2,-46C7,-30 9,-16 5,0Z', ['#FFFDF0', '#FFD24A', '#FF8A3A'][i % 3] ?? ''),
      placed(352, 86, 1, 18 + i * 16),
    ),
  ).join('');
  const ridge = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const y = 56 - Math.sin((t * 0.86 + 0.1) * Math.PI) * 24 + t * t * 22;
    return group(
      path('M-8,4C-8,-8 -3,-14 1,-19C4,-12 8,-8 8,4Z', i % 2 === 0 ? '#FFE2A0' : '#FFFDF0'),
      placed(176 + t * 170, y + 6, 1, -26 + t * 70),
    );
  }).join('');
  const fringe = HEM.map(([x, y], i) =>
    group(
      path('M-10,-3C-12,8 -6,14 0,20C6,14 12,8 10,-3Z', i % 2 === 0 ? '#FFE9BC' : '#FFFDF0'),
      placed(x, y - 4, 1, (i - 6) * 2),
    ),
  ).join('');
  return (
    legs +
    group(tail + ridge, smallLight(a)) +
    group(path(BACK, a.linear(['#FF7A4A', '#EC2A2E', '#96101A'])), bodyLight(a)) +
    group(pattern(a), `clip-path="${a.clip(BACK)}"`) +
    group(fringe, smallLight(a)) +
    HEM.map(([x, y]) => circle(x, y - 5, 3.2, '#FFC23D')).join('')
  );
}
