import {
  circle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { cloud } from '../../props/effects.ts';
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

const several = (colours: Palette, use: string): readonly string[] => colours[use] ?? [];

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

/** A pillar of red lacquer with gilded collars and a dragon's coil in relief. */
function pillar(
  a: Drawing,
  x: number,
  width: number,
  top: number,
  height: number,
  colours: Palette,
  isMirrored: boolean,
): string {
  const [light = '', middle = '', deep = ''] = several(colours, 'pillars');
  const gold = a.linear([...several(colours, 'gold'), colourOf(colours, 'gold', 1)]);
  const shaft = a.linear(
    [
      [0, deep],
      [0.22, middle],
      [0.42, light],
      [0.68, middle],
      [1, mix(deep, '#000000', 0.35)],
    ],
    0,
    0,
    1,
    0,
  );
  const collar = (y: number, rise: number) => rect(x - width * 0.1, y, width * 1.2, rise, rise * 0.3, gold);
  const middleOf = x + width / 2;
  const reach = width * 0.62;
  let coil = `M${tenth(middleOf - reach)},${tenth(top + 96)}`;
  for (let i = 0; i < 4; i++) {
    const y = top + 96 + i * 150;
    coil += `C${tenth(middleOf + reach * 1.3)},${tenth(y + 28)} ${tenth(middleOf + reach * 1.1)},${tenth(y + 92)} ${tenth(middleOf)},${tenth(y + 100)}S${tenth(middleOf - reach * 1.5)},${tenth(y + 128)} ${tenth(middleOf - reach)},${tenth(y + 150)}`;
  }
  const inside = `clip-path="${a.clip(`M${tenth(x)},${tenth(top)}h${tenth(width)}v${height}h${tenth(-width)}Z`)}"`;
  const relief = group(
    stroke(coil, deep, width * 0.34, 'opacity=".55" transform="translate(2 4)"') +
      stroke(coil, colourOf(colours, 'gold', 2), width * 0.26) +
      stroke(coil, colourOf(colours, 'gold', 1), width * 0.24) +
      stroke(coil, colourOf(colours, 'gold', 0), width * 0.08, 'stroke-dasharray="2 7" opacity=".8"'),
    inside,
  );
  const drawn =
    rect(
      x + width * 0.95,
      top,
      width * 0.5,
      height,
      0,
      a.linear(
        [
          [0, '#000000', 0.4],
          [1, '#000000', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(x, top, width, height, 0, shaft) +
    relief +
    collar(top + 40, 12) +
    collar(top + 60, 6) +
    collar(top + 76, 6);
  return isMirrored ? group(drawn, `transform="translate(${tenth(2 * middleOf)} 0) scale(-1 1)"`) : drawn;
}

/** A lantern on a cord, its middle at x, y. */
function lantern(a: Drawing, x: number, y: number, r: number, from: number, colours: Palette): string {
  const gold = a.linear(several(colours, 'gold'));
  const [bright = '', deep = ''] = several(colours, 'lantern');
  const ribs = [-0.55, 0, 0.55]
    .map(
      (k) =>
        `M${tenth(x + k * r * 0.9)},${tenth(y - r * 0.86)}Q${tenth(x + k * r * 1.7)},${y} ${tenth(x + k * r * 0.9)},${tenth(y + r * 0.86)}`,
    )
    .join('');
  return (
    a.glow(x, y, r * 3.2, bright, 0.5) +
    stroke(`M${x},${tenth(from)}V${tenth(y - r)}`, colourOf(colours, 'gold', 1), 1.6) +
    ellipse(x, y, r * 1.06, r * 0.9, a.radial(['#FFF6C8', bright, deep], 0.46, 0.46, 0.62)) +
    stroke(ribs, deep, 1.2, 'opacity=".5"') +
    rect(x - r * 0.5, y - r * 1.04, r, r * 0.22, 2, gold) +
    rect(x - r * 0.5, y + r * 0.82, r, r * 0.22, 2, gold) +
    stroke(
      `M${tenth(x - r * 0.24)},${tenth(y + r * 1.06)}v${tenth(r * 0.8)}M${x},${tenth(y + r * 1.06)}v${tenth(r)}M${tenth(x + r * 0.24)},${tenth(y + r * 1.06)}v${tenth(r * 0.8)}`,
      colourOf(colours, 'gold', 1),
      2,
    )
  );
}

/** The eaves and the painted beam under them, along the upper edge. */
function eaves(a: Drawing, { width }: SceneField, depth: number, colours: Palette): string {
  const [tile = '', beam = ''] = several(colours, 'roof');
  const gold = a.linear(several(colours, 'gold'));
  const pitch = 26;
  let tiles = '';
  let brackets = '';
  for (let x = (width % pitch) / 2 - pitch; x < width + pitch; x += pitch) {
    tiles +=
      circle(x + pitch / 2, depth * 0.36, 7, tile) +
      circle(x + pitch / 2, depth * 0.36, 3.4, colourOf(colours, 'gold', 1), 'opacity=".8"');
    brackets += path(
      `M${tenth(x + 5)},${tenth(depth * 0.46)}h${pitch - 10}l-4,${tenth(depth * 0.16)}h${-(pitch - 18)}Z`,
      colourOf(colours, 'pillars', 1),
    );
  }
  let scrolls = '';
  for (let x = width / 2 - 60 * Math.ceil(width / 120); x < width + 60; x += 60)
    scrolls += `M${tenth(x)},${tenth(depth * 0.86)}q8,-12 16,0t16,0`;
  return (
    rect(0, 0, width, depth * 0.4, 0, a.linear([mix(tile, '#000000', 0.55), tile])) +
    rect(0, depth * 0.44, width, depth * 0.24, 0, mix(beam, '#000000', 0.55)) +
    brackets +
    tiles +
    rect(0, depth * 0.64, width, depth * 0.36, 0, a.linear([lighten(beam, 0.06), beam, mix(beam, '#000000', 0.4)])) +
    stroke(scrolls, colourOf(colours, 'gold', 1), 1.8, 'opacity=".55"') +
    rect(0, depth * 0.64, width, 2.4, 0, gold) +
    rect(0, depth * 0.97, width, 3, 0, gold) +
    rect(
      0,
      depth,
      width,
      26,
      0,
      a.linear([
        [0, '#000000', 0.5],
        [1, '#000000', 0],
      ]),
    )
  );
}

/** The polished floor, whose tiles run to a point under the moon. */
function floor(a: Drawing, { width, height }: SceneField, from: number, colours: Palette): string {
  const light = colourOf(colours, 'mist');
  let lines = '';
  for (let i = -6; i <= 6; i++)
    lines += `M${tenth(width / 2 + i * width * 0.05)},${tenth(from)}L${tenth(width / 2 + i * width * 0.24)},${height}`;
  for (let i = 1; i < 5; i++) lines += `M0,${tenth(from + (height - from) * (i / 5) ** 2)}H${width}`;
  return (
    rect(
      0,
      from,
      width,
      height - from,
      0,
      a.linear([
        mix(colourOf(colours, 'mountains', 2), light, 0.16),
        colourOf(colours, 'mountains', 2),
        colourOf(colours, 'foot'),
      ]),
    ) +
    ellipse(
      width / 2,
      from + 26,
      width * 0.24,
      60,
      colourOf(colours, 'moon', 1),
      `opacity=".22" filter="${a.blur(16)}"`,
    ) +
    stroke(lines, light, 1.2, 'opacity=".1"')
  );
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
    posts
      .map(
        (x, i) =>
          pillar(a, x, thick - i * 22, depth - 6, (i === 0 ? height : horizon) - depth, colours, false) +
          pillar(
            a,
            width - x - (thick - i * 22),
            thick - i * 22,
            depth - 6,
            (i === 0 ? height : horizon) - depth,
            colours,
            true,
          ),
      )
      .join('') +
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
