import { circle, type Drawing, group, mix, polygon, type Point, rect, stroke, tenth } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, type Piece, strip } from '../Piece.ts';
import { flyingBat } from './bat.ts';
import { COLUMN, crack, crystalColumn, spike, splinter } from './growth.ts';
import { cornerCluster, geodeRim, horn } from './rim.ts';

/** Rock, two crystals, the ground of a cell and the light of a win, each from light to deep, and badges. */
export const rimColours: PaletteNeeds = { rock: 3, violet: 4, cyan: 4, cell: 3, lit: 3, badge: 1 };

/** A hexagon on its point, as crystals are in section, a little smaller than a cell. */
const section = (width: number, height: number): Point[] => [
  [0, -height],
  [width, -height * 0.62],
  [width, height * 0.62],
  [0, height],
  [-width, height * 0.62],
  [-width, -height * 0.62],
];

const outline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join('L')}Z`;

/** The ground of a cell: dark glass in the section of a crystal. 68 × 84 about 0,0. */
function cell(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'cell');
  const face = section(31, 40);
  return (
    rect(-34, -42, 68, 84, 0, deep) +
    polygon(
      face,
      a.radial(
        [
          [0, light],
          [0.6, middle],
          [1, mix(middle, deep, 0.5)],
        ],
        0.5,
        0.44,
        0.62,
      ),
    ) +
    polygon(
      [
        [0, -40],
        [31, -25],
        [0, -16],
        [-31, -25],
      ],
      '#FFFFFF',
      'opacity=".035"',
    ) +
    stroke(outline(face), mix(light, '#FFFFFF', 0.28), 1, 'opacity=".42"') +
    stroke('M-31,-25L0,-40L31,-25', '#B8A0FF', 1.2, 'opacity=".4"')
  );
}

/** The ground of a cell that wins: the section is full of light. */
function lit(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'lit');
  const face = section(31, 40);
  return (
    polygon(section(34, 43), middle, `opacity=".85" filter="${a.blur(3)}"`) +
    polygon(
      face,
      a.radial(
        [
          [0, light],
          [0.5, middle],
          [1, deep],
        ],
        0.5,
        0.46,
        0.7,
      ),
    ) +
    stroke(outline(section(29.6, 38.4)), '#FFFFFF', 2.6)
  );
}

/** The room about a part of the rim, so that its light does not fall on the cut. */
const ROOM = 16;

/** A part of the rim, cut out of it: its middle, and its size. */
function cut(name: string, [x, y, width, height]: readonly [number, number, number, number], frame: Palette): Piece {
  const [left, top] = [x - width / 2, y - height / 2];
  const draw = (a: Drawing) =>
    group(
      group(geodeRim(a, frame), `clip-path="${a.clip(`M${left},${top}h${width}v${height}h${-width}Z`)}"`),
      `transform="translate(${-x} ${-y})"`,
    );
  return centred(name, width + 2 * ROOM, height + 2 * ROOM, draw, 1, { detail: 0.74 });
}

/** The pieces of the board, and those of a prism that grows. */
export function geodeBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const metal = ['#F4F0FF', '#A88AFF', '#3A1A9A'];
  return [
    centred('lit', 78, 94, (a) => lit(a, frame), 1, { detail: 0.6 }),
    centred('cell', 68, 84, (a) => cell(a, frame), 1, { isWhole: true, detail: 0.7 }),
    cut('rim_top', [0, -129, 390, 46], frame),
    cut('rim_foot', [0, 129, 390, 46], frame),
    cut('rim_left', [-175, 0, 40, 212], frame),
    cut('rim_right', [175, 0, 40, 212], frame),
    centred('cluster', 124, 124, (a) => cornerCluster(a, frame), 0.72, { detail: 0.8 }),
    centred('horn', 150, 136, (a) => horn(a, frame), 1, { detail: 0.76 }),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, '#05020F', 0.7)),
    centred('badge', 32, 32, (a) => lineBadge(a, metal, colourOf(frame, 'badge'))),
    centred('column', COLUMN.width, COLUMN.height, (a) => crystalColumn(a, frame, outlines), 1, { detail: 0.72 }),
    centred('spike_violet', 30, 124, (a) => spike(a, frame, 'violet'), 1, { detail: 0.6 }),
    centred('spike_cyan', 30, 124, (a) => spike(a, frame, 'cyan'), 1, { detail: 0.6 }),
    centred('crack', 96, 40, crack, 0.9, { detail: 0.8 }),
    centred('splinter', 18, 18, (a) => splinter(a, frame)),
    centred('bat_up', 170, 130, (a) => flyingBat(a, 'up'), 0.62),
    centred('bat_down', 170, 130, (a) => flyingBat(a, 'down'), 0.62),
    centred(
      'ring',
      120,
      120,
      (a) =>
        circle(0, 0, 52, 'none', `stroke="#8AF4FF" stroke-width="7" opacity=".8" filter="${a.blur(2)}"`) +
        circle(0, 0, 52, 'none', 'stroke="#FFFFFF" stroke-width="2"'),
      1,
      { detail: 0.4 },
    ),
    ...digitPieces(outlines),
  ];
}
