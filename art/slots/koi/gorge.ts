import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  placed,
  polar,
  type Random,
  rect,
  seededRandom,
  star,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { rays, sparkle } from '../../props/effects.ts';
import { colourOf, fourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';

type Side = 1 | -1;

/** A cliff at one side, from the upper edge of the field down to a height. Facets of light and shade make it rock. */
function cliff(
  a: Drawing,
  field: SceneField,
  side: Side,
  inner: number,
  top: number,
  foot: number,
  colour: string,
  random: Random,
): string {
  const { width } = field;
  const edge = side === 1 ? 0 : width;
  const at = (reach: number) => edge + side * reach;
  let d = `M${at(-4)},${tenth(top - 30)}`;
  let y = top;
  // Steps of rock: a short ledge outwards, then a long face that leans a little.
  while (y < foot) {
    const share = (y - top) / (foot - top);
    const reach = inner * (0.66 + 0.34 * share + (random() - 0.5) * 0.14);
    const face = (foot - top) * (0.09 + random() * 0.1);
    d += `L${tenth(at(reach))},${tenth(y)}L${tenth(at(reach + inner * (0.03 + random() * 0.05)))},${tenth(y + face * 0.22)}L${tenth(at(reach - inner * random() * 0.05))},${tenth(y + face)}`;
    y += face;
  }
  let facets = '';
  for (let i = 0; i < 34; i += 1) {
    const from = top + random() * (foot - top);
    const x = at(random() * inner * 0.92);
    const [w, h] = [inner * (0.06 + random() * 0.13), (foot - top) * (0.04 + random() * 0.1)];
    facets += path(
      `M${tenth(x)},${tenth(from)}l${tenth(side * w)},${tenth((random() - 0.5) * 10)}l${tenth((random() - 0.5) * w)},${tenth(h)}l${tenth(-side * w * 0.7)},${tenth(-h * 0.3)}Z`,
      i % 3 === 0 ? mix(colour, '#021a24', 0.4) : lighten(colour, 0.1),
      `opacity="${tenth(0.25 + random() * 0.35)}"`,
    );
  }
  const clip = `clip-path="${a.clip(`${d}L${at(-4)},${tenth(foot + 20)}Z`)}"`;
  return (
    path(
      `${d}L${at(-4)},${tenth(foot + 20)}Z`,
      a.linear([lighten(colour, 0.12), colour, mix(colour, '#021a24', 0.4)]),
    ) + group(facets, clip)
  );
}

/** A branch of maple from the side of the field, its leaves from deep to light. */
function maple(x: number, y: number, scale: number, side: Side, leaves: readonly string[], random: Random): string {
  let drawn = stroke(
    'M-20,6C0,0 16,-10 34,-12C46,-16 58,-24 66,-34M26,-12C40,-6 54,0 74,-2M6,-4C14,8 26,16 40,18',
    '#3A1A14',
    5,
  );
  const bunches = [
    [56, -34],
    [70, -4],
    [38, 18],
    [20, -14],
  ] as const;
  for (let at = 0; at < 84; at += 1) {
    const [cx, cy] = cycle(bunches, at);
    const [u, v] = polar(4 + random() * 27, random() * 360);
    const r = 6 + random() * 6.5;
    const tone = Math.max(0, Math.min(leaves.length - 1, Math.floor((16 - v) / 10 + random() * 1.2)));
    drawn += path(
      star(5, r, r * 0.45),
      leaves[tone] ?? '',
      `transform="translate(${tenth(cx + u * 1.15)} ${tenth(cy + v * 0.62)}) rotate(${Math.round(random() * 72)})"`,
    );
  }
  return group(drawn, placed(x, y, [scale * side, scale]));
}

/** Mist in banks. */
function mist(
  a: Drawing,
  { width }: SceneField,
  y: number,
  spread: number,
  colour: string,
  count: number,
  random: Random,
): string {
  let drawn = '';
  for (let at = 0; at < count; at += 1)
    drawn += ellipse(
      random() * width,
      y + (random() - 0.5) * spread,
      50 + random() * 80,
      14 + random() * 20,
      colour,
      `opacity="${tenth(0.2 + random() * 0.3)}" filter="${a.blur(12)}"`,
    );
  return drawn;
}

/** A far mountain with a soft outline. */
const peak = (a: Drawing, x: number, foot: number, half: number, height: number, colour: string): string =>
  path(
    `M${x - half},${foot}C${x - half * 0.5},${tenth(foot - height * 0.3)} ${tenth(x - half * 0.34)},${foot - height} ${x},${foot - height}C${tenth(x + half * 0.28)},${foot - height} ${tenth(x + half * 0.44)},${tenth(foot - height * 0.4)} ${x + half},${foot}Z`,
    a.linear([
      [0, lighten(colour, 0.1)],
      [1, colour, 0],
    ]),
  );

/** The dark foot of a field, for the controls. */
const dark = (a: Drawing, { width, height }: SceneField, colour: string, from: number): string =>
  rect(
    0,
    height * from,
    width,
    height * (1 - from),
    0,
    a.linear([
      [0, colour, 0],
      [0.36, colour, 0.86],
      [1, colour],
    ]),
  );

/** The gorge of the waterfall: light behind the gate, cliffs and maples at both sides. */
function gorge(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('koi gorge');
  const { width, height } = field;
  const isWide = width > height;
  const [near, far] = [colourOf(colours, 'cliffs', 0), colourOf(colours, 'cliffs', 1)];
  const leaves = fourOf(colours, 'maple');
  const light = isWide ? { x: width * 0.5, y: height * 0.2 } : { x: width / 2, y: height * 0.13 };
  const branch = (share: number, y: number, scale: number, side: Side) =>
    maple(side === 1 ? share * width : (1 - share) * width, y * height, scale, side, leaves, random);
  const trees = isWide
    ? branch(-0.005, 0.2, 2, 1) +
      branch(-0.012, 0.52, 2.3, 1) +
      branch(-0.008, 0.26, 2.2, -1) +
      branch(-0.014, 0.58, 2.5, -1)
    : branch(-0.02, 0.285, 1.12, 1) +
      branch(-0.03, 0.375, 1.05, 1) +
      branch(-0.02, 0.24, 0.95, -1) +
      branch(-0.02, 0.31, 1.16, -1);
  const foot = colourOf(colours, 'foot');
  const span = isWide ? 0.2 * width : 0.4 * width;
  return (
    rect(0, 0, width, height, 0, a.linearAt([...fourOf(colours, 'sky'), foot], 0, 0, 0, height * 0.8)) +
    ellipse(
      light.x,
      light.y,
      width * (isWide ? 0.26 : 0.46),
      height * 0.14,
      colourOf(colours, 'light'),
      `opacity=".75" filter="${a.blur(44)}"`,
    ) +
    rays(a, light.x, light.y, Math.hypot(width, height) * 0.52, 20, colourOf(colours, 'light'), 0.6, 5) +
    (isWide
      ? peak(a, 430, 520, 300, 330, far) + peak(a, 1010, 540, 320, 380, far) + peak(a, 720, 540, 260, 220, far)
      : peak(a, 70, 420, 130, 200, far) + peak(a, 360, 420, 130, 230, far)) +
    cliff(a, field, 1, span * 1.02, height * 0.09, height * 0.6, far, random) +
    cliff(a, field, -1, span, height * 0.06, height * 0.6, far, random) +
    mist(a, field, height * 0.3, height * 0.14, '#EFFFFF', isWide ? 26 : 10, random) +
    cliff(a, field, 1, span * 0.64, height * 0.15, height * 0.66, near, random) +
    cliff(a, field, -1, span * 0.6, height * 0.13, height * 0.66, near, random) +
    trees +
    mist(a, field, height * 0.45, height * 0.08, '#EFFFFF', isWide ? 34 : 16, random) +
    rect(
      0,
      0,
      width,
      height * 0.12,
      0,
      a.linear([
        [0, foot, 0.8],
        [1, foot, 0],
      ]),
    ) +
    dark(a, field, foot, isWide ? 0.5 : 0.48)
  );
}

/** A cloud of the upper world, in curls, its foot at 0,0. */
function curlCloud(
  a: Drawing,
  x: number,
  y: number,
  scale: number,
  flip: Side,
  [light, middle, deep]: readonly [string, string, string],
): string {
  const fill = a.linearAt([light, middle, deep], 0, -52, 0, 24);
  const puffs = [
    [-78, 6, 22],
    [-48, -12, 30],
    [-10, -26, 36],
    [32, -16, 31],
    [66, 2, 24],
    [-20, 8, 34],
    [26, 10, 30],
  ] as const;
  const curls =
    'M-24,-40C2,-56 30,-40 22,-18C16,-4 -6,-8 -4,-20C-2,-28 8,-28 10,-21M-70,-8C-60,-28 -34,-24 -34,-8C-34,2 -48,4 -50,-5M36,-22C54,-34 76,-20 68,-4C62,6 50,0 53,-8';
  return group(
    puffs.map(([px, py, r]) => circle(px, py, r, fill)).join('') +
      stroke(curls, '#fff', 3, 'opacity=".65"') +
      stroke(curls, deep, 1.2, 'opacity=".5" transform="translate(1.500 2)"'),
    placed(x, y, [scale * flip, scale]),
  );
}

/** Beyond the gate: a golden sky over the clouds, the sun of the dragon, and peaks that stand out of the mist. */
function beyond(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('koi heaven');
  const { width, height } = field;
  const isWide = width > height;
  const [sunLight, sunMiddle, sunDeep] = threeOf(colours, 'sun');
  const clouds = threeOf(colours, 'clouds');
  const foot = colourOf(colours, 'foot');
  const sun = isWide ? { x: width * 0.5, y: height * 0.24, r: 150 } : { x: width / 2, y: height * 0.175, r: 104 };
  const stars = Array.from({ length: isWide ? 60 : 34 }, () => {
    const [x, y] = [random() * width, random() ** 1.5 * height * 0.4];
    return random() < 0.2
      ? sparkle(x, y, 4 + random() * 5, '#FFFBE0', 0.9)
      : circle(x, y, 0.7 + random() * 1.4, '#FFFBE0', `opacity="${tenth(0.4 + random() * 0.5)}"`);
  }).join('');
  const scales = Array.from({ length: 3 }, (_, at) =>
    circle(
      sun.x,
      sun.y,
      sun.r + 16 + at * 15,
      'none',
      `stroke="${sunLight}" stroke-width="${3 - at}" stroke-dasharray="${10 + at * 6} ${8 + at * 4}" opacity="${tenth(0.6 - at * 0.15)}"`,
    ),
  ).join('');
  const rock = (share: number, y: number, half: number, tall: number, side: Side) => {
    const x = side === 1 ? share * width : (1 - share) * width;
    const colour = colourOf(colours, 'peaks');
    return path(
      `M${tenth(x - half)},${tenth(y * height)}C${tenth(x - half * 0.7)},${tenth(y * height - tall * 0.4)} ${tenth(x - half * 0.5)},${tenth(y * height - tall)} ${tenth(x - half * 0.06)},${tenth(y * height - tall)}C${tenth(x + half * 0.4)},${tenth(y * height - tall * 0.96)} ${tenth(x + half * 0.46)},${tenth(y * height - tall * 0.3)} ${tenth(x + half)},${tenth(y * height)}Z`,
      a.linear([
        [0, lighten(colour, 0.16)],
        [0.5, colour],
        [1, colour, 0],
      ]),
    );
  };
  const leaves = fourOf(colours, 'maple');
  const bank = (share: number, y: number, scale: number, side: Side) =>
    curlCloud(a, side === 1 ? share * width : (1 - share) * width, y * height, scale, side, clouds);
  const rocks = isWide
    ? rock(0.05, 0.6, 120, 380, 1) +
      rock(0.17, 0.6, 80, 230, 1) +
      rock(0.06, 0.6, 130, 420, -1) +
      rock(0.19, 0.6, 80, 250, -1) +
      rock(0.32, 0.55, 50, 120, 1) +
      rock(0.33, 0.55, 50, 130, -1)
    : rock(0.06, 0.43, 52, 190, 1) +
      rock(0.22, 0.42, 34, 110, 1) +
      rock(0.05, 0.43, 56, 220, -1) +
      rock(0.2, 0.42, 36, 124, -1);
  const trees = isWide
    ? maple(-8, height * 0.22, 1.9, 1, leaves, random) + maple(width + 8, height * 0.2, 2, -1, leaves, random)
    : maple(-10, height * 0.3, 0.9, 1, leaves, random) + maple(width + 10, height * 0.25, 1, -1, leaves, random);
  const banks = isWide
    ? bank(0.28, 0.47, 1.2, 1) +
      bank(0.3, 0.5, 1.3, -1) +
      bank(0.14, 0.5, 2, 1) +
      bank(0.15, 0.53, 2, -1) +
      bank(0.02, 0.56, 2.6, 1) +
      bank(0.01, 0.58, 2.8, -1) +
      bank(0.4, 0.56, 1.6, 1) +
      bank(0.42, 0.58, 1.5, -1)
    : bank(0.3, 0.36, 0.62, 1) +
      bank(0.3, 0.37, 0.62, -1) +
      bank(0.06, 0.385, 1.1, 1) +
      bank(0.06, 0.395, 1.2, -1) +
      bank(0.2, 0.43, 1.3, 1) +
      bank(0.22, 0.44, 1.35, -1);
  return (
    rect(0, 0, width, height, 0, a.linearAt([...fourOf(colours, 'sky'), foot], 0, 0, 0, height * 0.78)) +
    a.glow(sun.x, sun.y, sun.r * 3.2, sunMiddle, 0.75) +
    rays(a, sun.x, sun.y, Math.hypot(width, height) * 0.55, 24, sunLight, 0.55, 4) +
    stars +
    circle(sun.x, sun.y, sun.r, a.radial([sunLight, sunMiddle, sunDeep], 0.5, 0.42, 0.62), 'opacity=".9"') +
    circle(sun.x, sun.y, sun.r - 2, 'none', 'stroke="#fff" stroke-opacity=".7" stroke-width="3"') +
    scales +
    rocks +
    trees +
    banks +
    mist(a, field, height * 0.46, height * 0.06, '#FFF6DC', isWide ? 22 : 10, random) +
    rect(
      0,
      0,
      width,
      height * 0.1,
      0,
      a.linear([
        [0, foot, 0.7],
        [1, foot, 0],
      ]),
    ) +
    dark(a, field, foot, isWide ? 0.52 : 0.47)
  );
}

/** The scenes of the game by name. */
export const koiScenes: Readonly<Record<string, SceneDrawing>> = {
  gorge: { colours: { sky: 4, light: 1, cliffs: 2, maple: 4, foot: 1 }, draw: gorge },
  beyond: { colours: { sky: 4, sun: 3, clouds: 3, peaks: 1, maple: 4, foot: 1 }, draw: beyond },
};
