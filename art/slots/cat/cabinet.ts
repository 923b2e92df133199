import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { paw } from './fortune.ts';

/** The colours of the cabinet. */
interface CabinetLook {
  /** Black lacquer. */
  readonly body: readonly [light: string, middle: string, deep: string];
  readonly metal: readonly [light: string, middle: string, deep: string, low: string];
  /** The red lacquer of doors. */
  readonly door: readonly [light: string, middle: string, deep: string];
  readonly cell: readonly [edge: string, dark: string, bright: string];
  readonly cushion: readonly [light: string, middle: string, deep: string];
}

export const cabinetColours: PaletteNeeds = { body: 3, metal: 4, door: 3, cell: 3, cushion: 3, badge: 1 };

const lacquer = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#080102', blur: 3, relief: 4.5, gloss: 0.85, rim: '#FFB070', rimOpacity: 0.75, dx: -4, dy: -6, drop: 5 })}"`;
const gilt = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a1c02', blur: 1.6, relief: 3.5, gloss: 1, dx: -2, dy: -2.6, drop: 2.4 })}"`;

/** Units of a cell. */
const CELL = { width: 86, height: 80 };

/** Units of the square field of {@link cabinetFrame}, and how far its corners reach that a nine-slice keeps. */
const FRAME_FIELD = { size: 140, corner: 56 };

/** The cabinet about the window, to be stretched as a nine-slice: black lacquer, a gold lip, fittings at the corners. */
function cabinetFrame(a: Drawing, { body, metal }: CabinetLook): string {
  const { size } = FRAME_FIELD;
  const middle = size / 2;
  const random = seededRandom('maki-e');
  let dust = '';
  for (let i = 0; i < 44; i++) {
    const along = 8 + random() * 46;
    const across = 4 + random() * 9;
    const [x, y] = random() < 0.5 ? [along, across] : [across, along];
    dust += circle(
      random() < 0.5 ? x : size - x,
      random() < 0.5 ? y : size - y,
      0.35 + random() * 0.7,
      '#FFD98A',
      `opacity="${tenth(0.4 + random() * 0.6)}"`,
    );
  }
  const fitting = path(
    'M-54,-54H-24C-24,-47 -31,-45 -37,-46C-42,-46 -46,-42 -46,-37C-45,-31 -47,-24 -54,-24Z',
    a.linear(metal),
  );
  const rivets = circle(-49, -49, 1.9, '#7A3A04') + circle(-49.4, -49.4, 1.2, '#FFF3C0');
  const corner = group(fitting, gilt(a)) + rivets;
  const corners = [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ].map(([x, y]) => group(corner, `transform="translate(${middle} ${middle}) scale(${x} ${y}) translate(-14 -14)"`));
  return (
    group(ring(roundedSquare(2, size, 11), roundedSquare(25, size, 5), a.linear(body)), lacquer(a)) +
    dust +
    group(ring(roundedSquare(11.5, size, 9), roundedSquare(20.5, size, 6), a.linear(metal)), gilt(a)) +
    path(roundedSquare(15, size, 8), 'none', 'stroke="#FFF8DC" stroke-opacity=".6" stroke-width="1.200"') +
    path(roundedSquare(18.5, size, 7), 'none', `stroke="${metal[2]}" stroke-opacity=".55" stroke-width="1"`) +
    ring(roundedSquare(20.5, size, 6), roundedSquare(26, size, 3), '#140205') +
    path(roundedSquare(25.5, size, 3.5), 'none', `stroke="${metal[2]}" stroke-opacity=".7" stroke-width="1"`) +
    corners.join('')
  );
}

/** The ground of a cell, 86 × 80. */
const cellGround = (
  a: Drawing,
  width: number,
  height: number,
  { cell: [edge, dark, bright], metal }: CabinetLook,
): string =>
  rect(0, 0, width, height, 0, edge) +
  rect(
    2,
    2,
    width - 4,
    height - 4,
    7,
    a.linear([
      [0, edge],
      [0.26, dark],
      [0.52, bright],
      [0.76, dark],
      [1, edge],
    ]),
  ) +
  rect(
    2.7,
    2.7,
    width - 5.4,
    height - 5.4,
    6.5,
    'none',
    `stroke="${metal[1]}" stroke-opacity=".34" stroke-width="1.200"`,
  );

/** The ground of a cell that holds a koban. */
const heldGround = (
  a: Drawing,
  width: number,
  height: number,
  { cell: [edge], metal, door: [light, middle, deep] }: CabinetLook,
): string =>
  rect(0, 0, width, height, 0, edge) +
  rect(
    2,
    2,
    width - 4,
    height - 4,
    7,
    a.radial(
      [
        [0, light],
        [0.7, middle],
        [1, deep],
      ],
      0.5,
      0.5,
      0.74,
    ),
  ) +
  rect(3.2, 3.2, width - 6.4, height - 6.4, 6, 'none', `stroke="${metal[0]}" stroke-opacity=".92" stroke-width="2"`);

/** The gold ground of a symbol that wins, 82 × 76 about 0,0. */
const litGround = (a: Drawing): string =>
  rect(-43, -40, 86, 80, 9, '#FFB52E', `opacity=".55" filter="${a.blur(2.5)}"`) +
  rect(
    -41,
    -38,
    82,
    76,
    7,
    a.radial(
      [
        [0, '#FFFDF0'],
        [0.5, '#FFE79A'],
        [1, '#F2702A'],
      ],
      0.5,
      0.5,
      0.74,
    ),
  ) +
  rect(-39.5, -36.5, 79, 73, 6, 'none', 'stroke="#FFFBE8" stroke-width="2.600"');

/** The roof, 364 × 62 about 0,0, with upturned eaves. */
function roof(a: Drawing, { body, metal }: CabinetLook): string {
  const gold = a.linear(metal);
  const shape =
    'M-180,-2C-152,-6 -132,-10 -119,-28H119C132,-10 152,-6 180,-2C173,14 160,22 146,22H-146C-160,22 -173,14 -180,-2Z';
  const edge = 'M-179,-2C-151,-6 -131,-10 -118,-27H118C131,-10 151,-6 179,-2';
  let tiles = '';
  for (let x = -136; x <= 136; x += 34)
    tiles += `M${x},${Math.abs(x) > 118 ? -8 : -22}C${tenth(x * 1.03)},-8 ${tenth(x * 1.06)},2 ${tenth(x * 1.09)},13`;
  let caps = '';
  for (let i = -9; i <= 9; i++)
    caps += circle(i * 16.5, 16, 4.3, gold) + circle(i * 16.5, 16, 1.6, '#7A3A04', 'opacity=".6"');
  return (
    group(path(shape, a.linear(body)), lacquer(a)) +
    stroke(tiles, '#FFC890', 1.4, 'opacity=".2"') +
    stroke(edge, '#2a0c02', 6.5) +
    group(stroke(edge, gold, 4.4), gilt(a)) +
    group(caps + mirrored(path('M179,-4C186,-12 178,-20 171,-13C176,-13 176,-8 170,-5Z', gold)), gilt(a))
  );
}

/** The cushion of the cat, 200 × 44 about 0,0. */
const cushion = (a: Drawing, { cushion: [light, middle, deep] }: CabinetLook): string =>
  ellipse(0, 12, 92, 11, '#000', `opacity=".5" filter="${a.blur(4)}"`) +
  group(
    path(
      'M-90,2C-95,-12 -72,-15 0,-15C72,-15 95,-12 90,2C93,16 70,19 0,19C-70,19 -93,16 -90,2Z',
      a.linear([light, middle, deep]),
    ),
    `filter="${a.lit({ shade: '#0c0430', blur: 2.5, relief: 4, gloss: 0.5, dx: -3, dy: -4, drop: 2 })}"`,
  ) +
  stroke('M-86,2C-54,9 54,9 86,2', '#F6C453', 2.2) +
  mirrored(circle(90, 2, 4.6, '#F6C453') + stroke('M90,6V19M87,6V17M93,6V17', '#F6C453', 1.6));

/** The plinth, 344 × 30 about 0,0. */
const plinth = (a: Drawing, { body, metal }: CabinetLook): string =>
  group(path('M-158,-13H158L166,2V9C166,12 164,13 161,13H-161C-164,13 -166,12 -166,9V2Z', a.linear(body)), lacquer(a)) +
  stroke('M-155,-8H155', metal[1], 2.2) +
  stroke('M-162,6H162', metal[2], 1.4, 'opacity=".8"') +
  group(mirrored(path('M150,13H128C130,5 140,4 142,-3C148,-1 152,6 150,13Z', a.linear(metal))), gilt(a));

/** An open door, 46 × 320 about 0,0. Its hinge is beside the cabinet. */
function door(a: Drawing, side: 'left' | 'right', { door: colours, metal }: CabinetLook): string {
  const [light, middle, deep] = colours;
  const d = side === 'left' ? 1 : -1;
  const x = (value: number) => tenth(value * d);
  const gold = metal[1];
  const leaf = `M${x(-20)},-158L${x(21)},-140V138L${x(-20)},159Z`;
  const panel = `M${x(-15)},-144L${x(16)},-130V127L${x(-15)},144Z`;
  const wave = (y: number, size: number, opacity: number) =>
    stroke(
      `M${x(-12)},${y + size}q${x(6)},${-size} ${x(12)},0q${x(6)},${-size} ${x(12)},-1`,
      gold,
      2,
      `opacity="${opacity}"`,
    );
  const waves = [-92, 78].map((y) => wave(y, 17, 0.95) + wave(y + 11, 15, 0.7) + wave(y + 22, 13, 0.5)).join('');
  return (
    group(
      path(
        leaf,
        side === 'left' ? a.linear([deep, middle, light], 0, 0, 1, 0) : a.linear([middle, deep, deep], 0, 0, 1, 0),
      ),
      lacquer(a),
    ) +
    stroke(panel, gold, 2.2) +
    stroke(panel, '#FFF3C0', 0.8, 'opacity=".7"') +
    waves +
    group(ellipse(0, 0, 12.5, 14.5, a.linear(metal)) + ellipse(0, 0, 9.5, 11.5, deep), gilt(a)) +
    group(paw(0, 0, 0.62, gold), `transform="scale(.86 1)"`) +
    group(
      circle(x(14), 40, 3.4, a.linear(metal)) + circle(x(14), 52, 4.6, 'none', `stroke="${gold}" stroke-width="2"`),
      gilt(a),
    )
  );
}

/** The cabinet: its frame, cells, doors, roof, cushion and plinth. */
export function cabinetBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const look: CabinetLook = {
    body: threeOf(frame, 'body'),
    metal: fourOf(frame, 'metal'),
    door: threeOf(frame, 'door'),
    cell: threeOf(frame, 'cell'),
    cushion: threeOf(frame, 'cushion'),
  };
  const ground = (
    name: string,
    draw: (a: Drawing, width: number, height: number, look: CabinetLook) => string,
  ): Piece => strip(name, CELL.width, CELL.height, (a) => draw(a, CELL.width, CELL.height, look));
  return [
    nineSlice('frame', FRAME_FIELD.size, FRAME_FIELD.corner, (a) => cabinetFrame(a, look)),
    ground('cell', cellGround),
    ground('held', heldGround),
    centred('lit', 92, 86, litGround),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, look.cell[0])),
    centred('door_left', 52, 340, (a) => door(a, 'left', look), 1, { detail: 0.58 }),
    centred('door_right', 52, 340, (a) => door(a, 'right', look), 1, { detail: 0.58 }),
    centred('roof', 376, 66, (a) => roof(a, look), 1, { detail: 0.7 }),
    centred('cushion', 206, 50, (a) => cushion(a, look), 0.86, { detail: 0.76 }),
    centred('plinth', 352, 40, (a) => plinth(a, look), 1, { detail: 0.76 }),
    centred('badge', 32, 32, (a) => lineBadge(a, look.metal, colourOf(frame, 'badge'))),
    ...digitPieces(outlines),
  ];
}
