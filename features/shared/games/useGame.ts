import { useEffect } from 'react';
import type { Game } from '#protocol/entities/game.ts';
import { getOpenGames } from '#protocol/endpoints/lobby.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ResultOf } from '#protocol/operation.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { useOpenOperation } from '../../base/client/index.ts';
import { keepGames } from './keptGames.ts';
import { useMayAsk } from './useMayAsk.ts';

export interface GameLookup {
  readonly game: Game | null | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

const useAllGames = (isNeeded: boolean): UseQueryResult<ResultOf<typeof getGames>> => {
  const mayAsk = useMayAsk();
  const query = useOpenOperation(
    getGames,
    getOpenGames,
    { PerPage: 100 },
    { enabled: isNeeded && mayAsk, staleTime: 300_000 },
  );
  const list = query.data?.List;
  useEffect(() => {
    if (list !== undefined) keepGames(list);
  }, [list]);
  return query;
};

export interface CatalogueLookup {
  /** Undefined while loading, and if not needed. */
  readonly games: readonly Game[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads every game of the lobby, with error and retry. */
export function useCatalogueLookup(isNeeded: boolean): CatalogueLookup {
  const { data, error, refetch } = useAllGames(isNeeded);
  return { games: data?.List, error, retry: () => void refetch() };
}

/** Every game of the lobby. Undefined while loading, and if not needed. */
export const useCatalogue = (isNeeded: boolean): readonly Game[] | undefined => useAllGames(isNeeded).data?.List;

/**
 * A game of the catalogue. All callers share one request.
 *
 * @param code undefined reads nothing
 */
export function useGame(code: string | undefined): GameLookup {
  const { data, error, refetch } = useAllGames(code !== undefined);
  const game = data?.List.find(({ GameCode }) => GameCode === code);
  return { game: data === undefined ? undefined : (game ?? null), error, retry: () => void refetch() };
}
