import { circle, type Drawing, ellipse, path, type Random, rect, seededRandom, tenth } from '../../drawing/index.ts';
import { rays } from '../../props/effects.ts';
import { colourOf, fourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';

/** The colours of a forest at night. */
interface ForestColours {
  /** From the zenith to the ground. */
  readonly sky: readonly [string, string, string, string];
  readonly moon: readonly [string, string, string];
  readonly halo: string;
  /** Trees from far to near. */
  readonly trees: readonly [string, string, string];
  readonly mist: string;
  readonly firefly: string;
  /** The colour at the foot, on which the controls are. */
  readonly foot: string;
  /** Rays of light out of the middle. Absent means none. */
  readonly rays?: string | undefined;
}

/** A fir of `height` whose top is at x, y: boughs that grow wider downwards, their tips bent up. */
function fir(x: number, top: number, height: number, random: Random): string {
  const tiers = 5;
  const half = height * 0.24;
  let right = '';
  let left = '';
  for (let tier = 1; tier <= tiers; tier++) {
    const y = top + (height * tier) / tiers;
    const reach = half * (tier / tiers) ** 0.85 * (0.9 + random() * 0.2);
    const back = reach * 0.48;
    right += `L${tenth(x + reach)},${tenth(y - 2)}Q${tenth(x + reach * 0.74)},${tenth(y + 3)} ${tenth(x + back)},${tenth(y - height * 0.02)}`;
    left = `L${tenth(x - back)},${tenth(y - height * 0.02)}Q${tenth(x - reach * 0.74)},${tenth(y + 3)} ${tenth(x - reach)},${tenth(y - 2)}${left}`;
  }
  return `M${tenth(x)},${tenth(top)}${right}V${tenth(top + height + 60)}H${tenth(x - half * 0.4)}${left}Z`;
}

/** A row of firs that opens around the middle, so that the moon and the title stay free. */
function firs({ width, height }: SceneField, foot: number, count: number, tall: number, random: Random): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.5) / count) * width + (random() - 0.5) * (width / count) * 0.7;
    const edge = Math.min(1, Math.abs(x - width / 2) / Math.min(width / 2, height * 0.42));
    const size = tall * (0.55 + random() * 0.3 + 0.45 * edge);
    d += fir(x, foot - size, size, random);
  }
  return `${d}M0,${tenth(foot - tall * 0.2)}H${width}V${height}H0Z`;
}

function stars({ width, height }: SceneField, random: Random): string {
  let drawn = '';
  const count = Math.round((width * height) / 5200);
  for (let i = 0; i < count; i++) {
    const r = 0.4 + random() ** 3 * 1.5;
    drawn += circle(random() * width, random() * height * 0.42, r, '#fff', `opacity="${tenth(0.25 + random() * 0.7)}"`);
  }
  return drawn;
}

function moonDisc(a: Drawing, { moon: { x, y, r }, height }: SceneField, { moon, halo }: ForestColours): string {
  const spot = (dx: number, dy: number, size: number, opacity: number) =>
    circle(x + dx * r, y + dy * r, size * r, moon[2], `opacity="${opacity}"`);
  return (
    a.glow(x, y, Math.max(r * 3, height * 0.34), halo, 0.42) +
    a.glow(x, y, r * 1.5, halo, 0.5) +
    circle(x, y, r, a.radial([...moon], 0.4, 0.3, 0.8)) +
    spot(-0.42, -0.34, 0.13, 0.5) +
    spot(-0.18, -0.58, 0.08, 0.4) +
    spot(0.42, 0.24, 0.2, 0.36) +
    spot(0.56, -0.18, 0.09, 0.4) +
    spot(-0.56, 0.3, 0.1, 0.34)
  );
}

/** A wisp of mist across the field. */
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

function fireflies(a: Drawing, { width, height }: SceneField, colour: string, random: Random): string {
  let drawn = '';
  const count = Math.round(width / 12);
  for (let i = 0; i < count; i++) {
    const x = random() * width;
    const y = height * (0.3 + random() * 0.5);
    const r = 0.8 + random() * 1.6;
    drawn += a.glow(x, y, r * 6, colour, 0.5) + circle(x, y, r, '#FFFBE0');
  }
  return drawn;
}

/** A forest at night under a full moon: stars, three rows of firs with mist between, fireflies, and a dark foot. */
function drawForest(a: Drawing, field: SceneField, look: ForestColours): string {
  const random = seededRandom('forest');
  const { width, height, moon } = field;
  const [far, middle, near] = look.trees;
  const light =
    look.rays === undefined
      ? ''
      : rays(a, moon.x, height * 0.46, Math.hypot(width, height) * 0.62, 22, look.rays, 0.42, 4);
  return (
    rect(0, 0, width, height, 0, a.linear([...look.sky])) +
    stars(field, random) +
    light +
    moonDisc(a, field, look) +
    mist(a, field, moon.y + moon.r * 0.4, moon.r * 0.5, look.mist, 0.1) +
    path(firs(field, height * 0.42, Math.round(width / 24) + 2, height * 0.17, random), far) +
    mist(a, field, height * 0.42, height * 0.16, look.mist, 0.3) +
    path(firs(field, height * 0.52, Math.round(width / 38) + 1, height * 0.24, random), middle) +
    mist(a, field, height * 0.53, height * 0.16, look.mist, 0.24) +
    path(firs(field, height * 0.63, Math.round(width / 58) + 1, height * 0.32, random), near) +
    mist(a, field, height * 0.66, height * 0.14, look.mist, 0.16) +
    ellipse(width / 2, height * 0.8, width * 0.7, height * 0.09, look.mist, 'opacity=".05"') +
    fireflies(a, field, look.firefly, random) +
    rect(
      0,
      height * 0.58,
      width,
      height * 0.42,
      0,
      a.linear([
        [0, look.foot, 0],
        [0.55, look.foot, 0.86],
        [1, look.foot, 1],
      ]),
    )
  );
}

const coloursOf = (palette: Palette): ForestColours => ({
  sky: fourOf(palette, 'sky'),
  moon: threeOf(palette, 'moon'),
  halo: colourOf(palette, 'halo'),
  trees: threeOf(palette, 'trees'),
  mist: colourOf(palette, 'mist'),
  firefly: colourOf(palette, 'firefly'),
  foot: colourOf(palette, 'foot'),
});

const FOREST = { sky: 4, moon: 3, halo: 1, trees: 3, mist: 1, firefly: 1, foot: 1 };

/** The forest without rays, and the forest with rays of light from the middle. */
export const forestScenes: Readonly<Record<string, SceneDrawing>> = {
  forest: { colours: FOREST, draw: (a, field, palette) => drawForest(a, field, coloursOf(palette)) },
  shiningforest: {
    colours: { ...FOREST, rays: 1 },
    draw: (a, field, palette) => drawForest(a, field, { ...coloursOf(palette), rays: colourOf(palette, 'rays') }),
  },
};
