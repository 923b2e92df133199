import { useInfiniteQuery } from '@tanstack/react-query';
import { RELATION } from '#protocol/entities/relation.ts';
import { getRelations, SEARCH_PAGE, searchPlayers } from '#protocol/operations/relation.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { useCall } from '../../client/index.ts';

export type FoundPlayer = ResultOf<typeof searchPlayers>['List'][number];

/** Whom one may pick: one's friends, or anybody who is searched for. */
export type PickAmong = 'friends' | 'everyone';

interface PickerList {
  readonly players: readonly FoundPlayer[];
  /** How many there are in all, also those that have not come yet. */
  readonly total: number | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  readonly retry: () => void;
  readonly more: () => void;
  /** Brings all pages that are left. @returns everybody on the list */
  readonly all: () => Promise<readonly FoundPlayer[]>;
}

/** A page that is on its way is not asked for again. */
const joined = { cancelRefetch: false } as const;

/** A whole id is looked up as one. */
const PLAYER_ID = /^\d{8,12}$/;

/**
 * One's friends, newest first, or whom a name or an id finds; twenty at a time.
 * @param search what is searched for; empty: one's friends
 */
export function usePickerList(search: string, among: PickAmong): PickerList {
  const call = useCall();
  const query = useInfiniteQuery({
    queryKey: ['operation', search === '' ? getRelations.name : searchPlayers.name, 'picker', among, search],
    initialPageParam: 1,
    queryFn: async ({ pageParam: Page, signal }) => {
      if (search === '') {
        return call(getRelations, { Type: RELATION.friend, Page, PerPage: SEARCH_PAGE }, { signal });
      }
      const who = PLAYER_ID.test(search) ? { PlayerID: search } : { Name: search };
      const { List, Total = List.length } = await call(
        searchPlayers,
        { ...who, Page, GetTotal: true, ExcludeSelf: true, FriendsOnly: among === 'friends' },
        { signal },
      );
      return { List, Total };
    },
    getNextPageParam: ({ Total }, pages) => (pages.length * SEARCH_PAGE < Total ? pages.length + 1 : undefined),
  });
  const flat = (pages: readonly { readonly List: readonly FoundPlayer[] }[] = []): readonly FoundPlayer[] => [
    // A friend who is added meanwhile moves the pages by one.
    ...new Map(pages.flatMap(({ List }) => List).map((player) => [player.PlayerID, player])).values(),
  ];
  return {
    players: flat(query.data?.pages),
    total: query.data?.pages.at(-1)?.Total,
    error: query.error,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    retry: () => void query.refetch(),
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage && !query.isError) void query.fetchNextPage(joined);
    },
    all: async () => {
      let latest = await query.fetchNextPage(joined);
      while (latest.hasNextPage && !latest.isError) latest = await latest.fetchNextPage(joined);
      return flat(latest.data?.pages);
    },
  };
}
