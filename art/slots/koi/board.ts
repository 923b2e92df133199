import { circle, type Drawing, group, path, polar, rect, seededRandom, stroke, tenth } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { reelGround, ring, rod, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { dragonBody, dragonHead, dragonTail } from './dragon.ts';
import { fall, gate, ledge, splash, tick } from './climb.ts';

/** Frame, gold rail, the ground of a reel from edge to middle, rods, the light of a win, shells, and the ledges. */
export const koiFrame: PaletteNeeds = {
  body: 3,
  gold: 4,
  reel: 3,
  rod: 3,
  lit: 4,
  shell: 3,
  foam: 3,
  shade: 1,
  water: 4,
  ledge: 3,
  climbed: 3,
  roof: 3,
  pillar: 4,
};

/** The frame of teal lacquer with a gold rail inside, as a nine-slice. Its window begins 20 units in. */
function frameOf(a: Drawing, frame: Palette): string {
  const size = 132;
  return (
    group(
      ring(roundedSquare(4, size, 24), roundedSquare(20, size, 10), a.linear(threeOf(frame, 'body'))),
      `filter="${a.lit({ shade: '#011a22', rim: '#9AF6E8', rimOpacity: 0.9, blur: 4, relief: 5, gloss: 0.8, dx: -5, dy: -7, drop: 4 })}"`,
    ) +
    path(
      roundedSquare(8, size, 20),
      'none',
      `stroke="${colourOf(frame, 'body')}" stroke-opacity=".55" stroke-width="1.3"`,
    ) +
    group(
      ring(roundedSquare(12, size, 17), roundedSquare(20, size, 10), a.linear([...fourOf(frame, 'gold')])),
      `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 1, dx: -2, dy: -3, drop: 3 })}"`,
    ) +
    path(
      roundedSquare(20.6, size, 9.4),
      'none',
      `stroke="${colourOf(frame, 'shade')}" stroke-opacity=".8" stroke-width="1.8"`,
    )
  );
}

/** The light of a cell that wins: a gold medal in a ring of bubbles. */
function litMedal(a: Drawing, [light, bright, middle, edge]: readonly [string, string, string, string]): string {
  const bubbles = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = polar(33.5 + (at % 3) * 1.6, at * 30 + 11);
    return circle(x, y, 1.8 + (at % 3) * 0.9, '#fff', 'opacity=".95"');
  }).join('');
  return (
    circle(0, 0, 36, middle, `opacity=".5" filter="${a.blur(4)}"`) +
    circle(
      0,
      0,
      33.5,
      a.radial([
        [0, light],
        [0.45, bright],
        [0.82, middle],
        [1, edge],
      ]),
    ) +
    circle(0, 0, 32.6, 'none', 'stroke="#FFFDF0" stroke-width="2.6"') +
    bubbles
  );
}

/** A bank of foam where the fall meets the board, about 0,0 within ±197. */
export function foamBank(a: Drawing, frame: Palette): string {
  const random = seededRandom('koi foam');
  const colours = threeOf(frame, 'foam');
  let puffs = '';
  for (let at = 0; at < 40; at += 1) {
    const r = 8 + random() * 9;
    const x = -192 + at * 9.85;
    puffs += circle(x, 4 - r * 0.4 + random() * 5, r, a.linear(colours));
  }
  for (let at = 0; at < 18; at += 1)
    puffs += circle(-180 + at * 21 + random() * 8, -8 - random() * 4, 6 + random() * 6, a.linear(colours));
  return group(
    puffs,
    `filter="${a.lit({ blur: 2, relief: 4, gloss: 0.5, shade: '#0A6A8A', shadeOpacity: 0.5, rim: '#fff', rimOpacity: 0.8, dx: -3, dy: -4, drop: 4 })}"`,
  );
}

/** A scallop with a pearl, for a lower corner of the frame. */
const scallop = (a: Drawing, colours: readonly [string, string, string]) =>
  group(
    path('M0,15C-20,13 -24,-6 -17,-17C-9,-24 9,-24 17,-17C24,-6 20,13 0,15Z', a.linear(colours)) +
      stroke('M0,13V-20M-6,12L-11,-18M6,12L11,-18M-11,9L-18,-11M11,9L18,-11', '#FFF3EA', 1.8, 'opacity=".75"') +
      circle(0, 13, 5.5, a.radial(['#fff', '#FFE0EC', '#C890B0'], 0.36, 0.3, 0.8)),
    `filter="${a.lit({ shade: '#5a1408', blur: 2, relief: 4, gloss: 0.9, dx: -2, dy: -3, drop: 3 })}"`,
  );

/** Bubbles and light in the water of a reel, so that its ground is not a flat stripe. */
function reelWater(a: Drawing, colours: readonly [string, string, string]): string {
  const random = seededRandom('reel water');
  let light = '';
  for (let at = 0; at < 4; at += 1) {
    const x = 8 + random() * 54;
    light += stroke(
      `M${tenth(x)},0q${tenth((random() - 0.5) * 24)},90 ${tenth((random() - 0.5) * 40)},217`,
      '#BFFFF8',
      4 + random() * 7,
      `opacity=".09" filter="${a.blur(3)}"`,
    );
  }
  return (
    rect(0, 0, 69, 217, 0, a.linear(colours)) +
    group(reelGround(a, 69, 217, ['#02222E', '#0C6A7E', '#3AB0B8']), 'opacity=".28"') +
    light
  );
}

/** Every piece of the board besides symbols, and the pieces of the climb. */
export const koiBoard = ({ frame }: SlotLook, outlines: Outlines): Piece[] => [
  nineSlice('frame', 132, 52, (a) => frameOf(a, frame)),
  { ...strip('reel', 69, 217, (a) => reelWater(a, threeOf(frame, 'reel'))), isWhole: false, detail: 0.4 },
  strip('rod', 4, 32, (a) => rod(a, 4, 32, threeOf(frame, 'rod'))),
  strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'shade'))),
  centred('lit', 84, 84, (a) => litMedal(a, fourOf(frame, 'lit')), 1, { detail: 0.8 }),
  centred('foam', 400, 56, (a) => foamBank(a, frame), 1, { detail: 0.6 }),
  centred('scallop', 52, 48, (a) => scallop(a, threeOf(frame, 'shell'))),
  centred('fall', 390, 300, (a) => fall(a, fourOf(frame, 'water')), 1, { detail: 0.36 }),
  centred('gate', 230, 130, (a) => gate(a, frame, outlines), 1, { detail: 0.86 }),
  centred('ledge', 100, 44, (a) => ledge(a, threeOf(frame, 'ledge')), 1, { detail: 0.7 }),
  centred('ledge_on', 100, 44, (a) => ledge(a, threeOf(frame, 'climbed')), 1, { detail: 0.7 }),
  centred('splash', 110, 70, splash, 1, { detail: 0.6 }),
  centred('tick', 20, 20, tick),
  centred('bead', 12, 12, (a) => circle(0, 0, 4.6, a.radial(['#FFFFFF', '#E8FFFF', '#9AE4F4'], 0.4, 0.35, 0.8))),
  centred('dragon_head', 160, 150, dragonHead, 0.5),
  centred('dragon_body', 64, 104, dragonBody, 0.5),
  centred('dragon_tail', 100, 64, dragonTail, 0.5),
];
