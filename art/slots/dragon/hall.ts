import { circle, type Drawing, group, path, type Random, rect, seededRandom, tenth } from '../../drawing/index.ts';
import { cloud } from '../../props/effects.ts';
import { eaves, floor, lantern, pillar, several } from './architecture.ts';
import { colourOf, type Palette, type PaletteNeeds } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';

/** The colours of the hall. */
const HALL_COLOURS: PaletteNeeds = {
  /** From the zenith to the ground. */
  sky: 4,
  moon: 3,
  halo: 1,
  /** Mountains from far to near. */
  mountains: 3,
  mist: 1,
  /** Lacquer of the pillars from light to deep. */
  pillars: 3,
  /** Gilded fittings from light to deep. */
  gold: 3,
  /** The painted beam and the tiles of the roof. */
  roof: 2,
  lantern: 2,
  firefly: 1,
  foot: 1,
};

function stars({ width, height }: SceneField, random: Random): string {
  let drawn = '';
  for (let i = 0; i < (width * height) / 9000; i++) {
    const r = 0.4 + random() ** 3 * 1.4;
    drawn += circle(
      random() * width,
      random() * height * 0.36,
      r,
      '#FFF8DC',
      `opacity="${tenth(0.2 + random() * 0.7)}"`,
    );
  }
  return drawn;
}

function moonDisc(a: Drawing, x: number, y: number, r: number, colours: Palette): string {
  const halo = colourOf(colours, 'halo');
  const ring = (size: number, width: number, opacity: number) =>
    circle(
      x,
      y,
      r * size,
      'none',
      `stroke="${colourOf(colours, 'moon', 1)}" stroke-width="${width}" opacity="${opacity}"`,
    );
  const spot = (dx: number, dy: number, size: number, opacity: number) =>
    circle(x + dx * r, y + dy * r, size * r, colourOf(colours, 'moon', 2), `opacity="${opacity}"`);
  return (
    a.glow(x, y, r * 2.5, halo, 0.5) +
    ring(1.11, 2, 0.4) +
    ring(1.24, 1.2, 0.28) +
    circle(x, y, r, a.radial(several(colours, 'moon'), 0.42, 0.34, 0.8)) +
    spot(-0.42, -0.42, 0.15, 0.3) +
    spot(-0.12, -0.66, 0.08, 0.28) +
    spot(0.46, 0.26, 0.21, 0.26) +
    spot(0.56, -0.24, 0.09, 0.28) +
    spot(-0.6, 0.2, 0.11, 0.24)
  );
}

/** Peaks of limestone that rise towards the edges, so that the moon stays free. */
function peaks({ width, height }: SceneField, foot: number, rise: number, step: number, random: Random): string {
  const count = Math.round(width / step);
  let d = `M0,${height}V${tenth(foot)}`;
  for (let i = 0; i < count; i++) {
    const x = (i * width) / count;
    const next = ((i + 1) * width) / count;
    const aside = Math.min(1, Math.abs((x + next) / 2 - width / 2) / Math.min(width / 2, height * 0.42));
    const top = foot - rise * (0.2 + 0.8 * aside) * (0.6 + random() * 0.5);
    const half = (next - x) / 2;
    // A steep side, a round top and a shoulder.
    d += `C${tenth(x + half * 0.34)},${tenth(foot - 4)} ${tenth(x + half * 0.5)},${tenth(top)} ${tenth(x + half)},${tenth(top)}`;
    d += `C${tenth(x + half * 1.4)},${tenth(top)} ${tenth(x + half * 1.4)},${tenth(top + (foot - top) * 0.6)} ${tenth(next)},${tenth(foot - random() * 8)}`;
  }
  return `${d}V${height}Z`;
}

const mist = (a: Drawing, { width }: SceneField, y: number, rise: number, colour: string, opacity: number) =>
  rect(
    0,
    y - rise / 2,
    width,
    rise,
    0,
    a.linear([
      [0, colour, 0],
      [0.5, colour, opacity],
      [1, colour, 0],
    ]),
  );

/** A pagoda of `tiers` in the distance, its foot at x, y. */
function pagoda(x: number, y: number, size: number, tiers: number, colour: string, light: string): string {
  let drawn = '';
  let at = y;
  for (let tier = 0; tier < tiers; tier++) {
    const half = size * (1 - tier * 0.14);
    const wall = size * 0.5;
    drawn +=
      rect(x - half * 0.52, at - wall, half * 1.04, wall, 0, colour) +
      rect(x - half * 0.1, at - wall * 0.7, half * 0.2, wall * 0.5, 0, light, 'opacity=".8"');
    at -= wall;
    drawn += path(
      `M${tenth(x - half)},${tenth(at - 1)}C${tenth(x - half * 0.7)},${tenth(at - 3)} ${tenth(x - half * 0.5)},${tenth(at - size * 0.18)} ${tenth(x - half * 0.42)},${tenth(at - size * 0.3)}H${tenth(x + half * 0.42)}C${tenth(x + half * 0.5)},${tenth(at - size * 0.18)} ${tenth(x + half * 0.7)},${tenth(at - 3)} ${tenth(x + half)},${tenth(at - 1)}L${tenth(x + half * 0.9)},${tenth(at + size * 0.06)}H${tenth(x - half * 0.9)}Z`,
      colour,
    );
    at -= size * 0.28;
  }
  return drawn + rect(x - 1.2, at - size * 0.6, 2.4, size * 0.6, 0, colour);
}

function fireflies(a: Drawing, { width, height }: SceneField, colour: string, random: Random): string {
  let drawn = '';
  for (let i = 0; i < Math.round(width / 24); i++) {
    const x = random() * width;
    const y = height * (0.2 + random() * 0.55);
    const r = 0.7 + random() * 1.5;
    drawn += a.glow(x, y, r * 6, colour, 0.45) + circle(x, y, r, '#F4FFF4');
  }
  return drawn;
}

/** A jade hall, open to the mountains under the moon: red pillars, eaves, lanterns, mist, a polished floor. */
function hall(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('jade hall');
  const { width, height } = field;
  const isWide = width > height;
  const moon = isWide ? { x: width / 2, y: 300, r: 210 } : { x: width / 2, y: 226, r: 138 };
  const [far = '', middle = '', near = ''] = several(colours, 'mountains');
  const veil = colourOf(colours, 'mist');
  const horizon = isWide ? height * 0.7 : height * 0.62;
  const depth = isWide ? 62 : 52;
  const lines = Array.from({ length: isWide ? 8 : 5 }, (_, i) =>
    cloud(
      random() * width,
      moon.y * 0.6 + random() * (horizon - moon.y) * 0.9,
      0.42 + random() * 0.36,
      veil,
      0.26,
      i % 2 ? 1 : -1,
    ),
  ).join('');
  const thick = isWide ? 74 : 42;
  const posts = isWide ? [96, 300] : [-6];
  const leftPillars = posts
    .map((x, i) => {
      const foot = i === 0 ? height : horizon;
      const post = { x, width: thick - i * 22, top: depth - 6, height: foot - depth, turns: isWide ? 4 : 2 };
      return pillar(a, post, colours);
    })
    .join('');
  const lamp = isWide ? { x: 236, y: 196, r: 34 } : { x: 52, y: 0, r: 0 };
  return (
    rect(0, 0, width, height, 0, a.linear(several(colours, 'sky'))) +
    stars(field, random) +
    moonDisc(a, moon.x, moon.y, moon.r, colours) +
    path(peaks(field, height * 0.44, height * 0.2, isWide ? 130 : 78, random), far) +
    mist(a, field, height * 0.42, height * 0.16, veil, 0.26) +
    pagoda(
      isWide ? width * 0.36 : width * 0.24,
      height * 0.475,
      isWide ? 40 : 24,
      4,
      middle,
      colourOf(colours, 'lantern'),
    ) +
    path(peaks(field, height * 0.52, height * 0.19, isWide ? 190 : 104, random), middle) +
    mist(a, field, height * 0.51, height * 0.16, veil, 0.24) +
    path(peaks(field, height * 0.62, height * 0.17, isWide ? 260 : 140, random), near) +
    lines +
    mist(a, field, height * 0.61, height * 0.12, veil, 0.2) +
    floor(a, field, horizon, colours) +
    leftPillars +
    group(leftPillars, `transform="translate(${width} 0) scale(-1 1)"`) +
    eaves(a, field, depth, colours) +
    (lamp.r > 0
      ? lantern(a, lamp.x, lamp.y, lamp.r, depth, colours) + lantern(a, width - lamp.x, lamp.y, lamp.r, depth, colours)
      : '') +
    fireflies(a, field, colourOf(colours, 'firefly'), random) +
    rect(
      0,
      height * 0.56,
      width,
      height * 0.44,
      0,
      a.linear([
        [0, colourOf(colours, 'foot'), 0],
        [0.5, colourOf(colours, 'foot'), 0.86],
        [1, colourOf(colours, 'foot'), 1],
      ]),
    )
  );
}

export const hallScenes: Readonly<Record<string, SceneDrawing>> = { hall: { colours: HALL_COLOURS, draw: hall } };
