import {
  circle,
  type Drawing,
  ellipse,
  group,
  lighten,
  path,
  placed,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { rays } from '../../props/effects.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { softLight } from './light.ts';

/** The sky from above to the foot, the sun, mountains, clouds from light to deep, roofs, leaves, and the foot. */
const COLOURS: PaletteNeeds = { sky: 5, sun: 2, mountain: 3, cloud: 2, low: 2, roof: 3, leaf: 2, foot: 2 };

const PUFF: readonly (readonly [number, number, number])[] = [
  [0, 0, 40],
  [38, 8, 30],
  [-38, 10, 28],
  [16, -20, 30],
  [-18, -14, 26],
  [66, 16, 20],
  [-64, 18, 18],
];

/** A soft cloud, about 0,0 within ±86. */
const puff = (a: Drawing, x: number, y: number, scale: number, opacity: number, tone: readonly string[]): string =>
  group(
    PUFF.map(([px, py, r]) => circle(px, py, r, a.linear(tone))).join(''),
    `${placed(x, y, scale)} opacity="${opacity}"`,
  );

function mountain(a: Drawing, x: number, y: number, width: number, height: number, colour: string): string {
  return path(
    `M${tenth(x - width)},${y}C${tenth(x - width * 0.6)},${tenth(y - height * 0.4)} ${tenth(x - width * 0.4)},${tenth(y - height)} ${x},${tenth(y - height)}C${tenth(x + width * 0.3)},${tenth(y - height)} ${tenth(x + width * 0.5)},${tenth(y - height * 0.4)} ${tenth(x + width)},${y}Z`,
    a.linear([
      [0, lighten(colour, 0.06), 0.95],
      [1, colour, 0.12],
    ]),
  );
}

/** A hall of the palace far away: roofs in two tiers, about its foot. */
function hall(
  a: Drawing,
  x: number,
  y: number,
  scale: number,
  [tile, wall, edge]: readonly [string, string, string],
): string {
  const roof = (width: number, top: number): string =>
    path(
      `M${-width},${top + 16}C${-width * 0.7},${top + 13} ${-width * 0.45},${top + 6} ${-width * 0.34},${top}H${width * 0.34}C${width * 0.45},${top + 6} ${width * 0.7},${top + 13} ${width},${top + 16}L${width * 0.92},${top + 19}H${-width * 0.92}Z`,
      a.linear([lighten(tile, 0.1), tile]),
    ) + stroke(`M${-width * 0.34},${top}H${width * 0.34}`, edge, 3);
  return group(
    rect(-34, -26, 68, 28, 0, wall) +
      rect(-22, -58, 44, 20, 0, wall) +
      stroke('M-24,0V-24M-8,0V-24M8,0V-24M24,0V-24M-14,-40V-54M0,-40V-54M14,-40V-54', edge, 3, 'opacity=".7"') +
      roof(60, -44) +
      roof(42, -76) +
      path('M-4,-76L0,-90L4,-76Z', edge),
    `${placed(x, y, scale)} opacity=".72"`,
  );
}

/** A branch with peaches that reaches in from the left edge, about its start. */
function branch(
  a: Drawing,
  x: number,
  y: number,
  scale: number,
  side: 1 | -1,
  [leaf, deep]: readonly [string, string],
): string {
  const leaves = [
    [58, -34, -30],
    [86, -20, 10],
    [30, -20, -60],
    [78, -48, -10],
    [112, -32, -24],
    [48, -6, 40],
  ]
    .map(([lx = 0, ly = 0, turn = 0]) =>
      group(path('M0,0C10,-13 28,-13 38,0C28,9 10,9 0,0Z', a.linear([leaf, deep])), placed(lx, ly, 1, turn)),
    )
    .join('');
  const peaches = [
    [44, 12, 20],
    [90, 4, 16],
    [14, 4, 13],
  ]
    .map(([px = 0, py = 0, r = 0]) =>
      group(
        path(
          `M0,${-r}C${tenth(r * 1.3)},${tenth(-r * 1.1)} ${tenth(r * 1.2)},${tenth(r * 0.9)} 0,${tenth(r * 1.1)}C${tenth(-r * 1.2)},${tenth(r * 0.9)} ${tenth(-r * 1.3)},${tenth(-r * 1.1)} 0,${-r}Z`,
          a.linear(['#FFF0D8', '#FFA8A0', '#F0506A']),
        ) +
          stroke(
            `M0,${-r}C${tenth(r * 0.4)},${tenth(-r * 0.4)} ${tenth(r * 0.3)},${tenth(r * 0.4)} 0,${r}`,
            '#E8405A',
            2,
            'opacity=".45"',
          ),
        placed(px, py),
      ),
    )
    .join('');
  return group(
    group(
      stroke('M-20,0C20,-8 40,-24 76,-18M24,-14C36,-28 52,-36 72,-44M62,-20C84,-28 98,-30 118,-32', '#7A4A24', 8) +
        leaves +
        peaches,
      softLight(a),
    ),
    placed(x, y, [scale * side, scale]),
  );
}

/** Morning above the clouds. */
function morning(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('above the clouds');
  const { width, height } = field;
  const isWide = width > height;
  const sun = isWide ? { x: width * 0.5, y: 190 } : { x: 286, y: 176 };
  const sky = [0, 1, 2, 3, 4].map((at) => colourOf(colours, 'sky', at));
  const [near, far, pale] = threeOf(colours, 'mountain');
  const cloud = [colourOf(colours, 'cloud', 0), colourOf(colours, 'cloud', 1)];
  const low = [colourOf(colours, 'low', 0), colourOf(colours, 'low', 1)];
  const roof = threeOf(colours, 'roof');
  const leaf = [colourOf(colours, 'leaf', 0), colourOf(colours, 'leaf', 1)] as const;
  const [light, halo] = [colourOf(colours, 'sun', 0), colourOf(colours, 'sun', 1)];
  const ridge = isWide
    ? mountain(a, 90, 560, 190, 300, pale) +
      mountain(a, 330, 580, 150, 210, far) +
      mountain(a, 1130, 580, 170, 240, far) +
      mountain(a, 1370, 560, 200, 330, near)
    : mountain(a, 44, 340, 84, 156, near) + mountain(a, 130, 346, 64, 104, pale) + mountain(a, 404, 356, 82, 132, far);
  const palace = isWide
    ? hall(a, 250, 440, 1.25, roof) + hall(a, 1200, 400, 1.5, roof) + hall(a, 1060, 470, 0.9, roof)
    : hall(a, 150, 268, 0.5, roof) + hall(a, 392, 292, 0.62, roof);
  let banks = '';
  const first = isWide ? 480 : 306;
  for (let y = first; y < height + 60; y += isWide ? 84 : 78) {
    const deep = (y - first) / (height - first);
    const step = isWide ? 170 : 120;
    for (let x = -40 + (y % 3) * 26; x < width + 80; x += step)
      banks += puff(
        a,
        tenth(x + random() * 40),
        tenth(y + random() * 34),
        (isWide ? 1.5 : 1) * (0.9 + random() * 0.3),
        tenth(0.5 + deep * 0.3),
        deep < 0.35 ? cloud : low,
      );
  }
  const high = isWide
    ? puff(a, 180, 150, 1.1, 0.8, cloud) +
      puff(a, 460, 250, 0.8, 0.6, cloud) +
      puff(a, 1010, 120, 0.9, 0.7, cloud) +
      puff(a, 1290, 210, 1.2, 0.8, cloud)
    : puff(a, 60, 246, 0.6, 0.8, cloud) + puff(a, 380, 104, 0.5, 0.75, cloud) + puff(a, 20, 110, 0.42, 0.7, cloud);
  return (
    rect(0, 0, width, height, 0, a.linearAt(sky, 0, 0, 0, height)) +
    circle(sun.x, sun.y, isWide ? 300 : 200, light, `opacity=".9" filter="${a.blur(40)}"`) +
    rays(a, sun.x, sun.y, isWide ? 900 : 480, 24, halo, 0.9, 3) +
    ridge +
    palace +
    high +
    banks +
    (isWide
      ? branch(a, -6, 250, 1.9, 1, leaf) + branch(a, width + 6, 330, 1.5, -1, leaf)
      : branch(a, -10, 228, 0.92, 1, leaf)) +
    ellipse(
      width / 2,
      height + 40,
      width * 0.7,
      isWide ? 170 : 130,
      colourOf(colours, 'foot', 0),
      `opacity=".55" filter="${a.blur(40)}"`,
    ) +
    rect(
      0,
      height * 0.7,
      width,
      height * 0.3,
      0,
      a.linear([
        [0, colourOf(colours, 'foot', 0), 0],
        [0.5, colourOf(colours, 'foot', 0), 0.5],
        [1, colourOf(colours, 'foot', 1), 0.9],
      ]),
    )
  );
}

export const skyScenes: Readonly<Record<string, SceneDrawing>> = { morning: { colours: COLOURS, draw: morning } };
