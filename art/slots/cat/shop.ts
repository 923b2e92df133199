import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  polar,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import type { SceneDrawing, SceneField as Field } from '../SceneDrawing.ts';
import { colourOf, type Palette, threeOf } from '../palette.ts';
import { paw } from './fortune.ts';

const solid = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0404', blur: 2, relief: 3.5, gloss: 0.5, rim: '#FFD08A', rimOpacity: 0.7, dx: -3, dy: -4, drop: 5 })}"`;
const goods = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0404', shadeOpacity: 0.6, blur: 1.5, relief: 3, gloss: 0.45, rim: '#FFD08A', rimOpacity: 0.8, dx: -3, dy: -3, drop: 2.5 })}"`;

/** A hanging cloth in panels with a print of a paw on each second one. */
function noren(a: Drawing, { width }: Field, y: number, colours: Palette): string {
  const [light, middle, deep] = threeOf(colours, 'cloth');
  const count = Math.max(4, Math.round(width / 108));
  const panel = width / count;
  const tall = 74;
  let panels = '';
  let creases = '';
  let crests = '';
  for (let i = 0; i < count; i++) {
    const x = i * panel;
    const lean = (i - (count - 1) / 2) * Math.min(2, 12 / count);
    const [left, right] = [tall + (i % 2) * 6, tall + ((i + 1) % 2) * 6];
    panels += path(
      `M${tenth(x + 0.8)},${y}H${tenth(x + panel - 0.8)}L${tenth(x + panel - 1.6 + lean)},${y + left}Q${tenth(x + panel / 2)},${y + tall + 12} ${tenth(x + 1.6 + lean)},${y + right}Z`,
      a.linear([middle, light, middle, deep]),
    );
    const folds = [0.22, 0.74].map((t, k) => {
      const fx = x + panel * t;
      return `M${tenth(fx)},${y + 6}C${tenth(fx - 4 + k * 8)},${y + 28} ${tenth(fx + 3 - k * 6)},${y + 50} ${tenth(fx + lean)},${y + tall + 2}`;
    });
    creases += stroke(folds.join(''), deep, 3.2, 'opacity=".55"');
    if (i % 2 === (count % 2 === 0 && i >= count / 2 ? 1 : 0))
      crests +=
        circle(x + panel / 2 + lean * 0.4, y + 40, 21, '#FFF6E4') +
        paw(x + panel / 2 + lean * 0.4, y + 40.5, 1.12, middle);
  }
  return (
    group(panels, solid(a)) +
    creases +
    crests +
    rect(
      0,
      y,
      width,
      22,
      0,
      a.linear([
        [0, '#120104', 0.66],
        [1, '#120104', 0],
      ]),
    )
  );
}

/** A paper lantern. Its cord ends at x, y. */
function lamp(a: Drawing, x: number, y: number, size: number, colours: Palette): string {
  const [glow, middle, deep] = threeOf(colours, 'paper');
  const drawn =
    a.glow(0, 40, 92, colourOf(colours, 'light'), 0.5) +
    stroke('M0,0V10', '#F6C453', 2) +
    group(ellipse(0, 40, 25, 28, a.radial([glow, middle, deep], 0.45, 0.46, 0.66)), solid(a)) +
    stroke(
      'M-24,32C-12,36 12,36 24,32M-25,42C-12,46 12,46 25,42M-22,52C-10,56 10,56 22,52M-20,22C-10,26 10,26 20,22',
      deep,
      1.2,
      'opacity=".5"',
    ) +
    rect(-11, 9, 22, 6, 2, a.linear(['#FFE9A0', '#C8861A', '#6A3A08'])) +
    rect(-11, 65, 22, 6, 2, a.linear(['#FFE9A0', '#C8861A', '#6A3A08'])) +
    stroke('M-5,71V84M0,71V89M5,71V84', '#F6C453', 1.8);
  return group(drawn, placed(x, y, size));
}

/** Goods that stand on a shelf, each about its foot. */
const GOODS: readonly ((a: Drawing) => string)[] = [
  // A jar with a paper lid.
  (a) =>
    path(
      'M-13,-30C-19,-24 -19,-6 -13,0H13C19,-6 19,-24 13,-30Z',
      a.linear(['#4AB4C0', '#1E7A8A', '#0C3A4A'], 0, 0, 1, 0),
    ) +
    path('M-15,-34H15L13,-27H-13Z', a.linear(['#FFF3D8', '#D8A868'])) +
    stroke('M-14,-27H14', '#C8281E', 2),
  // A daruma.
  (a) =>
    path(
      'M0,-36C14,-36 19,-24 19,-13C19,-4 13,0 0,0C-13,0 -19,-4 -19,-13C-19,-24 -14,-36 0,-36Z',
      a.radial(['#FF7A5A', '#D82A26', '#7A0A12'], 0.36, 0.28, 0.86),
    ) +
    ellipse(0, -20, 11.5, 9.5, '#FFE4C8') +
    mirrored(circle(4.5, -20, 2, '#2A0A0A') + stroke('M2,-26Q6,-28 9,-25', '#2A0A0A', 1.8)),
  // A stack of bowls.
  (a) =>
    [0, -9, -18]
      .map((y, i) =>
        path(
          `M-18,${y - 9}C-16,${y - 1} -9,${y} 0,${y}C9,${y} 16,${y - 1} 18,${y - 9}Z`,
          a.linear(i % 2 ? ['#FFF6E4', '#C8A078'] : ['#E8563A', '#7A1410'], 0, 0, 1, 0),
        ),
      )
      .join(''),
  // A box tied with a cord.
  (a) =>
    rect(-20, -26, 40, 26, 3, a.linear(['#F0C884', '#A8682A', '#6A3A10'])) +
    stroke('M-20,-14H20M0,-26V0', '#E3342F', 3) +
    mirrored(path('M0,-26C-5,-36 -15,-35 -13,-29C-12,-25 -5,-25 0,-26Z', '#E3342F')),
  // A pile of coins.
  (a) =>
    [
      [-9, 0],
      [9, 0],
      [-9, -6],
      [9, -6],
      [0, -12],
      [-9, -12],
      [0, -18],
    ]
      .map(([x = 0, y = 0]) =>
        ellipse(
          x,
          y - 4,
          11,
          5,
          a.linear(['#FFF3B0', '#F0A82A', '#8A4A06']),
          'stroke="#7A3A04" stroke-opacity=".5" stroke-width="1"',
        ),
      )
      .join(''),
  // A bottle of sake.
  (a) =>
    path(
      'M-5,-44H5V-34C13,-30 14,-22 14,0H-14C-14,-22 -13,-30 -5,-34Z',
      a.linear(['#FFFFFF', '#E8DCCB', '#A88A6A'], 0, 0, 1, 0),
    ) +
    rect(-9, -20, 18, 14, 2, '#C8281E') +
    rect(-6, -49, 12, 7, 2, '#7A3A14'),
  // A small white cat.
  (a) =>
    path(
      'M-15,-40L-9,-33H9L15,-40C18,-32 18,-24 15,-18C20,-10 19,-2 14,0H-14C-19,-2 -20,-10 -15,-18C-18,-24 -18,-32 -15,-40Z',
      a.linear(['#FFFFFF', '#FFF0DC', '#E8C09A']),
    ) +
    mirrored(stroke('M4,-26Q7,-30 10,-26', '#3B120C', 2)) +
    stroke('M-12,-15Q0,-10 12,-15', '#D8281E', 3.6) +
    circle(0, -12, 3, '#FFC83A'),
];

/** Shelves along a wall from `left` to `right`, with goods on them. */
function shelf(a: Drawing, left: number, right: number, y: number, colours: Palette, random: Random): string {
  const [light, middle, deep] = threeOf(colours, 'wood');
  let things = '';
  let last = -1;
  for (let x = left + 24 + random() * 10; x < right - 18; x += 44 + random() * 12) {
    let kind = Math.floor(random() * GOODS.length);
    if (kind === last) kind = (kind + 1) % GOODS.length;
    last = kind;
    things += group(GOODS[kind]?.(a) ?? '', placed(x, y, 0.98 + random() * 0.14));
  }
  return (
    a.glow((left + right) / 2, y - 26, Math.min(150, (right - left) * 0.7), colourOf(colours, 'light'), 0.3) +
    group(things, goods(a)) +
    rect(left, y, right - left, 9, 2, a.linear([light, middle, deep])) +
    rect(
      left,
      y + 9,
      right - left,
      18,
      0,
      a.linear([
        [0, '#120104', 0.55],
        [1, '#120104', 0],
      ]),
    )
  );
}

function planks(a: Drawing, { width }: Field, top: number, bottom: number, colours: Palette): string {
  const [, middle, deep] = threeOf(colours, 'wood');
  const fill = a.linear([deep, middle, deep], 0, 0, 1, 0);
  let drawn = '';
  for (let x = -8; x < width; x += 50) drawn += rect(x, top, 46, bottom - top, 0, fill, 'opacity=".3"');
  return drawn;
}

function counter(a: Drawing, { width, height }: Field, y: number, colours: Palette, random: Random): string {
  const [light, middle, deep] = threeOf(colours, 'wood');
  let grain = '';
  for (let i = 0; i < width / 26; i++)
    grain += `M${tenth(random() * width)},${tenth(y + 20 + random() * 80)}h${tenth(30 + random() * 90)}`;
  return (
    rect(0, y, width, height - y, 0, a.linear([middle, deep, colourOf(colours, 'foot')])) +
    stroke(grain, deep, 1.8, 'opacity=".6"') +
    rect(0, y - 5, width, 13, 0, a.linear([light, middle, deep])) +
    rect(0, y - 5, width, 2, 0, '#FFE9B8', 'opacity=".7"')
  );
}

/** Shafts of light from a point, long and short ones in turn. */
function shafts(a: Drawing, x: number, y: number, reach: number, colour: string): string {
  const count = 20;
  let d = '';
  for (let i = 0; i < count; i++) {
    const angle = (i * 360) / count + 4;
    const half = i % 2 === 0 ? 3.4 : 1.8;
    const [x1, y1] = polar(reach, angle - half);
    const [x2, y2] = polar(reach, angle + half);
    d += `M${tenth(x)},${tenth(y)}L${tenth(x + x1)},${tenth(y + y1)}L${tenth(x + x2)},${tenth(y + y2)}Z`;
  }
  return path(
    d,
    a.radialAt(
      [
        [0, colour, 0.7],
        [0.5, colour, 0.26],
        [1, colour, 0],
      ],
      x,
      y,
      reach,
    ),
  );
}

/** Dust that glows in the light of the lamps. */
function sparks(a: Drawing, { width, height }: Field, colour: string, random: Random): string {
  let drawn = '';
  for (let i = 0; i < Math.round(width / 16); i++) {
    const [x, y, r] = [random() * width, height * (0.16 + random() * 0.5), 0.8 + random() * 1.5];
    drawn += a.glow(x, y, r * 6, colour, 0.5) + circle(x, y, r, '#FFF8DC');
  }
  return drawn;
}

/** A shop at night: noren under the beam, warm shelves, lanterns, and the counter that the cabinet stands on. */
function shop(a: Drawing, field: Field, colours: Palette): string {
  const random = seededRandom('shop');
  const { width, height } = field;
  const isWide = width > height;
  const middle = width / 2;
  const table = height * (isWide ? 0.83 : 0.715);
  const noreny = 60;
  const reach = isWide ? 250 : 112;
  const light = { x: middle, y: height * (isWide ? 0.3 : 0.27) };
  const rows = isWide ? [0.285, 0.43, 0.575, 0.72] : [0.245, 0.345];
  const shelves = rows.map(
    (row) =>
      shelf(a, -8, middle - reach, height * row, colours, random) +
      shelf(a, middle + reach, width + 8, height * row, colours, random),
  );
  const [woodLight, woodMiddle, woodDeep] = threeOf(colours, 'wood');
  const foot = colourOf(colours, 'foot');
  const glow = colourOf(colours, 'light');
  const beam =
    rect(0, noreny - 22, width, 24, 0, a.linear([woodLight, woodMiddle, woodDeep])) +
    rect(0, 0, width, noreny - 20, 0, a.linear([foot, woodDeep]));
  const lamps = isWide
    ? [0.11, 0.29, 0.71, 0.89]
        .map((share, i) => lamp(a, width * share, noreny + 62, i % 3 === 0 ? 1.25 : 1, colours))
        .join('')
    : lamp(a, 34, noreny + 66, 0.8, colours) + lamp(a, width - 34, noreny + 66, 0.8, colours);
  const [beams] = colours['rays'] ?? [];
  const burst = beams === undefined ? '' : shafts(a, light.x, light.y, isWide ? 560 : 310, beams);
  return (
    rect(0, 0, width, height, 0, a.linear(colours['wall'] ?? [])) +
    planks(a, field, noreny, table, colours) +
    a.glow(light.x, light.y, isWide ? 520 : 330, glow, 0.85) +
    burst +
    shelves.join('') +
    noren(a, field, noreny, colours) +
    beam +
    lamps +
    counter(a, field, table, colours, random) +
    sparks(a, field, glow, random) +
    rect(
      0,
      table - 30,
      width,
      height - table + 30,
      0,
      a.linear([
        [0, foot, 0],
        [0.4, foot, 0.72],
        [1, foot, 1],
      ]),
    )
  );
}

const NEEDS = { wall: 5, cloth: 3, wood: 3, paper: 3, light: 1, foot: 1 };

export const shopScenes: Readonly<Record<string, SceneDrawing>> = {
  shop: { colours: NEEDS, draw: shop },
  /** With shafts of light behind the cat. */
  shiningshop: { colours: { ...NEEDS, rays: 1 }, draw: shop },
};
