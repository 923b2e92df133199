import { circle, type Drawing, ellipse, group, lighten, mix, path, rect, stroke } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, reelGround, ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { chevron, darkArrow, litArrow, marquee } from './arrow.ts';
import { tube } from './tube.ts';

/** The glass and its gas, the second tube, steel, the ball of the lever, the ground of a reel, and both directions of the arrow. */
export const machineColours: PaletteNeeds = {
  glass: 3,
  tube: 2,
  steel: 4,
  ball: 3,
  reel: 3,
  lit: 3,
  up: 1,
  down: 1,
  badge: 1,
};

const FRAME = { size: 140, corner: 58 };

const steelLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#08021a', blur: 2, relief: 4, gloss: 0.95, dx: -3, dy: -4, drop: 3, rim: '#9AE8FF', rimOpacity: 0.7 })}"`;

/** The machine as one glass tube, bent round the window. */
function glassFrame(a: Drawing, frame: Palette): string {
  const { size } = FRAME;
  const [light, middle, deep] = threeOf(frame, 'glass');
  const [gas, second] = [colourOf(frame, 'tube'), colourOf(frame, 'tube', 1)];
  const bend = roundedSquare(13, size, 30);
  const inner = roundedSquare(26.5, size, 15);
  return (
    stroke(bend, gas, 24, `opacity=".5" filter="${a.blur(5)}"`) +
    ring(roundedSquare(4, size, 38), roundedSquare(26, size, 15), deep) +
    // The wall of the glass, thick at its edges.
    stroke(bend, mix(deep, '#000000', 0.35), 20) +
    stroke(bend, middle, 16.5) +
    stroke(bend, light, 12, 'opacity=".5"') +
    stroke(bend, middle, 8.5, 'opacity=".85"') +
    group(stroke(bend, gas, 8, 'opacity=".95"'), `filter="${a.blur(2.6)}"`) +
    stroke(bend, gas, 4.6) +
    stroke(bend, lighten(gas, 0.16), 3) +
    stroke(bend, '#FFF6FE', 1.5) +
    stroke(roundedSquare(6.4, size, 36), '#FFFFFF', 1.5, 'opacity=".55"') +
    stroke(roundedSquare(19, size, 24), '#FFFFFF', 0.9, 'opacity=".32"') +
    ring(roundedSquare(22, size, 21), roundedSquare(27, size, 14), '#0A0220') +
    stroke(inner, second, 5, `opacity=".55" filter="${a.blur(1.8)}"`) +
    stroke(inner, second, 1.9) +
    stroke(inner, '#FFFFFF', 0.7)
  );
}

/** A steel collar that holds the bent glass, 20 × 38 about 0,0. */
const collar = (a: Drawing, frame: Palette): string => {
  const [light, middle, deep, low] = [0, 1, 2, 3].map((i) => colourOf(frame, 'steel', i));
  return (
    group(
      rect(-15, -12, 30, 24, 4, a.linear([light ?? '', middle ?? '', deep ?? '', low ?? ''], 0, 0, 1, 0)),
      steelLight(a),
    ) +
    stroke('M-9,-10V10M9,-10V10', low ?? '', 1.3, 'opacity=".8"') +
    circle(0, 0, 2.6, low ?? '') +
    circle(-0.6, -0.8, 1.2, '#FFFFFF', 'opacity=".8"')
  );
};

/** The ground of a symbol that wins: lit glass, 82 × 80 about 0,0. */
function litGround(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'lit');
  return (
    rect(-43, -42, 86, 84, 14, light, `opacity=".7" filter="${a.blur(3)}"`) +
    rect(
      -40,
      -39,
      80,
      78,
      11,
      a.radial(
        [
          [0, middle],
          [0.75, deep],
          [1, mix(deep, '#000000', 0.25)],
        ],
        0.5,
        0.5,
        0.74,
      ),
    ) +
    rect(-38.5, -37.5, 77, 75, 10, 'none', `stroke="${light}" stroke-width="3.4"`) +
    rect(-38.5, -37.5, 77, 75, 10, 'none', 'stroke="#FFFFFF" stroke-width="1.300"')
  );
}

/** The foot of the machine, 330 × 34 about 0,0: steel, with light under it and its mirror image on the wet road. */
function plinth(a: Drawing, frame: Palette): string {
  const steel = [0, 1, 2, 3].map((i) => colourOf(frame, 'steel', i));
  const [gas, second] = [colourOf(frame, 'tube'), colourOf(frame, 'tube', 1)];
  const streaks = [-132, -96, -58, -20, 22, 64, 100, 134]
    .map((x, i) =>
      rect(
        x - 13,
        14,
        26,
        30 + ((i * 7) % 3) * 6,
        0,
        a.linear([
          [0, i % 2 === 0 ? gas : second, 0.75],
          [1, i % 2 === 0 ? gas : second, 0],
        ]),
      ),
    )
    .join('');
  return (
    group(streaks, `filter="${a.blur(4)}"`) +
    ellipse(0, 14, 168, 9, second, `opacity=".75" filter="${a.blur(5)}"`) +
    group(
      path('M-140,-16H140L158,8C160,12 158,14 154,14H-154C-158,14 -160,12 -158,8Z', a.linear(steel)),
      steelLight(a),
    ) +
    tube(a, 'M-136,4H136', gas, 4, {
      glow: 0.9,
      ends: [
        [-136, 4],
        [136, 4],
      ],
    })
  );
}

/** The slot that the lever moves in, 30 × 96 about 0,0. */
function leverBase(a: Drawing, frame: Palette): string {
  const steel = [0, 1, 2, 3].map((i) => colourOf(frame, 'steel', i));
  return (
    group(
      path('M-24,-14H2V14H-24Z', a.linear(steel)) + rect(-13, -40, 26, 80, 12, a.linear(steel, 0, 0, 1, 0)),
      steelLight(a),
    ) +
    rect(-5, -31, 10, 62, 5, '#06010F') +
    rect(-5, -31, 10, 62, 5, 'none', `stroke="${colourOf(frame, 'tube', 1)}" stroke-opacity=".85" stroke-width="1.400"`)
  );
}

/** The rod of the lever, 12 × 84 about 0,0. */
const leverRod = (a: Drawing, frame: Palette): string =>
  rect(
    -4.5,
    -42,
    9,
    84,
    4,
    a.linear(
      [0, 1, 2, 3].map((i) => colourOf(frame, 'steel', i)),
      0,
      0,
      1,
      0,
    ),
  ) + rect(-2.6, -40, 1.6, 80, 0.8, '#FFFFFF', 'opacity=".8"');

/** The ball of the lever: glass with light in it. Radius 18 about 0,0. */
function leverBall(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'ball');
  return (
    a.glow(0, 0, 32, middle, 0.75) +
    circle(0, 0, 18, a.radial([light, middle, deep], 0.4, 0.34, 0.72)) +
    circle(0, 0, 17.2, 'none', `stroke="${light}" stroke-opacity=".6" stroke-width="1.400"`) +
    ellipse(-6, -8, 6.5, 4.2, '#FFFFFF', 'opacity=".9" transform="rotate(-32 -6 -8)"') +
    ellipse(5, 10, 6, 2.6, '#FFFFFF', 'opacity=".3" transform="rotate(-28 5 10)"')
  );
}

/** A loop of glass beside the machine, 34 × 250 about 0,0. */
function loop(a: Drawing, frame: Palette): string {
  const [gas, second] = [colourOf(frame, 'tube'), colourOf(frame, 'tube', 1)];
  const seven = 'M-7,-9H7L-2,10';
  return (
    tube(a, 'M14,-118H4C-8,-118 -13,-110 -13,-100V100C-13,110 -8,118 4,118H14', second, 5, { glow: 0.75 }) +
    [-62, 0, 62]
      .map(
        (y, i) =>
          `<g transform="translate(3 ${y}) scale(1.150)">${tube(a, seven, i === 1 ? '#FFD23E' : gas, 4.2, { glow: 0.9 })}</g>`,
      )
      .join('')
  );
}

/** The pieces of the machine. */
export function machineBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const reel = threeOf(frame, 'reel');
  const steel = [0, 1, 2].map((i) => colourOf(frame, 'steel', i));
  const [up, down] = [colourOf(frame, 'up'), colourOf(frame, 'down')];
  return [
    nineSlice('frame', FRAME.size, FRAME.corner, (a) => glassFrame(a, frame)),
    strip('reel', 8, 96, (a) => reelGround(a, 8, 96, reel)),
    strip('rod', 4, 16, (a) =>
      rect(0, 0, 4, 16, 0, a.linear(['#0A0220', colourOf(frame, 'glass'), '#0A0220'], 0, 0, 1, 0)),
    ),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, reel[0], 0.5)),
    centred('lit', 96, 94, (a) => litGround(a, frame), 1, { detail: 0.6 }),
    centred('marquee', 330, 130, (a) => marquee(a, [colourOf(frame, 'tube', 1), colourOf(frame, 'tube')]), 1, {
      detail: 0.55,
    }),
    centred('plinth', 350, 110, (a) => plinth(a, frame), 1, { detail: 0.55 }),
    centred('collar', 44, 40, (a) => collar(a, frame), 0.9),
    centred('loop', 52, 264, (a) => loop(a, frame), 1, { detail: 0.6 }),
    centred('lever_base', 60, 96, (a) => leverBase(a, frame), 1, { detail: 0.7 }),
    centred('lever_rod', 12, 84, (a) => leverRod(a, frame), 1, { isWhole: true }),
    centred('lever_ball', 66, 66, (a) => leverBall(a, frame), 0.92, { detail: 0.8 }),
    centred('arrow_none', 116, 100, darkArrow, 0.86, { detail: 0.6 }),
    centred('arrow_up', 116, 100, (a) => litArrow(a, up), 0.86, { detail: 0.75 }),
    centred('arrow_down', 116, 100, (a) => litArrow(a, down), 0.86, { detail: 0.75 }),
    centred('step_up', 36, 28, (a) => chevron(a, up), 0.95),
    centred('step_down', 36, 28, (a) => chevron(a, down), 0.95),
    centred('badge', 32, 32, (a) => lineBadge(a, steel, colourOf(frame, 'badge'))),
    ...digitPieces(outlines),
  ];
}
