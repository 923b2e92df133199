import type { Drawing } from '../drawing/index.ts';
import type { Outlines } from '../lettering.ts';
import { artOf } from './art.ts';
import { celebrationPieces } from './boardParts.ts';
import type { SlotLook, SymbolLook } from './look.ts';
import { centred, type Piece } from './Piece.ts';
import { TALL_BODY, TALL_HEAD, TALL_WORD } from './TallDrawing.ts';

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
    // The picture of a whole reel takes its place on the reels.
    if (falls || name === look.tall?.symbol) return [still];
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

/** The pictures of the symbol that covers a whole reel. */
function tallPieces({ art, tall: rule, symbols: looks, board: { cell } }: SlotLook, outlines: Outlines): Piece[] {
  const { tall, saving } = artOf(art);
  const look = looks[rule?.symbol ?? ''];
  if (tall === undefined || rule === undefined || look === undefined) return [];
  const field = { width: cell.width - 3, height: cell.height * rule.cells };
  const { width, height } = field;
  const rest = (a: Drawing) => tall.rest(a, field, look, outlines);
  return [
    centred('tall', width, height, rest, 1, { isWhole: true }),
    centred('tall_blur', width, height, (a) => blurred('tall', rest(a), a), 1, { detail: saving?.motion ?? 0.5 }),
    centred('tall_ground', width, height, (a) => tall.ground(a, width, height), 1, { detail: 0.4 }),
    centred('tall_body', TALL_BODY.width, TALL_BODY.height, (a) => tall.body(a), 1, { detail: 0.8 }),
    centred('tall_word', TALL_WORD.width, TALL_WORD.height, (a) => tall.word(a, look, outlines)),
    centred('tall_head', TALL_HEAD.width, TALL_HEAD.height, tall.head, 1, { detail: 0.9 }),
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
    ...tallPieces(look, outlines),
    ...board(look, outlines),
    drawn('mascot', false, saving?.mascot),
    drawn('mascot_blink', true, saving?.blink),
    ...(arm === undefined ? [] : [centred('mascot_arm', 240, 250, arm.draw, scale)]),
    ...celebrationPieces(coin),
  ];
}
