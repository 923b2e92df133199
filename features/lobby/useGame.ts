import type { Game } from '#protocol/entities/game.ts';
import { getOpenGames } from '#protocol/endpoints/lobby.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { useOpenOperation } from '../client/index.ts';
import { useMayAsk } from './useMayAsk.ts';

export interface GameLookup {
  /** Null when the catalogue has none of this code; undefined while it is looked up. */
  readonly game: Game | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/**
 * One game by its code, from the catalogue. All callers share one request.
 * @param code undefined asks nothing
 */
export function useGame(code: string | undefined): GameLookup {
  const mayAsk = useMayAsk();
  const { data, error, refetch } = useOpenOperation(
    getGames,
    getOpenGames,
    { PerPage: 100 },
    { enabled: code !== undefined && mayAsk, staleTime: 300_000 },
  );
  const game = data?.List.find(({ GameCode }) => GameCode === code);
  return { game: data === undefined ? undefined : (game ?? null), error, retry: () => void refetch() };
}
