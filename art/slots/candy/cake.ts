import { circle, ellipse, group, path, rect, seededRandom, tenth } from '../../drawing/index.ts';
import { rays, sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';

/** Icing that runs down a tier `half` wide on each side: its top at `top`, drips of the given lengths. */
function icing(half: number, top: number, drips: readonly number[]): string {
  const step = (2 * half) / drips.length;
  const runs = drips
    .map((drip) => `v${drip}c0,${tenth(step * 0.72)} ${tenth(-step)},${tenth(step * 0.72)} ${tenth(-step)},0v${-drip}`)
    .join('');
  return `M${half},${top}${runs}C${-half},${top - 8} ${-half * 0.6},${top - 11} 0,${top - 11}C${half * 0.6},${top - 11} ${half},${top - 8} ${half},${top}Z`;
}

/** A tier of a cake. Its foot is round, as seen a little from above. */
const tier = (half: number, top: number, foot: number): string =>
  `M${-half},${top}V${foot}C${-half},${foot + 9} ${half},${foot + 9} ${half},${foot}V${top}Z`;

/** The scatter: a cake of two tiers with a candle, on a gold plate. Cake, its shade, cream, second tier, plate, shade. */
export const cake: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours: [sponge = '', deep = '', cream = '', upper = '', plate = '', shade = ''] }) => {
    const light = (drop: number) =>
      `filter="${a.lit({ shade, rim: '#fff', rimOpacity: 0.75, blur: 2.4, relief: 5, gloss: 0.7, dx: -3, dy: -5, drop })}"`;
    const random = seededRandom('cake');
    const dots = ['#39D0C8', '#FFD24A', '#7A4FF0', '#FF6AB0'];
    let sprinkles = '';
    for (let i = 0; i < 12; i++)
      sprinkles += rect(
        -36 + i * 6,
        1 + random() * 6,
        5,
        2.4,
        1.2,
        dots[i % 4] ?? '',
        `transform="rotate(${tenth(random() * 180)} ${-34 + i * 6} 4)"`,
      );
    const cherry = (x: number, y: number) =>
      circle(x, y, 6.5, a.radial(['#FF9AA8', '#F0203A', '#8A0020'], 0.36, 0.3, 0.8)) +
      circle(x - 2, y - 2.4, 1.8, '#fff', 'opacity=".9"');
    const flame = path(
      'M0,-60C6,-53 7,-49 5.500,-45C4,-41.500 -4,-41.500 -5.500,-45C-7,-49 -4,-53 0,-60Z',
      a.linear(['#FFFBD0', '#FFC22E', '#FF7A1E']),
    );
    return (
      rays(a, 0, -2, 58, 12, '#FFF0A8', 0.95, 15) +
      a.glow(0, -46, 24, '#FFD24A', 0.8) +
      group(
        ellipse(0, 45, 52, 11, a.linear(['#FFF6CF', plate, '#8A560A'])) +
          ellipse(0, 42, 43, 7.5, a.linear(['#B8690C', '#FFE08A'])),
        light(3),
      ) +
      group(path(tier(42, 2, 38), a.linear([deep, sponge, sponge, deep], 0, 0, 1, 0)), light(2)) +
      path('M-42,20C-20,26 20,26 42,20V26C20,32 -20,32 -42,26Z', cream, 'opacity=".85"') +
      group(path(icing(44, 4, [12, 6, 14, 8, 15, 6, 11]), a.linear(['#FFFFFF', cream])), light(0)) +
      sprinkles +
      group(path(tier(26, -24, 0), a.linear([upper, '#D8FFFA', upper, '#1A9A9A'], 0, 0, 1, 0)), light(0)) +
      group(path(icing(28, -21, [7, 11, 5, 9, 6]), a.linear(['#FFFFFF', cream])), light(0)) +
      cherry(-17, -33) +
      cherry(17, -33) +
      rect(-3.5, -45, 7, 17, 2, a.linear(['#FFFFFF', '#FF9AD0', '#E8308A'], 0, 0, 1, 0)) +
      flame +
      sparkle(36, -34, 9) +
      sparkle(-38, -20, 6)
    );
  },
};
