import {
  circle,
  type Drawing,
  ellipse,
  group,
  mix,
  path,
  placed,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { sandLight } from './light.ts';

/** Signs of the wall, each in a field of ±14. */
export const SIGNS = [
  'M-12,4C-6,-6 6,-6 12,4M-4,1H4M-12,10H12',
  'M0,-13V13M-9,-4H9M-5,-13H5',
  'M-10,12C-12,-2 -4,-12 6,-12C10,-8 6,-2 0,0L10,12Z',
  'M-12,-6Q-6,-12 0,-6T12,-6M-12,4Q-6,-2 0,4T12,4M-12,13Q-6,7 0,13T12,13',
  'M-9,-12H9V12H-9ZM-3,-12V2H3V-12',
  'M0,-12C8,-12 8,0 0,0C-8,0 -8,-12 0,-12ZM0,0V13M-8,5H8',
] as const;

/** A wall of blocks with columns of signs. */
function wall(
  a: Drawing,
  x: number,
  y: number,
  width: number,
  height: number,
  colours: Palette,
  random: Random,
): string {
  const [light, middle, deep] = threeOf(colours, 'stone');
  let joints = '';
  for (let row = 0; row * 46 < height; row += 1) {
    joints += `M${x},${tenth(y + row * 46)}H${x + width}`;
    for (let at = (row % 2) * 44; at < width; at += 88) joints += `M${tenth(x + at)},${tenth(y + row * 46)}v46`;
  }
  let signs = '';
  for (let column = 0; column * 40 + 24 < width; column += 1)
    for (let row = 0; row * 40 + 24 < height; row += 1)
      signs += group(
        stroke(
          SIGNS[Math.floor(random() * SIGNS.length)] ?? SIGNS[0],
          random() < 0.3 ? colourOf(colours, 'paint') : deep,
          2.6,
        ),
        `${placed(x + column * 40 + 24, y + row * 40 + 24, 0.86)} opacity=".5"`,
      );
  return (
    rect(x, y, width, height, 0, a.linear([middle, light, middle], 0, 0, 1, 0)) +
    stroke(joints, mix(deep, '#000000', 0.2), 1.6, 'opacity=".5"') +
    signs
  );
}

/** A column with a capital of papyrus. */
const column = (a: Drawing, x: number, top: number, foot: number, width: number, colours: Palette): string => {
  const [light, middle, deep] = threeOf(colours, 'stone');
  const half = width / 2;
  const bands = [0.06, 0.1, 0.52, 0.56]
    .map((share, i) =>
      rect(
        x - half,
        top + (foot - top) * share,
        width,
        9,
        0,
        i % 2 === 0 ? colourOf(colours, 'paint') : '#D8962A',
        'opacity=".75"',
      ),
    )
    .join('');
  return group(
    rect(x - half, top, width, foot - top, 0, a.linear([middle, light, deep], 0, 0, 1, 0)) +
      bands +
      path(
        `M${x - half},${top + 8}L${x - width * 0.8},${top - 40}H${x + width * 0.8}L${x + half},${top + 8}Z`,
        a.linear([light, middle]),
      ) +
      rect(x - width * 0.8, top - 54, width * 1.6, 16, 3, middle),
    sandLight(a),
  );
};

/** A jar with the head of a jackal. It stands on 0,0 and is 110 high. */
const jar = (a: Drawing, colours: Palette): string => {
  const [light, middle, deep] = threeOf(colours, 'stone');
  const paint = colourOf(colours, 'paint');
  return (
    group(
      path(
        'M-20,0C-34,-18 -34,-50 -24,-62H24C34,-50 34,-18 20,0Z',
        a.linear([middle, light, middle, deep], 0, 0, 1, 0),
      ),
      sandLight(a),
    ) +
    rect(-27, -54, 54, 5, 0, paint) +
    rect(-30, -20, 60, 5, 0, '#D8962A') +
    stroke('M-10,-44V-26M0,-44V-26M10,-44V-26', mix(deep, '#000000', 0.3), 2.4) +
    group(
      path(
        'M-18,-62L-22,-66L-44,-70C-46,-75 -40,-78 -33,-79L-15,-87L-13,-110L-2,-91L5,-107L11,-84C18,-76 20,-68 20,-62Z',
        a.linear([mix(deep, '#3A4A7A', 0.5), mix(deep, '#101A3A', 0.6)]),
      ) + rect(-22, -66, 44, 6, 2, '#D8962A'),
      sandLight(a),
    ) +
    circle(-12, -79, 2.6, '#FFD25A')
  );
};

/** A heap of coins and rings, 130 wide, on 0,0. */
function heap(a: Drawing, random: Random): string {
  const gold = a.linear(['#FFF6CF', '#F0B83A', '#8A560A']);
  let coins = '';
  for (let i = 0; i < 44; i += 1) {
    const height = (i / 44) * 34;
    const half = 64 - height * 1.7;
    coins += `<ellipse cx="${tenth((random() * 2 - 1) * half)}" cy="${tenth(-height - 3)}" rx="9" ry="${tenth(2.6 + random() * 2)}" fill="${gold}" stroke="#6A3E06" stroke-width="1" transform="rotate(${tenth((random() - 0.5) * 16)})"/>`;
  }
  return group(ellipse(0, 0, 66, 12, '#8A560A') + coins, sandLight(a));
}

/** Sand on the floor, with what the tomb keeps at both sides. */
function floor(a: Drawing, width: number, height: number, top: number, colours: Palette, random: Random): string {
  const [light, middle, deep] = threeOf(colours, 'stone');
  const dark = colourOf(colours, 'dark');
  const far = `M0,${top + 14}C${tenth(width * 0.2)},${top - 14} ${tenth(width * 0.34)},${top + 12} ${tenth(width * 0.5)},${top + 6}S${tenth(width * 0.84)},${top - 16} ${width},${top + 10}V${height}H0Z`;
  const near = `M0,${top + 46}C${tenth(width * 0.24)},${top + 26} ${tenth(width * 0.4)},${top + 60} ${tenth(width * 0.62)},${top + 50}S${tenth(width * 0.9)},${top + 30} ${width},${top + 44}V${height}H0Z`;
  const [left, right, size] = width > height ? [250, width - 250, 1.5] : [58, width - 58, 0.8];
  return (
    path(
      far,
      a.linear([
        [0, middle],
        [0.3, deep],
        [1, dark],
      ]),
    ) +
    stroke(
      `M0,${top + 14}C${tenth(width * 0.2)},${top - 14} ${tenth(width * 0.34)},${top + 12} ${tenth(width * 0.5)},${top + 6}S${tenth(width * 0.84)},${top - 16} ${width},${top + 10}`,
      light,
      2,
      'opacity=".5"',
    ) +
    group(jar(a, colours), placed(left - 14 * size, top + 26, size)) +
    group(jar(a, colours), placed(right + 18 * size, top + 30, [-size * 0.9, size * 0.9])) +
    group(heap(a, random), placed(left + 34 * size, top + 44, size * 0.9)) +
    group(heap(a, random), placed(right - 30 * size, top + 46, size * 0.8)) +
    path(
      near,
      a.linear([
        [0, mix(middle, deep, 0.4)],
        [0.3, mix(deep, dark, 0.4)],
        [1, dark],
      ]),
    )
  );
}

/** The inside of a tomb. One shaft of sun falls from above. */
function tomb(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('tomb');
  const { width, height } = field;
  const isWide = width > height;
  const dark = colourOf(colours, 'dark');
  const sun = colourOf(colours, 'sun');
  const middle = width / 2;
  let dust = '';
  for (let i = 0; i < 70; i += 1) {
    const y = random() * height * 0.7;
    dust += circle(
      middle + (random() - 0.5) * (70 + y * 0.7),
      y,
      0.6 + random() * 1.6,
      sun,
      `opacity="${tenth(0.2 + random() * 0.6)}"`,
    );
  }
  const foot = isWide ? height * 0.72 : 470;
  return (
    wall(a, 0, 0, width, height, colours, random) +
    rect(
      0,
      0,
      width,
      height,
      0,
      a.radialAt(
        [
          [0, dark, 0],
          [0.45, dark, 0.35],
          [1, dark, 0.94],
        ],
        middle,
        isWide ? 240 : 190,
        isWide ? 820 : 430,
      ),
    ) +
    column(a, isWide ? 150 : 14, isWide ? 180 : 150, height, isWide ? 110 : 54, colours) +
    column(a, isWide ? width - 150 : width - 14, isWide ? 180 : 150, height, isWide ? 110 : 54, colours) +
    path(
      `M${middle - 34},0L${tenth(middle - (isWide ? 380 : 190))},${foot}H${tenth(middle + (isWide ? 380 : 190))}L${middle + 34},0Z`,
      a.linear([
        [0, sun, 0.75],
        [0.6, sun, 0.24],
        [1, sun, 0],
      ]),
      `filter="${a.blur(7)}"`,
    ) +
    ellipse(middle, 0, isWide ? 150 : 90, 26, sun, `opacity=".8" filter="${a.blur(12)}"`) +
    rect(
      0,
      foot - 200,
      width,
      height - foot + 200,
      0,
      a.linear([
        [0, dark, 0],
        [0.4, dark, 0.55],
        [1, dark, 0.9],
      ]),
    ) +
    floor(a, width, height, isWide ? 680 : 566, colours, random) +
    dust
  );
}

const NEEDS: PaletteNeeds = { stone: 3, paint: 1, sun: 1, dark: 1 };

export const tombScenes: Readonly<Record<string, SceneDrawing>> = { tomb: { colours: NEEDS, draw: tomb } };
