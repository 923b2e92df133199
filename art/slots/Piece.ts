import { Drawing } from '../drawing/index.ts';

/** One frame of a game's spritesheet. */
export interface Piece {
  readonly name: string;
  readonly svg: string;
  /** Units of its field in the drawing. */
  readonly field: readonly [width: number, height: number];
  /** Units that it takes on the board, 390 wide. The rest is a matter of scale. */
  readonly size: readonly [width: number, height: number];
  /** How far the corners of a nine-slice reach, in units of the board. */
  readonly border?: number;
  /** Whether it fills its field, so that transparent edges may not be cut off. */
  readonly isWhole?: boolean;
  /** The share of the sheet's pixels that it needs in each direction. A soft drawing looks the same with half of them. */
  readonly detail?: number;
}

/** Draws a piece whose field lies about 0,0. */
export function centred(
  name: string,
  width: number,
  height: number,
  draw: (a: Drawing) => string,
  scale = 1,
  options: Pick<Piece, 'isWhole' | 'detail'> = {},
): Piece {
  const a = new Drawing(name, [-width / 2, -height / 2, width, height]);
  return { name, svg: a.svg(draw(a)), field: [width, height], size: [width * scale, height * scale], ...options };
}

/** Draws a nine-slice: its corners of `border` units keep their size. */
export function nineSlice(name: string, size: number, border: number, draw: (a: Drawing) => string): Piece {
  const a = new Drawing(name, [0, 0, size, size]);
  return { name, svg: a.svg(draw(a)), field: [size, size], size: [size, size], border, isWhole: true };
}

/** A piece that is stretched: it fills its field to the edge. */
export function strip(name: string, width: number, height: number, draw: (a: Drawing) => string): Piece {
  const a = new Drawing(name, [0, 0, width, height]);
  return { name, svg: a.svg(draw(a)), field: [width, height], size: [width, height], isWhole: true };
}
