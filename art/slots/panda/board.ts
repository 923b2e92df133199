import { circle, type Drawing, ellipse, group, mix, path, rect, stroke } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, type Piece, strip } from '../Piece.ts';
import { huggingPandas, rolledPanda } from './bear.ts';
import { cord, culm, leaf } from './bamboo.ts';
import { caneLight, smallLight } from './light.ts';

/** Bamboo, cord, the mat of a cell and the light of a win, each from light to deep, badges, and the husk of a shoot. */
export const bambooFrame: PaletteNeeds = { cane: 3, cord: 3, mat: 3, lit: 3, badge: 1, husk: 3 };

const POLE = { length: 388, width: 25, joints: 5 };
const POST = { length: 300, width: 22, joints: 4 };

/** A pole along the window, its ends cut. */
function pole(a: Drawing, frame: Palette): string {
  const { length, width, joints } = POLE;
  const colours = threeOf(frame, 'cane');
  const lying = group(
    culm(a, { x: 0, y: -length / 2, height: length, width, joints }, colours),
    'transform="rotate(-90)"',
  );
  const cut = (x: number) =>
    ellipse(x, 0, 4.5, width / 2 + 0.5, colours[0]) +
    ellipse(x, 0, 2.6, width / 2 - 4, mix(colours[2], '#000000', 0.35));
  return group(lying, caneLight(a)) + cut(-length / 2 + 2) + cut(length / 2 - 2);
}

const post = (a: Drawing, frame: Palette): string =>
  group(
    culm(
      a,
      { x: 0, y: -POST.length / 2, height: POST.length, width: POST.width, joints: POST.joints },
      threeOf(frame, 'cane'),
    ),
    caneLight(a),
  );

/** Cord crosswise about a corner of the frame, with two leaves. */
function knot(a: Drawing, frame: Palette): string {
  const colours = threeOf(frame, 'cord');
  const turn = (degrees: number) => group(cord(a, 40, 20, colours), `transform="rotate(${degrees})"`);
  return (
    group(turn(-45) + turn(45), smallLight(a)) +
    group(
      path('M-4,2C-12,12 -10,22 -14,28L-8,28C-5,20 0,12 2,4Z', colours[1]) +
        path('M2,4C8,12 12,18 10,28L15,27C16,16 10,8 6,0Z', colours[2]),
      smallLight(a),
    )
  );
}

/** A cell of the mat: slats side by side, tied by two threads. 68 × 84 about 0,0. */
function cell(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'mat');
  const rise = 12;
  let slats = '';
  for (let i = 0; i < 7; i++) {
    const y = -42 + i * rise;
    const tone = i % 3 === 1 ? 0.16 : i % 3 === 2 ? 0.06 : 0;
    slats +=
      rect(
        -34,
        y,
        68,
        rise,
        0,
        a.linear([mix(light, middle, tone), mix(light, middle, 0.3 + tone), mix(middle, deep, 0.3)]),
      ) + rect(-34, y + 0.8, 68, 1.2, 0, '#FFFFFF', 'opacity=".34"');
  }
  let threads = '';
  for (let i = 0; i < 7; i++) {
    const y = -42 + i * rise;
    threads += `M-24,${y}q3,${rise / 2} 0,${rise}M24,${y}q-3,${rise / 2} 0,${rise}`;
  }
  return (
    slats +
    stroke(threads, deep, 1.3, 'opacity=".42"') +
    rect(
      -34,
      -42,
      68,
      84,
      0,
      a.linear(
        [
          [0, mix(deep, '#1c2a08', 0.5), 0.75],
          [0.09, mix(deep, '#1c2a08', 0.4), 0.24],
          [0.22, deep, 0],
          [0.78, deep, 0],
          [0.91, mix(deep, '#1c2a08', 0.4), 0.24],
          [1, mix(deep, '#1c2a08', 0.5), 0.75],
        ],
        0,
        0,
        1,
        0,
      ),
    )
  );
}

/** The ground of a cell that wins: young leaves in the light. */
function lit(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'lit');
  return (
    rect(-35, -43, 70, 86, 14, middle, `opacity=".75" filter="${a.blur(3)}"`) +
    rect(
      -32,
      -40,
      64,
      80,
      11,
      a.radial(
        [
          [0, light],
          [0.55, middle],
          [1, deep],
        ],
        0.5,
        0.46,
        0.74,
      ),
    ) +
    rect(-30.5, -38.5, 61, 77, 9.5, 'none', 'stroke="#FFFDE8" stroke-width="3"') +
    rect(-32.4, -40.4, 64.8, 80.8, 11, 'none', `stroke="${mix(deep, '#000000', 0.4)}" stroke-width="1.2" opacity=".7"`)
  );
}

/** A shoot that the frame grows, its foot at 0,18. */
function sprout(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'husk');
  return (
    group(
      path('M0,-17C5,-8 8,6 8,18H-8C-8,6 -5,-8 0,-17Z', a.linear([light, middle], 0, 0, 1, 0)) +
        path('M-8,18C-8,6 -4,0 0,-4C1,6 1,12 0,18Z', a.linear([middle, deep])) +
        path('M8,18C8,8 6,2 3,-3C0,4 1,12 1,18Z', a.linear([light, deep])),
      smallLight(a),
    ) +
    leaf(a, 0, -14, -128, 0.28) +
    leaf(a, 0, -14, -52, 0.28)
  );
}

/** The pieces of the board, and what the pandas do on it. */
export function bambooBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const [light, , deep] = threeOf(frame, 'cane');
  const cane = threeOf(frame, 'cane');
  return [
    centred('lit', 78, 94, (a) => lit(a, frame), 1, { detail: 0.6 }),
    centred('cell', 68, 84, (a) => cell(a, frame), 1, { isWhole: true, detail: 0.8 }),
    centred('pole', 392, 34, (a) => pole(a, frame), 1, { detail: 0.8 }),
    centred('post', 34, 308, (a) => post(a, frame), 1, { detail: 0.7 }),
    centred('knot', 60, 68, (a) => knot(a, frame), 1, { detail: 0.9 }),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, mix(deep, '#000000', 0.55), 0.7)),
    centred('badge', 32, 32, (a) => lineBadge(a, [light, cane[1], deep], colourOf(frame, 'badge'))),
    centred('sprout', 40, 44, (a) => sprout(a, frame)),
    centred('crumb', 20, 12, (a) => leaf(a, -9, 1, 0, 0.32)),
    centred('hug', 200, 150, huggingPandas, 1, { detail: 0.8 }),
    centred('ball', 124, 124, rolledPanda, 1, { detail: 0.7 }),
    centred(
      'ring',
      120,
      120,
      (a) =>
        circle(0, 0, 50, 'none', `stroke="#FFFBE0" stroke-width="9" opacity=".9" filter="${a.blur(2)}"`) +
        circle(0, 0, 50, 'none', 'stroke="#FFFFFF" stroke-width="3"'),
      1,
      { detail: 0.4 },
    ),
    ...digitPieces(outlines),
  ];
}
