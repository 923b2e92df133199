import type { Game } from '#protocol/entities/game.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { useOperation } from '../client/index.ts';
import { useSessionStatus } from '../session/index.ts';

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
  const status = useSessionStatus();
  const {
    data: game,
    error,
    refetch,
  } = useOperation(
    getGames,
    { PerPage: 100 },
    {
      enabled: code !== undefined && status === 'authenticated',
      staleTime: 300_000,
      select: ({ List }) => List.find(({ GameCode }) => GameCode === code) ?? null,
    },
  );
  return { game, error, retry: () => void refetch() };
}
