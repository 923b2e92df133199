import { circle, type Drawing, group, mix, path, rect, seededRandom, stroke, tenth } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, litPlate, ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { goldLight, sandLight } from './light.ts';

/** Sandstone from light to deep, gold from light to low, the wall of a reel from edge to middle, paints, badges. */
export const wallColours: PaletteNeeds = { stone: 3, gold: 4, reel: 3, paint: 3, badge: 1 };

const LIP = { size: 96, corner: 34 };

/** The cut edge of the painted wall: a band of paint between two lines of gold. */
function cutEdge(a: Drawing, frame: Palette): string {
  const { size } = LIP;
  const [, middle, deep] = threeOf(frame, 'stone');
  return (
    group(ring(roundedSquare(2, size, 5), roundedSquare(14, size, 2), a.linear([middle, deep])), sandLight(a)) +
    path(roundedSquare(5, size, 4), 'none', `stroke="${colourOf(frame, 'gold', 1)}" stroke-width="1.600"`) +
    path(
      roundedSquare(8, size, 3),
      'none',
      `stroke="${colourOf(frame, 'paint', 0)}" stroke-width="2.600" stroke-dasharray="7 3"`,
    ) +
    path(roundedSquare(11.4, size, 2), 'none', `stroke="${colourOf(frame, 'gold', 1)}" stroke-width="1.600"`) +
    path(roundedSquare(14.6, size, 2), 'none', 'stroke="#0E0602" stroke-opacity=".85" stroke-width="2"')
  );
}

/** The wall around the window, with a ledge above on which the beetle rolls the sun. 390 × 340 about the window's middle. */
function block(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const random = seededRandom('block');
  let grain = '';
  for (let i = 0; i < 120; i += 1) {
    const isSide = i % 2 === 0;
    const x = isSide ? (random() < 0.5 ? -1 : 1) * (178 + random() * 12) : (random() - 0.5) * 370;
    const y = isSide ? (random() - 0.5) * 300 : (random() < 0.5 ? -1 : 1) * (140 + random() * 14);
    grain += `M${tenth(x)},${tenth(y)}l${tenth((random() - 0.5) * 12)},${tenth((random() - 0.5) * 6)}`;
  }
  let teeth = '';
  for (let x = -184; x < 184; x += 16)
    teeth += rect(x, -160, 10, 9, 1, colourOf(frame, 'paint', (x / 8) % 3 === 0 ? 1 : 0), 'opacity=".85"');
  return (
    group(
      path(
        'M-190,-150L-186,-154H186L190,-148L192,-60L188,20L192,104L187,152L120,156L40,153L-60,157L-150,153L-188,155L-192,80L-188,-10L-192,-90Z',
        a.linear([light, middle, deep]),
      ),
      sandLight(a),
    ) +
    stroke(grain, mix(deep, '#000000', 0.4), 1.4, 'opacity=".5"') +
    group(rect(-195, -166, 390, 20, 2, a.linear([light, middle])), sandLight(a)) +
    teeth
  );
}

/** A slab of the wall that turns and bears the chosen symbol. 120 × 132 about 0,0. */
const slab = (a: Drawing, frame: Palette): string => {
  const [light, middle, deep] = threeOf(frame, 'stone');
  return (
    group(path('M-56,-60L50,-63L57,-56L55,60L46,63L-52,62L-58,52Z', a.linear([light, middle, deep])), sandLight(a)) +
    path('M-46,-50H46V52H-46Z', a.linear([deep, middle]), 'opacity=".6"') +
    path('M-46,-50H46V52H-46Z', 'none', `stroke="${colourOf(frame, 'gold', 1)}" stroke-width="3"`) +
    stroke('M-54,-30L-47,-24M52,30L46,22M-20,-62L-16,-52', mix(deep, '#000000', 0.5), 2)
  );
};

/** A cell of the wall that a symbol has grown into. 66 × 80 about 0,0. */
const grownCell = (a: Drawing, frame: Palette): string => {
  const [light, middle, deep] = threeOf(frame, 'stone');
  return (
    rect(-33, -40, 66, 80, 0, a.linear([light, middle, deep], 0, 0, 1, 1)) +
    stroke('M-33,-39H33M-33,39H33', mix(deep, '#000000', 0.4), 1.6) +
    stroke('M-30,-40V40M30,-40V40', colourOf(frame, 'gold', 1), 2.4) +
    stroke('M-26,-20L-20,-14M24,14L18,22M-14,32L-8,28', deep, 1.4, 'opacity=".7"')
  );
};

/** The pieces of the board. */
export function wallBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const gold = fourOf(frame, 'gold');
  const [edge, dark, bright] = threeOf(frame, 'reel');
  const [light, , deep] = threeOf(frame, 'stone');
  return [
    centred('lit', 76, 92, litPlate, 0.96, { detail: 0.6 }),
    nineSlice('frame', LIP.size, LIP.corner, (a) => cutEdge(a, frame)),
    centred('block', 396, 346, (a) => block(a, frame), 1, { detail: 0.5 }),
    strip('reel', 64, 8, (a) => rect(0, 0, 64, 8, 0, a.linear([edge, dark, bright, dark, edge], 0, 0, 1, 0))),
    strip('rod', 4, 16, (a) => rect(0, 0, 4, 16, 0, a.linear([deep, light, deep], 0, 0, 1, 0))),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, '#0E0602')),
    centred('badge', 32, 32, (a) => lineBadge(a, gold, colourOf(frame, 'badge'))),
    centred('slab', 132, 144, (a) => slab(a, frame)),
    centred('grown_cell', 68, 82, (a) => grownCell(a, frame)),
    centred('sand', 14, 14, (a) => group(circle(0, 0, 4, a.radial([light, deep])), goldLight(a)), 0.7),
    ...digitPieces(outlines),
  ];
}
