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
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { type CaneColours, culm, sprig } from './bamboo.ts';

/** A row of culms: their number, their width, how dense they stand about the middle, and the height of their crowns. */
interface Row {
  readonly count: number;
  readonly width: number;
  /** The share of the field about the middle that stays free. */
  readonly gap: number;
  readonly opacity: number;
}

/** Culms from side to side, which leave the middle free, with their leaves. */
function row(a: Drawing, { width, height }: SceneField, rule: Row, cane: CaneColours, random: Random): string {
  let drawn = '';
  for (let i = 0; i < rule.count; i++) {
    const share = (i + 0.5) / rule.count;
    const side = share < 0.5 ? -1 : 1;
    const free = (rule.gap * width) / 2;
    const x = width / 2 + side * free + (share - 0.5) * (width - 2 * free) + (random() - 0.5) * rule.width * 2;
    const w = rule.width * (0.75 + random() * 0.5);
    const lean = (random() - 0.5) * 5;
    const top = -40 - random() * 120;
    drawn += group(
      culm(
        a,
        { x: 0, y: 0, height: height * 0.86 - top, width: w, joints: Math.round((height - top) / (w * 5.4)) },
        cane,
      ) +
        [0.12, 0.24, 0.36, 0.5]
          .map((at, k) =>
            sprig(
              a,
              0,
              (height - top) * (at + random() * 0.08),
              (k + i) % 2 === 0 ? 24 : 156,
              (w / 22) * (0.9 + random() * 0.6),
              cane,
            ),
          )
          .join(''),
      `transform="translate(${tenth(x)} ${tenth(top)}) rotate(${tenth(lean)})" opacity="${rule.opacity}"`,
    );
  }
  return drawn;
}

const haze = (a: Drawing, y: number, width: number, rise: number, colour: string, opacity: number): string =>
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

/** Slanting light between the culms. */
function beams(a: Drawing, { width, height }: SceneField, colour: string): string {
  let drawn = '';
  const from = width * 0.5;
  for (let i = -3; i <= 3; i++) {
    const foot = from + i * width * 0.22 + width * 0.06;
    const spread = width * (0.03 + (i % 2 === 0 ? 0.03 : 0));
    drawn += `M${tenth(from + i * 14)},-40L${tenth(foot - spread)},${tenth(height * 0.72)}H${tenth(foot + spread)}Z`;
  }
  return path(
    drawn,
    a.linearAt(
      [
        [0, colour, 0.5],
        [1, colour, 0],
      ],
      0,
      0,
      0,
      height * 0.7,
    ),
  );
}

/** The sun low behind the mist, or the moon. */
function disc(a: Drawing, { moon: { x, y, r }, height }: SceneField, colours: Palette): string {
  const halo = colourOf(colours, 'halo');
  return (
    a.glow(x, y, Math.max(r * 3.4, height * 0.44), halo, 0.75) +
    a.glow(x, y, r * 1.7, halo, 0.7) +
    circle(x, y, r * 0.82, a.radial([...threeOf(colours, 'sun')], 0.44, 0.38, 0.72))
  );
}

/** Hills behind the grove, soft in the mist. */
function hills(a: Drawing, { width, height }: SceneField, colours: Palette): string {
  const [far, near] = [colourOf(colours, 'hills', 0), colourOf(colours, 'hills', 1)];
  const at = (share: number) => tenth(height * share);
  const w = (share: number) => tenth(width * share);
  return (
    path(
      `M0,${at(0.34)}C${w(0.16)},${at(0.24)} ${w(0.28)},${at(0.24)} ${w(0.42)},${at(0.33)}S${w(0.74)},${at(0.22)} ${width},${at(0.32)}V${height}H0Z`,
      a.linear([far, mix(far, near, 0.4)]),
    ) +
    path(
      `M0,${at(0.42)}C${w(0.2)},${at(0.36)} ${w(0.36)},${at(0.44)} ${w(0.56)},${at(0.4)}S${w(0.86)},${at(0.34)} ${width},${at(0.41)}V${height}H0Z`,
      near,
    )
  );
}

/** A paper lantern on a thread. */
function lantern(a: Drawing, x: number, y: number, r: number, colours: Palette): string {
  const [bright, middle, deep] = threeOf(colours, 'lantern');
  return (
    a.glow(x, y, r * 4, middle, 0.55) +
    stroke(`M${tenth(x)},-10V${tenth(y - r)}`, deep, 1.6) +
    ellipse(x, y, r, r * 1.16, a.radial([bright, middle, deep], 0.5, 0.5, 0.64)) +
    stroke(
      `M${tenth(x - r * 0.5)},${tenth(y - r)}Q${tenth(x - r * 1.02)},${tenth(y)} ${tenth(x - r * 0.5)},${tenth(y + r)}M${tenth(x + r * 0.5)},${tenth(y - r)}Q${tenth(x + r * 1.02)},${tenth(y)} ${tenth(x + r * 0.5)},${tenth(y + r)}M${tenth(x)},${tenth(y - r * 1.1)}V${tenth(y + r * 1.1)}`,
      deep,
      1.2,
      'opacity=".5"',
    ) +
    rect(x - r * 0.42, y - r * 1.26, r * 0.84, r * 0.2, 1.5, deep) +
    rect(x - r * 0.42, y + r * 1.06, r * 0.84, r * 0.2, 1.5, deep) +
    stroke(`M${tenth(x)},${tenth(y + r * 1.26)}v${tenth(r * 0.9)}`, deep, 2.4)
  );
}

/** Motes of light, as pollen in the sun or fireflies. */
function motes(a: Drawing, { width, height }: SceneField, colour: string, random: Random): string {
  let drawn = '';
  for (let i = 0; i < width / 13; i++) {
    const [x, y] = [random() * width, height * (0.08 + random() * 0.6)];
    const r = 0.8 + random() * 1.7;
    drawn += a.glow(x, y, r * 5, colour, 0.5) + circle(x, y, r, '#FFFFF0');
  }
  return drawn;
}

/** The earth with grasses, on which the controls are. */
function earth(a: Drawing, { width, height }: SceneField, colours: Palette): string {
  const foot = colourOf(colours, 'foot');
  const from = width > height ? height * 0.56 : 400;
  return rect(
    0,
    from,
    width,
    height - from,
    0,
    a.linear([
      [0, foot, 0],
      [0.46, foot, 0.82],
      [1, foot, 1],
    ]),
  );
}

function grove(a: Drawing, field: SceneField, colours: Palette, hasLanterns: boolean): string {
  const random = seededRandom('grove');
  const { width, height } = field;
  const isWide = width > height;
  const sky = [0, 1, 2, 3].map((at) => colourOf(colours, 'sky', at));
  const mist = colourOf(colours, 'mist');
  const unit = isWide ? 1.5 : 1;
  const cane = (use: string): CaneColours => threeOf(colours, use);
  const lanterns = isWide
    ? [
        [190, 250, 34],
        [330, 150, 24],
        [1110, 160, 26],
        [1260, 270, 34],
      ]
    : [
        [34, 168, 17],
        [394, 146, 19],
        [352, 78, 12],
      ];
  return (
    rect(0, 0, width, height, 0, a.linearAt(sky, 0, 0, 0, height * 0.74)) +
    disc(a, field, colours) +
    hills(a, field, colours) +
    haze(a, height * 0.36, width, height * 0.2, mist, 0.7) +
    row(a, field, { count: isWide ? 26 : 12, width: 9 * unit, gap: 0, opacity: 0.42 }, cane('far'), random) +
    haze(a, height * 0.3, width, height * 0.36, mist, 0.55) +
    row(a, field, { count: isWide ? 14 : 8, width: 15 * unit, gap: 0.3, opacity: 0.8 }, cane('middle'), random) +
    beams(a, field, colourOf(colours, 'halo')) +
    haze(a, height * 0.4, width, height * 0.3, mist, 0.5) +
    row(
      a,
      field,
      { count: isWide ? 8 : 4, width: 26 * unit, gap: isWide ? 0.56 : 0.76, opacity: 1 },
      cane('near'),
      random,
    ) +
    (hasLanterns ? lanterns.map(([x = 0, y = 0, r = 0]) => lantern(a, x, y, r, colours)).join('') : '') +
    earth(a, field, colours) +
    motes(a, field, colourOf(colours, 'mote'), random) +
    group(
      sprig(a, 0, 0, 62, unit * 1.5, cane('near')) + sprig(a, 30, -6, 96, unit * 1.2, cane('near')),
      placed(width * 0.02, -6),
    ) +
    group(
      sprig(a, 0, 0, 118, unit * 1.5, cane('near')) + sprig(a, -34, -6, 84, unit * 1.2, cane('near')),
      placed(width * 0.98, -6),
    )
  );
}

const NEEDS: PaletteNeeds = {
  sky: 4,
  sun: 3,
  halo: 1,
  hills: 2,
  mist: 1,
  far: 3,
  middle: 3,
  near: 3,
  mote: 1,
  foot: 1,
};

export const groveScenes: Readonly<Record<string, SceneDrawing>> = {
  grove: { colours: NEEDS, draw: (a, field, colours) => grove(a, field, colours, false) },
  lanterns: { colours: { ...NEEDS, lantern: 3 }, draw: (a, field, colours) => grove(a, field, colours, true) },
};
