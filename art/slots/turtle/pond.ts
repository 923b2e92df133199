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
import { rays } from '../../props/effects.ts';
import { colourOf, fourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';

/** A lily pad on the water, with a flower on some. */
function pad(
  a: Drawing,
  x: number,
  y: number,
  size: number,
  [light, middle, deep]: readonly [string, string, string],
  flower: readonly [string, string, string] | undefined,
): string {
  const petals =
    flower === undefined
      ? ''
      : [-74, 74, -44, 44, -16, 16]
          .map((turn) =>
            group(
              path('M0,8C-9,0 -8,-16 0,-26C8,-16 9,0 0,8Z', a.linear([...flower])),
              `transform="rotate(${turn} 0 6)"`,
            ),
          )
          .join('') + ellipse(0, 4, 6, 2.6, '#FFE27A');
  return group(
    ellipse(3, 5, 40, 15, '#06341E', 'opacity=".22"') +
      path('M40,0A40,15 0 1 1 22,-12.500L4,-1Z', a.linear([light, middle, deep])) +
      stroke('M4,-1L-34,-3M4,-1L-18,10M4,-1L14,12M4,-1L-14,-11', deep, 1.4, 'opacity=".5"') +
      group(petals, placed(-8, -3)),
    placed(x, y, size),
  );
}

/** A branch of willow that hangs from above: strings of leaves. */
function willow(
  a: Drawing,
  x: number,
  y: number,
  size: number,
  side: 1 | -1,
  tones: readonly [string, string, string],
  random: Random,
): string {
  let drawn = '';
  for (let at = 0; at < 9; at += 1) {
    const from = -10 + at * 15;
    const length = 120 + random() * 150 - at * 9;
    const sway = 12 + random() * 16;
    const tone = tones[at % 3] ?? tones[0];
    let leaves = '';
    for (let down = 10; down < length; down += 11) {
      const share = down / length;
      const lx = from + sway * share ** 2;
      leaves += `M${tenth(lx)},${down}q-9,4 -11,13q9,-2 11,-13M${tenth(lx)},${down + 4}q9,4 10,13q-9,-2 -10,-13`;
    }
    drawn +=
      stroke(
        `M${from},-8Q${from},${tenth(length * 0.5)} ${tenth(from + sway)},${tenth(length)}`,
        mix(tone, '#5A4A1A', 0.3),
        1.6,
      ) + path(leaves, tone);
  }
  return group(drawn, placed(x, y, [size * side, size]));
}

/** A pavilion with two roofs, its foot at 0,0. */
function pavilion(
  a: Drawing,
  x: number,
  y: number,
  size: number,
  roof: readonly [string, string, string],
  wood: string,
): string {
  const eave = (cy: number, half: number, top: number, rise: number) =>
    path(
      `M${-half},${cy}C${tenth(-half * 0.7)},${cy - 3} ${tenth(-top * 1.3)},${tenth(cy - rise * 0.6)} ${-top},${cy - rise}H${top}C${tenth(top * 1.3)},${tenth(cy - rise * 0.6)} ${tenth(half * 0.7)},${cy - 3} ${half},${cy}C${tenth(half * 0.8)},${cy + 6} ${tenth(-half * 0.8)},${cy + 6} ${-half},${cy}Z`,
      a.linear([...roof]),
    ) +
    stroke(
      `M${-half},${cy}C${tenth(-half * 0.8)},${cy + 5} ${tenth(half * 0.8)},${cy + 5} ${half},${cy}`,
      lighten(roof[0], 0.1),
      1.6,
    );
  return group(
    rect(-40, -44, 80, 44, 0, mix(wood, '#FFFFFF', 0.55), 'opacity=".55"') +
      [-38, -14, 10, 34].map((px) => rect(px, -46, 5, 46, 1, wood)).join('') +
      stroke('M-40,-12H40M-40,-20H40', wood, 2.4) +
      eave(-46, 62, 30, 22) +
      rect(-22, -82, 44, 16, 0, mix(wood, '#FFFFFF', 0.5)) +
      eave(-80, 42, 5, 28) +
      circle(0, -110, 4, '#FFD95A'),
    placed(x, y, size),
  );
}

/** A balustrade of pale stone across the terrace. */
function balustrade(
  a: Drawing,
  width: number,
  y: number,
  tall: number,
  [light, middle, deep]: readonly [string, string, string],
): string {
  const step = tall * 1.7;
  const count = Math.ceil(width / step) + 1;
  const posts = Array.from({ length: count }, (_, index) => {
    const x = width / 2 + (index - (count - 1) / 2) * step;
    return (
      rect(x - tall * 0.13, y - tall * 1.08, tall * 0.26, tall * 1.1, 2, a.linear([light, middle, deep], 0, 0, 1, 0)) +
      circle(x, y - tall * 1.14, tall * 0.17, a.radial([light, middle, deep], 0.38, 0.3, 0.85)) +
      path(
        `M${tenth(x + step * 0.2)},${tenth(y - tall * 0.2)}h${tenth(step * 0.6)}v${tenth(-tall * 0.4)}h${tenth(-step * 0.6)}Z`,
        'none',
        `stroke="${deep}" stroke-width="${tenth(tall * 0.05)}" opacity=".7"`,
      )
    );
  }).join('');
  return (
    rect(0, y - tall * 0.72, width, tall * 0.72, 0, middle, 'opacity=".72"') +
    rect(0, y - tall * 0.86, width, tall * 0.17, 0, a.linear([light, middle, deep])) +
    posts +
    rect(0, y - tall * 0.12, width, tall * 0.2, 0, a.linear([light, middle, deep]))
  );
}

/** Light that dances on the water. */
function glints(width: number, from: number, to: number, count: number, colour: string, random: Random): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1) {
    const share = random();
    const [x, y] = [random() * width, from + share * (to - from)];
    const reach = 8 + share * 26;
    drawn += ellipse(x, y, reach, 1 + share * 1.6, colour, `opacity="${tenth(0.25 + random() * 0.5)}"`);
  }
  return drawn;
}

/** The pond below the terrace at noon. */
function pond(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('turtle pond');
  const { width, height, moon } = field;
  const isWide = width > height;
  const shore = isWide ? height * 0.45 : height * 0.31;
  const [hill, farHill] = [colourOf(colours, 'hills'), colourOf(colours, 'hills', 1)];
  const leaves = threeOf(colours, 'willow');
  const stone = threeOf(colours, 'stone');
  const pads = threeOf(colours, 'pads');
  const flowers = threeOf(colours, 'flower');
  const foot = colourOf(colours, 'foot');
  const [shallow, water, deep, depth] = fourOf(colours, 'water');
  const ridge = (y: number, rise: number, colour: string, shift: number) =>
    path(
      `M0,${shore}V${tenth(y)}C${tenth(width * 0.16)},${tenth(y - rise)} ${tenth(width * (0.26 + shift))},${tenth(y - rise)} ${tenth(width * 0.42)},${tenth(y)}C${tenth(width * 0.56)},${tenth(y + rise * 0.2)} ${tenth(width * (0.7 + shift))},${tenth(y - rise * 1.3)} ${tenth(width * 0.84)},${tenth(y - rise * 0.6)}L${width},${tenth(y - rise * 0.2)}V${shore}Z`,
      a.linear([lighten(colour, 0.06), colour]),
    );
  const lilies = isWide
    ? ([
        [130, 0.62, 1.5, 1],
        [330, 0.7, 1.9, 0],
        [70, 0.82, 2.2, 0],
        [240, 0.52, 1, 0],
        [1200, 0.56, 1.3, 1],
        [1370, 0.66, 1.8, 0],
        [1120, 0.72, 2, 1],
        [1340, 0.84, 2.4, 1],
        [210, 0.93, 2.4, 1],
        [480, 0.56, 0.9, 0],
        [950, 0.55, 0.9, 1],
      ] as const)
    : ([
        [26, 0.36, 0.9, 1],
        [402, 0.35, 0.8, 0],
        [414, 0.44, 1.1, 1],
        [12, 0.47, 1.1, 0],
        [30, 0.66, 1.3, 1],
        [400, 0.67, 1.4, 0],
        [330, 0.72, 1.1, 1],
        [96, 0.725, 1, 0],
      ] as const);
  return (
    rect(0, 0, width, shore + 4, 0, a.linear([...fourOf(colours, 'sky')])) +
    a.glow(moon.x, moon.y - 60, moon.r * 2.6, colourOf(colours, 'sun'), 0.9) +
    rays(a, moon.x, moon.y - 90, Math.hypot(width, height) * 0.5, 22, colourOf(colours, 'sun'), 0.42, 4) +
    ridge(shore - (isWide ? 90 : 44), isWide ? 110 : 52, farHill, 0.02) +
    ridge(shore - (isWide ? 34 : 18), isWide ? 74 : 34, hill, -0.05) +
    pavilion(
      a,
      isWide ? 230 : 62,
      shore - (isWide ? 30 : 16),
      isWide ? 1.5 : 0.72,
      threeOf(colours, 'roof'),
      colourOf(colours, 'roof', 2),
    ) +
    (isWide ? pavilion(a, 1230, shore - 26, 1.15, threeOf(colours, 'roof'), colourOf(colours, 'roof', 2)) : '') +
    balustrade(a, width, shore, isWide ? 46 : 26, stone) +
    rect(
      0,
      shore,
      width,
      height - shore,
      0,
      a.linear([
        [0, shallow],
        [0.18, water],
        [0.5, deep],
        [0.8, depth],
        [1, foot],
      ]),
    ) +
    rect(
      0,
      shore,
      width,
      isWide ? 30 : 16,
      0,
      a.linear([
        [0, stone[2], 0.55],
        [1, stone[2], 0],
      ]),
    ) +
    glints(width, shore + 10, height * 0.86, isWide ? 120 : 70, '#FFFFFF', random) +
    ellipse(
      width / 2,
      shore + (height - shore) * 0.2,
      width * 0.42,
      (height - shore) * 0.16,
      '#FFFFFF',
      `opacity=".3" filter="${a.blur(30)}"`,
    ) +
    lilies.map(([x, y, size, bloom]) => pad(a, x, y * height, size, pads, bloom === 1 ? flowers : undefined)).join('') +
    willow(a, -6, -10, isWide ? 1.5 : 0.82, 1, leaves, random) +
    willow(a, width + 6, -10, isWide ? 1.6 : 0.76, -1, leaves, random) +
    rect(
      0,
      0,
      width,
      height * 0.1,
      0,
      a.linear([
        [0, foot, 0.5],
        [1, foot, 0],
      ]),
    ) +
    rect(
      0,
      height * (isWide ? 0.8 : 0.7),
      width,
      height * (isWide ? 0.2 : 0.3),
      0,
      a.linear([
        [0, foot, 0],
        [0.4, foot, 0.7],
        [1, foot],
      ]),
    )
  );
}

/** The scenes of the game by name. */
export const pondScenes: Readonly<Record<string, SceneDrawing>> = {
  pond: {
    colours: { sky: 4, sun: 1, hills: 2, willow: 3, roof: 3, stone: 3, water: 4, pads: 3, flower: 3, foot: 1 },
    draw: pond,
  },
};
