import type { Drawing } from '../drawing/index.ts';
import type { Outlines } from '../lettering.ts';
import { artOf } from './art.ts';
import { celebrationPieces } from './boardParts.ts';
import type { SlotLook, SymbolLook } from './look.ts';
import { centred, type Piece } from './Piece.ts';

const SYMBOL_FIELD = 124;

/** A symbol while its reel runs: stretched upwards and downwards. */
function blurred(name: string, drawn: string, a: Drawing): string {
  const filter = a.define(
    'motion',
    (id) =>
      `<filter id="${id}" x="-10%" y="-40%" width="120%" height="180%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="0.6 13"/></filter>`,
  );
  return `<g filter="url(#${filter})">${drawn}</g><title>${name}</title>`;
}

/** @throws Error if the game has no such drawing */
function drawnSymbol(
  { art, board: { symbolSize } }: SlotLook,
  name: string,
  symbol: SymbolLook,
  outlines: Outlines,
): Piece {
  const { symbols: drawings, saving } = artOf(art);
  const drawing = drawings[symbol.drawing];
  if (drawing === undefined) throw new Error(`there is no drawing "${symbol.drawing}" for "${name}"`);
  const scale = symbolSize / SYMBOL_FIELD;
  const draw = (a: Drawing) => drawing.draw(a, symbol, outlines);
  return centred(name, SYMBOL_FIELD, SYMBOL_FIELD, draw, scale, { detail: saving?.symbols ?? 1 });
}

/** Each symbol at rest and in motion, the coin of each prize, and the multipliers. */
function symbols(look: SlotLook, outlines: Outlines): Piece[] {
  const { art, board, prizes = {}, orbs = [] } = look;
  const { motion = 0.5 } = artOf(art).saving ?? {};
  const moving = Object.entries(look.symbols).flatMap(([name, symbol]) => {
    const { symbols: drawings, falls = false } = artOf(art);
    const drawing = drawings[symbol.drawing];
    const still = drawnSymbol(look, name, symbol, outlines);
    if (falls) return [still];
    return [
      still,
      centred(
        `${name}_blur`,
        SYMBOL_FIELD,
        SYMBOL_FIELD * 1.3,
        (a) => blurred(name, drawing?.draw(a, symbol, outlines) ?? '', a),
        board.symbolSize / SYMBOL_FIELD,
        { detail: motion },
      ),
    ];
  });
  return [
    ...moving,
    ...Object.entries(prizes).map(([name, coin]) => drawnSymbol(look, `prize_${name}`, coin, outlines)),
    ...orbs.map(({ from, ...orb }) => drawnSymbol(look, `orb_${from}`, orb, outlines)),
  ];
}

/** Everything on the spritesheet of a slot game. */
export function slotPieces(look: SlotLook, outlines: Outlines): Piece[] {
  const { mascot, board, saving, coin } = artOf(look.art);
  const { scale } = look.board.mascot;
  const drawn = (name: string, isBlinking: boolean, detail = 1) =>
    centred(name, 240, 250, (a) => mascot.rest(a, isBlinking), scale, { detail });
  const { arm } = mascot;
  return [
    ...symbols(look, outlines),
    ...board(look, outlines),
    drawn('mascot', false),
    drawn('mascot_blink', true, saving?.blink),
    ...(arm === undefined ? [] : [centred('mascot_arm', 240, 250, arm.draw, scale)]),
    ...celebrationPieces(coin),
  ];
}
