import {
  circle,
  type Drawing,
  ellipse,
  group,
  path,
  placed,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import { colourOf, type Palette, type PaletteNeeds } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { goldLight, stoneLight } from './light.ts';
import { cassia } from './wares.ts';

/** Earth, small and blue, of radius 50 about 0,0. */
const earth = (a: Drawing): string => {
  const land =
    'M-30,-34C-14,-44 2,-36 -4,-24C-10,-14 -22,-18 -26,-8C-34,-2 -44,-14 -30,-34ZM-8,4C6,-4 18,4 14,18C10,32 0,44 -6,34C-10,24 -18,12 -8,4ZM20,-30C34,-32 44,-16 40,-2C34,6 24,-4 22,-12C18,-18 14,-28 20,-30ZM28,22C36,18 40,24 34,30C28,34 24,28 28,22Z';
  return (
    a.glow(0, 0, 100, '#7AC0FF', 0.5) +
    circle(0, 0, 50, a.radial(['#C8F4FF', '#3AA0F0', '#1450B8', '#061E5A'], 0.34, 0.3, 0.8)) +
    group(
      path(land, a.linear(['#B8F0A0', '#3AA05A', '#1A6A4A'])),
      `clip-path="${a.clip('M-50,0A50,50 0 0 1 50,0A50,50 0 0 1 -50,0Z')}"`,
    ) +
    stroke(
      'M-42,-18C-24,-28 -8,-14 12,-22M-46,10C-30,2 -12,16 6,8M-20,36C-4,30 16,40 28,30',
      '#FFFFFF',
      6,
      'opacity=".75"',
    ) +
    circle(
      0,
      0,
      50,
      a.radial(
        [
          [0, '#061E5A', 0],
          [0.62, '#061E5A', 0],
          [1, '#020A2E', 0.8],
        ],
        0.32,
        0.28,
        0.82,
      ),
    ) +
    circle(0, 0, 50.5, 'none', 'stroke="#BFE8FF" stroke-opacity=".7" stroke-width="2"')
  );
};

/** A crater seen from the side, about 0,0. */
const crater = (a: Drawing, x: number, y: number, w: number, tones: readonly string[]): string =>
  group(
    ellipse(0, 0, w, w * 0.26, tones[0] ?? '') +
      ellipse(0, w * 0.03, w * 0.86, w * 0.19, a.linear([tones[2] ?? '', tones[1] ?? ''])),
    placed(x, y),
  );

/** The cassia tree: a crooked trunk and clouds of gold flowers. Its foot is at 0,0, its crown about -230. */
function tree(a: Drawing, colours: Palette): string {
  const random = seededRandom('cassia');
  const [light, middle, deep] = [0, 1, 2].map((at) => colourOf(colours, 'leaf', at));
  const clumps = [
    [-74, -168, 54],
    [62, -182, 60],
    [-10, -232, 66],
    [-112, -214, 40],
    [112, -228, 42],
    [4, -166, 46],
    [52, -262, 40],
    [-64, -262, 40],
  ] as const;
  let back = '';
  let front = '';
  let flowers = '';
  for (const [x, y, r] of clumps) {
    for (let i = 0; i < 7; i += 1) {
      const turn = random() * Math.PI * 2;
      back += circle(
        x + Math.cos(turn) * r * 0.6,
        y + Math.sin(turn) * r * 0.44,
        r * (0.42 + random() * 0.2),
        a.linear([middle ?? '', deep ?? '']),
      );
      front += circle(
        x + Math.cos(turn) * r * 0.5 - 4,
        y + Math.sin(turn) * r * 0.36 - 6,
        r * (0.3 + random() * 0.18),
        a.linear([light ?? '', middle ?? '']),
      );
    }
    for (let i = 0; i < 6; i += 1)
      flowers += group(
        cassia(a, 0.34 + random() * 0.3),
        placed(x + (random() - 0.5) * r * 1.5, y + (random() - 0.5) * r * 1.1, 1, random() * 90),
      );
  }
  const trunk =
    'M-30,4C-14,-40 -30,-70 -10,-110C-26,-128 -54,-136 -70,-160L-58,-168C-44,-146 -16,-142 0,-128C16,-150 36,-154 50,-184L64,-176C52,-144 30,-134 18,-108C12,-74 26,-40 34,4Z';
  return (
    group(back, 'opacity=".95"') +
    group(path(trunk, a.linear([colourOf(colours, 'trunk', 0), colourOf(colours, 'trunk', 1)])), goldLight(a)) +
    group(front, goldLight(a)) +
    flowers
  );
}

function stars(random: Random, width: number, height: number, count: number): string {
  let drawn = '';
  for (let i = 0; i < count; i += 1)
    drawn += circle(
      random() * width,
      random() * height,
      0.5 + random() * 1.2,
      '#FFFFFF',
      `opacity="${tenth(0.35 + random() * 0.6)}"`,
    );
  return drawn;
}

/** The surface of the moon, with the tree, and Earth above it. */
function surface(a: Drawing, { width, height }: SceneField, colours: Palette, isFeast: boolean): string {
  const random = seededRandom('moon');
  const isWide = width > height;
  const sky = [0, 1, 2, 3].map((at) => colourOf(colours, 'sky', at));
  const ground = [0, 1, 2].map((at) => colourOf(colours, 'ground', at));
  const foot = colourOf(colours, 'foot');
  const horizon = isWide ? 560 : 322;
  const hill = (y: number, rise: number, seed: number, fill: string): string => {
    let d = `M-20,${height}V${y}`;
    for (let i = 0; i <= 8; i += 1) {
      const x = (i * (width + 40)) / 8 - 20;
      d += `S${tenth(x - 30)},${tenth(y - rise * Math.abs(Math.sin(i * 1.7 + seed)) - 4)} ${tenth(x)},${tenth(y - rise * Math.abs(Math.sin(i * 1.7 + seed)))}`;
    }
    return path(`${d}V${height}Z`, fill);
  };
  const tones = [ground[0] ?? '', ground[1] ?? '', ground[2] ?? ''];
  const craters = isWide
    ? crater(a, 240, 640, 110, tones) +
      crater(a, 1220, 620, 90, tones) +
      crater(a, 1050, 730, 130, tones) +
      crater(a, 90, 760, 120, tones) +
      crater(a, 1380, 780, 110, tones) +
      crater(a, 420, 800, 90, tones)
    : crater(a, 52, 366, 44, tones) +
      crater(a, 392, 372, 50, tones) +
      crater(a, 14, 560, 40, tones) +
      crater(a, 424, 620, 44, tones) +
      crater(a, 200, 352, 30, tones);
  let petals = '';
  for (let i = 0; i < (isFeast ? 46 : 16); i += 1)
    petals += group(
      cassia(a, 0.16 + random() * 0.26),
      placed(random() * width, random() * height * 0.7, 1, random() * 90),
    );
  let lanterns = '';
  if (isFeast)
    for (let i = 0; i < (isWide ? 12 : 8); i += 1) {
      const x = random() * width;
      const y = 40 + random() * horizon * 0.72;
      const s = (0.4 + random() * 0.6) * (isWide ? 1.5 : 0.8);
      lanterns += group(
        a.glow(0, 0, 46, '#FFB84A', 0.7) +
          path('M-15,-22C-6,-27 6,-27 15,-22L19,18H-19Z', a.linear(['#FFF0B0', '#FF9A3A', '#D8481E'])) +
          rect(-13, 17, 26, 6, 2, '#FFE9A0'),
        placed(x, y, s),
      );
    }
  return (
    rect(0, 0, width, height, 0, a.linearAt(sky, 0, 0, 0, horizon + 40)) +
    stars(random, width, horizon, isWide ? 220 : 110) +
    (isWide
      ? sparkle(360, 120, 20) + sparkle(980, 80, 16) + sparkle(640, 220, 12)
      : sparkle(60, 96, 11) + sparkle(250, 78, 8) + sparkle(330, 250, 9)) +
    group(earth(a), isWide ? placed(1186, 190, 1.1, -14) : placed(257, 108, 0.46, -14)) +
    lanterns +
    hill(horizon, isWide ? 60 : 26, 0.4, a.linear([colourOf(colours, 'far', 0), colourOf(colours, 'far', 1)])) +
    group(tree(a, colours), isWide ? placed(236, 600, 1.9) : placed(66, 344, 0.94)) +
    group(hill(horizon + (isWide ? 60 : 34), isWide ? 30 : 14, 2.1, a.linear(ground)), stoneLight(a)) +
    craters +
    petals +
    rect(
      0,
      horizon + (isWide ? 190 : 210),
      width,
      height,
      0,
      a.linearAt(
        [
          [0, foot, 0],
          [0.3, foot, 0.82],
          [1, foot, 1],
        ],
        0,
        horizon + (isWide ? 190 : 210),
        0,
        height,
      ),
    )
  );
}

const NEEDS: PaletteNeeds = { sky: 4, far: 2, ground: 3, leaf: 3, trunk: 2, foot: 1 };

export const moonScenes: Readonly<Record<string, SceneDrawing>> = {
  moonscape: { colours: NEEDS, draw: (a, field, colours) => surface(a, field, colours, false) },
  feast: { colours: NEEDS, draw: (a, field, colours) => surface(a, field, colours, true) },
};
