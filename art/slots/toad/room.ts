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
import { colourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { goldLight, lampLight } from './light.ts';

/** A stalk of bamboo outside the window. */
const bamboo = (x: number, top: number, foot: number, tone: string, random: Random): string => {
  let drawn = stroke(`M${x},${foot}Q${tenth(x + 6)},${tenth((top + foot) / 2)} ${tenth(x + 2)},${top}`, tone, 7);
  for (let y = top + 14; y < foot; y += 40) {
    const side = random() < 0.5 ? -1 : 1;
    for (let nth = 0; nth < 4; nth += 1) {
      const turn = side * (30 + nth * 24);
      drawn += group(
        path('M0,0C-5,16 -4,34 0,46C5,34 5,16 0,0Z', tone),
        placed(x + side * 3, y + nth * 2, 0.8 + random() * 0.4, -turn),
      );
    }
  }
  return drawn;
};

/** The round window with the street in the rain. */
function roundWindow(a: Drawing, { moon: { x, y, r } }: SceneField, colours: Palette): string {
  const random = seededRandom('rain');
  const [high, middle, low] = threeOf(colours, 'sky');
  const [light, wood, deep] = threeOf(colours, 'wood');
  const [glow, paper] = [colourOf(colours, 'lamp'), colourOf(colours, 'lamp', 1)];
  const far = mix(low, deep, 0.55);
  const near = mix(high, '#000000', 0.35);
  const roof = (px: number, py: number, size: number, tone: string) =>
    group(
      path('M-78,0C-56,-4 -44,-20 -34,-34H34C44,-20 56,-4 78,0C66,8 -66,8 -78,0Z', tone) +
        rect(-50, 0, 100, 80, 0, tone),
      placed(px, py, size),
    );
  let rain = '';
  let splash = '';
  for (let at = 0; at < 70; at += 1) {
    const px = -r + random() * 2 * r;
    const py = -r + random() * 2 * r;
    const long = 10 + random() * 22;
    rain += `M${tenth(px)},${tenth(py)}l${tenth(-long * 0.22)},${tenth(long)}`;
    if (at % 5 === 0) splash += `M${tenth(px - 5)},${tenth(r * 0.62 + random() * 30)}q5,-5 10,0`;
  }
  const lit = (px: number, py: number) =>
    a.glow(px, py, 44, glow, 0.75) +
    ellipse(px, py, 8, 10, paper) +
    rect(px - 4, py - 13, 8, 3, 1, deep) +
    rect(px - 4, py + 10, 8, 3, 1, deep);
  const view =
    circle(0, 0, r, a.linear([high, middle, low])) +
    roof(-r * 0.55, r * 0.3, 0.8, far) +
    roof(r * 0.5, r * 0.18, 0.95, far) +
    rect(-r * 0.36, r * 0.42, 10, 12, 1, glow, 'opacity=".85"') +
    rect(r * 0.4, r * 0.36, 11, 14, 1, glow, 'opacity=".85"') +
    rect(r * 0.6, r * 0.36, 11, 14, 1, glow, 'opacity=".6"') +
    roof(0, r * 0.62, 1.25, near) +
    lit(-r * 0.7, r * 0.26) +
    lit(r * 0.16, r * 0.3) +
    ellipse(0, r * 0.95, r * 0.9, r * 0.3, mix(low, glow, 0.2), 'opacity=".7"') +
    bamboo(-r * 0.82, -r * 0.7, r, mix(near, '#1A5A1A', 0.4), random) +
    bamboo(r * 0.86, -r * 0.9, r, mix(near, '#1A5A1A', 0.4), random) +
    stroke(rain, colourOf(colours, 'rain'), 1.5, 'opacity=".55"') +
    stroke(splash, colourOf(colours, 'rain'), 1.4, 'opacity=".6"');
  const outline = `M0,${-r}A${r},${r} 0 1 1 -.01,${-r}Z`;
  return group(
    a.glow(0, 0, r * 1.7, glow, 0.28) +
      group(view, `clip-path="${a.clip(outline)}"`) +
      group(
        circle(0, 0, r + 5, 'none', `stroke="${a.linear([light, wood, deep])}" stroke-width="15"`),
        lampLight(a, 4, '#080402'),
      ) +
      circle(0, 0, r - 3, 'none', `stroke="${deep}" stroke-width="3" opacity=".85"`) +
      circle(0, 0, r + 12, 'none', `stroke="${mix(light, '#FFFFFF', 0.3)}" stroke-width="1.400" opacity=".55"`),
    placed(x, y),
  );
}

/** A paper lamp on its cord. */
const lamp = (a: Drawing, x: number, y: number, size: number, colours: Palette): string => {
  const [glow, paper, rib] = threeOf(colours, 'lamp');
  return group(
    a.glow(0, 26, 104, glow, 0.55) +
      stroke('M0,-160V0', '#2A1804', 2) +
      group(ellipse(0, 26, 28, 26, a.radial([paper, glow, rib], 0.45, 0.5, 0.72)), goldLight(a, 3)) +
      stroke('M-10,1C-16,16 -16,36 -10,51M10,1C16,16 16,36 10,51M0,0V52', rib, 1.4, 'opacity=".6"') +
      rect(-11, -3, 22, 6, 2, '#5A3208') +
      rect(-11, 49, 22, 6, 2, '#5A3208') +
      stroke('M-4,55V70M0,55V76M4,55V70', '#C8201E', 2),
    placed(x, y, size),
  );
};

/** A thing that stands on a shelf, its foot at 0,0. */
const GOODS: readonly ((a: Drawing) => string)[] = [
  // Ledgers that lie on each other.
  (a) =>
    [0, -9, -18, -27]
      .map(
        (y, at) =>
          rect(
            -22 + (at % 2) * 3,
            y - 9,
            42,
            9,
            1.5,
            a.linear(at % 2 ? ['#4A7AA8', '#1E3A5E'] : ['#5E8A4A', '#24481E']),
          ) + rect(16 + (at % 2) * 3, y - 7.5, 5, 6, 0, '#F6E8BE'),
      )
      .join(''),
  // Scrolls in a pot.
  (a) =>
    [-8, 2, 10]
      .map((x, at) => rect(x - 4, -58 + at * 6, 8, 34, 3, a.linear(['#FFF3D0', '#C8A868'], 0, 0, 1, 0)))
      .join('') +
    path('M-18,-32H18L14,0H-14Z', a.linear(['#3E8A8A', '#1A4A54'], 0, 0, 1, 0)) +
    stroke('M-17,-26H17', '#8AD0C8', 2, 'opacity=".6"'),
  // Ingots.
  (a) =>
    [
      [-11, 0],
      [11, 0],
      [0, -12],
    ]
      .map(([x = 0, y = 0]) =>
        group(
          path(
            'M-13,-8C-11,2 11,2 13,-8C16,-12 12,-15 9,-13L6,-9H-6L-9,-13C-12,-15 -16,-12 -13,-8Z',
            a.linear(['#FFF3A8', '#F0AE2A', '#9A5E08']),
          ) + ellipse(0, -9, 7, 4, '#FFF6C0'),
          placed(x, y - 1),
        ),
      )
      .join(''),
  // A jar with a paper lid.
  (a) =>
    path(
      'M-15,-34C-22,-27 -21,-6 -14,0H14C21,-6 22,-27 15,-34Z',
      a.linear(['#8A5A2E', '#4A2A10', '#2A1604'], 0, 0, 1, 0),
    ) +
    path('M-17,-40H17L14,-32H-14Z', a.linear(['#F04A36', '#9A1410'])) +
    path('M0,-27L9,-17L0,-7L-9,-17Z', '#F6D46A'),
  // A small scale.
  () =>
    stroke('M0,0V-40M-20,-34L20,-40M-20,-34L-28,-16H-12ZM20,-40L12,-22H28Z', '#E0A832', 2.4) +
    path('M-28,-16C-26,-9 -14,-9 -12,-16ZM12,-22C14,-15 26,-15 28,-22ZM-10,0C-8,-5 8,-5 10,0Z', '#E0A832'),
];

const goods = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#0c0602', shadeOpacity: 0.6, blur: 1.5, relief: 3, gloss: 0.4, rim: '#FFE69A', rimOpacity: 0.7, dx: -3, dy: -3, drop: 2.5 })}"`;

function shelf(a: Drawing, left: number, right: number, y: number, colours: Palette, random: Random): string {
  const [light, middle, deep] = threeOf(colours, 'wood');
  let things = '';
  let last = -1;
  for (let x = left + 26 + random() * 8; x < right - 20; x += 54 + random() * 12) {
    let kind = Math.floor(random() * GOODS.length);
    if (kind === last) kind = (kind + 1) % GOODS.length;
    last = kind;
    things += group(GOODS[kind]?.(a) ?? '', placed(x, y, 0.94 + random() * 0.12));
  }
  return (
    a.glow((left + right) / 2, y - 30, Math.min(140, (right - left) * 0.7), colourOf(colours, 'lamp'), 0.16) +
    group(things, goods(a)) +
    rect(left, y, right - left, 9, 2, a.linear([light, middle, deep])) +
    rect(
      left,
      y + 9,
      right - left,
      16,
      0,
      a.linear([
        [0, '#080402', 0.6],
        [1, '#080402', 0],
      ]),
    )
  );
}

/** The wall of panels between posts. */
function wall(a: Drawing, { width, height }: SceneField, colours: Palette): string {
  const [top, middle, low] = threeOf(colours, 'wall');
  const fill = a.linear([mix(middle, '#000000', 0.3), middle, mix(middle, '#000000', 0.3)], 0, 0, 1, 0);
  let planks = '';
  for (let x = -10; x < width; x += 58) planks += rect(x, 0, 54, height, 0, fill, 'opacity=".3"');
  return rect(0, 0, width, height, 0, a.linear([top, middle, low])) + planks;
}

/** A beam across the top with carved ends. */
const beam = (a: Drawing, { width }: SceneField, colours: Palette): string => {
  const [light, middle, deep] = threeOf(colours, 'wood');
  return (
    rect(0, 0, width, 26, 0, a.linear([deep, middle, deep])) +
    rect(0, 25, width, 4, 0, a.linear([light, deep])) +
    rect(
      0,
      29,
      width,
      26,
      0,
      a.linear([
        [0, '#080402', 0.6],
        [1, '#080402', 0],
      ]),
    )
  );
};

function draw(a: Drawing, field: SceneField, colours: Palette): string {
  const { width, height, moon } = field;
  const random = seededRandom('counting house');
  const isWide = width > height;
  const [light, middle, deep] = threeOf(colours, 'wood');
  const foot = colourOf(colours, 'foot');
  const [from, to] = [moon.x - moon.r - 34, moon.x + moon.r + 34];
  const desk = height * (isWide ? 0.74 : 0.62);
  const rows = isWide ? [200, 330, 460, 590] : [310, 430];
  const shelves = rows
    .map((y) =>
      isWide
        ? shelf(a, -10, from - 60, y, colours, random) + shelf(a, to + 60, width + 10, y, colours, random)
        : shelf(a, -12, width + 12, y, colours, random),
    )
    .join('');
  const lamps = isWide
    ? [130, 400, width - 400, width - 130].map((x, at) => lamp(a, x, 70 + (at % 2) * 34, 1.15, colours)).join('')
    : lamp(a, 34, 74, 0.9, colours) + lamp(a, width - 34, 74, 0.9, colours);
  const post = (x: number) =>
    rect(x - 11, 0, 22, height, 0, a.linear([deep, light, middle, deep], 0, 0, 1, 0)) +
    rect(x - 11, 0, 22, height, 0, '#080402', 'opacity=".2"');
  return (
    wall(a, field, colours) +
    shelves +
    (isWide ? post(from - 40) + post(to + 40) : '') +
    roundWindow(a, field, colours) +
    beam(a, field, colours) +
    lamps +
    rect(0, desk, width, 16, 0, a.linear([mix(light, '#FFFFFF', 0.2), light, middle])) +
    rect(0, desk + 16, width, height - desk - 16, 0, a.linear([middle, deep, foot])) +
    rect(
      0,
      height * 0.45,
      width,
      height * 0.55,
      0,
      a.linear([
        [0, foot, 0],
        [0.6, foot, 0.75],
        [1, foot, 0.96],
      ]),
    )
  );
}

/** The counting house: shelves of ledgers about a round window, with rain outside. */
const counting: SceneDrawing = {
  colours: { wall: 3, wood: 3, sky: 3, lamp: 3, rain: 1, foot: 1 },
  draw,
};

export const countingScenes: Readonly<Record<string, SceneDrawing>> = { counting };
