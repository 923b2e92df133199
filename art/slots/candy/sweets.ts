import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  path,
  placed,
  polar,
  rect,
  seededRandom,
  star,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';

/** The light on a sweet: a wet gloss, a white rim, and a soft shadow on the board. */
const sugarLight = (a: Drawing, shade: string): string =>
  `filter="${a.lit({ shade, shadeOpacity: 0.55, rim: '#FFFFFF', rimOpacity: 0.75, blur: 3.4, relief: 6, gloss: 0.85, dx: -4, dy: -6, drop: 3 })}"`;

/** A reflection with a hard edge. */
const shine = (x: number, y: number, rx: number, ry: number, degrees: number, opacity = 0.88): string =>
  ellipse(0, 0, rx, ry, '#fff', `opacity="${opacity}" ${placed(x, y, 1, degrees)}`);

/** Light that leaves a clear sweet on the side away from the lamp. */
const innerLight = (a: Drawing, x: number, y: number, r: number, colour: string, d: string): string =>
  group(a.glow(x, y, r, colour, 0.75), `clip-path="${a.clip(d)}"`);

/** A disc with stripes that turn inwards. `colours` go round it. */
export function swirl(r: number, colours: readonly string[], count: number): string {
  const step = 360 / count;
  const at = (radius: number, degrees: number) => polar(radius, degrees).map(tenth).join(',');
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const from = i * step;
    drawn += path(
      `M0,0Q${at(r * 0.55, from + 62)} ${at(r, from)}A${r},${r} 0 0 1 ${at(r, from + step)}Q${at(r * 0.55, from + step + 62)} 0,0Z`,
      cycle(colours, i),
    );
  }
  return drawn;
}

const sweet = (colours: number, draw: (a: Drawing, colours: readonly string[]) => string): SymbolDrawing => ({
  colours,
  hasWord: false,
  draw: (a, look) => draw(a, look.colours),
});

/** Shade, edge, stripe, second stripe. */
const lolly = sweet(4, (a, [shade = '', edge = '', stripe = '', second = '']) => {
  const white = '#FFF8FC';
  const stick = group(
    rect(-5, 20, 10, 62, 5, a.linear(['#FFFFFF', '#F6E4F4', '#C8A4D0'], 0, 0, 1, 0)),
    sugarLight(a, shade),
  );
  const disc = group(circle(0, 0, 42, edge) + swirl(39, [stripe, white, second, white], 12), sugarLight(a, shade));
  return group(
    group(stick + disc, placed(0, 0, 1, -34)) +
      stroke('M-24,-20C-17,-29 -4,-33 7,-31', '#fff', 6, 'opacity=".9"') +
      circle(17, -27, 3, '#fff', 'opacity=".9"'),
    placed(-8, -12),
  );
});

/** Shade, deep, middle, wrapper, light. */
const wrapped = sweet(5, (a, [shade = '', deep = '', middle = '', wrapper = '', light = '']) => {
  const fan = 'M-20,-5C-34,-11 -44,-21 -54,-26L-50,-14L-58,-5L-52,4L-57,15L-51,26C-43,21 -34,11 -20,5Z';
  const pleats = 'M-26,-3L-50,-14M-26,0L-53,4M-26,3L-50,16';
  const side = path(fan, a.linear([wrapper, light, wrapper])) + stroke(pleats, middle, 2, 'opacity=".75"');
  const ball = 'M32,0A32,32 0 1 1 -32,0A32,32 0 1 1 32,0Z';
  const stripes = group(
    stroke(
      'M-24,-30C-8,-12 -8,12 -24,30M0,-36C17,-16 17,16 0,36M24,-36C42,-14 42,14 24,36',
      '#fff',
      7,
      'opacity=".85"',
    ),
    `clip-path="${a.clip(ball)}"`,
  );
  return group(
    group(
      side +
        group(side, 'transform="scale(-1 1)"') +
        path(ball, a.radial([light, middle, deep], 0.38, 0.3, 0.85)) +
        stripes,
      sugarLight(a, shade),
    ) + shine(-12, -18, 9, 5, -34),
    placed(0, 0, 0.93, -16),
  );
});

/** Shade, deep, middle, light. */
const bean = sweet(4, (a, [shade = '', deep = '', middle = '', light = '']) => {
  const d =
    'M-44,12C-50,-18 -26,-40 4,-37C34,-34 50,-10 44,18C39,39 15,43 5,28C-3,17 -12,18 -17,27C-26,43 -41,34 -44,12Z';
  return group(
    group(
      path(d, a.linear([light, middle, deep], 0.1, 0, 0.9, 1)) + innerLight(a, 22, 14, 26, light, d),
      sugarLight(a, shade),
    ) +
      shine(-16, -19, 16, 6.5, -27) +
      circle(8, -26, 3.2, '#fff', 'opacity=".85"'),
    placed(0, 0, 1, 6),
  );
});

/** Shade, deep, middle, light. */
const drop = sweet(4, (a, [shade = '', deep = '', middle = '', light = '']) => {
  const d =
    'M0,-46C19,-46 28,-29 33,-4C36,12 41,20 42,28C43,38 34,43 24,43H-24C-34,43 -43,38 -42,28C-41,20 -36,12 -33,-4C-28,-29 -19,-46 0,-46Z';
  const random = seededRandom('sugar');
  let grains = '';
  for (let i = 0; i < 58; i++) {
    const y = -38 + 78 * random() ** 0.7;
    const x = (random() - 0.5) * 2 * (16 + (y + 44) * 0.28);
    grains += rect(x, y, 2.6, 2.6, 0.6, '#fff', `opacity="${tenth(0.45 + random() * 0.5)}"`);
  }
  return (
    group(
      path(d, a.linear([light, middle, deep], 0.1, 0, 0.9, 1)) + innerLight(a, 14, 26, 30, light, d),
      sugarLight(a, shade),
    ) +
    group(grains, `clip-path="${a.clip(d)}"`) +
    shine(-13, -23, 6, 13, 20, 0.8)
  );
});

/** Shade, deep, middle, light. */
const heart = sweet(4, (a, [shade = '', deep = '', middle = '', light = '']) => {
  const d = 'M0,46C-24,27 -49,9 -49,-16C-49,-44 -13,-50 0,-25C13,-50 49,-44 49,-16C49,9 24,27 0,46Z';
  return (
    group(
      path(d, a.linear([light, middle, deep], 0.1, 0, 0.9, 1)) + innerLight(a, 16, 12, 30, light, d),
      sugarLight(a, shade),
    ) +
    path('M-38,-14C-39,-28 -27,-35 -17,-31C-26,-28 -32,-20 -32,-8C-32,-4 -37,-6 -38,-14Z', '#fff', 'opacity=".9"') +
    shine(22, -25, 8, 4, 24, 0.6)
  );
});

/** Shade, deep, middle, edge, light. */
const starSweet = sweet(5, (a, [shade = '', deep = '', middle = '', edge = '', light = '']) => {
  const round = (outer: number, inner: number, width: number, colour: string) =>
    path(star(5, outer, inner), colour, `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`);
  return group(
    group(
      round(46, 25, 12, a.linear([edge, deep])) + round(42, 22, 6, a.linear([light, middle, deep], 0.2, 0, 0.8, 1)),
      sugarLight(a, shade),
    ) +
      path(star(5, 25, 12), light, `opacity=".55" stroke="${light}" stroke-width="5" stroke-linejoin="round"`) +
      shine(-9, -22, 4.5, 11, 17, 0.9) +
      shine(-26, -8, 8, 3.4, 10, 0.75),
    placed(0, 3),
  );
});

/** Shade, deep, middle, light. */
const cube = sweet(4, (a, [shade = '', deep = '', middle = '', light = '']) => {
  const box = (inset: number, r: number, fill: string, attributes = '') =>
    rect(-42 + inset, -42 + inset, 84 - 2 * inset, 84 - 2 * inset, r, fill, attributes);
  return (
    group(box(0, 20, a.linear([light, middle, deep], 0, 0, 1, 1)), sugarLight(a, shade)) +
    box(
      14,
      12,
      a.linear(
        [
          [0, deep, 0.35],
          [0.5, middle, 0.3],
          [1, light, 0.85],
        ],
        0,
        0,
        1,
        1,
      ),
    ) +
    stroke('M30,-18V18Q30,30 18,30H-18', light, 3, 'opacity=".65"') +
    rect(-32, -34, 42, 11, 5.5, '#fff', 'opacity=".88"') +
    rect(-34, -17, 9, 20, 4.5, '#fff', 'opacity=".5"')
  );
});

/** The seven sweets, each with an outline of its own. */
export const SWEETS = { lolly, wrapped, bean, drop, heart, star: starSweet, cube } satisfies Record<
  string,
  SymbolDrawing
>;
export type Sweet = keyof typeof SWEETS;

/** Draws a sweet outside of the board. */
export const drawSweet = (a: Drawing, name: Sweet, colours: readonly string[]): string =>
  SWEETS[name].draw(a, { drawing: name, colours }, () => ({ d: '', advance: 0 }));
