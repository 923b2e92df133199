import {
  circle,
  type Drawing,
  ellipse,
  group,
  path,
  placed,
  polar,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { noon } from './light.ts';
import { shellPieces } from './plates.ts';

/** Stone of the rim, its moss, water, lily pads, flowers, and the badge of a line. */
export const pondColours: PaletteNeeds = {
  stone: 4,
  moss: 2,
  water: 2,
  pad: 4,
  held: 4,
  flower: 3,
  metal: 4,
  badge: 1,
};

/** Units of a cell. */
const CELL = { width: 69, height: 72 };

/** Units of the square field of {@link pondRim}, and how far its corners reach. */
const RIM = { size: 168, corner: 72 };

/** The rim of the pond as a nine-slice: a bank of pale stone, with moss on its corners and water inside. */
function pondRim(a: Drawing, frame: Palette): string {
  const { size } = RIM;
  const random = seededRandom('pond rim');
  const [light, middle, deep, joint] = fourOf(frame, 'stone');
  const [moss, mossDeep] = [colourOf(frame, 'moss'), colourOf(frame, 'moss', 1)];
  let joints = '';
  for (const turn of [0, 90, 180, 270])
    for (const along of [22, 48])
      joints += group(
        stroke(`M${along},3L${along + 4},19M${size - along},3L${size - along - 4},19`, joint, 1.8, 'opacity=".5"'),
        `transform="rotate(${turn} ${size / 2} ${size / 2})"`,
      );
  let tufts = '';
  for (const turn of [0, 90, 180, 270]) {
    let tuft = '';
    for (let at = 0; at < 15; at += 1) {
      const along = 9 + random() * 30;
      const across = 6 + (along - 9) * 0.02 + random() * 9;
      const [x, y] = random() < 0.5 ? [along, across] : [across, along];
      tuft += circle(
        x + 4,
        y + 4,
        2 + random() * 3.6,
        random() < 0.5 ? moss : mossDeep,
        `opacity="${tenth(0.6 + random() * 0.4)}"`,
      );
    }
    tufts += group(tuft, `transform="rotate(${turn} ${size / 2} ${size / 2})"`);
  }
  return (
    group(
      ring(roundedSquare(2, size, 44), roundedSquare(19, size, 30), a.linear([light, middle, deep])),
      noon(a, 4, '#1a3a1a'),
    ) +
    joints +
    path(roundedSquare(5.5, size, 41), 'none', 'stroke="#FFFFFF" stroke-opacity=".75" stroke-width="1.600"') +
    tufts +
    ring(roundedSquare(18, size, 31), roundedSquare(23, size, 27), deep) +
    path(roundedSquare(22.5, size, 27.5), 'none', 'stroke="#F4FFF8" stroke-opacity=".85" stroke-width="2.200"')
  );
}

/** A lily pad on the water: 69 × 72. */
function padGround(a: Drawing, frame: Palette, name: 'pad' | 'held'): string {
  const { width, height } = CELL;
  const [light, middle, deep, vein] = fourOf(frame, name);
  const water = colourOf(frame, 'water');
  const [cx, cy] = [width / 2, height / 2];
  const at = (r: number, degrees: number) => polar(r, degrees).map(tenth).join(',');
  const [rx, notch] = [32, name === 'held' ? 0 : 13];
  const pad =
    notch === 0
      ? `M${-rx},0A${rx},${rx} 0 1 0 ${rx},0A${rx},${rx} 0 1 0 ${-rx},0Z`
      : `M${at(rx, 42 + notch)}A${rx},${rx} 0 1 1 ${at(rx, 42 - notch)}L${at(6, 42)}Z`;
  const veins = Array.from({ length: 9 }, (_, index) => `M${at(5, 72 + index * 37)}L${at(28, 72 + index * 37)}`).join(
    '',
  );
  const rings =
    name === 'held'
      ? ellipse(0, 0, rx - 2.4, rx - 2.4, 'none', 'stroke="#FFFFFF" stroke-width="2.600" opacity=".95"') +
        Array.from({ length: 12 }, (_, index) => circle(...polar(rx - 2.4, index * 30), 2.3, '#FFFFFF')).join('')
      : '';
  return (
    rect(0, 0, width, height, 0, water) +
    stroke(
      `M3,${tenth(height - 5)}q8,-4 16,0t16,0M${tenth(width - 26)},5q6,-4 12,0t10,0`,
      '#FFFFFF',
      1.6,
      'opacity=".55"',
    ) +
    group(
      ellipse(2, 5, rx, rx - 1, '#06341E', 'opacity=".32"') +
        path(pad, a.radial([light, middle, deep], 0.4, 0.32, 0.78)) +
        (name === 'held' ? '' : stroke(veins, vein, 1.5, 'opacity=".55"')) +
        path(pad, 'none', `stroke="${vein}" stroke-opacity=".9" stroke-width="1.800"`) +
        rings,
      placed(cx, cy, [1, 1.03]),
    )
  );
}

/** The ground of a symbol that wins: a pad in a ring of light and petals, 76 × 78 about 0,0. */
function litPad(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'flower');
  const petals = Array.from({ length: 14 }, (_, index) =>
    group(
      path('M0,-26C-8,-32 -6,-39 0,-43C6,-39 8,-32 0,-26Z', a.linear([light, middle, deep])),
      `transform="rotate(${tenth((index * 360) / 14)})"`,
    ),
  ).join('');
  return (
    circle(0, 0, 38, '#FFFBD0', `opacity=".7" filter="${a.blur(4)}"`) +
    petals +
    circle(
      0,
      0,
      31.5,
      a.radial([
        [0, '#FFFFFF'],
        [0.6, '#FFF9C8'],
        [1, '#FFD95A'],
      ]),
    ) +
    circle(0, 0, 30.6, 'none', 'stroke="#FFFFFF" stroke-width="2.600"')
  );
}

/** A stone of the bank with moss and a flower, 96 × 54 about 0,0. */
function bank(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = fourOf(frame, 'stone');
  const [petal, petalMiddle, petalDeep] = threeOf(frame, 'flower');
  const flower = (x: number, y: number, size: number) =>
    group(
      group(
        [-72, 72, -40, 40, 0]
          .map((turn) =>
            group(
              path('M0,10C-10,2 -9,-14 0,-24C9,-14 10,2 0,10Z', a.linear([petal, petalMiddle, petalDeep])),
              `transform="rotate(${turn} 0 8)"`,
            ),
          )
          .join(''),
        noon(a, 1, '#7a1a4a'),
      ) + ellipse(0, 8, 6, 2.6, '#FFD95A'),
      placed(x, y, size),
    );
  return (
    group(
      path('M-46,22C-50,4 -34,-12 -12,-10C-2,-22 28,-18 34,-4C48,-2 52,14 44,22Z', a.linear([light, middle, deep])),
      noon(a, 4, '#1a3a1a'),
    ) +
    path(
      'M-40,8C-34,-8 -20,-10 -10,-8C-14,0 -24,2 -30,6C-34,10 -38,12 -40,8Z',
      colourOf(frame, 'moss'),
      'opacity=".9"',
    ) +
    path('M4,-14C16,-18 28,-14 33,-4C24,-6 12,-6 4,-14Z', colourOf(frame, 'moss', 1), 'opacity=".8"') +
    group(path('M-24,20C-12,8 26,8 38,20C26,28 -12,28 -24,20Z', a.linear(['#8AE06A', '#2E9A3A'])), noon(a, 1)) +
    flower(6, 8, 0.94)
  );
}

/** A clump of reeds at the edge of the pond, 60 × 92 about 0,0. */
function clump(a: Drawing, frame: Palette): string {
  const [moss, mossDeep] = [colourOf(frame, 'moss'), colourOf(frame, 'moss', 1)];
  const blade = (d: string) => path(d, a.linear([moss, mossDeep, '#1E6A2E']));
  return group(
    blade('M-6,44C-14,12 -24,-8 -28,-30C-14,-12 -4,10 2,44Z') +
      blade('M4,44C10,14 20,-4 28,-18C24,8 16,26 10,44Z') +
      stroke('M-8,44V-22M8,44V-34', '#5AA83A', 2.4) +
      rect(-11.5, -38, 7, 24, 3.5, a.linear(['#C88A4A', '#7A4418'], 0, 0, 1, 0)) +
      rect(4.5, -44, 7, 24, 3.5, a.linear(['#C88A4A', '#7A4418'], 0, 0, 1, 0)) +
      blade('M-2,44C-2,20 4,2 10,-8C12,14 8,30 4,44Z'),
    noon(a, 2),
  );
}

/** Rings that run from a drop in the water, 110 × 70 about 0,0. */
const drops = (a: Drawing): string =>
  [48, 34, 20]
    .map((r, index) =>
      ellipse(
        0,
        0,
        r,
        r * 0.9,
        'none',
        `stroke="#FFFFFF" stroke-width="${3.4 - index}" opacity="${0.5 + index * 0.2}"`,
      ),
    )
    .join('') + a.glow(0, 0, 22, '#FFFFFF', 0.5);

/** The pond: its rim, lily pads, stones and reeds, and the pieces of the turtle's shell. */
export function pondBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  return [
    nineSlice('frame', RIM.size, RIM.corner, (a) => pondRim(a, frame)),
    strip('cell', CELL.width, CELL.height, (a) => padGround(a, frame, 'pad')),
    strip('locked', CELL.width, CELL.height, (a) => padGround(a, frame, 'held')),
    centred('lit', 92, 92, (a) => litPad(a, frame)),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'water', 1), 0.5)),
    centred('bank', 108, 64, (a) => bank(a, frame), 1, { detail: 0.8 }),
    centred('clump', 66, 100, (a) => clump(a, frame), 1, { detail: 0.8 }),
    centred('ripple', 104, 96, drops, 1, { detail: 0.6 }),
    centred('badge', 32, 32, (a) => lineBadge(a, fourOf(frame, 'metal'), colourOf(frame, 'badge'))),
    ...shellPieces(),
    ...digitPieces(outlines),
  ];
}
