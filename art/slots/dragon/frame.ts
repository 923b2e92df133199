import {
  circle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mirrored,
  mix,
  path,
  rect,
  star,
  stroke,
} from '../../drawing/index.ts';
import { gem } from '../../props/treasure.ts';
import { ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';

/** Jade from light to deep, gold from light to low, the stones of the corners, and the ground of a cell from edge to middle. */
export const dragonFrame: PaletteNeeds = { jade: 3, gold: 4, stone: 1, cell: 3, line: 1 };

/** Units of the square field of {@link jadeFrame}, and the corners that a nine-slice keeps. */
const FIELD = { size: 132, corner: 55 };

const goldEdge = (a: Drawing) =>
  `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 3 })}"`;

/** Clouds cut into a corner of the jade, for the upper left one. */
const CORNER_CLOUD =
  'M12,48C8,36 12,21 23,14C33,8 42,9 50,11M15,42C13,33 18,23 27,19C32,17 36,21 33,25C30,28 26,26 27,22M37,14C41,17 46,17 49,15';

/** A frame of jade with a gold edge inside. Its window is empty. */
function jadeFrame(a: Drawing, frame: Palette): string {
  const { size } = FIELD;
  const [light, middle, deep] = threeOf(frame, 'jade');
  const corner = stroke(CORNER_CLOUD, light, 1.5, 'opacity=".55"');
  const corners = [0, 90, 180, 270]
    .map((turn) => group(corner, `transform="rotate(${turn} ${size / 2} ${size / 2})"`))
    .join('');
  return (
    group(
      ring(roundedSquare(4, size, 28), roundedSquare(24, size, 13), a.linear([light, middle, deep])),
      `filter="${a.lit({ shade: '#02201a', blur: 3, relief: 5, gloss: 0.8, dx: -3, dy: -4, drop: 3, rim: '#FFE9A0', rimOpacity: 0.6 })}"`,
    ) +
    corners +
    path(
      roundedSquare(6.5, size, 25.5),
      'none',
      `stroke="${lighten(light, 0.1)}" stroke-opacity=".6" stroke-width="1.4"`,
    ) +
    group(
      ring(roundedSquare(15, size, 20), roundedSquare(26, size, 10), a.linear([...fourOf(frame, 'gold')])),
      goldEdge(a),
    ) +
    path(roundedSquare(20.5, size, 15), 'none', 'stroke="#FFFBE0" stroke-opacity=".65" stroke-width="1.2"') +
    path(roundedSquare(26.6, size, 9.4), 'none', 'stroke="#03140E" stroke-opacity=".85" stroke-width="1.8"')
  );
}

/** A four-pointed star with a stone, for a corner of the frame. */
function cornerStone(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = fourOf(frame, 'gold');
  return (
    group(path(star(4, 19, 8), a.linear([light, middle, deep])), goldEdge(a)) + gem(0, 0, 9, colourOf(frame, 'stone'))
  );
}

/** Two clouds of gold that meet in a knot, under the mascot's chin. Within ±92. */
function crest(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = fourOf(frame, 'gold');
  const [jadeLight, jade, jadeDeep] = threeOf(frame, 'jade');
  const cloud =
    'M0,-9C-16,-14 -26,-12 -32,-6C-42,-14 -56,-12 -58,-3C-68,-9 -82,-6 -92,6C-78,8 -62,12 -48,10C-34,13 -18,12 0,11Z';
  return (
    group(mirrored(path(cloud, a.linear([light, middle, deep]))), goldEdge(a)) +
    mirrored(stroke('M-32,-5C-28,2 -20,3 -16,-2M-58,-2C-54,5 -46,6 -42,1', deep, 1.8, 'opacity=".6"')) +
    group(circle(0, 1, 13, a.linear([light, middle, deep])), goldEdge(a)) +
    circle(0, 1, 9.5, a.radial([jadeLight, jade, jadeDeep], 0.38, 0.3, 0.8)) +
    ellipse(-3, -3, 3.2, 2.2, '#fff', 'opacity=".8"')
  );
}

/** The dark behind the cells. */
const ground = (a: Drawing, frame: Palette): string =>
  rect(
    -178,
    -134,
    356,
    268,
    6,
    a.radial(
      [mix(colourOf(frame, 'cell', 0), colourOf(frame, 'cell', 1), 0.5), colourOf(frame, 'cell', 0)],
      0.5,
      0.5,
      0.7,
    ),
  );

/** A cell: dark jade, brightest in its middle, with a fine gold line. */
function cell(a: Drawing, frame: Palette): string {
  const [edge, dark, bright] = threeOf(frame, 'cell');
  return (
    rect(
      -32,
      -40,
      64,
      80,
      9,
      a.linear([
        [0, edge],
        [0.24, dark],
        [0.5, bright],
        [0.76, dark],
        [1, edge],
      ]),
    ) +
    rect(-31.5, -39.5, 63, 79, 8.5, 'none', `stroke="${colourOf(frame, 'line')}" stroke-opacity=".34" stroke-width="1"`)
  );
}

/** The ground of a cell that wins: gold, and white-hot at its edge. */
const lit = (a: Drawing): string =>
  rect(-35, -43, 70, 86, 13, '#FFC94A', `opacity=".6" filter="${a.blur(3)}"`) +
  rect(
    -32,
    -40,
    64,
    80,
    10,
    a.radial(
      [
        [0, '#FFFBE0'],
        [0.42, '#FFC94A'],
        [1, '#8A4206'],
      ],
      0.5,
      0.5,
      0.74,
    ),
  ) +
  rect(-30.5, -38.5, 61, 77, 8.5, 'none', 'stroke="#FFFFFF" stroke-width="2.6"');

/** The pieces of the board. */
export function dragonBoard({ frame }: SlotLook): Piece[] {
  return [
    centred('lit', 78, 94, lit, 1, { detail: 0.6 }),
    nineSlice('frame', FIELD.size, FIELD.corner, (a) => jadeFrame(a, frame)),
    centred('cell', 68, 84, (a) => cell(a, frame), 1, { isWhole: true }),
    centred('ground', 356, 268, (a) => ground(a, frame), 1, { detail: 0.12 }),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'cell', 0))),
    centred('corner', 46, 48, (a) => cornerStone(a, frame)),
    centred('crest', 200, 44, (a) => crest(a, frame), 1, { detail: 0.5 }),
  ];
}
