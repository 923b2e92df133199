import type { MathsFile } from '#games/maths/index.ts';
import { bestBoard, bestSpin, cellsOfWin, payingBoards, type RoundView } from '#games/api/index.ts';
import { element } from '../hud/element.ts';
import { symbolImage, type SymbolImages } from '../sheet/symbolImage.ts';
import type { Texts } from '../texts/texts.ts';

/** The part of a round that has a board. */
type Played = Pick<NonNullable<RoundView['Result']>, 'Outcome'> | undefined;

export interface BoardParts {
  readonly texts: Texts;
  readonly images: SymbolImages;
  readonly lines: MathsFile['lines'];
}

const CELL = 22;

/** The board of a round as a small picture. Undefined if its outcome is no longer known. */
export function smallBoard({ texts, images, lines }: BoardParts, Result: Played): HTMLElement | undefined {
  const spins = Result?.Outcome?.spins ?? [];
  const spin = bestSpin(spins);
  if (spin === undefined) return undefined;
  const { window, wins } = bestBoard(spin);
  const won = new Set(wins.flatMap((win) => cellsOfWin(win, lines).map((cell) => cell.join('/'))));
  const rows = (window[0] ?? []).map((_, row) => window.map((reel) => texts.symbol(reel[row] ?? '')).join(' '));
  const board = element('div', {
    class: 'small-board',
    role: 'img',
    'aria-label': texts.text('history.board', { symbols: rows.join(' / ') }),
  });
  for (const [reel, symbols] of window.entries()) {
    const column = element('span', { class: 'reel' });
    for (const [row, symbol] of symbols.entries()) {
      const cell = symbolImage(images, symbol, CELL, '');
      cell.setAttribute('aria-hidden', 'true');
      if (won.has(`${reel}/${row}`)) cell.classList.add('won');
      column.append(cell);
    }
    board.append(column);
  }
  const tumbles = spin.tumbles === undefined ? 0 : payingBoards(spin);
  const notes = [
    ...(tumbles > 1 ? [texts.text('tumbleTimes', { count: tumbles })] : []),
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
