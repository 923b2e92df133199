import type { GameSort } from '#protocol/operations/lobby.ts';
import { providerOfGame, type ProviderScope } from '../play/gameProviders.ts';
import type { RowOf, Tables } from '../tables.ts';

type GameRow = RowOf<Tables['games']>;

/** The published return in basis points. Undefined if it is unknown. */
export const returnOf = (scope: ProviderScope, gameCode: string): number | undefined =>
  providerOfGame(scope, gameCode)?.Games.find(({ GameCode }) => GameCode === gameCode)?.ReturnToPlayer;

/** A game with a smaller value comes first. */
type ValueOf = (row: GameRow, scope: ProviderScope) => number;

const VALUES: Readonly<Record<Exclude<GameSort, 'lobby'>, ValueOf>> = {
  volatilityLow: ({ Volatility }) => Volatility,
  volatilityHigh: ({ Volatility }) => -Volatility,
  stakeLow: ({ MinBet }) => MinBet,
  stakeHigh: ({ MaxBet }) => -MaxBet,
  // Games without a published return come last.
  returnHigh: ({ GameCode }, scope) => -(returnOf(scope, GameCode) ?? 0),
};

/** Sorts games that are in the lobby's order. Equal games keep that order. */
export function sortGames(
  rows: readonly GameRow[],
  sort: GameSort,
  { isOpen, ...scope }: ProviderScope & { readonly isOpen: boolean },
): readonly GameRow[] {
  const valueOf: ValueOf = sort === 'lobby' ? () => 0 : VALUES[sort];
  // While games are open, games that can be played come first in every order.
  const isLater = ({ Playable }: GameRow): number => (isOpen && !Playable ? 1 : 0);
  return rows.toSorted((a, b) => isLater(a) - isLater(b) || valueOf(a, scope) - valueOf(b, scope));
}
