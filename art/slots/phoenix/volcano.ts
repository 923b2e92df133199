import {
  circle,
  type Drawing,
  ellipse,
  group,
  mix,
  path,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';

/** Smoke in rolls over the crater, lit from below. */
function smoke(a: Drawing, x: number, y: number, size: number, colours: Palette, random: Random): string {
  const [far, near] = [colourOf(colours, 'smoke', 0), colourOf(colours, 'smoke', 1)];
  let drawn = '';
  for (let i = 0; i < 26; i++) {
    const up = i / 26;
    const r = size * (0.26 + up * 0.5) * (0.7 + random() * 0.6);
    const [cx, cy] = [x + (random() - 0.5) * size * (0.5 + up * 2.2), y - up * size * 2.3];
    drawn += ellipse(
      cx,
      cy,
      r,
      r * 0.8,
      a.radial(
        [
          [0, mix(near, far, up), 0.75],
          [0.7, far, 0.5],
          [1, far, 0],
        ],
        0.5,
        0.66,
        0.5,
      ),
    );
  }
  return drawn;
}

/** A mountain with streams of lava from its crater at x, y. */
function mountain(
  a: Drawing,
  field: SceneField,
  x: number,
  y: number,
  half: number,
  foot: number,
  colours: Palette,
  random: Random,
): string {
  const [light, middle, deep] = threeOf(colours, 'rock');
  const [bright, glow, low] = threeOf(colours, 'lava');
  const outline = `M${tenth(x - half)},${foot}C${tenth(x - half * 0.6)},${tenth(foot - (foot - y) * 0.34)} ${tenth(x - half * 0.36)},${tenth(y + (foot - y) * 0.2)} ${tenth(x - half * 0.17)},${y}L${tenth(x - half * 0.08)},${tenth(y + 9)}L${tenth(x)},${tenth(y + 4)}L${tenth(x + half * 0.09)},${tenth(y + 10)}L${tenth(x + half * 0.17)},${tenth(y - 2)}C${tenth(x + half * 0.36)},${tenth(y + (foot - y) * 0.2)} ${tenth(x + half * 0.6)},${tenth(foot - (foot - y) * 0.34)} ${tenth(x + half)},${foot}V${field.height}H${tenth(x - half)}Z`;
  let streams = '';
  for (let i = 0; i < 6; i++) {
    let [sx, sy] = [x + (i - 2.5) * half * 0.055, y + 8];
    streams += `M${tenth(sx)},${tenth(sy)}`;
    for (let k = 0; k < 7; k++) {
      const drift = (i - 2.5) * half * 0.05 + (random() - 0.5) * half * 0.1;
      const [nx, ny] = [sx + drift, sy + (foot - y) * (0.11 + random() * 0.05)];
      streams += `C${tenth(sx + drift * 0.2)},${tenth(sy + 14)} ${tenth(nx - drift * 0.2)},${tenth(ny - 14)} ${tenth(nx)},${tenth(ny)}`;
      [sx, sy] = [nx, ny];
    }
  }
  let ridges = '';
  for (let i = 0; i < 22; i++) {
    const across = (random() - 0.5) * 1.5;
    const up = 0.15 + random() * 0.7;
    const [rx, ry] = [x + across * half * (1.06 - up * 0.86), foot - up * (foot - y)];
    ridges += `M${tenth(rx)},${tenth(ry)}l${tenth(across * 16)},${tenth(14 + random() * 24)}l${tenth(across * 8 + (random() - 0.5) * 10)},${tenth(14 + random() * 20)}`;
  }
  const clip = `clip-path="${a.clip(outline)}"`;
  return (
    a.glow(x, y, half * 0.95, glow, 0.8) +
    path(outline, a.linear([light, middle, deep])) +
    group(
      stroke(ridges, mix(light, '#FF8A4A', 0.3), 2, 'opacity=".35"') +
        stroke(streams, low, half * 0.06, `opacity=".6" filter="${a.blur(6)}"`) +
        stroke(streams, glow, half * 0.022) +
        stroke(streams, bright, half * 0.008),
      clip,
    ) +
    ellipse(x, y + 3, half * 0.15, half * 0.03, bright, `filter="${a.blur(3)}"`)
  );
}

/** Embers and ash that rise. */
function sparks(a: Drawing, { width, height }: SceneField, colours: Palette, random: Random): string {
  let drawn = '';
  for (let i = 0; i < width / 7; i++) {
    const [x, y] = [random() * width, height * random() * 0.8];
    const r = 0.6 + random() ** 2 * 2.4;
    const colour = colourOf(colours, 'lava', i % 2);
    drawn +=
      i % 4 === 0
        ? ellipse(x, y, r * 1.4, r, colourOf(colours, 'smoke', 1), 'opacity=".55"')
        : a.glow(x, y, r * 4, colour, 0.55) + circle(x, y, r * 0.8, colourOf(colours, 'lava', 0));
  }
  return drawn;
}

/** Twigs of the nest along both lower corners. */
function nest(a: Drawing, { width, height }: SceneField, colours: Palette, random: Random): string {
  const from = width > height ? height * 0.72 : 470;
  let drawn = '';
  for (const side of [-1, 1])
    for (let i = 0; i < 16; i++) {
      const x = side < 0 ? -10 + random() * width * 0.14 : width + 10 - random() * width * 0.14;
      const y = from + random() * 120;
      const reach = width * (0.08 + random() * 0.1);
      drawn += stroke(
        `M${tenth(x)},${tenth(y)}q${tenth(-side * reach * 0.5)},${tenth(-20 - random() * 40)} ${tenth(-side * reach)},${tenth(-8 - random() * 30)}`,
        colourOf(colours, 'rock', i % 3),
        3 + random() * 5,
      );
    }
  return group(
    drawn,
    `filter="${a.lit({ shade: '#000000', rim: '#FF7A2A', rimOpacity: 0.7, relief: 2, gloss: 0.2, blur: 2, dx: -2, dy: -3 })}"`,
  );
}

function volcano(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('volcano');
  const { width, height } = field;
  const isWide = width > height;
  const sky = [0, 1, 2, 3].map((at) => colourOf(colours, 'sky', at));
  const foot = colourOf(colours, 'foot');
  const crater = isWide ? { x: 720, y: 250, half: 760, foot: 760 } : { x: 215, y: 232, half: 300, foot: 560 };
  const from = isWide ? height * 0.6 : 430;
  return (
    rect(0, 0, width, height, 0, a.linearAt(sky, 0, 0, 0, height * 0.66)) +
    smoke(a, crater.x, crater.y, isWide ? 170 : 96, colours, random) +
    (isWide
      ? mountain(a, field, 150, 480, 420, 800, colours, random) +
        mountain(a, field, 1330, 450, 430, 800, colours, random)
      : mountain(a, field, 20, 400, 160, 600, colours, random) +
        mountain(a, field, 420, 380, 170, 600, colours, random)) +
    mountain(a, field, crater.x, crater.y, crater.half, crater.foot, colours, random) +
    nest(a, field, colours, random) +
    rect(
      0,
      from,
      width,
      height - from,
      0,
      a.linear([
        [0, foot, 0],
        [0.45, foot, 0.84],
        [1, foot, 1],
      ]),
    ) +
    sparks(a, field, colours, random)
  );
}

const NEEDS: PaletteNeeds = { sky: 4, smoke: 2, rock: 3, lava: 3, foot: 1 };

export const volcanoScenes: Readonly<Record<string, SceneDrawing>> = { volcano: { colours: NEEDS, draw: volcano } };
