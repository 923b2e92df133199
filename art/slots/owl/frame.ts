import { type Drawing, group, path, placed, star } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { gem } from '../../props/treasure.ts';
import {
  digitPieces,
  lamp,
  lineBadge,
  litPlate,
  reelGround,
  ring,
  rod,
  roundedSquare,
  windowShade,
} from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';

/** The colours of the frame around the reels, and of its parts. */
interface FrameLook {
  readonly body: readonly [string, string, string];
  readonly metal: readonly [string, string, string, string];
  readonly stone: string;
  readonly wood: readonly [string, string, string];
}

export const owlFrame: PaletteNeeds = { body: 3, metal: 4, stone: 1, wood: 3, reel: 3, badge: 1 };

/** Units of the square field of {@link reelFrame}, and how far its corners reach that a nine-slice keeps. */
const FRAME_FIELD = { size: 140, corner: 56 };

/** The frame about the reels, to be stretched as a nine-slice. Its window is empty. */
function reelFrame(a: Drawing, { body, metal }: FrameLook): string {
  const { size } = FRAME_FIELD;
  const [light, middle, deep, low] = metal;
  return (
    group(
      ring(roundedSquare(8, size, 26), roundedSquare(22, size, 14), a.linear(body)),
      `filter="${a.lit({ shade: '#1a0830', blur: 3, relief: 5, gloss: 0.8, dx: -3, dy: -4, drop: 5 })}"`,
    ) +
    path(roundedSquare(9.5, size, 24.5), 'none', 'stroke="#D8CCFF" stroke-opacity=".45" stroke-width="1.2"') +
    group(
      ring(roundedSquare(15, size, 21), roundedSquare(26, size, 9), a.linear([light, middle, deep, low])),
      `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 3 })}"`,
    ) +
    path(roundedSquare(20, size, 16), 'none', 'stroke="#FFF8DC" stroke-opacity=".55" stroke-width="1"') +
    path(roundedSquare(26.6, size, 8.4), 'none', 'stroke="#120526" stroke-opacity=".75" stroke-width="1.6"')
  );
}

/** A star with a stone, for the corners of the frame. Centred on 0,0, within ±21. */
function cornerStar(a: Drawing, { metal, stone }: FrameLook): string {
  const [light, middle, deep] = metal;
  return (
    group(
      path(star(4, 17, 7.5), a.linear([light, middle, deep])),
      `filter="${a.lit({ shade: '#3a1c02', blur: 1.5, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 2.5 })}"`,
    ) + gem(0, 0, 8, stone)
  );
}

/** The branch that the mascot sits on. Centred on 0,0, 206 wide. */
function branch(a: Drawing, { wood }: FrameLook): string {
  const d = 'M-103,-4C-75,-16 -45,-8 -35,4H35C45,-8 75,-16 103,-4C85,12 55,16 35,14H-35C-55,16 -85,12 -103,-4Z';
  const grain =
    'M-92,-4C-66,-11 -48,-4 -37,7M92,-4C66,-11 48,-4 37,7M-30,9H28M-62,3C-54,5 -46,9 -40,10M60,4C52,6 46,9 40,10';
  return (
    group(
      path(d, a.linear(wood)),
      `filter="${a.lit({ shade: '#1a0a02', blur: 2, relief: 4, gloss: 0.7, dx: -2, dy: -3, drop: 3 })}"`,
    ) +
    path(grain, 'none', 'stroke="#1E0E02" stroke-opacity=".45" stroke-width="1.4" stroke-linecap="round"') +
    group(
      path('M0,0C8,-14 22,-14 28,-6C20,4 8,6 0,0Z', a.linear(['#8AD07A', '#2E7A4A'])) +
        path('M2,0C10,-4 18,-6 26,-6', 'none', 'stroke="#D8FFC8" stroke-opacity=".6" stroke-width="1.2"'),
      placed(-88, -7, 0.62, -34),
    ) +
    group(path('M0,0C8,-14 22,-14 28,-6C20,4 8,6 0,0Z', a.linear(['#6AB878', '#20603E'])), placed(86, -6, 0.55, -8))
  );
}

/** The frame with lamps, corner stars and the branch. */
export function owlBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const metal = fourOf(frame, 'metal');
  const reel = threeOf(frame, 'reel');
  const look: FrameLook = {
    metal,
    body: threeOf(frame, 'body'),
    stone: colourOf(frame, 'stone'),
    wood: threeOf(frame, 'wood'),
  };
  return [
    centred('lit', 78, 94, litPlate),
    nineSlice('frame', FRAME_FIELD.size, FRAME_FIELD.corner, (a) => reelFrame(a, look)),
    strip('reel', 8, 96, (a) => reelGround(a, 8, 96, reel)),
    strip('rod', 4, 16, (a) => rod(a, 4, 16, metal)),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, reel[0])),
    centred('corner', 44, 46, (a) => cornerStar(a, look)),
    centred('branch', 220, 46, (a) => branch(a, look)),
    centred('badge', 32, 32, (a) => lineBadge(a, metal, colourOf(frame, 'badge'))),
    ...digitPieces(outlines),
    centred('lamp_warm', 12, 12, (a) => lamp(a, '#FF7A5A')),
    centred('lamp_light', 12, 12, (a) => lamp(a, '#FFE9A0')),
  ];
}
