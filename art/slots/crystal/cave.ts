import {
  type Drawing,
  group,
  mix,
  path,
  type Point,
  polygon,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { type Ramp, shard } from './facets.ts';

/** A row of stalactites: how far they hang, and how far from the middle they begin. */
interface Hanging {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly from: number;
}

/** An edge of rock with points: hanging from the top, shorter towards the middle. */
function stalactites(
  { width }: SceneField,
  { count, least, most, from }: Hanging,
  fill: string,
  rim: string,
  random: Random,
): string {
  const points: Point[] = [[-20, -20]];
  const edges: string[] = [];
  const step = (width + 40) / count;
  for (let i = 0; i < count; i += 1) {
    const x = -20 + i * step;
    const middle = x + step / 2;
    const off = Math.min(1, Math.abs(middle / width - 0.5) * 2);
    const reach = from + (least + (most - least) * off ** 1.6) * (0.6 + random() * 0.6);
    const base = from * (0.6 + random() * 0.4) + 18 * off;
    const [low, side] = [middle + (random() - 0.5) * step * 0.3, middle + step * 0.16];
    points.push(
      [x, base],
      [middle - step * 0.2, base + (reach - base) * 0.3],
      [low, reach],
      [side, base + (reach - base) * 0.34],
      [x + step, base],
    );
    edges.push(`M${tenth(middle - step * 0.2)},${tenth(base + (reach - base) * 0.3)}L${tenth(low)},${tenth(reach)}`);
  }
  points.push([width + 20, -20]);
  return polygon(points, fill) + stroke(edges.join(''), rim, 1.6, 'opacity=".5"');
}

/** The ground with its stalagmites. */
function stalagmites(
  { width, height }: SceneField,
  level: number,
  most: number,
  count: number,
  fill: string,
  rim: string,
  random: Random,
): string {
  const points: Point[] = [[-20, height]];
  const edges: string[] = [];
  const step = (width + 40) / count;
  for (let i = 0; i < count; i += 1) {
    const x = -20 + i * step;
    const middle = x + step / 2;
    const off = Math.min(1, Math.abs(middle / width - 0.5) * 2);
    const rise = most * off ** 1.4 * (0.5 + random() * 0.7);
    const foot = level + 10 * random();
    points.push(
      [x, foot],
      [middle - step * 0.2, foot - rise * 0.6],
      [middle, foot - rise],
      [middle + step * 0.22, foot - rise * 0.5],
      [x + step, foot],
    );
    edges.push(
      `M${tenth(middle - step * 0.2)},${tenth(foot - rise * 0.6)}L${tenth(middle)},${tenth(foot - rise)}L${tenth(middle + step * 0.22)},${tenth(foot - rise * 0.5)}`,
    );
  }
  points.push([width + 20, height]);
  return polygon(points, fill) + stroke(edges.join(''), rim, 1.4, 'opacity=".45"');
}

interface Cluster {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The direction that its longest crystal points to. */
  readonly turn: number;
  readonly ramp: Ramp;
}

/** Crystals out of one root, with the light that they give. */
function cluster(a: Drawing, { x, y, size, turn, ramp }: Cluster, random: Random): string {
  const leans = [-62, 56, -30, 32, 2];
  const shards = leans
    .map((lean, index) => {
      const share = 1 - Math.abs(lean) / 120;
      const height = size * share * (0.86 + random() * 0.3);
      return shard(
        a,
        {
          x: (lean / 60) * size * 0.2,
          y: size * 0.06,
          width: size * (0.15 + 0.17 * share),
          height,
          turn: lean + (random() - 0.5) * 6 + (index === 4 ? 3 : 0),
        },
        ramp,
      );
    })
    .join('');
  return (
    a.glow(x, y, size * 1.9, ramp[2], 0.5) +
    group(shards, `transform="translate(${tenth(x)} ${tenth(y)}) rotate(${turn})"`) +
    a.glow(x, y, size * 0.8, ramp[1], 0.3)
  );
}

const rampFrom = (colours: Palette, use: string): Ramp => {
  const [light, middle, deep] = threeOf(colours, use);
  return [mix(light, '#FFFFFF', 0.5), light, middle, deep, mix(deep, '#05020F', 0.6)];
};

/** Water on the ground: the light of the far chamber on it. */
function lake(a: Drawing, { width, height }: SceneField, from: number, light: string, deep: string): string {
  let lines = '';
  for (let i = 0; i < 14; i += 1) {
    const y = from + 6 + i * (i * 0.7 + 4);
    const half = width * (0.1 + 0.035 * ((i * 7) % 5)) + i * 6;
    const shift = ((i * 53) % 60) - 30;
    lines += `M${tenth(width / 2 - half + shift)},${tenth(y)}H${tenth(width / 2 + half + shift)}`;
  }
  return (
    rect(0, from, width, height - from, 0, a.linear([mix(light, deep, 0.45), deep, '#05020F'])) +
    stroke(lines, light, 1.6, 'opacity=".28"')
  );
}

/** A beam of dust from the far chamber. */
const shaft = (a: Drawing, x: number, foot: number, spread: number, low: number, colour: string): string =>
  path(
    `M${tenth(x - 6)},-20L${tenth(foot - spread)},${low}H${tenth(foot + spread)}L${tenth(x + 8)},-20Z`,
    a.linearAt(
      [
        [0, colour, 0.2],
        [1, colour, 0],
      ],
      0,
      0,
      0,
      low,
    ),
  );

function cave(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('crystal cave');
  const { width, height, moon } = field;
  const isWide = width > height;
  const [glow, hall, rock, near] = [0, 1, 2, 3].map((at) => colourOf(colours, 'cave', at)) as [
    string,
    string,
    string,
    string,
  ];
  const [cyan, violet, rose] = [rampFrom(colours, 'cyan'), rampFrom(colours, 'violet'), rampFrom(colours, 'rose')];
  const level = isWide ? height * 0.68 : 560;
  const unit = isWide ? 1.5 : 1;
  const rim = violet[1];
  const clusters: Cluster[] = isWide
    ? [
        { x: 270, y: 640, size: 210, turn: 6, ramp: violet },
        { x: 70, y: 730, size: 380, turn: 24, ramp: cyan },
        { x: 1180, y: 640, size: 220, turn: -8, ramp: cyan },
        { x: 1380, y: 730, size: 390, turn: -24, ramp: violet },
        { x: 350, y: 740, size: 130, turn: 14, ramp: rose },
        { x: 1090, y: 740, size: 120, turn: -12, ramp: rose },
        { x: 30, y: 190, size: 190, turn: 118, ramp: violet },
        { x: 1420, y: 160, size: 180, turn: -116, ramp: cyan },
      ]
    : [
        { x: 14, y: 190, size: 96, turn: 104, ramp: cyan },
        { x: 424, y: 262, size: 84, turn: -100, ramp: violet },
        { x: 420, y: 66, size: 74, turn: -122, ramp: rose },
        { x: 6, y: 70, size: 62, turn: 124, ramp: violet },
        { x: 22, y: 646, size: 110, turn: 20, ramp: violet },
        { x: 410, y: 650, size: 118, turn: -22, ramp: cyan },
      ];
  const dust = Array.from({ length: Math.round(width / 11) }, () => {
    const [x, y] = [random() * width, random() * height * 0.7];
    return a.glow(x, y, 3 + random() * 6, cyan[1], 0.5) + sparkle(x, y, 1.5 + random() * 3);
  }).join('');
  return (
    rect(0, 0, width, height, 0, a.linear([near, rock, hall, rock, near])) +
    a.glow(moon.x, moon.y + moon.r * 0.7, isWide ? 620 : 330, glow, 0.85) +
    a.glow(moon.x, moon.y + moon.r * 0.4, isWide ? 300 : 170, cyan[2], 0.42) +
    stalactites(
      field,
      { count: isWide ? 19 : 11, least: 50 * unit, most: 250 * unit, from: 26 * unit },
      mix(hall, glow, 0.3),
      cyan[1],
      random,
    ) +
    [-2, -0.7, 0.6, 1.9]
      .map((i) => shaft(a, moon.x + i * 26 * unit, moon.x + i * 96 * unit, 46 * unit, level, cyan[1]))
      .join('') +
    stalagmites(field, level, 190 * unit, isWide ? 19 : 9, mix(hall, glow, 0.16), cyan[1], random) +
    lake(a, field, level, glow, near) +
    stalactites(
      field,
      { count: isWide ? 12 : 7, least: 6, most: 330 * unit, from: 8 },
      mix(rock, near, 0.35),
      rim,
      random,
    ) +
    clusters.map((each) => cluster(a, each, random)).join('') +
    stalagmites(field, level + (isWide ? 150 : 110), 90 * unit, isWide ? 15 : 7, near, rim, random) +
    dust
  );
}

const NEEDS: PaletteNeeds = { cave: 4, cyan: 3, violet: 3, rose: 3 };

export const caveScenes: Readonly<Record<string, SceneDrawing>> = {
  cave: { colours: NEEDS, draw: cave },
};
