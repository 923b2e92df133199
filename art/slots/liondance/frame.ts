import { circle, type Drawing, group, path, rect, stroke } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { cloud } from '../../props/effects.ts';
import { digitPieces, lineBadge, litPlate, ring, rod, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { crackerKnot, crackerPair, crackerSpark } from './crackers.ts';
import { shred, tornDrum } from './drum.ts';
import { goldLight, silkLight } from './light.ts';

/** Lacquer from light to deep, gold from light to low, the ground of a reel from edge to middle, badges. */
export const lacquerColours: PaletteNeeds = { lacquer: 3, gold: 4, reel: 3, badge: 1 };

const LIP = { size: 96, corner: 36 };

/** The gold edge about the window. */
const goldLip = (a: Drawing, frame: Palette): string =>
  group(
    ring(roundedSquare(3, LIP.size, 13), roundedSquare(11, LIP.size, 6), a.linear([...fourOf(frame, 'gold')])),
    goldLight(a),
  ) +
  path(roundedSquare(6, LIP.size, 10), 'none', 'stroke="#FFF8DC" stroke-opacity=".6" stroke-width="1.200"') +
  path(roundedSquare(11.6, LIP.size, 5.5), 'none', 'stroke="#040720" stroke-opacity=".9" stroke-width="1.800"');

/** The red lacquer behind the window: a ridge on top with nails, clouds of gold below. 390 × 300 about the window's middle. */
function lacquer(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'lacquer');
  let nails = '';
  for (let x = -158; x <= 158; x += 12) nails += rect(x - 3, -134.5, 6, 2, 1, '#FFE08A', 'opacity=".9"');
  let clouds = '';
  for (let i = 0; i < 9; i += 1) clouds += cloud(-144 + i * 36, 131, 0.13, '#FFE08A', 0.9, i % 2 === 0 ? -1 : 1);
  const bracket = (x: number): string =>
    group(
      path(
        `M${x - 12},-118H${x + 12}L${x + 8},-96C${x + 4},-88 ${x - 4},-88 ${x - 8},-96Z`,
        a.linear([...fourOf(frame, 'gold')]),
      ) + circle(x, -107, 4.6, middle),
      goldLight(a),
    );
  return (
    group(rect(-175, -140, 350, 284, 14, a.linear([light, middle, deep])), silkLight(a)) +
    stroke('M-168,-112V128M168,-112V128', '#FFE08A', 1.4, 'opacity=".55"') +
    group(rect(-182, -146, 364, 20, 10, a.linear([light, middle, deep])), goldLight(a)) +
    nails +
    bracket(-166) +
    bracket(166) +
    clouds
  );
}

/** The pieces of the board. */
export function drumBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const gold = fourOf(frame, 'gold');
  const reel = threeOf(frame, 'reel');
  return [
    centred('lit', 76, 92, litPlate, 0.94, { detail: 0.6 }),
    nineSlice('frame', LIP.size, LIP.corner, (a) => goldLip(a, frame)),
    centred('lacquer', 390, 310, (a) => lacquer(a, frame), 1, { detail: 0.5 }),
    strip('reel', 64, 8, (a) =>
      rect(0, 0, 64, 8, 0, a.linear([reel[0], reel[1], reel[2], reel[1], reel[0]], 0, 0, 1, 0)),
    ),
    strip('rod', 4, 16, (a) => rod(a, 4, 16, gold)),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, '#040720')),
    centred('badge', 32, 32, (a) => lineBadge(a, gold, colourOf(frame, 'badge'))),
    centred('drum_torn', 132, 132, tornDrum, 0.62, { detail: 0.8 }),
    centred('drum_shred', 18, 18, shred, 0.7),
    centred('cracker_pair', 42, 36, crackerPair),
    centred('cracker_knot', 32, 32, crackerKnot),
    centred('cracker_spark', 56, 56, crackerSpark, 1, { detail: 0.8 }),
    ...digitPieces(outlines),
  ];
}
