import { circle, type Drawing, ellipse, group, path } from '../../drawing/index.ts';
import { centred, type Piece } from '../Piece.ts';
import { gilt } from './light.ts';
import { BRIGHT, DULL, feet, head, SHELL_AT } from './mascot.ts';
import { coinMark, DOME, middleOf, plate, plateOutlines, rimHalf, shell } from './shell.ts';

/** Units of the board for a unit of the mascot's field; `board.mascot.scale` in look.json is the same. */
const SCALE = 0.86;

/** A full plate: gold in light, with a coin on it, about the middle of its place. */
function fullPlates(): Piece[] {
  return plateOutlines(DOME, 0.94).map((points, index) => {
    const [x, y] = middleOf(points);
    const moved = points.map(([px, py]) => [px - x, py - y] as const);
    const width = Math.ceil(Math.max(...moved.map(([px]) => Math.abs(px))) * 2 + 14);
    const height = Math.ceil(Math.max(...moved.map(([, py]) => Math.abs(py))) * 2 + 14);
    const r = Math.min(8, Math.max(3.4, (height - 14) * 0.3));
    return centred(
      `plate_${index}`,
      width,
      height,
      (a) =>
        group(
          plate(a, moved, BRIGHT.plate),
          `filter="${a.lit({ blur: 1.2, relief: 3, gloss: 0.9, shade: '#8a4a02', rim: '#FFFFFF', rimOpacity: 0.9, dx: -1, dy: -1.6 })}"`,
        ) + coinMark(a, [0, 0], r),
      SCALE,
    );
  });
}

/** Half of the rim in light. */
const fullRim = (a: Drawing, half: 'left' | 'right'): string =>
  group(path(rimHalf(DOME, half), a.linear([...BRIGHT.rim])), gilt(a, 0)) +
  Array.from({ length: 7 }, (_, index) => {
    const turn = ((half === 'right' ? -66 + index * 22 : 114 + index * 22) * Math.PI) / 180;
    return circle(Math.cos(turn) * DOME.width * 0.94, Math.sin(turn) * DOME.depth * 0.94, 4, '#FFFFFF', 'opacity=".9"');
  }).join('');

/** The turtle whose shell is off: the bowl of its body, in light. */
const bowl = (a: Drawing): string =>
  ellipse(0, 22, 112, 82, '#06341E', `opacity=".4" filter="${a.blur(7)}"`) +
  feet(a) +
  group(ellipse(0, 4, DOME.width * 1.05, DOME.depth * 1.03, a.linear([...DULL.rim])), gilt(a, 3)) +
  ellipse(0, 2, DOME.width * 0.86, DOME.depth * 0.82, a.radial(['#FFFDE0', '#FFD95A', '#B8690E'], 0.5, 0.62, 0.7)) +
  ellipse(0, -6, DOME.width * 0.84, DOME.depth * 0.74, '#5A2C02', `opacity=".28" filter="${a.blur(5)}"`) +
  a.glow(0, 14, 66, '#FFFFFF', 0.7);

/** The pieces of the shell that opens: plates and halves of its rim in light, its lid, and the turtle without it. */
export const shellPieces = (): Piece[] => [
  ...fullPlates(),
  centred('rim_left', 224, 170, (a) => fullRim(a, 'left'), SCALE, { detail: 0.7 }),
  centred('rim_right', 224, 170, (a) => fullRim(a, 'right'), SCALE, { detail: 0.7 }),
  centred('head', 96, 100, (a) => group(head(a, 'open'), 'transform="scale(1.12)"'), SCALE),
  centred('head_joy', 96, 100, (a) => group(head(a, 'joy'), 'transform="scale(1.12)"'), SCALE, { detail: 0.7 }),
  centred('lid', 230, 176, (a) => shell(a, DOME, DULL), SCALE, { detail: 0.7 }),
  centred('bowl', 240, 250, (a) => group(bowl(a), `transform="translate(${SHELL_AT.x} ${SHELL_AT.y})"`), SCALE, {
    detail: 0.7,
  }),
];
