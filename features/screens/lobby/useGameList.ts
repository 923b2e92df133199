import { useEffect } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Game } from '#protocol/entities/game.ts';
import type { RequestOf } from '#protocol/operation.ts';
import { getOpenGames } from '#protocol/endpoints/lobby.ts';
import { type GameSort, getGames } from '#protocol/operations/lobby.ts';
import { operationKey, readOpen, useClient } from '../../base/client/index.ts';
import { keepGames, useMayAsk } from '../../shared/games/index.ts';

export type GameFilter = RequestOf<typeof getGames>['Filter'];

/** Whether a filter needs a session. Such a filter has no public operation for visitors. */
export const isOwnFilter = (filter: GameFilter): filter is 'favourite' | 'recent' =>
  filter === 'favourite' || filter === 'recent';

export interface WantedGames {
  readonly filter: GameFilter;
  readonly search: string;
  readonly provider: string;
  readonly sort: GameSort;
}

export interface GameList {
  readonly games: readonly Game[] | undefined;
  readonly total: number;
  readonly error: Error | null;
  readonly stale: boolean;
  readonly retry: () => void;
  /** Loads the next page. Undefined on the last page. */
  readonly more: (() => void) | undefined;
  readonly loadingMore: boolean;
}

const PAGE_SIZE = 24;
/** The age at which a list is read again, since jackpots and flags change. */
const FRESH_MS = 60_000;

/**
 * The games of a filter, page by page (13110, or the public operation for visitors).
 *
 * @param isWanted false reads nothing
 */
export function useGameList(
  { filter, search: Search, provider: Provider, sort }: WantedGames,
  isWanted = true,
): GameList {
  const client = useClient();
  const enabled = useMayAsk() && isWanted;
  const order = sort === 'lobby' ? {} : { Sort: sort };
  const query = useInfiniteQuery({
    queryKey: operationKey(getGames, { Filter: filter, Search, Provider, PerPage: PAGE_SIZE, ...order }),
    queryFn: ({ pageParam, signal }) => {
      const wanted = { Search, Provider, Page: pageParam, PerPage: PAGE_SIZE, ...order };
      return isOwnFilter(filter)
        ? client.call(getGames, { ...wanted, Filter: filter }, { signal })
        : readOpen(client, getGames, getOpenGames, { ...wanted, Filter: filter }, signal);
    },
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.Total ? pages.length + 1 : undefined),
    enabled,
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  useEffect(() => {
    if (pages !== undefined) keepGames(pages.flatMap(({ List }) => List));
  }, [pages]);
  return {
    games: pages?.flatMap(({ List }) => List),
    total: pages?.at(-1)?.Total ?? 0,
    error: query.error,
    stale: query.isPlaceholderData,
    retry: () => void query.refetch(),
    more: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    loadingMore: query.isFetchingNextPage,
  };
}
