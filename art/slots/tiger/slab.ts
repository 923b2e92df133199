import { type Drawing, group, mix, path, rect, seededRandom, stroke, tenth } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, ring, rod, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { jarPieces } from './jars.ts';
import { goldLight, stoneLight } from './light.ts';

/** Stone from light to deep, gold from light to low, the ground of a reel from edge to middle, badges. */
export const slabColours: PaletteNeeds = { stone: 3, gold: 4, reel: 3, badge: 1 };

/** Units of the square field of {@link goldLip}, and the corners that a nine-slice keeps. */
const LIP = { size: 96, corner: 36 };
/** The slab about the window of 348 × 318. */
const SLAB = { width: 400, height: 386 };

/** The gold edge about the window. */
function goldLip(a: Drawing, frame: Palette): string {
  const { size } = LIP;
  return (
    group(
      ring(roundedSquare(4, size, 14), roundedSquare(14, size, 7), a.linear([...fourOf(frame, 'gold')])),
      goldLight(a),
    ) +
    path(roundedSquare(7.5, size, 11), 'none', 'stroke="#FFF8DC" stroke-opacity=".6" stroke-width="1.200"') +
    path(roundedSquare(14.6, size, 6.5), 'none', 'stroke="#140502" stroke-opacity=".85" stroke-width="1.800"')
  );
}

/** A slab of stone with broken corners, cracks and chips. Its middle is covered by the reels. */
function slab(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const random = seededRandom('slab');
  const outline =
    'M-188,-176L-170,-184L-128,-181L-96,-185L-20,-182L38,-187L96,-182L132,-185L168,-183L190,-174L193,-132L189,-70L194,-12L190,52L193,120L188,166L194,178L176,188L142,184L96,189L34,184L-40,188L-108,184L-146,190L-180,186L-194,172L-190,128L-194,60L-189,0L-193,-64L-189,-124L-195,-150Z';
  let grain = '';
  let chips = '';
  for (let i = 0; i < 110; i++) {
    const isSide = i % 2 === 0;
    const x = isSide ? (random() < 0.5 ? -190 + random() * 14 : 176 + random() * 14) : -186 + random() * 372;
    const y = isSide ? -176 + random() * 352 : random() < 0.5 ? -182 + random() * 16 : 168 + random() * 16;
    const line = `M${tenth(x)},${tenth(y)}l${tenth((random() - 0.5) * 13)},${tenth((random() - 0.5) * 7)}`;
    if (i % 3 === 0) chips += line;
    else grain += line;
  }
  const cracks =
    'M-188,-120L-178,-112L-182,-98L-172,-86M193,96L182,88L184,72L176,66M-90,-184L-84,-174L-90,-168M110,188L104,178L112,170M-150,188L-158,178L-150,168M40,-186L46,-176L40,-170';
  return (
    group(path(outline, a.linear([light, middle, deep])), stoneLight(a)) +
    stroke(grain, mix(deep, '#000000', 0.4), 1.3, 'opacity=".6"') +
    stroke(chips, light, 1.3, 'opacity=".6"') +
    stroke(cracks, mix(deep, '#000000', 0.6), 2.4, 'opacity=".85"') +
    stroke(cracks, light, 1, 'opacity=".5" transform="translate(1.500 1.500)"') +
    path(
      'M-195,-150L-189,-124L-176,-140L-180,-158ZM188,166L194,178L176,188L172,176Z',
      mix(middle, '#000000', 0.35),
      'opacity=".75"',
    )
  );
}

/** Marks of claws down the stone and over the gold edge. Within ±26. */
function claws(): string {
  return [
    [-15, 4, 0.72],
    [-2, 0, 0.95],
    [11, 5, 1.05],
    [22, 12, 0.7],
  ]
    .map(([x = 0, y = 0, scale = 1]) =>
      group(
        path('M0,-34C6,-14 5,6 -7,34C-3,8 -4,-12 -4,-33Z', '#160502') +
          stroke('M2.500,-28C6,-12 5,4 -3,26', '#FFC07A', 1.2, 'opacity=".85"'),
        `transform="translate(${x} ${y}) scale(${scale})"`,
      ),
    )
    .join('');
}

/** A splinter of the stone. Within ±8. */
const splinter = (a: Drawing, light: string, deep: string): string =>
  path('M-7,-2L-1,-7L7,-3L5,5L-3,6Z', a.linear([light, deep], 0, 0, 1, 1)) +
  path('M-7,-2L-1,-7L7,-3L0,-1Z', '#fff', 'opacity=".25"');

/** The gold ground of a symbol that wins, 64 × 74 about 0,0. */
const lit = (a: Drawing): string =>
  rect(-34, -39, 68, 78, 12, '#FFB52E', `opacity=".6" filter="${a.blur(3)}"`) +
  rect(
    -31,
    -36,
    62,
    72,
    9,
    a.radial(
      [
        [0, '#FFFBE0'],
        [0.6, '#FFD05A'],
        [1, '#E8861A'],
      ],
      0.5,
      0.5,
      0.72,
    ),
  ) +
  rect(-30, -35, 60, 70, 8, 'none', 'stroke="#FFFDF0" stroke-width="2.600"');

/** The pieces of the board. */
export function slabBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const gold = fourOf(frame, 'gold');
  const reel = threeOf(frame, 'reel');
  const [light, middle, deep] = threeOf(frame, 'stone');
  return [
    centred('lit', 76, 88, lit, 1, { detail: 0.6 }),
    nineSlice('frame', LIP.size, LIP.corner, (a) => goldLip(a, frame)),
    centred('slab', SLAB.width, SLAB.height, (a) => slab(a, frame), 1, { detail: 0.42 }),
    centred('claws', 60, 90, claws),
    strip('reel', 64, 8, (a) => reelAcross(a, reel)),
    strip('rod', 4, 16, (a) => rod(a, 4, 16, gold)),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, reel[0])),
    centred('badge', 32, 32, (a) => lineBadge(a, gold, colourOf(frame, 'badge'))),
    centred('splinter_stone', 18, 18, (a) => splinter(a, light, mix(middle, deep, 0.5))),
    ...jarPieces(),
    ...digitPieces(outlines),
  ];
}

/** The ground of a reel: brightest along its middle. */
const reelAcross = (a: Drawing, [edge, dark, bright]: readonly [string, string, string]): string =>
  rect(0, 0, 64, 8, 0, a.linear([edge, dark, bright, dark, edge], 0, 0, 1, 0));
