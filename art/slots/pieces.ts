import { Drawing } from '../drawing/index.ts';
import type { Outlines } from '../lettering.ts';
import { lettering } from '../lettering.ts';
import {
  branch,
  cornerStar,
  FRAME_FIELD,
  lamp,
  lineBadge,
  litPlate,
  reelFrame,
  reelGround,
  rod,
  windowShade,
} from './frame.ts';
import type { SlotLook } from './look.ts';
import { MASCOT_DRAWINGS } from './mascots.ts';
import { glint, softLight, turningCoins } from './props.ts';
import { SYMBOL_DRAWINGS } from './symbols.ts';

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

export function square(name: string, size: number, border: number, draw: (a: Drawing) => string): Piece {
  const a = new Drawing(name, [0, 0, size, size]);
  return { name, svg: a.svg(draw(a)), field: [size, size], size: [size, size], border, isWhole: true };
}

/** A piece that is stretched: it fills its field to the edge. */
export function strip(name: string, width: number, height: number, draw: (a: Drawing) => string): Piece {
  const a = new Drawing(name, [0, 0, width, height]);
  return { name, svg: a.svg(draw(a)), field: [width, height], size: [width, height], isWhole: true };
}

/** From units of a symbol's drawing to units of the board. */
const SYMBOL_SCALE = 0.62;
const SYMBOL_FIELD = 124;

/** A symbol as it is seen while its reel runs: drawn out upwards and downwards. */
function blurred(name: string, drawn: string, a: Drawing): string {
  const filter = a.define(
    'motion',
    (id) =>
      `<filter id="${id}" x="-10%" y="-40%" width="120%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="0.6 13"/></filter>`,
  );
  return `<g filter="url(#${filter})">${drawn}</g><title>${name}</title>`;
}

function symbols(look: SlotLook, outlines: Outlines): Piece[] {
  return Object.entries(look.symbols).flatMap(([name, symbol]) => {
    const drawing = SYMBOL_DRAWINGS[symbol.drawing];
    if (drawing === undefined) throw new Error(`there is no drawing "${symbol.drawing}" for the symbol "${name}"`);
    const { draw } = drawing;
    return [
      centred(name, SYMBOL_FIELD, SYMBOL_FIELD, (a) => draw(a, symbol, outlines), SYMBOL_SCALE),
      centred(
        `${name}_blur`,
        SYMBOL_FIELD,
        SYMBOL_FIELD * 1.3,
        (a) => blurred(name, draw(a, symbol, outlines), a),
        SYMBOL_SCALE,
        { detail: 0.5 },
      ),
    ];
  });
}

/** The digits of a line's badge. */
const digits = (outlines: Outlines): Piece[] =>
  Array.from({ length: 10 }, (_, digit) => {
    const a = new Drawing(`digit_${digit}`, [0, 0, 10, 14]);
    const style = {
      face: 'lilita-one',
      fill: ['#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFFFFF'],
      outline: '#2A0A3E',
      extrusion: '#2A0A3E',
      depth: 0,
      arc: 0,
    } as const;
    const line = { text: String(digit), x: 5, y: 12, size: 14, fit: 10 };
    return {
      name: `digit_${digit}`,
      svg: a.svg(lettering(a, [line], style, outlines)),
      field: [10, 14],
      size: [10, 14],
    };
  });

function coins(): Piece[] {
  const drawings: Drawing[] = [];
  const open = (turn: number) => {
    const a = new Drawing(`coin_${turn}`, [-25, -25, 50, 50]);
    drawings.push(a);
    return a;
  };
  return turningCoins(open).map((body, turn) => ({
    name: `coin_${turn}`,
    svg: drawings[turn]?.svg(body) ?? '',
    field: [50, 50],
    size: [32, 32],
  }));
}

/** Everything on the spritesheet of a slot game. */
export function slotPieces(look: SlotLook, outlines: Outlines): Piece[] {
  const { frame } = look;
  const drawing = MASCOT_DRAWINGS[look.mascot];
  if (drawing === undefined) throw new Error(`there is no mascot "${look.mascot}"`);
  const mascot = (name: string, isBlinking: boolean) =>
    centred(name, 240, 250, (a) => drawing.rest(a, isBlinking), 0.34);
  return [
    ...symbols(look, outlines),
    centred('lit', 78, 94, litPlate),
    square('frame', FRAME_FIELD.size, FRAME_FIELD.corner, (a) => reelFrame(a, frame)),
    strip('reel', 8, 96, (a) => reelGround(a, 8, 96, frame)),
    strip('rod', 4, 16, (a) => rod(a, 4, 16, frame)),
    strip('shade', 8, 26, (a) => windowShade(a, 8, 26, frame)),
    centred('corner', 44, 46, (a) => cornerStar(a, frame)),
    centred('branch', 220, 46, (a) => branch(a, frame)),
    mascot('mascot', false),
    mascot('mascot_blink', true),
    centred('badge', 32, 32, (a) => lineBadge(a, frame)),
    ...digits(outlines),
    centred('lamp_warm', 12, 12, (a) => lamp(a, '#FF7A5A')),
    centred('lamp_light', 12, 12, (a) => lamp(a, '#FFE9A0')),
    ...coins(),
    centred('spark', 32, 32, glint, 0.75),
    centred('glow', 96, 96, softLight, 0.5, { detail: 0.5 }),
  ];
}
