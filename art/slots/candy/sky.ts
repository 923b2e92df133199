import {
  circle,
  cycle,
  type Drawing,
  group,
  path,
  placed,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { rays, sparkle } from '../../props/effects.ts';
import { colourOf, fourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { drawSweet, swirl } from './sweets.ts';

/** A cloud of cotton candy, about 160 wide: wisps of two colours, lit from the middle of the sky. */
function cottonCloud(
  a: Drawing,
  x: number,
  y: number,
  scale: number,
  [light = '', middle = '', deep = '']: readonly string[],
  opacity: number,
  flip: 1 | -1,
): string {
  const puffs: readonly (readonly [number, number, number])[] = [
    [-58, 12, 24],
    [56, 14, 22],
    [-34, -4, 30],
    [32, -2, 31],
    [0, -20, 36],
    [-8, 16, 34],
    [26, 20, 26],
    [-36, 22, 22],
  ];
  const fill = a.linearAt([light, middle, deep], 0, -56, 0, 46);
  const body =
    puffs.map(([px, py, r]) => circle(px, py, r, fill)).join('') +
    puffs.map(([px, py, r]) => a.glow(px - r * 0.28, py - r * 0.34, r * 0.8, '#fff', 0.7)).join('');
  const threads = stroke(
    'M-24,-30C-10,-44 16,-42 24,-28M-52,-4C-46,-18 -30,-22 -20,-14M22,-14C34,-22 50,-16 54,-4M-18,10C-4,0 12,2 18,12',
    '#fff',
    2.4,
    'opacity=".5"',
  );
  return group(body + threads, `${placed(x, y, [scale * flip, scale])} opacity="${opacity}"`);
}

/** A lollipop tree: a tall stick and a great disc. */
function lollipopTree(
  a: Drawing,
  x: number,
  foot: number,
  tall: number,
  r: number,
  colours: readonly string[],
): string {
  return (
    rect(x - r * 0.09, foot - tall, r * 0.18, tall, 0, a.linear(['#FFFFFF', '#F2D8F0', '#A878B8'], 0, 0, 1, 0)) +
    group(
      circle(0, 0, 50, cycle(colours, 0)) +
        swirl(46, colours, 16) +
        circle(
          0,
          0,
          50,
          a.linear(
            [
              [0, '#fff', 0.35],
              [0.5, '#fff', 0],
              [1, '#2A0A4A', 0.4],
            ],
            0.2,
            0,
            0.8,
            1,
          ),
        ) +
        stroke('M-30,-24C-22,-34 -8,-39 6,-38', '#fff', 6, 'opacity=".8"'),
      placed(x, foot - tall, r / 50),
    )
  );
}

/** A cane with red stripes, its hook to the right. `size` is its height. */
function cane(a: Drawing, x: number, foot: number, size: number, colour: string, flip: 1 | -1): string {
  const bow = 'M0,100V20C0,-14 50,-14 50,20V28';
  const stripe = `stroke-dasharray="11 13" stroke-dashoffset="4" style="stroke-linecap:butt"`;
  return group(
    stroke(bow, '#FFF6FB', 17) +
      stroke(bow, colour, 17, stripe) +
      stroke('M-4,96V20C-4,-4 30,-12 42,4', '#fff', 3.5, 'opacity=".6"'),
    placed(x, foot - size, [(size / 100) * flip, size / 100], 6 * flip),
  );
}

/** A row of round hills across the field. */
function hills({ width, height }: SceneField, y: number, rise: number, count: number, random: Random): string {
  const step = width / count;
  let d = `M0,${height}V${tenth(y)}`;
  for (let i = 0; i < count; i++) {
    const top = y - rise * (0.7 + random() * 0.7);
    d += `Q${tenth((i + 0.5) * step)},${tenth(top)} ${tenth((i + 1) * step)},${tenth(y)}`;
  }
  return `${d}V${height}Z`;
}

/** Sprinkles that lie on a hill. */
function sprinkles({ width }: SceneField, y: number, rise: number, colours: readonly string[], random: Random): string {
  let drawn = '';
  const count = Math.round(width / 9);
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const py = y + random() * rise;
    drawn += rect(
      x,
      py,
      8,
      3,
      1.5,
      cycle(colours, i),
      `opacity=".8" transform="rotate(${tenth(random() * 180)} ${tenth(x + 4)} ${tenth(py + 1.5)})"`,
    );
  }
  return drawn;
}

function stars({ width, height }: SceneField, colour: string, random: Random): string {
  let drawn = '';
  const count = Math.round((width * height) / 8200);
  for (let i = 0; i < count; i++) {
    const [x, y] = [random() * width, random() ** 1.4 * height * 0.34];
    drawn +=
      i % 9 === 0
        ? sparkle(x, y, 4 + random() * 4, colour, 0.85)
        : circle(x, y, 0.6 + random() * 1.3, colour, `opacity="${tenth(0.35 + random() * 0.6)}"`);
  }
  return drawn;
}

/** Clouds at both sides, so that the title between them stays free. */
function clouds(a: Drawing, { width, height }: SceneField, colours: readonly string[]): string {
  const isWide = width > height;
  const size = height / 932;
  // Side, share of the width from that side, share of the height, size, opacity.
  const places: readonly (readonly [1 | -1, number, number, number, number])[] = isWide
    ? [
        [1, 0.3, 0.075, 0.7, 0.55],
        [-1, 0.28, 0.06, 0.6, 0.5],
        [1, 0.18, 0.15, 1.1, 0.75],
        [-1, 0.15, 0.17, 1.2, 0.75],
        [1, 0.03, 0.24, 2, 0.95],
        [-1, 0.02, 0.27, 2.1, 0.95],
        [1, 0.16, 0.36, 1.5, 0.85],
        [-1, 0.17, 0.38, 1.4, 0.85],
      ]
    : [
        [1, 0.22, 0.085, 0.42, 0.5],
        [-1, 0.3, 0.1, 0.36, 0.5],
        [-1, 0.06, 0.155, 0.86, 0.85],
        [1, 0.02, 0.185, 1.02, 0.95],
        [1, 0.24, 0.215, 0.7, 0.9],
        [-1, 0.16, 0.215, 0.8, 0.9],
        [1, 0, 0.4, 1.1, 0.8],
        [-1, 0, 0.42, 1.2, 0.8],
      ];
  return places
    .map(([side, share, y, scale, opacity]) =>
      cottonCloud(
        a,
        side === 1 ? share * width : (1 - share) * width,
        y * height,
        scale * size,
        colours,
        opacity,
        side,
      ),
    )
    .join('');
}

/** The land of sweets at the foot of the sky: three rows of hills with lollipops and canes at both sides. */
function land(a: Drawing, field: SceneField, colours: Palette, random: Random): string {
  const { width, height } = field;
  const isWide = width > height;
  const [far, middle, near] = threeOf(colours, 'hills');
  const tree = (share: number, foot: number, tall: number, r: number) =>
    lollipopTree(a, share * width, foot * height, tall * height, r * height, colours.lollipops ?? []);
  const row = (y: number, rise: number, count: number, colour: string) => {
    const d = hills(field, y * height, rise * height, count, random);
    return (
      path(
        d,
        a.linearAt(
          [
            [0, colour],
            [1, colourOf(colours, 'foot')],
          ],
          0,
          (y - rise) * height,
          0,
          height * 1.05,
        ),
      ) + stroke(d, '#fff', 2.4, 'opacity=".3"')
    );
  };
  const wood = isWide
    ? tree(0.07, 0.62, 0.2, 0.062) +
      tree(0.155, 0.6, 0.12, 0.042) +
      tree(0.93, 0.62, 0.22, 0.066) +
      tree(0.85, 0.6, 0.13, 0.04) +
      tree(0.245, 0.6, 0.075, 0.028) +
      tree(0.765, 0.6, 0.08, 0.03)
    : tree(0.05, 0.62, 0.1, 0.034) + tree(0.94, 0.62, 0.12, 0.04);
  const canes = isWide
    ? cane(a, 0.025 * width, 0.74 * height, 0.16 * height, '#F0306A', 1) +
      cane(a, 0.2 * width, 0.75 * height, 0.12 * height, '#F0306A', -1) +
      cane(a, 0.975 * width, 0.74 * height, 0.17 * height, '#F0306A', -1) +
      cane(a, 0.81 * width, 0.75 * height, 0.12 * height, '#F0306A', 1)
    : '';
  return (
    row(0.56, 0.1, isWide ? 6 : 3, far) +
    wood +
    row(0.63, 0.09, isWide ? 5 : 2, middle) +
    sprinkles(field, height * 0.62, height * 0.06, colours.sprinkles ?? [], random) +
    canes +
    row(0.72, 0.08, isWide ? 4 : 2, near)
  );
}

/** The sweets that float at both sides of the title. */
function titleSweets(a: Drawing, { width, height }: SceneField, colours: Palette): string {
  const draw = (name: 'lolly' | 'wrapped') => drawSweet(a, name, colours[name] ?? []);
  return (
    group(draw('lolly'), placed(width * 0.085, height * 0.118, 0.62, 8)) +
    group(draw('wrapped'), placed(width * 0.92, height * 0.094, 0.5, 34))
  );
}

/** The sun that rises behind the icing. */
const sunrise = (a: Drawing, { width, height }: SceneField, [light, middle, deep]: readonly [string, string, string]) =>
  a.glow(width / 2, height * 0.2, height * 0.2, light, 0.9) +
  circle(width / 2, height * 0.2, height * 0.086, a.radial([light, middle, deep], 0.5, 0.4, 0.62)) +
  circle(width / 2, height * 0.2, height * 0.084, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="3"');

/** The colours of every sugar sky. */
const SKY = { sky: 4, halo: 1, rays: 1, stars: 1, clouds: 3, hills: 3, lollipops: 4, sprinkles: 4, foot: 1 };

interface SkyParts {
  /** The height from which the rays come, as a share. */
  readonly light: number;
  /** Drawn behind the clouds. */
  readonly behind?: string;
  /** Drawn in front of the clouds. */
  readonly before?: string;
}

/** A sky of sugar: rays of light, clouds of cotton candy, and a land of sweets that ends in the dark foot. */
function sugarSky(
  a: Drawing,
  field: SceneField,
  colours: Palette,
  { light, behind = '', before = '' }: SkyParts,
): string {
  const random = seededRandom('sugar sky');
  const { width, height } = field;
  const foot = colourOf(colours, 'foot');
  return (
    rect(0, 0, width, height, 0, a.linearAt(fourOf(colours, 'sky'), 0, 0, 0, height * 0.72)) +
    a.glow(width / 2, height * 0.25, height * 0.42, colourOf(colours, 'halo'), 0.75) +
    rays(a, width / 2, height * light, Math.hypot(width, height) * 0.6, 18, colourOf(colours, 'rays'), 0.42, 10) +
    stars(field, colourOf(colours, 'stars'), random) +
    behind +
    clouds(a, field, threeOf(colours, 'clouds')) +
    before +
    land(a, field, colours, random) +
    rect(
      0,
      height * 0.6,
      width,
      height * 0.4,
      0,
      a.linear([
        [0, foot, 0],
        [0.4, foot, 0.7],
        [1, foot, 1],
      ]),
    )
  );
}

/** The scenes of the game by name. */
export const candyScenes: Readonly<Record<string, SceneDrawing>> = {
  /** The evening, with sweets at both sides of the title of a phone. */
  sugardusk: {
    colours: { ...SKY, lolly: 4, wrapped: 5 },
    draw: (a, field, colours) =>
      sugarSky(a, field, colours, {
        light: 0.36,
        ...(field.width < field.height ? { before: titleSweets(a, field, colours) } : {}),
      }),
  },
  /** The morning, with a sun that rises behind the board. */
  sugardawn: {
    colours: { ...SKY, sun: 3 },
    draw: (a, field, colours) =>
      sugarSky(a, field, colours, { light: 0.2, behind: sunrise(a, field, threeOf(colours, 'sun')) }),
  },
};
