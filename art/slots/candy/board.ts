import { cycle, type Drawing, ellipse, group, path, rect, seededRandom, tenth } from '../../drawing/index.ts';
import { ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';

/** Frame, ground, icing and what lies on it. */
export const candyFrame: PaletteNeeds = { body: 3, ground: 3, cell: 3, lit: 3, icing: 3, sprinkles: 5, shade: 1 };

/** The frame of sugar with a white line, as a nine-slice. Its window begins 26 units in. */
function sugarFrame(a: Drawing, frame: Palette): string {
  const size = 140;
  return (
    group(
      ring(roundedSquare(15, size, 31), roundedSquare(26, size, 20), a.linear(threeOf(frame, 'body'))),
      `filter="${a.lit({ shade: '#3A0A4A', rim: '#fff', rimOpacity: 0.9, blur: 2.6, relief: 5, gloss: 0.75, dx: -3, dy: -5, drop: 6 })}"`,
    ) +
    path(roundedSquare(26.5, size, 19.5), 'none', 'stroke="#FFE6F6" stroke-width="2.6"') +
    path(
      roundedSquare(28.6, size, 17.5),
      'none',
      `stroke="${colourOf(frame, 'shade')}" stroke-opacity=".5" stroke-width="1.6"`,
    )
  );
}

/** The ground of one cell, 59 × 61. It is opaque, since a spritesheet keeps few steps of a faint light. */
const cell = (a: Drawing, [upper, lower, edge]: readonly [string, string, string]) =>
  rect(2, 2, 55, 57, 14, a.linear([upper, lower])) +
  rect(2.6, 2.6, 53.8, 55.8, 13.4, 'none', `stroke="${edge}" stroke-width="1.2"`);

/** The ground of a cell that wins: sugar glows behind the sweet. */
const litCell = (a: Drawing, [light, middle, edge]: readonly [string, string, string]) =>
  rect(-30, -31, 60, 62, 17, edge, `opacity=".7" filter="${a.blur(4.5)}"`) +
  rect(
    -27.5,
    -28.5,
    55,
    57,
    14,
    a.radial(
      [
        [0, light],
        [0.55, middle],
        [1, edge],
      ],
      0.5,
      0.5,
      0.72,
    ),
  ) +
  rect(-26.2, -27.2, 52.4, 54.4, 12.8, 'none', 'stroke="#FFFFFF" stroke-width="2.6"');

/** Drips of the icing from the right: width and length. The long ones hang between two columns of cells. */
const DRIPS: readonly (readonly [number, number])[] = [
  [30.75, 9],
  [29.5, 2],
  [29.5, 13],
  [29.5, 3],
  [29.5, 10],
  [29.5, 1],
  [29.5, 16],
  [29.5, 2],
  [29.5, 11],
  [29.5, 1],
  [29.5, 14],
  [29.5, 3],
  [30.75, 8],
];
const ICING_HALF = 193;

/** Icing that drips over the upper edge of the board, about 0,0, with sprinkles. */
export function icing(a: Drawing, frame: Palette): string {
  const colours = frame.sprinkles ?? [];
  let x = ICING_HALF;
  let runs = '';
  let streaks = '';
  for (const [width, drip] of DRIPS) {
    const half = width / 2;
    const round = tenth(width * 0.34);
    runs += `v${drip}c0,${round} ${tenth(-width * 0.14)},${half} ${-half},${half}s${-half},${tenth(-width * 0.16)} ${-half},${-half}v${-drip}`;
    if (drip > 8) streaks += ellipse(x - width * 0.7, drip - 8, 2.4, drip * 0.34, '#fff', 'opacity=".95"');
    x -= width;
  }
  const d = `M${ICING_HALF},-10${runs}C-193,-28 -181,-36 -164,-36H164C181,-36 193,-28 193,-10Z`;
  const random = seededRandom('icing');
  let sprinkles = '';
  for (let i = 0; i < 46; i++) {
    const at = -182 + (364 * (i + random())) / 46;
    const y = -29 + random() * 20;
    sprinkles += rect(
      at - 4.5,
      y,
      9,
      3.4,
      1.7,
      cycle(colours, i),
      `transform="rotate(${tenth(random() * 180)} ${tenth(at)} ${tenth(y + 1.7)})"`,
    );
  }
  const soft = { shade: '#8A2A7E', rim: '#fff' };
  const body = a.lit({ ...soft, shadeOpacity: 0.55, rimOpacity: 0.9, relief: 5, gloss: 0.55, dx: -3, dy: -5, drop: 4 });
  const grains = a.lit({
    ...soft,
    shadeOpacity: 0.4,
    rimOpacity: 0.6,
    blur: 0.8,
    relief: 2,
    gloss: 0.5,
    dx: -0.8,
    dy: -1.2,
    drop: 0.8,
  });
  return (
    group(path(d, a.linearAt(threeOf(frame, 'icing'), 0, -36, 0, 38)), `filter="${body}"`) +
    streaks +
    group(sprinkles, `filter="${grains}"`)
  );
}

/** Every piece of the board besides symbols. */
export const candyBoard = ({ frame }: SlotLook): Piece[] => [
  nineSlice('frame', 140, 56, (a) => sugarFrame(a, frame)),
  centred('ground', 364, 327, (a) => rect(-182, -163.5, 364, 327, 21, a.linear(threeOf(frame, 'ground'))), 1, {
    detail: 0.1,
  }),
  strip('cell', 59, 61, (a) => cell(a, threeOf(frame, 'cell'))),
  strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'shade'))),
  centred('lit', 80, 82, (a) => litCell(a, threeOf(frame, 'lit'))),
  centred('icing', 394, 82, (a) => icing(a, frame)),
];
