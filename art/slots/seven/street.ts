import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  mix,
  polygon,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { colourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField as Field } from '../SceneDrawing.ts';
import { blade, sign } from './signs.ts';
import { tube } from './tube.ts';

/** The point in which the lines of the street meet, and the reach of its sides at the edge of the picture. */
interface View {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly up: number;
  readonly down: number;
}

/** A light on the street, which the wet road mirrors. */
interface Light {
  readonly x: number;
  readonly foot: number;
  readonly colour: string;
  readonly size: number;
}

const viewOf = ({ width, height }: Field): View =>
  width > height
    ? { x: width / 2, y: height * 0.5, across: width * 0.54, up: height * 0.62, down: height * 0.3 }
    : { x: width / 2, y: height * 0.42, across: width * 0.66, up: height * 0.5, down: height * 0.24 };

/** A point on the wall of a side: `t` 0 at the end of the street and 1 at the picture, `v` -1 at the roof and 1 on the ground. */
const wallPoint = (view: View, side: -1 | 1, t: number, v: number): readonly [number, number] => [
  view.x + side * view.across * t,
  view.y + (v < 0 ? view.up * v : view.down * v) * t,
];

/** How `t` runs along a wall so that equal windows look equal. */
const along = (from: number, to: number, part: number): number => 1 / (1 / from + (1 / to - 1 / from) * part);

function windows(
  view: View,
  side: -1 | 1,
  [from, to, roof]: readonly [number, number, number],
  colours: readonly string[],
  random: Random,
): string {
  const columns = 3;
  const rows = Math.max(4, Math.round(8 * roof));
  let drawn = '';
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const isLit = random() < 0.42;
      const colour = isLit ? cycle(colours, Math.floor(random() * colours.length)) : '#1C0C46';
      const [u0, u1] = [along(from, to, (column + 0.2) / columns), along(from, to, (column + 0.8) / columns)];
      const span = roof + 0.2;
      const [v0, v1] = [-roof + (span * (row + 0.3)) / rows, -roof + (span * (row + 0.78)) / rows];
      drawn += polygon(
        [
          wallPoint(view, side, u0, v0),
          wallPoint(view, side, u1, v0),
          wallPoint(view, side, u1, v1),
          wallPoint(view, side, u0, v1),
        ],
        colour,
        `opacity="${isLit ? tenth(0.55 + random() * 0.4) : 0.8}"`,
      );
    }
  return drawn;
}

/** A shop: lit glass with bars, a door, and things in its window. */
function shop(
  a: Drawing,
  view: View,
  side: -1 | 1,
  [from, to]: readonly [number, number],
  [light, deep]: readonly [string, string],
  random: Random,
): string {
  const at = (part: number, v: number) => wallPoint(view, side, along(from, to, part), v);
  const face = (left: number, right: number, up: number, down: number, fill: string, more = '') =>
    polygon([at(left, up), at(right, up), at(right, down), at(left, down)], fill, more);
  const line = (part: number, up: number, down: number) => {
    const [[x0, y0], [x1, y1]] = [at(part, up), at(part, down)];
    return `M${tenth(x0)},${tenth(y0)}L${tenth(x1)},${tenth(y1)}`;
  };
  const frame = mix(deep, '#000000', 0.4);
  const door = side > 0 ? 0.16 : 0.66;
  let things = '';
  for (let part = 0.1; part < 0.9; part += 0.075) {
    if (part > door - 0.06 && part < door + 0.22) continue;
    things += face(part, part + 0.055, 0.92 - random() * 0.26, 0.93, mix(light, frame, 0.7 + random() * 0.2));
  }
  const stripes = Array.from({ length: 6 }, (_, i) =>
    face(0.05 + i * 0.15, 0.125 + i * 0.15, 0.34, 0.45, i % 2 === 0 ? '#FFF0FF' : light, 'opacity=".85"'),
  );
  const width = tenth(0.6 + 3.2 * to);
  return (
    face(0.08, 0.92, 0.36, 0.98, a.linear([mix(light, '#FFFFFF', 0.5), light, mix(light, deep, 0.55)])) +
    things +
    face(door, door + 0.18, 0.5, 0.985, '#FFF3D8') +
    face(door + 0.03, door + 0.15, 0.56, 0.985, mix(light, frame, 0.55)) +
    stroke(line(0.36, 0.45, 0.98) + line(0.62, 0.45, 0.98), frame, width) +
    face(0.05, 0.95, 0.93, 1, frame) +
    face(0.05, 0.95, 0.34, 0.45, mix(light, deep, 0.5)) +
    stripes.join('')
  );
}

/** The houses of one side, from the end of the street to the picture. */
function row(a: Drawing, view: View, side: -1 | 1, colours: Palette, random: Random, lights: Light[]): string {
  const [light, middle, deep] = threeOf(colours, 'wall');
  const neon = colours['neon'] ?? [];
  const panes = colours['window'] ?? [];
  const edges = [0.1, 0.15, 0.22, 0.33, 0.5, 0.76, 1.16];
  let drawn = '';
  for (let i = 0; i + 1 < edges.length; i += 1) {
    const [from, to] = [edges[i] ?? 0.1, edges[i + 1] ?? 1];
    const roof = 0.56 + random() * 0.44;
    const wall = [
      wallPoint(view, side, from, -roof),
      wallPoint(view, side, to, -roof),
      wallPoint(view, side, to, 1),
      wallPoint(view, side, from, 1),
    ];
    const near = i / 5;
    const first = cycle(neon, i * 2 + (side > 0 ? 1 : 0));
    const second = cycle(neon, i * 2 + (side > 0 ? 3 : 2));
    // The roof's edge is a tube.
    const [x0, y0] = wallPoint(view, side, from, -roof);
    const [x1, y1] = wallPoint(view, side, to, -roof);
    const [sx0, sy0] = wallPoint(view, side, along(from, to, 0.05), 0.34);
    const [sx1, sy1] = wallPoint(view, side, along(from, to, 0.95), 0.34);
    const [gx0, gy0] = wallPoint(view, side, along(from, to, 0.12), 0.98);
    const [gx1, gy1] = wallPoint(view, side, along(from, to, 0.88), 0.98);
    drawn +=
      polygon(wall, a.linear([mix(middle, light, 1 - near), middle, deep], side > 0 ? 0 : 1, 0, side > 0 ? 1 : 0, 1)) +
      windows(view, side, [from, to, roof], panes, random) +
      // The shop below: its light falls on the pavement.
      shop(a, view, side, [from, to], [second, deep], random) +
      tube(a, `M${tenth(sx0)},${tenth(sy0)}L${tenth(sx1)},${tenth(sy1)}`, second, 1.4 + 3.4 * near, { glow: 0.9 }) +
      tube(a, `M${tenth(x0)},${tenth(y0)}L${tenth(x1)},${tenth(y1)}`, first, 1 + 2.6 * near, { glow: 0.7 });
    const middleT = along(from, to, 0.5);
    const size = view.across * 0.0044 * middleT;
    const [mx, my] = wallPoint(view, side, middleT, -roof * 0.58);
    lights.push({ x: (gx0 + gx1) / 2, foot: Math.max(gy0, gy1), colour: second, size: (to - from) * view.across });
    if (i > 0 && i < 6) {
      const hung = [mx - side * 26 * size, my, size] as const;
      drawn +=
        i % 2 === (side > 0 ? 0 : 1)
          ? blade(a, hung, [first, second])
          : sign(a, i * 3 + (side > 0 ? 2 : 0), [mx, my, size * 1.25], [first, second]);
      lights.push({ x: hung[0], foot: wallPoint(view, side, middleT, 1)[1], colour: first, size: 44 * size });
    }
  }
  return drawn;
}

/** Puddles: place as a share of the road, and size. */
const PUDDLES = [
  [0.16, 0.6, 0.16],
  [0.74, 0.68, 0.2],
  [0.4, 0.88, 0.24],
] as const;

/** The road: wet asphalt with the lights of the street in it, cut by ripples. */
function road(
  a: Drawing,
  field: Field,
  view: View,
  colours: Palette,
  lights: readonly Light[],
  random: Random,
): string {
  const { width, height } = field;
  const [far, near] = [colourOf(colours, 'road'), colourOf(colours, 'road', 1)];
  const top = view.y + view.down * 0.1;
  let drawn = rect(0, top, width, height - top, 0, a.linear([mix(far, colourOf(colours, 'horizon'), 0.35), far, near]));
  drawn += a.glow(view.x, top + 20, width * 0.42, colourOf(colours, 'horizon'), 0.55);
  // Each light is a long blurred streak below its foot.
  let streaks = '';
  for (const { x, foot, colour, size } of lights) {
    const reach = Math.min(height - foot, (height - view.y) * 0.34 + size * 2.2);
    streaks += rect(
      x - size * 0.32,
      foot,
      size * 0.64,
      reach,
      0,
      a.linear([
        [0, colour, 0.85],
        [0.4, colour, 0.4],
        [1, colour, 0],
      ]),
    );
  }
  drawn += group(streaks, `filter="${a.blur(width > height ? 7 : 4)}"`);
  // Ripples of the wet road, dark and light, larger towards the picture.
  let dark = '';
  let bright = '';
  for (let i = 0; i < 110; i += 1) {
    const depth = random() ** 0.7;
    const y = top + 14 + (height - top - 14) * depth;
    const long = (18 + 130 * depth) * (0.4 + random() * 0.8);
    const d = `M${tenth(random() * width - long / 2)},${tenth(y)}h${tenth(long)}`;
    if (i % 3 === 0) bright += d;
    else dark += d;
  }
  drawn += stroke(dark, near, 2.6, 'opacity=".62"') + stroke(bright, '#FFE0FF', 1, 'opacity=".2"');
  // Puddles mirror the glow of the sky.
  for (const [x, y, r] of PUDDLES) {
    const [px, py, pr] = [width * x, top + (height - top) * y, Math.min(width, height) * r];
    const fill = a.linear([
      [0, '#FF9AEC', 0.62],
      [0.5, '#B05AFF', 0.34],
      [1, '#22E0FF', 0.2],
    ]);
    drawn +=
      ellipse(px, py, pr, pr * 0.13, fill) +
      ellipse(px + pr * 0.5, py + pr * 0.08, pr * 0.62, pr * 0.1, fill) +
      stroke(
        `M${tenth(px - pr * 0.7)},${tenth(py - pr * 0.05)}h${tenth(pr * 0.9)}M${tenth(px - pr * 0.2)},${tenth(py + pr * 0.04)}h${tenth(pr * 0.7)}`,
        '#FFE6FF',
        1.4,
        'opacity=".4"',
      );
  }
  return drawn;
}

/** A double ring of tubes over the street, hung on cables. */
function ringSign(a: Drawing, { moon: { x, y, r }, width }: Field, colours: Palette): string {
  const [first, second] = [colourOf(colours, 'neon', 0), colourOf(colours, 'neon', 1)];
  const round = (radius: number) =>
    `M${tenth(x - radius)},${tenth(y)}A${radius},${radius} 0 0 1 ${tenth(x + radius)},${tenth(y)}A${radius},${radius} 0 0 1 ${tenth(x - radius)},${tenth(y)}Z`;
  return (
    a.glow(x, y, r * 2.1, first, 0.55) +
    stroke(
      `M0,${tenth(y - r * 0.9)}Q${tenth(x - r)},${tenth(y - r * 0.4)} ${tenth(x - r * 0.9)},${tenth(y - r * 0.42)}M${width},${tenth(y - r * 0.9)}Q${tenth(x + r)},${tenth(y - r * 0.4)} ${tenth(x + r * 0.9)},${tenth(y - r * 0.42)}`,
      '#06010F',
      3,
    ) +
    circle(
      x,
      y,
      r * 0.98,
      a.radial([
        [0, first, 0.5],
        [0.7, first, 0.22],
        [1, first, 0.4],
      ]),
    ) +
    tube(a, round(r), first, r * 0.06, { glow: 1 }) +
    tube(a, round(r * 0.84), second, r * 0.036, { glow: 0.9 })
  );
}

function rain({ width, height }: Field, random: Random): string {
  let d = '';
  for (let i = 0; i < width / 7; i += 1) {
    const long = 10 + random() * 26;
    d += `M${tenth(random() * width)},${tenth(random() * height * 0.86)}l${tenth(-long * 0.16)},${tenth(long)}`;
  }
  return stroke(d, '#D8F0FF', 0.9, 'opacity=".24"');
}

function skyline(a: Drawing, { width }: Field, view: View, colours: Palette, random: Random): string {
  const deep = threeOf(colours, 'wall')[2];
  const base = view.y + view.down * 0.12;
  let drawn = a.glow(view.x, base, width * 0.5, colourOf(colours, 'horizon'), 0.95);
  for (let x = view.x - view.across * 0.34; x < view.x + view.across * 0.34; x += 16) {
    const high = view.up * (0.07 + random() * 0.16);
    drawn += rect(x, base - high, 14, high + 2, 0, mix(deep, colourOf(colours, 'horizon'), 0.32));
    for (let k = 0; k < 4; k += 1)
      if (random() < 0.6)
        drawn += rect(
          x + 2 + random() * 8,
          base - high + 6 + random() * (high - 10),
          2,
          2.6,
          0,
          '#FFE9A0',
          'opacity=".7"',
        );
  }
  return drawn;
}

/** A street at night after rain: houses with neon signs on both sides, their light on the wet asphalt. */
function street(a: Drawing, field: Field, colours: Palette): string {
  const random = seededRandom('street');
  const { width, height } = field;
  const view = viewOf(field);
  const lights: Light[] = [];
  const left = row(a, view, -1, colours, random, lights);
  const right = row(a, view, 1, colours, random, lights);
  const foot = colourOf(colours, 'foot');
  return (
    rect(0, 0, width, height, 0, a.linear([...(colours['sky'] ?? [])])) +
    ringSign(a, field, colours) +
    skyline(a, field, view, colours, random) +
    road(a, field, view, colours, lights, random) +
    left +
    right +
    rain(field, random) +
    rect(
      0,
      height * 0.62,
      width,
      height * 0.38,
      0,
      a.linear([
        [0, foot, 0],
        [1, foot, 0.85],
      ]),
    )
  );
}

export const streetScenes: Readonly<Record<string, SceneDrawing>> = {
  street: {
    colours: { sky: 4, horizon: 1, wall: 3, neon: 5, window: 3, road: 2, foot: 1 },
    draw: street,
  },
};
