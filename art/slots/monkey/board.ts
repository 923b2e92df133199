import { circle, type Drawing, group, path, placed, rect, seededRandom, stroke } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { cloudPieces } from './clouds.ts';
import { cloudLight, goldLight, softLight } from './light.ts';

/** Gold from light to low, lacquer, the silk of a reel from edge to middle, rods, clouds, a win, badges. */
export const monkeyFrame: PaletteNeeds = { gold: 4, lacquer: 3, reel: 3, rod: 3, cloud: 3, lit: 3, badge: 1 };

const LIP = { size: 96, corner: 34 };

/** The edge of gold about the window, with a thread of red. */
function lip(a: Drawing, frame: Palette): string {
  const { size } = LIP;
  return (
    group(
      ring(roundedSquare(3, size, 16), roundedSquare(14, size, 8), a.linear([...fourOf(frame, 'gold')])),
      goldLight(a),
    ) +
    path(roundedSquare(8.5, size, 12), 'none', `stroke="${colourOf(frame, 'lacquer', 1)}" stroke-width="2.400"`) +
    path(roundedSquare(14.4, size, 7.6), 'none', 'stroke="#7A3A06" stroke-opacity=".75" stroke-width="1.600"')
  );
}

/** The staff that carries the board, lying, 396 × 30 about 0,0. */
function rail(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'lacquer');
  const gold = a.linear([...fourOf(frame, 'gold')]);
  const cap = (side: 1 | -1): string =>
    group(
      rect(132, -13, 62, 26, 9, gold) + stroke('M146,-13V13M158,-13V13M182,-13V13', '#8A4A06', 2.6, 'opacity=".6"'),
      `transform="scale(${side} 1)"`,
    );
  let runs = '';
  for (let i = -4; i <= 4; i += 1)
    runs += `M${i * 26 - 7},3C${i * 26 - 11},-4 ${i * 26 - 2},-8 ${i * 26 + 1},-2C${i * 26 + 3},3 ${i * 26 - 3},5 ${i * 26 - 4},1M${i * 26 - 6},4H${i * 26 + 8}`;
  return (
    group(rect(-146, -10, 292, 20, 6, a.linear([light, middle, deep])), softLight(a)) +
    stroke(runs, colourOf(frame, 'gold', 1), 2.2, 'opacity=".95"') +
    stroke('M-130,-6.500H130', '#FFFFFF', 2, 'opacity=".45"') +
    group(cap(1) + cap(-1), goldLight(a))
  );
}

/** A bank of cloud under the board, about 0,0 within ±196. */
function bank(a: Drawing, frame: Palette): string {
  const random = seededRandom('bank of cloud');
  const [light, middle, deep] = threeOf(frame, 'cloud');
  let back = '';
  let front = '';
  for (let at = 0; at < 15; at += 1) {
    const edge = Math.abs(at - 7) / 7;
    const r = 13 + edge * 11 + random() * 5;
    back += circle(-184 + at * 26.3, 10 - edge * 8, r, a.linear([light, middle]));
    front += circle(-176 + at * 25.1, 26 - edge * 4, r * 0.84, a.linear([middle, deep]));
  }
  const curl = (x: number, y: number, side: 1 | -1): string =>
    group(
      stroke('M-20,8C-26,-8 -6,-18 4,-8C12,0 2,10 -4,5C-8,1 -4,-4 0,-3M-16,12H22', deep, 3.6, 'opacity=".9"'),
      placed(x, y, [side, 1]),
    );
  return (
    group(back + front, cloudLight(a, '#3A7AA0')) +
    curl(-150, 10, 1) +
    curl(150, 10, -1) +
    curl(-84, 24, 1) +
    curl(84, 24, -1)
  );
}

/** The silk of a reel: brightest along its middle, with clouds woven into it. */
function silk(a: Drawing, [edge, dark, bright]: readonly [string, string, string]): string {
  const woven = (x: number, y: number): string =>
    group(
      stroke('M-16,6C-20,-6 -6,-12 2,-6C8,-1 2,6 -3,3M-14,8H16C22,8 22,-2 16,-2', edge, 1.8, 'opacity=".55"'),
      placed(x, y),
    );
  return (
    rect(0, 0, 68, 256, 0, a.linear([edge, dark, bright, dark, edge], 0, 0, 1, 0)) +
    [20, 84, 148, 212].map((y, i) => woven(i % 2 === 0 ? 20 : 48, y + 14)).join('')
  );
}

/** The ground of a symbol that wins, 72 × 86 about 0,0: a red plate with an edge of gold. */
function lit(a: Drawing, [light, middle, deep]: readonly [string, string, string]): string {
  return (
    rect(-37, -45, 74, 90, 15, '#FF8A1E', `opacity=".65" filter="${a.blur(3)}"`) +
    rect(
      -33.5,
      -41.5,
      67,
      83,
      12,
      a.radial(
        [
          [0, light],
          [0.62, middle],
          [1, deep],
        ],
        0.5,
        0.5,
        0.72,
      ),
    ) +
    rect(-32.5, -40.5, 65, 81, 11, 'none', 'stroke="#FFF6D0" stroke-width="3"')
  );
}

/** The pieces of the board. */
export function monkeyBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const gold = fourOf(frame, 'gold');
  return [
    centred('lit', 84, 100, (a) => lit(a, threeOf(frame, 'lit')), 1, { detail: 0.6 }),
    nineSlice('frame', LIP.size, LIP.corner, (a) => lip(a, frame)),
    centred('rail', 400, 40, (a) => rail(a, frame), 1, { detail: 0.7 }),
    centred('bank', 420, 96, (a) => bank(a, frame), 1, { detail: 0.5 }),
    { ...strip('reel', 68, 256, (a) => silk(a, threeOf(frame, 'reel'))), detail: 0.4 },
    strip('rod', 4, 16, (a) => rect(0, 0, 4, 16, 0, a.linear(threeOf(frame, 'rod'), 0, 0, 1, 0))),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'reel', 0), 0.7)),
    centred('badge', 32, 32, (a) => lineBadge(a, gold, colourOf(frame, 'badge'))),
    ...cloudPieces(),
    ...digitPieces(outlines),
  ];
}
