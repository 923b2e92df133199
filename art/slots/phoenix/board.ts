import {
  circle,
  type Drawing,
  ellipse,
  group,
  mix,
  path,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, type Piece, strip } from '../Piece.ts';
import { charLight, plumeLight } from './light.ts';

/** Charred wood, the glow of its cracks, the ground of a reel from edge to middle, the light of a win, plumes and their light, badges. */
export const charredFrame: PaletteNeeds = { wood: 3, glow: 3, reel: 3, lit: 3, plume: 3, burning: 4, badge: 1 };

/** A log along an edge of the window, `length` long and `width` thick about 0,0, with cracks that glow. */
function log(a: Drawing, seed: string, length: number, width: number, frame: Palette): string {
  const random = seededRandom(seed);
  const [light, middle, deep] = threeOf(frame, 'wood');
  const [bright, glow, low] = threeOf(frame, 'glow');
  const [left, right] = [-length / 2, length / 2];
  const step = length / 14;
  const edge = (y: number, from: number, by: number) =>
    Array.from(
      { length: 14 },
      (_, i) => `L${tenth(from + by * (i + 0.5) * step)},${tenth(y + (random() - 0.5) * 5)}`,
    ).join('');
  const outline = `M${left},${-width / 2 + 4}${edge(-width / 2, left, 1)}L${right},${-width / 2 + 5}L${right + 5},0L${right},${width / 2 - 4}${edge(width / 2, right, -1)}L${left},${width / 2 - 3}L${left - 5},0Z`;
  let cracks = '';
  for (let i = 0; i < length / 26; i++) {
    const x = left + 10 + random() * (length - 20);
    const y = (random() - 0.5) * width * 0.6;
    cracks += `M${tenth(x - 12 - random() * 10)},${tenth(y)}l${tenth(8 + random() * 6)},${tenth((random() - 0.5) * 8)}l${tenth(5 + random() * 6)},${tenth((random() - 0.5) * 10)}l${tenth(7 + random() * 8)},${tenth((random() - 0.5) * 8)}`;
  }
  let scales = '';
  for (let i = 0; i < length / 15; i++)
    scales += `M${tenth(left + i * 15 + random() * 6)},${tenth(-width / 2 + 3)}l${tenth((random() - 0.5) * 10)},${tenth(width - 6)}`;
  return (
    group(path(outline, a.linear([light, middle, deep])), charLight(a)) +
    group(
      stroke(scales, '#000000', 2.4, 'opacity=".55"') +
        stroke(cracks, low, 8, `opacity=".8" filter="${a.blur(3)}"`) +
        stroke(cracks, glow, 3.4) +
        stroke(cracks, bright, 1.4),
      `clip-path="${a.clip(outline)}"`,
    )
  );
}

/** A burning joint of two logs. */
const joint = (a: Drawing, frame: Palette): string => {
  const [bright, glow, low] = threeOf(frame, 'glow');
  const [light, , deep] = threeOf(frame, 'wood');
  return (
    a.glow(0, 0, 34, glow, 0.7) +
    group(path('M-22,-8L-12,-22L6,-24L22,-12L24,8L12,22L-8,24L-24,10Z', a.linear([light, deep])), charLight(a)) +
    stroke('M-14,-6L-4,-12L2,-2L12,-8M-6,12L2,2L10,12', low, 7, `filter="${a.blur(2)}"`) +
    stroke('M-14,-6L-4,-12L2,-2L12,-8M-6,12L2,2L10,12', glow, 3.2) +
    stroke('M-14,-6L-4,-12L2,-2L12,-8M-6,12L2,2L10,12', bright, 1.3)
  );
};

/** A feather of the tail that hangs beside the board, its root at the top, within ±13 × ±46. */
function plume(a: Drawing, colours: readonly string[], isBurning: boolean): string {
  const [light = '', middle = '', deep = '', eye = mix(deep, '#000000', 0.3)] = colours;
  const vane = 'M0,-44C10,-30 13,6 9,26C6,40 2,44 0,46C-2,44 -6,40 -9,26C-13,6 -10,-30 0,-44Z';
  let barbs = '';
  for (let i = 0; i < 8; i++) barbs += `M0,${-30 + i * 8}L-11,${-20 + i * 8}M0,${-30 + i * 8}L11,${-20 + i * 8}`;
  return (
    (isBurning ? ellipse(0, 4, 20, 46, middle, `opacity=".6" filter="${a.blur(5)}"`) : '') +
    group(path(vane, a.linear([deep, middle, light])), plumeLight(a)) +
    group(stroke(barbs, deep, 1.4, 'opacity=".55"'), `clip-path="${a.clip(vane)}"`) +
    stroke('M0,-44V20', light, 1.8) +
    ellipse(0, 26, 7.5, 10, light) +
    ellipse(0, 27, 4.8, 7, eye) +
    ellipse(0, 28, 2.4, 3.6, mix(eye, '#000000', 0.6))
  );
}

const reelAcross = (a: Drawing, [edge, dark, bright]: readonly [string, string, string]): string =>
  rect(0, 0, 64, 8, 0, a.linear([edge, dark, bright, dark, edge], 0, 0, 1, 0));

/** The ground of a symbol that wins: the heart of a fire. */
function lit(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'lit');
  return (
    rect(-33, -36, 66, 72, 13, middle, `opacity=".7" filter="${a.blur(4)}"`) +
    rect(
      -31,
      -33.5,
      62,
      67,
      11,
      a.radial(
        [
          [0, light],
          [0.6, middle],
          [1, deep],
        ],
        0.5,
        0.6,
        0.74,
      ),
    ) +
    rect(-29.5, -32, 59, 64, 9.5, 'none', 'stroke="#FFF3B8" stroke-width="2.6"')
  );
}

/** The burning edge of a wild that stays. Within ±40 × ±44. */
const halo = (a: Drawing, frame: Palette): string => {
  const [bright, glow, low] = threeOf(frame, 'glow');
  const edge = (width: number, colour: string, more = ''): string =>
    rect(-31, -33, 62, 66, 11, 'none', `stroke="${colour}" stroke-width="${width}" ${more}`);
  return (
    edge(9, low, `opacity=".85" filter="${a.blur(4)}"`) + edge(4.5, glow, `filter="${a.blur(1.2)}"`) + edge(1.8, bright)
  );
};

/** The ground of a wild that stays while the reel turns below it. */
const hearth = (a: Drawing, frame: Palette): string => {
  const [, , low] = threeOf(frame, 'glow');
  const [edge, dark] = threeOf(frame, 'reel');
  return rect(-31, -33, 62, 66, 11, a.radial([mix(low, '#000000', 0.3), dark, edge], 0.5, 0.6, 0.8));
};

/** The pieces of the board. */
export function charredBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const reel = threeOf(frame, 'reel');
  const [bright, glow, low] = threeOf(frame, 'glow');
  return [
    centred('lit', 80, 92, (a) => lit(a, frame), 1, { detail: 0.6 }),
    centred('beam', 396, 40, (a) => log(a, 'beam', 380, 24, frame), 1, { detail: 0.8 }),
    centred('side', 40, 330, (a) => group(log(a, 'side', 306, 22, frame), 'transform="rotate(90)"'), 1, {
      detail: 0.8,
    }),
    centred('joint', 68, 68, (a) => joint(a, frame), 1, { detail: 0.9 }),
    strip('reel', 64, 8, (a) => reelAcross(a, reel)),
    strip('rod', 4, 16, (a) =>
      rect(0, 0, 4, 16, 0, a.linear([reel[0], mix(glow, reel[0], 0.35), reel[0]], 0, 0, 1, 0)),
    ),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, reel[0])),
    centred('badge', 32, 32, (a) => lineBadge(a, [bright, glow, low], colourOf(frame, 'badge'))),
    centred('plume', 44, 108, (a) => plume(a, threeOf(frame, 'plume'), false)),
    centred('plume_lit', 44, 108, (a) => plume(a, fourOf(frame, 'burning'), true)),
    centred('halo', 92, 96, (a) => halo(a, frame), 1, { detail: 0.7 }),
    centred('hearth', 66, 70, (a) => hearth(a, frame), 1, { detail: 0.5 }),
    centred('ash', 12, 12, (a) => circle(0, 0, 4.6, a.radial(['#FFF6D8', '#C8A89A', '#6A4A4A'], 0.4, 0.35, 0.8))),
    ...digitPieces(outlines),
  ];
}
