import { useEffect } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Game } from '#protocol/entities/game.ts';
import type { RequestOf } from '#protocol/operation.ts';
import { getOpenGames } from '#protocol/endpoints/lobby.ts';
import { getGames } from '#protocol/operations/lobby.ts';
import { operationKey, readOpen, useClient } from '../../base/client/index.ts';
import { keepGames, useMayAsk } from '../../shared/games/index.ts';

export type GameFilter = RequestOf<typeof getGames>['Filter'];

/** Filters of what is the player's own: they want a login, and have no twin for visitors. */
export const isOwnFilter = (filter: GameFilter): filter is 'favourite' | 'recent' =>
  filter === 'favourite' || filter === 'recent';

/** Which games are wanted. */
export interface WantedGames {
  readonly filter: GameFilter;
  readonly search: string;
  /** Empty: of any. */
  readonly provider: string;
}

export interface GameList {
  /** Undefined while the first page is on its way. */
  readonly games: readonly Game[] | undefined;
  readonly total: number;
  readonly error: Error | null;
  /** What is shown is of the filter or search before; the new one is on its way. */
  readonly stale: boolean;
  readonly retry: () => void;
  /** Fetches the next page; undefined when all are here. */
  readonly more: (() => void) | undefined;
  readonly loadingMore: boolean;
}

const PAGE_SIZE = 24;
/** Jackpots and flags change; a list this old is asked for again when one comes back to it. */
const FRESH_MS = 60_000;

/** The games that are wanted, page by page (13110, or its twin for visitors). */
export function useGameList({ filter, search: Search, provider: Provider }: WantedGames): GameList {
  const client = useClient();
  const enabled = useMayAsk();
  const query = useInfiniteQuery({
    queryKey: operationKey(getGames, { Filter: filter, Search, Provider, PerPage: PAGE_SIZE }),
    queryFn: ({ pageParam, signal }) => {
      const wanted = { Search, Provider, Page: pageParam, PerPage: PAGE_SIZE };
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
