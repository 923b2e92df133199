import { payingBoards, type SpinOutcome, type Win } from '#games/api/index.ts';
import type { Texts } from '../texts/texts.ts';

/** Names one win: its line or its ways, its symbol, and the multiple of its wilds. */
export function winText(texts: Texts, win: Win): string {
  const { multiple = 1 } = win;
  return multiple > 1 ? `${plainText(texts, win)} ×${multiple}` : plainText(texts, win);
}

function plainText(texts: Texts, { line, ways, from, symbol: name, count }: Win): string {
  const symbol = texts.symbol(name);
  if (line !== undefined && from === 'right') return texts.text('lineRight', { line, symbol, count });
  if (line !== undefined) return texts.text('line', { line, symbol, count });
  if (ways !== undefined) return texts.text('ways', { ways: texts.number(ways), symbol, count });
  return `${symbol} × ${count}`;
}

/** Names the win that paid, or the number of wins. Empty without a win. */
export function linesText(texts: Texts, wins: readonly Win[]): string {
  const [first] = wins;
  if (first === undefined) return '';
  return wins.length === 1 ? winText(texts, first) : winsText(texts, wins);
}

/** Names the source of the win of a spin: its wins and those of its respins, or the boards of a spin with tumbles. */
export function sourceText(
  texts: Texts,
  { wins, tumbles, respins = [] }: Pick<SpinOutcome, 'wins' | 'tumbles' | 'respins'>,
): string {
  if (tumbles === undefined) return linesText(texts, [...wins, ...respins.flatMap((respin) => respin.wins)]);
  return texts.gameOr('tumble.times', 'tumbleTimes', { count: payingBoards({ wins, tumbles }) });
}

/** Names several wins by their number: of lines, or of ways together. */
export function winsText(texts: Texts, wins: readonly Win[]): string {
  if (wins.some(({ ways }) => ways !== undefined))
    return texts.text('wayCount', { count: texts.number(wins.reduce((sum, { ways = 0 }) => sum + ways, 0)) });
  return texts.text('lineCount', { count: wins.length });
}
