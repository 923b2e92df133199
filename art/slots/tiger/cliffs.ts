import {
  circle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  placed,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { colourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';

/** A karst tower from its foot: the middle, half its width, and its height. */
interface Peak {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly rise: number;
}

/** A steep tower of rock with ledges, and trees on its crown. */
function peak(a: Drawing, { x, y, half, rise }: Peak, colour: string, leaf: string, random: Random): string {
  const at = (across: number, up: number) => `${tenth(x + across * half)},${tenth(y - up * rise)}`;
  const outline = `M${at(-1, -0.1)}C${at(-0.86, 0.2)} ${at(-0.62, 0.34)} ${at(-0.58, 0.52)}C${at(-0.56, 0.66)} ${at(-0.46, 0.7)} ${at(-0.43, 0.82)}C${at(-0.34, 1.02)} ${at(-0.06, 1.06)} ${at(0.12, 0.97)}C${at(0.3, 0.9)} ${at(0.3, 0.72)} ${at(0.4, 0.6)}C${at(0.46, 0.44)} ${at(0.68, 0.38)} ${at(0.76, 0.2)}C${at(0.86, 0.08)} ${at(1, 0)} ${at(1, -0.1)}V${tenth(y + 340)}H${tenth(x - half)}Z`;
  let cracks = '';
  for (let i = 0; i < 7; i++) {
    const across = -0.34 + random() * 0.72;
    const up = 0.2 + random() * 0.6;
    cracks += `M${at(across, up)}c${tenth(random() * 6 - 3)},${tenth(rise * 0.05)} ${tenth(random() * 8 - 4)},${tenth(rise * 0.08)} ${tenth(random() * 6 - 3)},${tenth(rise * 0.16)}`;
  }
  let trees = '';
  for (let i = 0; i < 7; i++) {
    const across = -0.42 + i * 0.11;
    const up = 0.93 + Math.sin((i / 6) * Math.PI) * 0.08;
    const r = half * (0.07 + random() * 0.05);
    const [tx, ty] = [x + across * half, y - up * rise];
    trees +=
      ellipse(tx, ty, r * 1.4, r * 0.9, leaf) + ellipse(tx - r * 0.3, ty - r * 0.4, r, r * 0.45, lighten(leaf, 0.1));
  }
  return (
    path(outline, a.linear([lighten(colour, 0.1), colour, mix(colour, '#000000', 0.3)])) +
    path(
      `M${at(-0.58, 0.52)}C${at(-0.56, 0.66)} ${at(-0.46, 0.7)} ${at(-0.43, 0.82)}C${at(-0.34, 1.02)} ${at(-0.06, 1.06)} ${at(0.12, 0.97)}C${at(-0.1, 0.9)} ${at(-0.2, 0.6)} ${at(-0.3, 0.2)}Z`,
      a.linear([
        [0, lighten(colour, 0.18), 0.6],
        [1, lighten(colour, 0.1), 0],
      ]),
    ) +
    stroke(cracks, mix(colour, '#000000', 0.45), Math.max(1.2, half * 0.018), 'opacity=".4"') +
    trees
  );
}

/** A band of mist across the scene. */
const haze = (a: Drawing, y: number, width: number, height: number, colour: string): string =>
  rect(
    0,
    y,
    width,
    height,
    0,
    a.linear([
      [0, colour, 0],
      [0.55, colour, 0.5],
      [1, colour, 0],
    ]),
  );

/** A bough of pine that reaches to the right from 0,0. */
function pine(a: Drawing, x: number, y: number, scale: number, side: 1 | -1, colours: Palette): string {
  const [light, middle, deep] = threeOf(colours, 'pine');
  const pads = [
    [72, -28, 38],
    [100, -52, 30],
    [40, -20, 28],
    [112, -20, 32],
    [24, -46, 22],
  ]
    .map(
      ([px = 0, py = 0, r = 0]) =>
        ellipse(px, py - 5, r, r * 0.4, deep) +
        ellipse(px - r * 0.08, py - 10, r * 0.84, r * 0.28, middle) +
        ellipse(px - r * 0.18, py - 14, r * 0.54, r * 0.15, light),
    )
    .join('');
  return group(
    group(
      stroke('M-20,4C20,-4 48,-20 94,-20M34,-14C54,-28 72,-38 98,-44M8,-4C14,-20 18,-30 26,-40', '#3A1206', 7) + pads,
      `filter="${a.lit({ shade: '#1a0402', blur: 2, relief: 2.5, gloss: 0.3, rim: '#FFC07A', rimOpacity: 0.6, dx: -3, dy: -4, drop: 4 })}"`,
    ),
    placed(x, y, [scale * side, scale]),
  );
}

const MAPLE =
  'M0,-9L2.500,-4L6,-6L5.500,-2L10,-1L7,2L8,5L3.500,4.500L1,6V11H-1V6L-3.500,4.500L-8,5L-7,2L-10,-1L-5.500,-2L-6,-6L-2.500,-4Z';

function leaves(field: SceneField, colours: Palette, random: Random, count: number): string {
  let drawn = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [random() * field.width, field.height * (0.1 + random() * 0.7)];
    drawn += path(
      MAPLE,
      colourOf(colours, 'maple', i % 3),
      `${placed(x, y, [0.5 + random() * 0.7, 0.35 + random() * 0.8], random() * 360)} opacity="${tenth(0.7 + random() * 0.3)}"`,
    );
  }
  return drawn;
}

/** Karst towers before a low sun, boughs of pine, and falling maple. */
function cliffs(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('cliffs');
  const { width, height } = field;
  const isWide = width > height;
  const sun = isWide ? { x: width * 0.5, y: 200, r: 150 } : { x: 282, y: 172, r: 100 };
  const sky = [0, 1, 2, 3, 4].map((at) => colourOf(colours, 'sky', at));
  const mist = colourOf(colours, 'mist');
  const leaf = mix(colourOf(colours, 'pine', 2), colourOf(colours, 'pine', 1), 0.5);
  const far: Peak[] = isWide
    ? [150, 340, 470, 980, 1120, 1310].map((x, i) => ({
        x,
        y: 560,
        half: 92 - (i % 3) * 16,
        rise: 300 + ((i * 83) % 120),
      }))
    : [
        { x: 70, y: 350, half: 88, rise: 200 },
        { x: 372, y: 350, half: 78, rise: 180 },
        { x: 206, y: 352, half: 66, rise: 108 },
      ];
  const near: Peak[] = isWide
    ? [20, 250, 420, 1040, 1210, 1420].map((x, i) => ({
        x,
        y: 640,
        half: 128 - (i % 2) * 30,
        rise: 400 + ((i * 57) % 140),
      }))
    : [
        { x: 8, y: 400, half: 96, rise: 236 },
        { x: 428, y: 400, half: 98, rise: 256 },
        { x: 128, y: 392, half: 66, rise: 126 },
      ];
  const row = (peaks: readonly Peak[], colour: string) =>
    peaks.map((each) => peak(a, each, colour, leaf, random)).join('') +
    haze(a, (peaks[0]?.y ?? 0) - (isWide ? 240 : 86), width, isWide ? 290 : 110, mist);
  let clouds = '';
  for (let i = 0; i < 6; i++)
    clouds += ellipse(
      sun.x + (random() - 0.5) * width * 0.8,
      sun.y - 40 + random() * 120,
      width * (0.1 + random() * 0.12),
      4 + random() * 5,
      colourOf(colours, 'sun', 1),
      `opacity=".42" filter="${a.blur(3)}"`,
    );
  const foot = colourOf(colours, 'foot');
  const ground = isWide ? height * 0.6 : 420;
  return (
    rect(0, 0, width, height, 0, a.linearAt(sky, 0, 0, 0, isWide ? 700 : 640)) +
    a.glow(sun.x, sun.y, sun.r * 2.7, colourOf(colours, 'halo'), 0.85) +
    circle(sun.x, sun.y, sun.r, a.radial([...threeOf(colours, 'sun')], 0.45, 0.4, 0.72)) +
    clouds +
    row(far, colourOf(colours, 'cliffs', 0)) +
    row(near, colourOf(colours, 'cliffs', 1)) +
    (isWide
      ? pine(a, -10, 330, 1.7, 1, colours) +
        pine(a, width + 10, 270, 1.6, -1, colours) +
        pine(a, -10, 560, 1.2, 1, colours)
      : pine(a, -12, 214, 0.9, 1, colours) + pine(a, 438, 246, 0.74, -1, colours)) +
    rect(
      0,
      0,
      width,
      96,
      0,
      a.linear([
        [0, colourOf(colours, 'sky', 0), 0.9],
        [1, colourOf(colours, 'sky', 0), 0],
      ]),
    ) +
    rect(
      0,
      ground,
      width,
      height - ground,
      0,
      a.linear([
        [0, foot, 0],
        [0.42, foot, 0.86],
        [1, foot, 1],
      ]),
    ) +
    leaves(field, colours, random, isWide ? 46 : 26)
  );
}

const NEEDS = { sky: 5, sun: 3, halo: 1, cliffs: 2, mist: 1, pine: 3, maple: 3, foot: 1 };

export const cliffScenes: Readonly<Record<string, SceneDrawing>> = { cliffs: { colours: NEEDS, draw: cliffs } };
