import {
  circle,
  type Drawing,
  ellipse,
  group,
  path,
  type Random,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import { colourOf, fourOf, type Palette, threeOf } from '../palette.ts';
import type { SceneDrawing, SceneField } from '../SceneDrawing.ts';
import { bolt, boltPath, type Rune } from './light.ts';
import { grass, standingStone, type StoneLook } from './stones.ts';

/** A bank of clouds across the field. The lightning below lights the underside of its heaps. */
function bank(
  a: Drawing,
  { width }: SceneField,
  random: Random,
  {
    y,
    size,
    colours: [light, dark],
    opacity = 1,
  }: { y: number; size: number; colours: readonly [string, string]; opacity?: number },
): string {
  const count = Math.round(width / (size * 0.9)) + 3;
  const fill = a.linear([
    [0, dark],
    [0.6, dark],
    [1, light],
  ]);
  let heaps = '';
  for (let i = 0; i < count; i++) {
    const x = (i / (count - 1)) * (width + size * 2) - size + (random() - 0.5) * size * 0.6;
    const r = size * (0.62 + random() * 0.62);
    heaps += circle(x, y + (random() - 0.5) * size * 0.5, r, fill);
  }
  return group(heaps, `opacity="${opacity}"`);
}

/** A ridge of mountains with snow on the lit sides. */
function mountains(
  a: Drawing,
  { width }: SceneField,
  random: Random,
  y: number,
  rise: number,
  [light, dark]: readonly [string, string],
): string {
  const count = Math.round(width / (rise * 1.5)) + 2;
  let peaks = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.2) / (count - 1)) * width + (random() - 0.5) * rise;
    const [h, w] = [rise * (0.6 + random() * 0.7), rise * (0.9 + random() * 0.5)];
    peaks += path(
      `M${tenth(x - w)},${y}L${tenth(x - w * 0.3)},${tenth(y - h * 0.66)}L${tenth(x)},${tenth(y - h)}L${tenth(x + w * 0.42)},${tenth(y - h * 0.55)}L${tenth(x + w)},${y}Z`,
      a.linear([light, dark]),
    );
    peaks += path(
      `M${tenth(x)},${tenth(y - h)}L${tenth(x - w * 0.3)},${tenth(y - h * 0.66)}L${tenth(x - w)},${y}H${tenth(x - w * 0.34)}L${tenth(x - w * 0.06)},${tenth(y - h * 0.56)}L${tenth(x - w * 0.1)},${tenth(y - h * 0.72)}Z`,
      a.linear([
        [0, '#FFFFFF', 0.6],
        [0.5, '#FFFFFF', 0.16],
        [1, '#FFFFFF', 0],
      ]),
    );
  }
  return peaks;
}

const RAIN_ANGLE = -0.42;

function rain({ width, height }: SceneField, random: Random, colour: string): string {
  let d = '';
  const count = Math.round((width * height) / 2100);
  for (let i = 0; i < count; i++) {
    const [x, y, length] = [random() * width * 1.1, random() * height * 0.62, 8 + random() * 16];
    d += `M${tenth(x)},${tenth(y)}l${tenth(RAIN_ANGLE * length)},${tenth(length)}`;
  }
  return stroke(d, colour, 1, 'opacity=".34"');
}

const stonesOf = (colours: Palette): StoneLook => ({
  stone: threeOf(colours, 'stone'),
  rune: [colourOf(colours, 'rune'), colourOf(colours, 'rune', 1)],
  moss: colourOf(colours, 'moss'),
});

/** Of a stone: place as a share of the width, foot and height as shares of the height, width as a share of the height. */
type Standing = readonly [x: number, foot: number, height: number, width: number, lean: number, runes: readonly Rune[]];

const PHONE: readonly Standing[] = [
  [0.29, 0.3, 0.072, 0.03, 3, ['gift']],
  [0.47, 0.295, 0.05, 0.022, -2, []],
  [0.66, 0.295, 0.058, 0.026, 4, ['hail']],
  [0.065, 0.34, 0.15, 0.058, -4, ['wynn', 'tyr']],
  [0.945, 0.345, 0.13, 0.056, 5, ['sun', 'dag']],
];
const WIDE: readonly Standing[] = [
  [0.285, 0.55, 0.13, 0.055, -3, ['gift']],
  [0.335, 0.54, 0.09, 0.04, 3, []],
  [0.665, 0.54, 0.1, 0.045, -3, []],
  [0.72, 0.55, 0.14, 0.06, 4, ['hail']],
  [0.055, 0.72, 0.5, 0.17, -3, ['wynn', 'tyr', 'ride', 'sun']],
  [0.19, 0.64, 0.27, 0.1, 4, ['thurs', 'day']],
  [0.81, 0.64, 0.29, 0.105, -4, ['horse', 'gift']],
  [0.945, 0.72, 0.52, 0.175, 3, ['dag', 'hail', 'wynn', 'tyr']],
];

const isWide = ({ width, height }: SceneField) => width > height;

/** The hill with its standing stones, and the dark foot below the board. */
function hill(a: Drawing, field: SceneField, colours: Palette, random: Random): string {
  const { width: w, height: h } = field;
  const wide = isWide(field);
  const [far, middle, near] = threeOf(colours, 'ridge');
  const y = (share: number) => tenth(share * h);
  const top = wide ? 0.54 : 0.29;
  const ground = (at: number, sag: number, colour: string, foot: string) =>
    path(
      `M0,${y(at)}C${tenth(w * 0.16)},${y(at - sag)} ${tenth(w * 0.32)},${y(at + sag * 0.4)} ${tenth(w * 0.5)},${y(at)}C${tenth(w * 0.7)},${y(at - sag * 0.5)} ${tenth(w * 0.86)},${y(at + sag * 0.3)} ${w},${y(at - sag * 0.6)}V${h}H0Z`,
      a.linearAt([colour, foot], 0, h * (at - sag), 0, h * (at + 0.22)),
    );
  const places = wide ? WIDE : PHONE;
  const behind = wide ? 4 : 3;
  const draw = ([x, foot, height, width, lean, runes]: Standing) =>
    standingStone(
      a,
      { x: x * w, foot: foot * h, width: width * h, height: height * h, lean, runes },
      stonesOf(colours),
    );
  const blades = colourOf(colours, 'moss', 1);
  return (
    ground(top, 0.02, far, middle) +
    grass(random, 0, w, h * (top + 0.012), h * 0.016, middle) +
    places.slice(0, behind).map(draw).join('') +
    ground(top + (wide ? 0.09 : 0.045), 0.03, middle, near) +
    grass(random, 0, w, h * (top + (wide ? 0.1 : 0.05)), h * 0.022, blades) +
    places.slice(behind).map(draw).join('') +
    (wide ? ground(0.72, 0.03, near, near) + grass(random, 0, w, h * 0.735, h * 0.04, blades) : '')
  );
}

/** The foot of a scene, under the controls. */
const foot = (a: Drawing, { width, height }: SceneField, from: number, colour: string): string =>
  rect(
    0,
    height * from,
    width,
    height * (1 - from),
    0,
    a.linear([
      [0, colour, 0],
      [0.4, colour, 0.75],
      [1, colour, 1],
    ]),
  );

/** The colours of the sky and the land of both scenes. */
const LAND = { sky: 4, mountains: 2, ridge: 3, stone: 3, rune: 2, moss: 2, foot: 1 };

const pair = (colours: Palette, use: string, from: number): readonly [string, string] => [
  colourOf(colours, use, from),
  colourOf(colours, use, from + 1),
];

function storm(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('storm over stones');
  const { width: w, height: h } = field;
  const wide = isWide(field);
  const [halo, core] = pair(colours, 'halo', 0);
  const light = wide ? { x: 0.64 * w, y: 0.16 * h } : { x: 0.78 * w, y: 0.135 * h };
  const ground = (wide ? 0.53 : 0.29) * h;
  const colour = colourOf(colours, 'bolt');
  const flash = (x1: number, x2: number, from: number, width: number, opacity = 1) => {
    const [top, low] = [from * h, ground] as const;
    const trunk = boltPath(random, [x1 * w, top], [x2 * w, low], 10, h * 0.018);
    const [bx, by] = [x1 * w + (x2 - x1) * w * 0.45, top + (low - top) * 0.45];
    const branch = boltPath(random, [bx, by], [bx + (x2 > x1 ? 0.09 : -0.09) * h, by + 0.1 * h], 5, h * 0.012);
    return bolt(a, trunk, colour, width, opacity) + bolt(a, branch, colour, width * 0.55, opacity * 0.9);
  };
  const scale = wide ? h * 0.105 : h * 0.05;
  const clouds = (y: number, size: number, at: number, opacity = 1) =>
    bank(a, field, random, { y: y * h, size: size * scale, colours: pair(colours, 'clouds', at), opacity });
  return (
    rect(0, 0, w, h, 0, a.linearAt(fourOf(colours, 'sky'), 0, 0, 0, h * (wide ? 0.62 : 0.42))) +
    ellipse(light.x, light.y, h * 0.25, h * 0.17, halo, `opacity=".6" filter="${a.blur(tenth(h * 0.05))}"`) +
    ellipse(light.x, light.y, h * 0.09, h * 0.065, core, `opacity=".75" filter="${a.blur(tenth(h * 0.024))}"`) +
    clouds(wide ? 0.13 : 0.085, 1, 4, 0.85) +
    (wide
      ? flash(0.3, 0.225, 0.1, 3.4) +
        flash(0.69, 0.765, 0.12, 3.6) +
        flash(0.12, 0.13, 0.12, 2.2, 0.7) +
        flash(0.88, 0.87, 0.1, 2.4, 0.75)
      : flash(0.53, 0.37, 0.06, 2.2, 0.9) + flash(0.93, 0.96, 0.09, 2.4) + flash(0.16, 0.1, 0.1, 1.7, 0.8)) +
    mountains(a, field, random, ground + h * 0.012, h * (wide ? 0.17 : 0.06), pair(colours, 'mountains', 0)) +
    clouds(wide ? 0.045 : 0.034, 1.15, 2) +
    clouds(wide ? -0.02 : -0.004, 1.15, 0) +
    hill(a, field, colours, random) +
    rain(field, random, colourOf(colours, 'rain')) +
    foot(a, field, wide ? 0.66 : 0.5, colourOf(colours, 'foot'))
  );
}

/** A curtain of northern light along a wave: strips that are bright at their lower edge and fade upwards. */
function curtain(
  a: Drawing,
  { width, height }: SceneField,
  random: Random,
  {
    y,
    tall,
    wave,
    shift,
    colours: [low, high],
  }: { y: number; tall: number; wave: number; shift: number; colours: readonly [string, string] },
): string {
  const step = Math.max(5, width / 110);
  const edge = (x: number) =>
    (y + wave * (Math.sin((x / height) * 5.2 + shift) + 0.45 * Math.sin((x / height) * 11.7 + shift * 2.3))) * height;
  let strips = '';
  for (let x = -step; x < width + step; x += step) {
    const foot = edge(x);
    const top = foot - tall * height * (0.62 + random() * 0.5);
    strips += path(
      `M${tenth(x)},${tenth(foot)}L${tenth(x + step * 1.35)},${tenth(edge(x + step * 1.35))}L${tenth(x + step * 1.7)},${tenth(top)}H${tenth(x + step * 0.4)}Z`,
      a.linear([
        [0, high, 0],
        [0.55, high, 0.4],
        [0.9, low, 0.85],
        [1, low, 0.1],
      ]),
      `opacity="${tenth(0.55 + random() * 0.45)}"`,
    );
  }
  return group(strips, `filter="${a.blur(tenth(height * 0.005))}"`);
}

/** The storm has broken: northern lights over the stones, the runes of which burn in gold. */
function aurora(a: Drawing, field: SceneField, colours: Palette): string {
  const random = seededRandom('northern lights');
  const { width: w, height: h } = field;
  const wide = isWide(field);
  const ground = (wide ? 0.53 : 0.29) * h;
  let stars = '';
  for (let i = 0; i < (w * ground) / 2600; i++) {
    const [x, y] = [random() * w, random() ** 1.2 * ground];
    stars +=
      i % 14 === 0
        ? sparkle(x, y, 3.5 + random() * 4, '#fff', 0.9)
        : circle(x, y, 0.6 + random() * 1.1, '#fff', `opacity="${tenth(0.35 + random() * 0.6)}"`);
  }
  const lights = (at: number) => pair(colours, 'lights', at);
  const scale = wide ? h * 0.09 : h * 0.042;
  return (
    rect(0, 0, w, h, 0, a.linearAt(fourOf(colours, 'sky'), 0, 0, 0, h * (wide ? 0.62 : 0.42))) +
    stars +
    a.glow(w * 0.5, ground * 0.6, h * (wide ? 0.5 : 0.3), colourOf(colours, 'halo'), 0.55) +
    curtain(a, field, random, {
      y: wide ? 0.27 : 0.15,
      tall: wide ? 0.26 : 0.15,
      wave: wide ? 0.035 : 0.018,
      shift: 0.6,
      colours: lights(4),
    }) +
    curtain(a, field, random, {
      y: wide ? 0.36 : 0.2,
      tall: wide ? 0.3 : 0.16,
      wave: wide ? 0.05 : 0.024,
      shift: 2.4,
      colours: lights(2),
    }) +
    curtain(a, field, random, {
      y: wide ? 0.45 : 0.245,
      tall: wide ? 0.32 : 0.17,
      wave: wide ? 0.04 : 0.02,
      shift: 4.1,
      colours: lights(0),
    }) +
    bank(a, field, random, {
      y: wide ? -0.03 * h : -0.012 * h,
      size: scale * 1.1,
      colours: pair(colours, 'clouds', 0),
    }) +
    mountains(a, field, random, ground + h * 0.012, h * (wide ? 0.15 : 0.055), pair(colours, 'mountains', 0)) +
    hill(a, field, colours, random) +
    foot(a, field, wide ? 0.66 : 0.5, colourOf(colours, 'foot'))
  );
}

/** The scenes of the game by name. */
export const hammerScenes: Readonly<Record<string, SceneDrawing>> = {
  storm: { colours: { ...LAND, halo: 2, clouds: 6, bolt: 1, rain: 1 }, draw: storm },
  northernlights: { colours: { ...LAND, halo: 1, clouds: 2, lights: 6 }, draw: aurora },
};
