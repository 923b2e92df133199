import { circle, type Drawing, ellipse, group, path, placed, stroke } from '../../drawing/index.ts';

const GOLD = ['#FFFBD8', '#FFC93A', '#C8720E', '#6E3206'] as const;
const FLAME = ['#FFE68A', '#FF8A3A', '#C8201A'] as const;

const metal = (a: Drawing, drop = 3) =>
  `filter="${a.lit({ shade: '#4a1c02', shadeOpacity: 0.55, rim: '#FFFDE0', rimOpacity: 0.9, blur: 2.4, relief: 4, gloss: 0.85, dx: -3, dy: -5, drop })}"`;

/** A tuft of the mane from its root at 0,0 to the left. */
const tuft = (a: Drawing, length: number, width: number): string =>
  path(
    `M6,${-width}C${-length * 0.3},${-width * 1.5} ${-length * 0.6},${-width * 0.2} ${-length},${-width * 0.7}C${-length * 0.66},${width * 0.6} ${-length * 0.3},${width * 1.3} 6,${width}Z`,
    a.linear(FLAME),
  );

/** The head of the gold dragon from the side, about 0,0 within ±72, its snout to the right. It joins the neck at the left. */
export function dragonHead(a: Drawing): string {
  const gold = a.linear(GOLD.slice(0, 3));
  const mane = (
    [
      [-26, -28, 34, 48],
      [-34, -14, 12, 54],
      [-36, 2, -8, 56],
      [-32, 18, -28, 52],
      [-20, 30, -48, 42],
    ] as const
  )
    .map(([x, y, degrees, length]) => group(tuft(a, length, 9), placed(x, y, 1, degrees)))
    .join('');
  const horns =
    path(
      'M-12,-30C-20,-46 -40,-52 -58,-50C-48,-46 -44,-42 -40,-38C-50,-38 -60,-34 -66,-26C-48,-32 -30,-28 -14,-18Z',
      a.linear(['#FFF9E0', '#E8B45A', '#8A4A0E']),
    ) + stroke('M-18,-30C-30,-40 -42,-44 -54,-45', '#8A4A0E', 2, 'opacity=".5"');
  const jaw = 'M-22,26C-6,34 14,36 40,32C52,30 56,22 48,18C30,22 8,18 -8,10Z';
  const skull =
    'M-34,-22C-22,-38 4,-42 18,-34C26,-30 28,-24 34,-20C46,-20 58,-18 66,-8C72,0 68,10 58,12C40,16 18,12 4,12C-6,26 -26,30 -38,20C-46,8 -44,-10 -34,-22Z';
  const whisker = 'M56,10C66,22 62,38 46,42C32,46 18,54 16,66';
  return (
    group(
      mane,
      `filter="${a.lit({ shade: '#5a0c0c', blur: 2, relief: 3, gloss: 0.5, dx: -3, dy: -4, rim: '#FFF3B8', rimOpacity: 0.7 })}"`,
    ) +
    group(horns, metal(a, 2)) +
    path('M-10,12C6,22 30,24 50,18L54,8L10,8Z', '#7A0A12') +
    path('M10,12l4,9l6,-8zM28,13l4,8l5,-8zM44,12l3,7l5,-8z', '#FFFDF0') +
    group(path(jaw, a.linear(['#FFE08A', '#E89A1E', '#9A5206'])), metal(a, 2)) +
    path('M4,30l5,14l7,-11zM-10,26l2,14l9,-9z', a.linear(FLAME)) +
    group(path(skull, gold), metal(a, 2)) +
    stroke('M-18,-26q8,8 0,16M-28,-12q8,8 -2,16M-10,-12q8,8 0,16M-24,6q8,6 2,14', '#A85A0E', 2.4, 'opacity=".5"') +
    path('M2,-26C12,-36 26,-34 34,-22C24,-24 14,-20 6,-14Z', a.linear(['#FFFDE8', '#FFD35A', '#B8690C'])) +
    path('M4,-17C12,-24 24,-22 28,-14C22,-8 10,-8 4,-17Z', '#3A0A04') +
    circle(17, -15, 5.6, a.radial(['#FFFFFF', '#A8FFF0', '#0E8A9A'], 0.4, 0.35, 0.7)) +
    circle(18, -15, 2.4, '#03202A') +
    circle(15.5, -17.5, 1.7, '#fff') +
    ellipse(58, -5, 4.5, 3.2, '#6E2A06', 'transform="rotate(24 58 -5)"') +
    stroke('M48,-11C54,-16 64,-12 66,-6', '#FFF6CF', 3) +
    stroke(whisker, '#8A4A0E', 5.5) +
    stroke(whisker, '#FFD35A', 3.4)
  );
}

/** A part of its body about 0,0 with a radius of 24, its back upwards: scales, a belly of plates, and a fin of flame. */
export const dragonBody = (a: Drawing): string =>
  group(path('M-16,-20C-18,-34 -8,-40 -20,-50C-2,-46 12,-36 14,-19Z', a.linear(FLAME)), metal(a, 0)) +
  group(ellipse(0, 0, 26, 23, a.linear(GOLD.slice(0, 3))), metal(a, 0)) +
  stroke(
    'M-18,-10q8,9 16,0M-2,-10q8,9 16,0M-10,-1q8,9 16,0M6,-1q7,8 13,0M-22,-1q6,8 12,0',
    '#A85A0E',
    2.2,
    'opacity=".55"',
  ) +
  path('M-22,8C-10,16 10,16 22,8C18,20 8,23 0,23C-8,23 -18,20 -22,8Z', a.linear(['#FFF3C8', '#E8B04A'])) +
  stroke('M-10,13V22M0,14V23M10,13V22', '#B8690C', 1.8, 'opacity=".6"');

/** The tail about 0,0, its flame to the left. */
export const dragonTail = (a: Drawing): string =>
  group(
    group(tuft(a, 46, 9), placed(-8, -6, 1, 24)) +
      group(tuft(a, 54, 10), placed(-10, 0)) +
      group(tuft(a, 44, 9), placed(-8, 6, 1, -24)),
    metal(a, 0),
  ) +
  group(
    path('M16,-13C2,-14 -12,-8 -20,0C-12,8 2,14 16,13C22,6 22,-6 16,-13Z', a.linear(GOLD.slice(0, 3))),
    metal(a, 0),
  );
