import { circle, type Drawing, group, path, rect, seededRandom, stroke, tenth } from '../../drawing/index.ts';
import { windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { centred, type Piece, strip } from '../Piece.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { cutRune, hard, IRON, RUNES } from './light.ts';

/** Stone of the rim, ground, cells, light of a win, runes (dark, glow, core). */
export const hammerFrame: PaletteNeeds = { stone: 3, ground: 3, cell: 3, lit: 3, rune: 3, shade: 1 };

/** Half the width of the board, and the height of its upper and lower beam. */
const HALF = 193;
const BEAM = 36;

const RUNE_ROW = ['sun', 'tyr', 'thurs', 'gift', 'horse', 'wynn', 'ride', 'hail', 'day', 'dag'] as const;

/** A row of runes that are cut into the beam. Some of them burn. */
function runeRow(a: Drawing, frame: Palette, y: number, first: number): string {
  const [dark, glow, core] = threeOf(frame, 'rune');
  let drawn = '';
  for (let i = 0; i < 9; i++) {
    const rune = RUNES[RUNE_ROW[(i * 3 + first) % RUNE_ROW.length] ?? 'sun'];
    const burns = (i * 7 + first) % 5 < 2;
    const place = `transform="translate(${-104 + i * 26} ${y}) scale(.56)"`;
    drawn += burns
      ? group(
          stroke(rune, glow, 9, `opacity=".7" filter="${a.blur(4)}"`) +
            cutRune(rune, dark, glow, 4.4) +
            stroke(rune, core, 2),
          place,
        )
      : group(
          stroke(rune, '#A8C4F0', 4.4, 'opacity=".35" transform="translate(1.2 1.6)"') + stroke(rune, dark, 4.6),
          place,
        );
  }
  return drawn;
}

/** A corner of iron, its outer corner at the upper left of 0,0. */
function ironCorner(a: Drawing): string {
  const rivet = (x: number, y: number) =>
    circle(x, y, 4, '#1A2450') + circle(x - 0.4, y - 0.5, 3, a.linear(['#FFFFFF', '#8A9CC8', '#3A4A7A'], 0, 0, 1, 1));
  return (
    group(path('M0,20L20,0H78L68,19H33L20,32V70L0,82Z', a.linear(IRON, 0.1, 0, 0.7, 1)), hard(a, 3)) +
    path('M6,22L22,6H70L66,12H28L12,28V72L6,76Z', '#FFFFFF', 'opacity=".28"') +
    rivet(11, 54) +
    rivet(54, 9.5) +
    rivet(21, 21)
  );
}

/** The upper beam of the rune stone with its corners, about 0,0. `side` -1 is the lower one. */
function beam(a: Drawing, frame: Palette, side: 1 | -1): string {
  const random = seededRandom(side === 1 ? 'upper beam' : 'lower beam');
  const [light, middle, dark] = threeOf(frame, 'stone');
  const [top, low] = side === 1 ? [-BEAM / 2, BEAM / 2 - 4] : [-BEAM / 2 + 4, BEAM / 2];
  const outer = side === 1 ? top : low;
  // A rough outer edge, where stone has broken off.
  let edge = '';
  for (let x = -HALF + 24; x < HALF - 24; x += 12 + random() * 14)
    edge += `L${tenth(x)},${tenth(outer + side * random() * 4.5)}`;
  const inner = side === 1 ? low : top;
  const outline = `M${-HALF + 6},${inner}L${-HALF + 6},${outer + side * 14}L${-HALF + 22},${outer}${edge}L${HALF - 22},${outer}L${HALF - 6},${outer + side * 14}L${HALF - 6},${inner}Z`;
  const stone = a.linearAt(side === 1 ? [light, middle, dark] : [middle, dark, dark], 0, top, 0, low);
  const cracks = `M-96,${outer + side * 2}l7,${side * 9}l-3,${side * 7}M62,${outer + side * 2}l-6,${side * 7}l5,${side * 8}l-4,${side * 6}M148,${inner}l-5,${-side * 8}`;
  const corner = (x: 1 | -1) =>
    group(ironCorner(a), `transform="translate(${x * -HALF} ${side === 1 ? top - 4 : low + 4}) scale(${x} ${side})"`);
  return (
    group(path(outline, stone), hard(a, 4)) +
    stroke(cracks, '#0A1028', 1.6, 'opacity=".75"') +
    runeRow(a, frame, side === 1 ? -0.5 : 0.5, side === 1 ? 0 : 4) +
    stroke(`M${-HALF + 20},${inner + side}H${HALF - 20}`, '#9AC8FF', 1.8, 'opacity=".75"') +
    corner(1) +
    corner(-1)
  );
}

/** A post of stone at the side of the window, stretched in height. */
function post(a: Drawing, width: number, height: number, frame: Palette, side: 1 | -1): string {
  const [light, middle, dark] = threeOf(frame, 'stone');
  const colours = side === 1 ? [light, middle, dark] : [dark, middle, dark];
  return (
    rect(0, 0, width, height, 0, a.linear(colours, 0, 0, 1, 0)) +
    rect(side === 1 ? width - 2 : 0, 0, 2, height, 0, '#9AC8FF', 'opacity=".75"')
  );
}

const SLANT = 9;
/** A plate of stone with two cut corners. */
const plate = (x: number, y: number, w: number, h: number): string =>
  `M${x + SLANT},${y}H${x + w}V${y + h - SLANT}L${x + w - SLANT},${y + h}H${x}V${y + SLANT}Z`;

/** The ground of one cell, 59 × 58: a plate that is let into the stone. */
const cell = (a: Drawing, [upper, lower, edge]: readonly [string, string, string]) =>
  path(plate(1.5, 1.5, 56, 55), '#060A20', 'opacity=".8"') +
  path(plate(2.5, 2.5, 54, 53), a.linear([upper, lower], 0, 0, 1, 1)) +
  path(plate(3.3, 3.3, 52.4, 51.4), 'none', `stroke="${edge}" stroke-opacity=".6" stroke-width="1"`);

/** The ground of a cell that lightning has reached. */
const litCell = (a: Drawing, [light, middle, edge]: readonly [string, string, string]) =>
  path(plate(-31, -31, 62, 61), edge, `opacity=".85" filter="${a.blur(5)}"`) +
  path(
    plate(-28, -27.5, 56, 55),
    a.radial(
      [
        [0, light],
        [0.5, middle],
        [1, edge],
      ],
      0.5,
      0.5,
      0.74,
    ),
  ) +
  path(plate(-26.8, -26.3, 53.6, 52.6), 'none', 'stroke="#F0FDFF" stroke-width="2.4"');

/** The flash of a stone that breaks: a star of light without a ring. */
const flash = (a: Drawing, colour: string): string => {
  let d = '';
  for (let i = 0; i < 8; i++) {
    const angle = (i * Math.PI) / 4 + 0.2;
    const reach = i % 2 === 0 ? 38 : 24;
    const at = (r: number, turn: number) => `${tenth(Math.cos(turn) * r)},${tenth(Math.sin(turn) * r)}`;
    d += `${i === 0 ? 'M' : 'L'}${at(reach, angle)}L${at(8, angle + Math.PI / 8)}`;
  }
  return a.glow(0, 0, 40, colour, 0.95) + path(`${d}Z`, '#FFFFFF', 'opacity=".95"');
};

/** A splinter of stone, white, to be tinted. */
const splinter = (): string => path('M-7,-2L-1,-5L7,-1L3,5L-5,3Z', '#FFFFFF') + path('M-1,-5L7,-1L1,0Z', '#C8D4E8');

/** A white ring of shock that fades inwards, to be tinted. */
const shock = (a: Drawing): string =>
  circle(
    0,
    0,
    44,
    a.radial([
      [0, '#FFFFFF', 0],
      [0.72, '#FFFFFF', 0],
      [0.9, '#FFFFFF', 0.75],
      [1, '#FFFFFF', 0],
    ]),
  ) + circle(0, 0, 39.5, 'none', 'stroke="#FFFFFF" stroke-width="2.6"');

/** The beam from the hammer to a cell, white, to be stretched and tinted. It fades at its foot, where the multiple is. */
const ray = (a: Drawing): string =>
  path(
    'M15,0H29L38,112Q22,124 6,112Z',
    a.linear([
      [0, '#FFFFFF', 0.1],
      [0.55, '#FFFFFF', 0.6],
      [0.86, '#FFFFFF', 0.9],
      [1, '#FFFFFF', 0],
    ]),
    `filter="${a.blur(2.6)}"`,
  );

/** Every piece of the board besides symbols. */
export const hammerBoard = ({ frame }: SlotLook): Piece[] => [
  centred('ground', 374, 306, (a) => rect(-187, -153, 374, 306, 0, a.linear(threeOf(frame, 'ground'))), 1, {
    detail: 0.1,
  }),
  centred('upper', 396, 112, (a) => group(beam(a, frame, 1), 'transform="translate(0 -20)"'), 1, { detail: 0.86 }),
  centred('lower', 396, 112, (a) => group(beam(a, frame, -1), 'transform="translate(0 20)"'), 1, { detail: 0.86 }),
  centred('left', 11, 240, (a) => group(post(a, 11, 240, frame, 1), 'transform="translate(-5.5 -120)"'), 1, {
    detail: 0.5,
  }),
  centred('right', 11, 240, (a) => group(post(a, 11, 240, frame, -1), 'transform="translate(-5.5 -120)"'), 1, {
    detail: 0.5,
  }),
  strip('cell', 59, 58, (a) => cell(a, threeOf(frame, 'cell'))),
  strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'shade'))),
  centred('lit', 80, 80, (a) => litCell(a, threeOf(frame, 'lit'))),
  centred('burst', 84, 84, (a) => flash(a, colourOf(frame, 'lit', 1)), 1, { detail: 0.6 }),
  centred('splinter', 16, 12, splinter),
  centred('shock', 96, 96, shock, 1, { detail: 0.7 }),
  strip('ray', 44, 120, ray),
];
