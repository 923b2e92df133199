import { type Draws, valueAt, weightOf } from '../draws/Draws.ts';
import type { FreeSpinRule, SlotGame } from '../game/SlotGame.ts';
import type { Places } from '../pays/PayRule.ts';
import type { Expanded } from '../round/outcome.ts';

/** Draws the symbol that expands in the free spins of a round, in a block of its own. Undefined in a game without one. */
export function drawExpanding({ expanding }: FreeSpinRule, draws: Draws): string | undefined {
  if (expanding === undefined) return undefined;
  draws.startBlock();
  return valueAt(expanding, draws.below(weightOf(expanding))).symbol;
}

/** The pay of a symbol on all lines together, by the number of reels that it fills. */
export function expandedPays({ pays }: Pick<SlotGame, 'pays'>, symbol: string): ReadonlyMap<number, number> {
  if (pays.kind !== 'lines') return new Map();
  const own = pays.combinations.filter((combination) => combination.symbol === symbol);
  return new Map(own.map(({ count, pay }) => [count, pay * pays.lines.length]));
}

/** The reels that show a symbol, and what they pay if it fills them. Undefined if they pay nothing. */
export function expandedIn(game: SlotGame, symbol: string, window: Places): Expanded | undefined {
  const place = game.symbols.indexOf(symbol);
  const reels = window.flatMap((column, reel) => (column.includes(place) ? [reel] : []));
  const pay = expandedPays(game, symbol).get(reels.length);
  return pay === undefined ? undefined : { symbol, reels, pay };
}
