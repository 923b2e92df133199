import {
  circle,
  type Drawing,
  ellipse,
  group,
  path,
  placed,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { ring, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, type Piece, strip } from '../Piece.ts';
import { cassia } from './wares.ts';
import { goldLight, stoneLight } from './light.ts';
import { pounder } from './mascot.ts';
import { pestleEnd, pestleGrip } from './pestle.ts';
import { roundMochi } from './sweets.ts';

/** Stone from light to deep, the hollows from edge to middle, the moonlight of a win, the gold of a split cell. */
export const mortarColours: PaletteNeeds = { stone: 3, hollow: 3, lit: 3, gold: 3 };

/** The outline of a rounded form between an ellipse and a rectangle. */
function rounded(halfWidth: number, halfHeight: number, power: number, wobble = 0): string {
  const random = seededRandom('mortar');
  let d = '';
  for (let i = 0; i < 72; i += 1) {
    const turn = (i * Math.PI) / 36;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const off = 1 + (random() - 0.5) * wobble;
    const x = Math.sign(c) * Math.abs(c) ** (2 / power) * halfWidth * off;
    const y = Math.sign(s) * Math.abs(s) ** (2 / power) * halfHeight * off;
    d += `${i === 0 ? 'M' : 'L'}${tenth(x)},${tenth(y)}`;
  }
  return `${d}Z`;
}

/** The rim of the mortar as it lies over the window, about the middle of the window. */
function rim(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const random = seededRandom('rim');
  let grains = '';
  for (let i = 0; i < 240; i += 1) {
    const turn = random() * Math.PI * 2;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const depth = 0.86 + random() * 0.13;
    const x = Math.sign(c) * Math.abs(c) ** 0.42 * 190 * depth;
    const y = Math.sign(s) * Math.abs(s) ** 0.42 * 158 * depth;
    grains += circle(
      x,
      y,
      0.6 + random() * 1.5,
      random() > 0.5 ? '#FFFFFF' : deep,
      `opacity="${tenth(0.2 + random() * 0.4)}"`,
    );
  }
  let chisels = '';
  for (let i = 0; i < 46; i += 1) {
    const turn = (i * Math.PI) / 23 + 0.06;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const [x, y] = [Math.sign(c) * Math.abs(c) ** 0.4, Math.sign(s) * Math.abs(s) ** 0.4];
    const from = `${tenth(x * 183)},${tenth(y * 152)}`;
    const to = `${tenth(x * (189 - (i % 3) * 2))},${tenth(y * (158 - (i % 3) * 2))}`;
    chisels += stroke(`M${from}L${to}`, deep, 2, 'opacity=".45"');
  }
  // Clouds cut into the upper side of the rim.
  let curls = '';
  for (let i = -4; i <= 4; i += 1) {
    const d = 'M-13,4C-15,-5 -6,-8 -2,-3C1,1 -3,5 -6,3M-13,4H9C14,4 14,-3 9,-3C5,-3 5,1 8,1';
    const turned = `translate(${i * 32} ${tenth(-145 + Math.abs(i) ** 3 * 0.05)}) scale(${i < 0 ? -0.8 : 0.8} .8)`;
    curls += group(
      stroke(d, '#FFFFFF', 2.4, 'opacity=".55" transform="translate(.8 1.2)"') + stroke(d, deep, 2.2, 'opacity=".75"'),
      `transform="${turned}"`,
    );
  }
  let phases = '';
  for (let i = -4; i <= 4; i += 1) {
    if (Math.abs(i) < 3) continue;
    phases +=
      circle(i * 31, 143, 7, deep) +
      circle(i * 31, 143, 5.6, '#FFD88A') +
      circle(i * 31 - Math.sign(i) * (4 - (Math.abs(i) - 3) * 2), 143, 5.6, deep);
  }
  const petals = (
    [
      [-168, -96, 0.5, 20],
      [-178, -60, 0.36, 70],
      [174, 88, 0.46, 30],
      [162, 116, 0.36, 0],
      [-150, 128, 0.34, 50],
      [150, -138, 0.34, 10],
    ] as const
  )
    .map(([x, y, size, turn]) => group(cassia(a, size), placed(x, y, 1, turn)))
    .join('');
  return (
    group(
      ring(rounded(193, 161, 4.4, 0.012), rounded(157, 128, 7), a.linear([light, middle, deep], 0, 0, 0.5, 1)),
      stoneLight(a),
    ) +
    grains +
    path(rounded(176, 145.5, 5.2), 'none', `stroke="${deep}" stroke-opacity=".55" stroke-width="2.400"`) +
    path(rounded(176, 147, 5.2), 'none', `stroke="#FFFFFF" stroke-opacity=".35" stroke-width="1.200"`) +
    path(rounded(158.5, 129.5, 7), 'none', `stroke="#060820" stroke-opacity=".8" stroke-width="4"`) +
    path(rounded(161, 132, 6.8), 'none', `stroke="${light}" stroke-opacity=".8" stroke-width="1.600"`) +
    chisels +
    curls +
    phases +
    group(petals, goldLight(a))
  );
}

/** The foot of the mortar below its rim, and its shadow on the ground. About the middle of the window. */
function foot(a: Drawing, frame: Palette): string {
  const [, middle, deep] = threeOf(frame, 'stone');
  return (
    ellipse(0, 150, 190, 34, '#05061C', `opacity=".6" filter="${a.blur(9)}"`) +
    path('M-186,60C-186,150 -140,182 0,182C140,182 186,150 186,60Z', a.linear([middle, deep, '#141A4A']))
  );
}

/** The ground of a cell: a round hollow in the stone. */
function hollow(a: Drawing, frame: Palette): string {
  const [edge, middle, low] = threeOf(frame, 'hollow');
  return (
    rect(-32, -33, 64, 66, 0, edge) +
    circle(0, 0, 29.5, '#070922') +
    circle(0.6, 1, 28.6, a.radialAt([middle, [0.62, middle], low], 6, 10, 36)) +
    path('M-20,-21A29,29 0 0 1 24,-17A31,33 0 0 0 -20,-21Z', '#04051A', 'opacity=".75"') +
    stroke('M-20.500,20.500A29,29 0 0 0 24,16', '#9AB0FF', 1.8, 'opacity=".55"')
  );
}

/** The ground of a cell that wins: a moon in the hollow. */
const lit = (a: Drawing, [light, middle, edge]: readonly [string, string, string]): string =>
  circle(0, 0, 36, middle, `opacity=".6" filter="${a.blur(3.5)}"`) +
  circle(
    0,
    0,
    31,
    a.radial([
      [0, light],
      [0.6, middle],
      [1, edge],
    ]),
  ) +
  circle(0, 0, 30, 'none', 'stroke="#FFFDF0" stroke-width="2.6"');

/** The ground of a cell that has split: its hollow is broken open, with an edge of gold. */
function opened(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'gold');
  return (
    rect(-31, -31.5, 62, 63, 12, middle, `opacity=".5" filter="${a.blur(2.5)}"`) +
    rect(-30, -30.5, 60, 61, 11, a.linear([light, middle, deep])) +
    rect(-27.5, -28, 55, 56, 9, a.radial(['#34429E', '#161D5A', '#0A0E36'], 0.5, 0.5, 0.75)) +
    rect(-27.5, -28, 55, 56, 9, 'none', 'stroke="#05061C" stroke-opacity=".7" stroke-width="1.400"')
  );
}

/** The pieces of the board. */
export function mortarBoard({ frame, board: { mascot } }: SlotLook): Piece[] {
  return [
    centred('lit', 84, 84, (a) => lit(a, threeOf(frame, 'lit')), 1, { detail: 0.6 }),
    centred('cell', 62, 63, (a) => hollow(a, frame), 1, { isWhole: true }),
    centred('foot', 400, 400, (a) => foot(a, frame), 1, { detail: 0.4 }),
    centred('rim', 402, 340, (a) => rim(a, frame), 1, { detail: 0.8 }),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'hollow', 2), 0.8)),
    centred('split_cell', 68, 69, (a) => opened(a, frame), 1, { detail: 0.8 }),
    centred('pounder', 240, 250, pounder, mascot.scale),
    centred('pestle_end', 52, 104, pestleEnd, mascot.scale),
    centred('pestle_grip', 18, 40, pestleGrip, mascot.scale, { isWhole: true, detail: 0.6 }),
    centred(
      'impact',
      120,
      60,
      (a) => ellipse(0, 0, 54, 24, 'none', `stroke="#FFF6D8" stroke-width="7" filter="${a.blur(1.2)}"`),
      0.6,
      { detail: 0.5 },
    ),
    centred('crumb', 14, 14, (a) => circle(0, 0, 5, a.radial(['#FFFFFF', '#FFF6E8', '#E8D0C0'], 0.4, 0.35, 0.8))),
    centred('toss', 108, 100, roundMochi, 0.3),
  ];
}
