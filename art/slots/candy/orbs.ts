import { circle, cycle, type Drawing, group, path, placed, polar, star, stroke, tenth } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';

const light = (a: Drawing, shade: string, drop: number) =>
  `filter="${a.lit({ shade, rim: '#fff', rimOpacity: 0.85, blur: 2.6, relief: 5, gloss: 0.85, dx: -3, dy: -5, drop })}"`;

/** A ring of `count` stripes in two colours out to `r`. */
function stripes(r: number, count: number, colours: readonly string[]): string {
  const step = 360 / count;
  const at = (degrees: number) => polar(r, degrees).map(tenth).join(',');
  return Array.from({ length: count }, (_, i) =>
    path(`M0,0L${at(i * step)}A${r},${r} 0 0 1 ${at((i + 1) * step)}Z`, cycle(colours, i)),
  ).join('');
}

/** Outline of a flower of `count` round petals about 0,0. */
function petals(r: number, count: number): string {
  const step = 360 / count;
  const at = (degrees: number) => polar(r, degrees).map(tenth).join(',');
  const bow = tenth(r * Math.sin((Math.PI * step) / 360) * 1.05);
  const arcs = Array.from({ length: count }, (_, i) => `A${bow},${bow} 0 0 1 ${at((i + 1) * step)}`).join('');
  return `M${at(0)}${arcs}Z`;
}

/** The dark middle of an orb, on which its number is written. */
const face = (a: Drawing, bright: string, middle: string, deep: string) =>
  circle(0, 0, 42, a.linear(['#FFF6CF', '#F5BE3E', '#8A560A'])) +
  circle(0, 0, 37.5, a.radial([bright, middle, deep], 0.42, 0.28, 0.82)) +
  circle(0, 0, 36.5, 'none', `stroke="${deep}" stroke-opacity=".6" stroke-width="2"`);

const gleam = stroke('M-27,-17A32,32 0 0 1 -4,-31', '#fff', 4.5, 'opacity=".8"');

type Rim = (a: Drawing, stripe: string, middle: string) => string;

/** An orb. Its colours are the stripe of its rim, then bright, middle and deep of its face. */
const orbWith = (rim: Rim): SymbolDrawing => ({
  colours: 4,
  hasWord: false,
  draw: (a, { colours: [stripe = '', bright = '', middle = '', deep = ''] }) =>
    group(
      group(rim(a, stripe, middle), light(a, deep, 3.5)) +
        group(face(a, bright, middle, deep), light(a, deep, 0)) +
        gleam,
      placed(0, 0, 0.95),
    ),
});

/** Multiplier sweets from small to great. The outline tells the tier as well as the colour. */
export const ORBS = {
  /** A round boiled sweet. */
  orb: orbWith((_, stripe, middle) => circle(0, 0, 54, middle) + stripes(53, 24, [stripe, middle])),
  /** A flower with petals in two colours. */
  flowerorb: orbWith((a, stripe, middle) => {
    const outline = petals(49, 12);
    return (
      path(outline, middle) + group(stripes(62, 24, [stripe, stripe, middle, middle]), `clip-path="${a.clip(outline)}"`)
    );
  }),
  /** A sun with gold points. */
  sunorb: orbWith(
    (a, stripe, middle) =>
      path(
        star(16, 58, 46),
        a.linear(['#FFFBE0', '#FFD24A', '#E0860E']),
        'stroke="#FFE9A0" stroke-width="2" stroke-linejoin="round"',
      ) +
      circle(0, 0, 48, middle) +
      stripes(47, 32, [stripe, middle]),
  ),
} satisfies Record<string, SymbolDrawing>;
