import {
  circle,
  cycle,
  type Drawing,
  ellipse,
  group,
  lighten,
  mix,
  path,
  rect,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { scarab } from '../../emblems/scarab.ts';
import type { Outlines } from '../../lettering.ts';
import { digitPieces, lineBadge, ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { goldLight, sandLight } from './light.ts';
import { rolledSun } from './mascot.ts';
import { SIGNS } from './tomb.ts';

/** Sandstone from light to deep, gold from light to low, the wall of a reel from edge to middle, paints, badges. */
export const wallColours: PaletteNeeds = { stone: 3, gold: 4, reel: 3, paint: 3, badge: 1 };

const LIP = { size: 96, corner: 24 };

/** Painted leaves on the cornice are so wide. */
const LEAF = 9.2;

/** The cut edge about the window: a thread of paint between two lines of gold. */
function cutEdge(a: Drawing, frame: Palette): string {
  const { size } = LIP;
  const [, , deep] = threeOf(frame, 'stone');
  return (
    group(
      ring(roundedSquare(1, size, 3), roundedSquare(8.5, size, 2), a.linear([...fourOf(frame, 'gold')])),
      goldLight(a),
    ) +
    path(
      roundedSquare(4.8, size, 2.4),
      'none',
      `stroke="${colourOf(frame, 'paint', 0)}" stroke-width="2.600" stroke-dasharray="8 3"`,
    ) +
    path(roundedSquare(9, size, 1.6), 'none', `stroke="${mix(deep, '#000000', 0.7)}" stroke-width="1.800"`)
  );
}

/** The cornice of a temple: painted leaves that bend out, over a roll of gold. The beetle walks on it. 400 × 40 about 0,0. */
function cornice(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const [turquoise, red, ochre] = threeOf(frame, 'paint');
  const bend = 'M-195,-10H195C188,-6 184,2 183,10H-183C-184,2 -188,-6 -195,-10Z';
  let leaves = '';
  for (let i = -21; i <= 21; i += 1) {
    const colour = cycle([turquoise, ochre, red, ochre], i + 84);
    leaves +=
      path(
        `M${tenth(i * LEAF - 4)},11L${tenth(i * LEAF * 1.065 - 4.4)},-5Q${tenth(i * LEAF * 1.07)},-10 ${tenth(i * LEAF * 1.065 + 4.4)},-5L${tenth(i * LEAF + 4)},11Z`,
        colour,
      ) + stroke(`M${tenth(i * LEAF)},8L${tenth(i * LEAF * 1.065)},-5`, lighten(colour, 0.16), 1.4);
  }
  let roll = '';
  for (let x = -180; x <= 180; x += 12) roll += `M${x - 2},17L${x + 2},11`;
  return (
    group(path(bend, mix(deep, '#000000', 0.3)), sandLight(a)) +
    group(leaves, `clip-path="${a.clip(bend)}"`) +
    rect(
      -184,
      5,
      368,
      7,
      0,
      a.linear([
        [0, deep, 0],
        [1, deep, 0.75],
      ]),
    ) +
    group(rect(-196, -18, 392, 9, 2, a.linear([light, middle])), sandLight(a)) +
    group(rect(-187, 10, 374, 8, 4, a.linear([...fourOf(frame, 'gold')])), goldLight(a)) +
    stroke(roll, colourOf(frame, 'paint', 1), 2.2, 'opacity=".8"')
  );
}

/** A bundle of papyrus beside the window, bound with painted bands. 24 × 300 about 0,0. */
function pillar(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const [turquoise, red, ochre] = threeOf(frame, 'paint');
  const band = (y: number) =>
    rect(-11, y, 22, 4, 0, turquoise) + rect(-11, y + 5, 22, 4, 0, red) + rect(-11, y + 10, 22, 4, 0, ochre);
  let signs = '';
  for (let y = -104; y <= 104; y += 26)
    signs += `<path d="${cycle(SIGNS, (y + 104) / 26)}" transform="translate(0 ${y}) scale(.56)" fill="none" stroke="${mix(deep, '#000000', 0.35)}" stroke-width="3.400" stroke-linecap="round" stroke-linejoin="round"/>`;
  return (
    group(
      path(
        'M-12,150V138L-10,132V-128L-12,-134V-150H12V-134L10,-128V132L12,138V150Z',
        a.linear([middle, light, middle, deep], 0, 0, 1, 0),
      ),
      sandLight(a),
    ) +
    group(signs, 'opacity=".75"') +
    group(band(-126) + band(113), goldLight(a))
  );
}

/** The foot of the wall: buds of lotus between two steps. 396 × 34 about 0,0. */
function plinth(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const [turquoise, red, ochre] = threeOf(frame, 'paint');
  let buds = '';
  for (let x = -175; x <= 175; x += 25)
    buds +=
      path(`M${x - 8},6C${x - 9},-2 ${x - 3},-6 ${x},-8C${x + 3},-6 ${x + 9},-2 ${x + 8},6Z`, turquoise) +
      path(`M${x - 3.4},6C${x - 4},-1 ${x},-4 ${x},-8C${x},-4 ${x + 4},-1 ${x + 3.4},6Z`, ochre) +
      circle(x + 12.5, 2, 2.4, red);
  return (
    group(rect(-190, -14, 380, 23, 1, a.linear([light, middle])), sandLight(a)) +
    rect(-187, -10, 374, 17, 1, mix(deep, '#000000', 0.25)) +
    buds +
    rect(-187, 6, 374, 1.6, 0, colourOf(frame, 'gold', 1)) +
    group(path('M-195,8H195L193,16H-193Z', a.linear([light, middle, deep])), sandLight(a))
  );
}

/** A block of the wall with the niche of a relief. It fills its cell of 68 × 92 about 0,0. */
const cell = (a: Drawing, frame: Palette): string => {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const [edge, dark, bright] = threeOf(frame, 'reel');
  return (
    rect(-34, -46, 68, 92, 0, mix(deep, '#000000', 0.55)) +
    rect(-33.2, -45.2, 66.4, 90.4, 3, a.linear([light, middle, deep], 0, 0, 0.6, 1)) +
    stroke('M-31.5,-44H31.5M-32,-43V43', lighten(light, 0.1), 1.2, 'opacity=".8"') +
    rect(-29, -41, 58, 82, 5, a.radial([bright, dark, edge], 0.5, 0.44, 0.72)) +
    stroke('M-28.4,37V-37Q-28.4,-40.4 -24,-40.4H24', mix(edge, '#000000', 0.6), 2.4, 'opacity=".8"') +
    stroke('M28.6,-36V36Q28.6,40.6 24,40.6H-24', light, 1.5, 'opacity=".65"') +
    stroke('M33,-20L29,-16M-33,26L-29,29M-12,45L-9,41', mix(deep, '#000000', 0.4), 1.2, 'opacity=".7"')
  );
};

/** The niche of a symbol that wins, full of sun. 62 × 86 about 0,0, with a glow. */
const sunlit = (a: Drawing): string =>
  rect(-33, -45, 66, 90, 9, '#FFB52E', `opacity=".7" filter="${a.blur(3)}"`) +
  rect(
    -31,
    -43,
    62,
    86,
    6,
    a.radial(
      [
        [0, '#FFFBE0'],
        [0.5, '#FFD25A'],
        [1, '#D8801A'],
      ],
      0.5,
      0.5,
      0.72,
    ),
  ) +
  rect(-29, -41, 58, 82, 5, 'none', 'stroke="#FFFBE4" stroke-width="2.400"') +
  rect(-26, -38, 52, 76, 3, 'none', 'stroke="#0E6A80" stroke-width="1.200" opacity=".7"');

/** A slab of the wall that turns and bears the chosen symbol in a ring of rope. 132 × 150 about 0,0. */
const slab = (a: Drawing, frame: Palette): string => {
  const [light, middle, deep] = threeOf(frame, 'stone');
  const gold = fourOf(frame, 'gold');
  let rope = '';
  for (let i = 0; i < 30; i += 1) {
    const t = (i / 30) * Math.PI * 2;
    const [x, y] = [48 * Math.cos(t), 52 * Math.sin(t) - 4];
    rope += `M${tenth(x - 2)},${tenth(y - 3)}L${tenth(x + 2)},${tenth(y + 3)}`;
  }
  return (
    group(
      path(
        'M-60,-70L-20,-72L54,-71L61,-62L59,-10L62,64L52,71L-8,70L-56,72L-62,60L-60,4Z',
        a.linear([light, middle, deep]),
      ),
      sandLight(a),
    ) +
    stroke('M-58,-36L-50,-30L-52,-22M58,34L51,28M-20,-70L-16,-62M30,70L26,62', mix(deep, '#000000', 0.5), 1.8) +
    ellipse(0, -4, 47, 51, a.radial(['#2A5AC8', '#12286A', '#060E30'], 0.5, 0.45, 0.7)) +
    group(
      ellipse(0, -4, 48, 52, 'none', `stroke="${colourOf(frame, 'gold', 1)}" stroke-width="6.500"`) +
        rect(-40, 53, 80, 9, 4, a.linear([...gold])),
      goldLight(a),
    ) +
    stroke(rope, mix(deep, '#000000', 0.2), 1.6, 'opacity=".75"')
  );
};

/** A cell of lapis that the chosen symbol has grown into. Its neighbours continue it. 68 × 92 about 0,0. */
const grownCell = (a: Drawing, frame: Palette): string => {
  const gold = fourOf(frame, 'gold');
  return (
    rect(-34, -46, 68, 92, 0, '#04102E') +
    rect(-32, -46, 64, 92, 0, a.radial(['#3A7AF0', '#1A3FB0', '#0C1C62'], 0.5, 0.5, 0.8)) +
    circle(-20, -30, 1.1, gold[0]) +
    circle(18, -36, 0.9, gold[0]) +
    circle(22, 26, 1.2, gold[0]) +
    circle(-16, 34, 0.9, gold[0]) +
    circle(-24, 6, 0.8, gold[0]) +
    rect(-34, -46, 5, 92, 0, a.linear([gold[2], gold[0], gold[1]], 0, 0, 1, 0)) +
    rect(29, -46, 5, 92, 0, a.linear([gold[1], gold[0], gold[2]], 0, 0, 1, 0))
  );
};

/** Light that the beetle throws, from its source at the upper edge down. 80 × 120. */
const beam = (a: Drawing): string =>
  path(
    'M-3,-60H3L34,60H-34Z',
    a.linear([
      [0, '#FFF6C8', 0.95],
      [0.7, '#FFE08A', 0.4],
      [1, '#FFE08A', 0],
    ]),
    `filter="${a.blur(3)}"`,
  );

/** The pieces of the board. */
export function wallBoard({ frame }: SlotLook, outlines: Outlines): Piece[] {
  const gold = fourOf(frame, 'gold');
  const [light, , deep] = threeOf(frame, 'stone');
  return [
    centred('lit', 76, 100, sunlit, 1, { detail: 0.6 }),
    nineSlice('frame', LIP.size, LIP.corner, (a) => cutEdge(a, frame)),
    centred('cornice', 400, 44, (a) => cornice(a, frame)),
    centred('pillar', 28, 306, (a) => pillar(a, frame)),
    centred('plinth', 400, 42, (a) => plinth(a, frame)),
    centred('cell', 68, 92, (a) => cell(a, frame), 1, { isWhole: true }),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, '#0E0602')),
    centred('badge', 32, 32, (a) => lineBadge(a, gold, colourOf(frame, 'badge'))),
    centred('slab', 132, 150, (a) => slab(a, frame), 1.75, { detail: 0.7 }),
    centred('grown_cell', 68, 92, (a) => grownCell(a, frame), 1, { isWhole: true }),
    centred('sand', 14, 14, (a) => group(circle(0, 0, 4, a.radial([light, deep])), goldLight(a)), 0.7),
    centred('sun', 64, 64, (a) => rolledSun(a), 1),
    centred('beetle_open', 260, 230, (a) => scarab(a), 0.42),
    centred('beam', 80, 130, beam, 1, { detail: 0.3 }),
    ...digitPieces(outlines),
  ];
}
