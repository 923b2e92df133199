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
import { digitPieces, lineBadge, ring, roundedSquare, windowShade } from '../boardParts.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, type Palette, type PaletteNeeds, threeOf } from '../palette.ts';
import { centred, nineSlice, type Piece, strip } from '../Piece.ts';
import { jarPieces } from './jar.ts';
import { goldLight, lampLight } from './light.ts';
import { showingToad } from './toad.ts';
import { wheelPieces } from './wheel.ts';

/** Wood of the frame, brass, beads of jade and of amber, trays of cells, and the badge of a line. */
export const abacusColours: PaletteNeeds = { wood: 3, gold: 4, bead: 3, amber: 3, tray: 3, badge: 1 };

const CELL = { width: 68, height: 72 };
/** Units of the square field of the frame, and how far its corners reach. */
const FRAME = { size: 144, corner: 56 };
/** A rod of the abacus along an edge of the frame. */
const ROD = { long: 300, side: 168, thick: 22 };

/** The frame of an abacus: two rails of wood with a groove for the rod, and fittings of brass. */
function woodFrame(a: Drawing, frame: Palette): string {
  const { size } = FRAME;
  const [light, middle, deep] = threeOf(frame, 'wood');
  const [shine, gold, low] = fourOf(frame, 'gold');
  const fitting = (turn: number) =>
    group(
      group(
        path(
          'M3,16C3,8 8,3 16,3H40L34,10L38,17L31,25H25V31L17,38L10,34L3,40Z',
          a.linear([shine, gold, low], 0, 0, 1, 1),
        ),
        goldLight(a, 2),
      ) +
        circle(14, 14, 4.4, a.radial(['#FFFBE0', gold, low], 0.36, 0.3, 0.8)) +
        circle(29, 11, 2, mix(low, '#000000', 0.4)) +
        circle(11, 29, 2, mix(low, '#000000', 0.4)),
      `transform="rotate(${turn} ${size / 2} ${size / 2})"`,
    );
  return (
    group(
      ring(roundedSquare(1, size, 16), roundedSquare(24, size, 5), a.linear([light, middle, deep], 0, 0, 1, 1)),
      lampLight(a, 4, '#0c0602'),
    ) +
    path(
      roundedSquare(4, size, 13),
      'none',
      `stroke="${mix(light, '#FFFFFF', 0.25)}" stroke-opacity=".5" stroke-width="1.400"`,
    ) +
    ring(roundedSquare(7.5, size, 10), roundedSquare(18.5, size, 7), mix(deep, '#000000', 0.55)) +
    ring(roundedSquare(20.5, size, 7), roundedSquare(24.5, size, 5), a.linear([shine, gold, low], 0, 0, 1, 1)) +
    [0, 90, 180, 270].map(fitting).join('')
  );
}

/** A bead on a rod that runs across, about 0,0. */
const bead = (a: Drawing, x: number, [light, middle, deep]: readonly [string, string, string]): string =>
  path(
    `M${tenth(x - 3)},-10.500H${tenth(x + 3)}L${tenth(x + 7)},-3.500V3.500L${tenth(x + 3)},10.500H${tenth(x - 3)}L${tenth(x - 7)},3.500V-3.500Z`,
    a.linear([light, middle, deep]),
  ) +
  path(`M${tenth(x - 3)},-10.500H${tenth(x + 3)}L${tenth(x + 4.4)},-6H${tenth(x - 4.4)}Z`, '#FFFFFF', 'opacity=".5"') +
  stroke(`M${tenth(x - 7)},-3.500H${tenth(x + 7)}M${tenth(x - 7)},3.500H${tenth(x + 7)}`, deep, 1, 'opacity=".45"');

/** A rod with its beads, pushed together in groups. */
function rod(
  a: Drawing,
  frame: Palette,
  length: number,
  groups: readonly (readonly [at: number, count: number])[],
): string {
  const [shine, gold, low] = fourOf(frame, 'gold');
  const [jade, amber] = [threeOf(frame, 'bead'), threeOf(frame, 'amber')];
  const beads = groups
    .flatMap(([at, count]) =>
      Array.from({ length: count }, (_, nth) =>
        bead(a, at + nth * 14.6, nth === count - 1 && count > 3 ? amber : jade),
      ),
    )
    .join('');
  return (
    rect(-length / 2, -2.2, length, 4.4, 2, a.linear([shine, gold, low])) + group(beads, lampLight(a, 2, '#0c0a02'))
  );
}

/** The tray of one cell. `taken`: the print of a coin that is gone. */
function tray(a: Drawing, frame: Palette, isTaken: boolean): string {
  const { width, height } = CELL;
  const [edge, dark, bright] = threeOf(frame, 'tray');
  const [, gold] = fourOf(frame, 'gold');
  const random = seededRandom('tray');
  const grain = Array.from({ length: 7 }, () => {
    const y = 6 + random() * (height - 12);
    return `M4,${tenth(y)}q16,${tenth((random() - 0.5) * 5)} 30,0t30,0`;
  }).join('');
  return (
    rect(0, 0, width, height, 0, edge) +
    rect(1.6, 1.6, width - 3.2, height - 3.2, 7, mix(edge, '#000000', 0.5)) +
    rect(
      2.8,
      3.4,
      width - 5.6,
      height - 6,
      6,
      a.radial(
        [
          [0, bright],
          [0.75, dark],
          [1, mix(dark, edge, 0.6)],
        ],
        0.5,
        0.5,
        0.72,
      ),
    ) +
    stroke(grain, edge, 1, 'opacity=".22"') +
    rect(2.8, 3.4, width - 5.6, height - 6, 6, 'none', `stroke="${gold}" stroke-opacity=".28" stroke-width="1"`) +
    (isTaken
      ? circle(width / 2, height / 2, 24, edge, 'opacity=".5"') +
        circle(width / 2, height / 2 + 1, 24, 'none', `stroke="${bright}" stroke-width="1.600" opacity=".8"`) +
        rect(width / 2 - 7, height / 2 - 7, 14, 14, 2, bright, 'opacity=".5"')
      : '')
  );
}

/** The ground of a symbol that wins, 72 × 76 about 0,0. */
const lit = (a: Drawing): string =>
  rect(-34, -37, 68, 74, 11, '#FFE14A', `opacity=".65" filter="${a.blur(3)}"`) +
  rect(
    -31,
    -34,
    62,
    68,
    8,
    a.radial(
      [
        [0, '#FFFEE4'],
        [0.6, '#E8F08A'],
        [1, '#8ABE2E'],
      ],
      0.5,
      0.5,
      0.72,
    ),
  ) +
  rect(-30, -33, 60, 66, 7, 'none', 'stroke="#FFFBC8" stroke-width="2.600"');

/** The counter below the board with ledgers and a brush pot, 390 × 66. */
function counter(a: Drawing, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'wood');
  const [shine, gold, low] = fourOf(frame, 'gold');
  const random = seededRandom('counter');
  const grain = Array.from({ length: 16 }, () => {
    const y = -12 + random() * 14;
    const x = -190 + random() * 300;
    return `M${tenth(x)},${tenth(y)}q30,${tenth((random() - 0.5) * 4)} ${tenth(50 + random() * 40)},0`;
  }).join('');
  return (
    group(
      path('M-180,-14H180L194,6V14H-194V6Z', a.linear([mix(light, '#FFFFFF', 0.12), light, middle])),
      lampLight(a, 0),
    ) +
    stroke(grain, deep, 1.2, 'opacity=".35"') +
    rect(-194, 6, 388, 9, 2, a.linear([shine, gold, low])) +
    rect(-188, 15, 376, 18, 0, a.linear([middle, deep])) +
    Array.from({ length: 9 }, (_, at) =>
      rect(-182 + at * 41, 18, 36, 13, 2, 'none', `stroke="${low}" stroke-opacity=".5"`),
    ).join('')
  );
}

const tongue = (a: Drawing): string =>
  rect(0, 0, 16, 14, 0, a.linear(['#FFB0BC', '#F4607A', '#A8243E'])) +
  rect(0, 3, 16, 2.4, 0, '#FFFFFF', 'opacity=".35"');

const tongueTip = (a: Drawing): string =>
  group(
    ellipse(0, 0, 15, 13, a.radial(['#FFC4CC', '#F4607A', '#A8243E'], 0.36, 0.3, 0.85)),
    lampLight(a, 2, '#3a0410'),
  ) + ellipse(-4, -4, 5, 3, '#FFFFFF', 'opacity=".7"');

/** The abacus about the window, the counter, the jar, the tongue, and the faces of the toad. */
export function abacusBoard({ frame, board }: SlotLook, outlines: Outlines): Piece[] {
  const { scale } = board.mascot;
  return [
    nineSlice('frame', FRAME.size, FRAME.corner, (a) => woodFrame(a, frame)),
    centred('rod_upper', ROD.long, ROD.thick, (a) =>
      rod(a, frame, ROD.long, [
        [-132, 5],
        [-42, 2],
        [10, 5],
        [104, 2],
      ]),
    ),
    centred('rod_lower', ROD.long, ROD.thick, (a) =>
      rod(a, frame, ROD.long, [
        [-132, 2],
        [-76, 5],
        [32, 1],
        [74, 5],
      ]),
    ),
    centred('rod_side', ROD.thick, ROD.side, (a) =>
      group(
        rod(a, frame, ROD.side, [
          [-70, 2],
          [-10, 5],
        ]),
        'transform="rotate(90)"',
      ),
    ),
    strip('cell', CELL.width, CELL.height, (a) => tray(a, frame, false)),
    strip('taken', CELL.width, CELL.height, (a) => tray(a, frame, true)),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, colourOf(frame, 'tray'), 0.6)),
    centred('lit', 76, 84, lit, 1, { detail: 0.6 }),
    centred('counter', 390, 72, (a) => counter(a, frame), 1, { detail: 0.6 }),
    strip('tongue', 16, 14, tongue),
    centred('tongue_tip', 36, 34, tongueTip),
    ...(['gape', 'swell'] as const).map((mood) =>
      centred(`toad_${mood}`, 240, 250, (a) => showingToad(a, mood), scale, { detail: 0.66 }),
    ),
    centred('badge', 32, 32, (a) => lineBadge(a, fourOf(frame, 'gold'), colourOf(frame, 'badge'))),
    ...jarPieces(),
    ...wheelPieces(),
    ...digitPieces(outlines),
  ];
}
