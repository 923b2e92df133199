import type { MathsFile } from '#games/maths/index.ts';
import {
  bestBoard,
  bestSpin,
  cellsOfWin,
  heldCoins,
  heldWindow,
  payingBoards,
  type RoundView,
  showsHold,
} from '#games/api/index.ts';
import { element } from '../hud/element.ts';
import { orbPicture, type OrbTier } from '../look/orbPicture.ts';
import { symbolImage, type SymbolImages } from '../sheet/symbolImage.ts';
import type { SheetTexts } from '../texts/texts.ts';

/** The part of a round that has a board. */
type Outcome = NonNullable<NonNullable<RoundView['Result']>['Outcome']>;
type Played = Pick<NonNullable<RoundView['Result']>, 'Outcome'> | undefined;

export interface BoardParts {
  readonly texts: SheetTexts;
  readonly images: SymbolImages;
  readonly lines: MathsFile['lines'];
  /** The symbol of the coin, of a game with hold and respin. */
  readonly coin?: string | undefined;
  /** The symbol with a multiple, and the pictures of multiples, of a game that throws them. */
  readonly orb?: string | undefined;
  readonly tiers?: readonly OrbTier[] | undefined;
}

/** A board with the symbol of each cell, the pictures that differ from it, and the cells that pay. */
interface Drawn {
  readonly window: readonly (readonly string[])[];
  readonly pictures: ReadonlyMap<string, string>;
  /** The words on cells. */
  readonly labels: ReadonlyMap<string, string>;
  readonly won: ReadonlySet<string>;
}

const placeOf = (cell: readonly [number, number]): string => cell.join('/');

function holdBoard(outcome: Outcome, coin: string): Drawn {
  const coins = heldCoins(outcome);
  const prizes = coins.flatMap(({ cell, prize, jackpot = prize }) =>
    jackpot === undefined ? [] : [[placeOf(cell), `prize_${jackpot}`] as const],
  );
  return {
    window: heldWindow(outcome, coin),
    pictures: new Map(prizes),
    labels: new Map(),
    won: new Set(coins.map(({ cell }) => placeOf(cell))),
  };
}

function spinBoard(spin: Outcome['spins'][number], { lines, orb = '', tiers = [] }: BoardParts): Drawn {
  const { window, wins, orbs = [] } = bestBoard(spin);
  return {
    window,
    pictures: new Map(orbs.map(({ cell, multiple }) => [placeOf(cell), orbPicture(multiple, tiers, orb)])),
    labels: new Map(orbs.map(({ cell, multiple }) => [placeOf(cell), `×${multiple}`])),
    won: new Set(wins.flatMap((win) => cellsOfWin(win, lines).map(placeOf))),
  };
}

/** The greatest multiple of the wilds in a win, if a win has one. */
function multiplesOf(wins: Outcome['spins'][number]['wins']): string[] {
  const most = Math.max(1, ...wins.map(({ multiple = 1 }) => multiple));
  return most > 1 ? [`×${most}`] : [];
}

/** Names the symbol that the mystery symbols of a spin became. */
function mysteryNotes({ window, board = window, mystery }: Outcome['spins'][number], texts: SheetTexts): string[] {
  if (mystery === undefined) return [];
  const closed = window.flatMap((column, reel) => column.filter((symbol, row) => symbol !== board[reel]?.[row]));
  const said = { count: closed.length, drum: texts.symbol(closed[0] ?? ''), symbol: texts.symbol(mystery) };
  return [texts.gameOr('mystery.said', 'mysterySaid', said)];
}

/** Says how many cells of a spin split, and the ways that it had then. */
function splitNotes({ window, split = [] }: Outcome['spins'][number], texts: SheetTexts): string[] {
  if (split.length === 0) return [];
  const cells = window.map((column) => column.length);
  for (const { cell, parts } of split) cells[cell[0]] = (cells[cell[0]] ?? 0) + parts - 1;
  const ways = cells.reduce((product, each) => product * each, 1);
  return [texts.text('splitSaid', { count: split.length, ways: texts.number(ways) })];
}

const CELL = 22;

/** The board of a round as a small picture. Undefined if its outcome is no longer known. */
export function smallBoard(parts: BoardParts, Result: Played): HTMLElement | undefined {
  const { texts, images, coin } = parts;
  const outcome = Result?.Outcome;
  const spins = outcome?.spins ?? [];
  const spin = bestSpin(spins);
  if (outcome === undefined || spin === undefined) return undefined;
  const { wins } = bestBoard(spin);
  const { window, pictures, labels, won } =
    coin !== undefined && showsHold(outcome) ? holdBoard(outcome, coin) : spinBoard(spin, parts);
  const rows = (window[0] ?? []).map((_, row) => window.map((reel) => texts.symbol(reel[row] ?? '')).join(' '));
  const board = element('div', {
    class: 'small-board',
    role: 'img',
    'aria-label': texts.text('history.board', { symbols: rows.join(' / ') }),
  });
  for (const [reel, symbols] of window.entries()) {
    const column = element('span', { class: 'reel' });
    for (const [row, symbol] of symbols.entries()) {
      const place = placeOf([reel, row]);
      const picture = pictures.get(place) ?? symbol;
      const cell = symbolImage(images, images.atlas.frames[picture] === undefined ? symbol : picture, CELL, '');
      cell.setAttribute('aria-hidden', 'true');
      if (won.has(place)) cell.classList.add('won');
      const label = labels.get(place);
      if (label !== undefined) cell.append(element('b', {}, label));
      column.append(cell);
    }
    board.append(column);
  }
  const tumbles = spin.tumbles === undefined ? 0 : payingBoards(spin);
  const notes = [
    ...(outcome.hold === undefined ? [] : [texts.game('title.hold')]),
    ...mysteryNotes(spin, texts),
    ...splitNotes(spin, texts),
    ...(spin.nudge?.moved === true ? [texts.text(spin.nudge.arrow === 'up' ? 'nudgedUp' : 'nudgedDown')] : []),
    ...(tumbles > 1 ? [texts.gameOr('tumble.times', 'tumbleTimes', { count: tumbles })] : []),
    // Without the multiple the boards would not explain the win.
    ...((spin.thrown ?? 1) > 1 ? [`×${spin.thrown}`] : []),
    ...multiplesOf(wins),
    ...(spins.length > 1 ? [texts.text('freeEnter', { count: spins.length - 1 })] : []),
  ];
  if (notes.length === 0) return board;
  return element(
    'div',
    { class: 'board-with-note' },
    board,
    ...notes.map((note) => element('span', { class: 'board-note' }, note)),
  );
}
