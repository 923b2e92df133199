import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  path,
  polar,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { colourOf, type Palette, type PaletteNeeds } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { goldLight } from './light.ts';

/** A bursting firework: the middle, how far it reaches, and its rays. */
interface Burst {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly rays: number;
}

function firework(a: Drawing, { x, y, reach, rays }: Burst, colour: string): string {
  let dim = '';
  let bright = '';
  let ends = '';
  for (let i = 0; i < rays; i += 1)
    for (const share of [1, 0.66, 0.36]) {
      const turn = (i * 360) / rays + share * 14;
      const [x1, y1] = polar(reach * share * 0.62, turn);
      const [x2, y2] = polar(reach * share, turn);
      const sag = reach * 0.05 * share;
      const line = `M${tenth(x + x1)},${tenth(y + y1)}L${tenth(x + x2)},${tenth(y + y2 + sag)}`;
      if (share > 0.9) dim += line;
      else bright += line;
      ends += circle(x + x2, y + y2 + sag, 1.9, '#FFFFFF');
    }
  return (
    a.glow(x, y, reach * 1.25, colour, 0.5) +
    stroke(dim, colour, 1.8, 'opacity=".85"') +
    stroke(bright, '#FFF6D0', 1.7, 'opacity=".95"') +
    ends
  );
}

/** A roof with curved eaves, far off. */
function roof(x: number, y: number, half: number, rise: number, dark: string, edge: string): string {
  const outline = `M${tenth(x - half)},${y}C${tenth(x - half * 0.7)},${tenth(y - rise * 0.3)} ${tenth(x - half * 0.56)},${tenth(y - rise * 0.6)} ${tenth(x - half * 0.48)},${y - rise}H${tenth(x + half * 0.48)}C${tenth(x + half * 0.56)},${tenth(y - rise * 0.6)} ${tenth(x + half * 0.7)},${tenth(y - rise * 0.3)} ${tenth(x + half)},${y}`;
  let tiles = '';
  for (let i = -4; i <= 4; i += 1)
    tiles += `M${tenth(x + i * half * 0.1)},${y - rise + 3}L${tenth(x + i * half * 0.19)},${y - 2}`;
  const windows = [-0.52, -0.26, 0, 0.26, 0.52]
    .map((share) =>
      rect(x + share * half - half * 0.05, y + rise * 0.4, half * 0.1, rise * 0.7, 2, '#FFB84A', 'opacity=".6"'),
    )
    .join('');
  return (
    path(`${outline}V${y + 420}H${tenth(x - half)}Z`, dark) +
    stroke(tiles, edge, 1, 'opacity=".22"') +
    stroke(outline, edge, 1.8, 'opacity=".75"') +
    circle(x - half, y - 2, 2.4, edge) +
    circle(x + half, y - 2, 2.4, edge) +
    windows
  );
}

function lantern(a: Drawing, x: number, y: number, size: number): string {
  return (
    stroke(`M${x},${tenth(y - 22 * size)}V${tenth(y - 12 * size)}`, '#FFC23D', 1.5) +
    a.glow(x, y, 30 * size, '#FF8A3A', 0.55) +
    group(
      ellipse(x, y, 14 * size, 12 * size, a.radial(['#FFF0A8', '#FF5A3A', '#B8141E'], 0.45, 0.42, 0.75)) +
        rect(x - 6 * size, y - 14 * size, 12 * size, 4 * size, 1, '#FFC23D') +
        rect(x - 6 * size, y + 10 * size, 12 * size, 4 * size, 1, '#FFC23D'),
      goldLight(a),
    ) +
    stroke(`M${x},${tenth(y + 14 * size)}v${tenth(10 * size)}`, '#FFC23D', 1.6)
  );
}

/** A garland between two points that sags, with lanterns along it. */
function garland(
  a: Drawing,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  count: number,
  size: number,
): string {
  const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2] as const;
  const at = (t: number) =>
    [
      (1 - t) ** 2 * from[0] + 2 * t * (1 - t) * middle[0] + t * t * to[0],
      (1 - t) ** 2 * from[1] + 2 * t * (1 - t) * middle[1] + t * t * to[1],
    ] as const;
  const lanterns = Array.from({ length: count }, (_, i) => {
    const [x, y] = at((i + 0.7) / (count + 0.4));
    return lantern(a, Math.round(x), Math.round(y) + 20 * size, size * (i % 2 === 0 ? 1 : 0.86));
  }).join('');
  return stroke(`M${from.join(',')}Q${middle.map(tenth).join(',')} ${to.join(',')}`, '#2A0A1E', 2.4) + lanterns;
}

function confetti(field: SceneField, random: Random, count: number): string {
  let drawn = '';
  for (let i = 0; i < count; i += 1) {
    const x = random() * field.width;
    const y = field.height * (0.1 + random() * 0.62);
    drawn += rect(
      x,
      y,
      7,
      4,
      1,
      cycle(['#FF4A3A', '#FFC23D', '#FFFFFF', '#FF8AB8'], i),
      `opacity=".75" transform="rotate(${tenth(random() * 180)} ${tenth(x)} ${tenth(y)})"`,
    );
  }
  return drawn;
}

/** High poles with a plate on top, which lions leap on. */
const pole = (a: Drawing, x: number, y: number, foot: number): string =>
  rect(x - 7, y, 14, foot - y, 2, a.linear(['#8A2A1E', '#D8482E', '#5A0E10'], 0, 0, 1, 0)) +
  [0.18, 0.42, 0.68].map((share) => rect(x - 8, y + (foot - y) * share, 16, 5, 1, '#FFC23D', 'opacity=".8"')).join('') +
  group(ellipse(x, y, 21, 6.5, a.linear(['#FFE9A0', '#D89A2A', '#8A560A'])), goldLight(a));

/** The bursts of the ordinary night and of the festival, by the shape of the field. */
function bursts(isWide: boolean, isFestival: boolean): readonly Burst[] {
  if (isWide) {
    const night = [
      { x: 250, y: 190, reach: 120, rays: 18 },
      { x: 1180, y: 170, reach: 136, rays: 20 },
      { x: 96, y: 420, reach: 84, rays: 14 },
      { x: 1346, y: 430, reach: 92, rays: 14 },
    ];
    const more = [
      { x: 470, y: 110, reach: 92, rays: 16 },
      { x: 970, y: 100, reach: 86, rays: 16 },
      { x: 360, y: 400, reach: 76, rays: 14 },
      { x: 1080, y: 390, reach: 80, rays: 14 },
    ];
    return isFestival ? [...night, ...more] : [...night, { x: 720, y: 90, reach: 70, rays: 14 }];
  }
  const night = [
    { x: 80, y: 152, reach: 64, rays: 16 },
    { x: 364, y: 138, reach: 74, rays: 18 },
    { x: 238, y: 98, reach: 46, rays: 14 },
    { x: 14, y: 280, reach: 42, rays: 12 },
    { x: 418, y: 262, reach: 46, rays: 12 },
  ];
  return isFestival
    ? [
        ...night,
        { x: 160, y: 236, reach: 44, rays: 12 },
        { x: 300, y: 246, reach: 42, rays: 12 },
        { x: 150, y: 78, reach: 40, rays: 12 },
        { x: 320, y: 60, reach: 36, rays: 12 },
      ]
    : night;
}

/** The square before the temple on the night of New Year. */
function square(a: Drawing, field: SceneField, colours: Palette, isFestival: boolean): string {
  const random = seededRandom('square');
  const { width, height } = field;
  const isWide = width > height;
  const sky = [0, 1, 2, 3, 4].map((at) => colourOf(colours, 'sky', at));
  let stars = '';
  for (let i = 0; i < (isWide ? 110 : 60); i += 1)
    stars += circle(
      random() * width,
      random() * height * 0.4,
      0.5 + random(),
      '#FFFFFF',
      `opacity="${tenth(0.3 + random() * 0.6)}"`,
    );
  const fires = bursts(isWide, isFestival)
    .map((each, i) => firework(a, each, colourOf(colours, 'fire', i % 4)))
    .join('');
  const [near, far] = [colourOf(colours, 'roof', 0), colourOf(colours, 'roof', 1)];
  const edge = colourOf(colours, 'edge');
  const foot = colourOf(colours, 'foot');
  const roofs = isWide
    ? roof(720, 470, 330, 96, far, edge) + roof(210, 500, 250, 84, near, edge) + roof(1240, 490, 270, 92, near, edge)
    : roof(216, 306, 122, 34, far, edge) + roof(68, 300, 104, 38, near, edge) + roof(372, 294, 112, 42, near, edge);
  const ground = isWide ? height * 0.62 : 430;
  const poles = isWide
    ? [90, 190, 300, 1140, 1250, 1350].map((x, i) => pole(a, x, 560 + ((i * 53) % 90), height)).join('')
    : '';
  const garlands = isWide
    ? garland(a, [-20, 90], [560, 40], 60, 4, 1.5) + garland(a, [1460, 90], [880, 40], 60, 4, 1.5)
    : garland(a, [-10, 126], [215, 182], 30, 3, 0.92) + garland(a, [440, 120], [215, 182], 30, 3, 0.92);
  return (
    rect(0, 0, width, height, 0, a.linearAt(sky, 0, 0, 0, isWide ? 760 : 720)) +
    stars +
    fires +
    roofs +
    poles +
    garlands +
    rect(
      0,
      0,
      width,
      90,
      0,
      a.linear([
        [0, sky[0] ?? '', 0.85],
        [1, sky[0] ?? '', 0],
      ]),
    ) +
    rect(
      0,
      ground,
      width,
      height - ground,
      0,
      a.linear([
        [0, foot, 0],
        [0.34, foot, 0.86],
        [1, foot, 1],
      ]),
    ) +
    confetti(field, random, (isWide ? 60 : 36) * (isFestival ? 2 : 1))
  );
}

const NEEDS: PaletteNeeds = { sky: 5, fire: 4, roof: 2, edge: 1, foot: 1 };

export const squareScenes: Readonly<Record<string, SceneDrawing>> = {
  square: { colours: NEEDS, draw: (a, field, colours) => square(a, field, colours, false) },
  festival: { colours: NEEDS, draw: (a, field, colours) => square(a, field, colours, true) },
};
