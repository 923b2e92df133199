import { useInfiniteQuery } from '@tanstack/react-query';
import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { getRelations, SEARCH_PAGE, searchPlayers } from '#protocol/operations/relation.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { type Client, ConnectionFailure, useCall, useClient, useSocketState } from '../../../base/client/index.ts';
import { useRelationPushes } from '../relation/refreshRelations.ts';

export type FoundPlayer = ResultOf<typeof searchPlayers>['List'][number];

/** Whom the list holds: one's friends, whom one blocked, or anybody who is searched for. */
export type ListedPlayers = 'friends' | 'blocked' | 'everyone';

export interface PlayerList {
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

interface PlayersPage {
  readonly List: readonly FoundPlayer[];
  readonly Total: number;
}

/**
 * Players, twenty at a time: one's friends, newest first, or whom a name or an id finds; the blocked, of whom there are few, all at
 * once. Follows what changes on other pages of the player.
 * @param search what is searched for; empty: one's friends, or those who are blocked
 */
export function usePlayerList(search: string, listed: ListedPlayers): PlayerList {
  const call = useCall();
  const client = useClient();
  const socket = useSocketState('lobby');
  useRelationPushes();
  const isSearch = search !== '' && listed !== 'blocked';
  const perPage = listed === 'blocked' ? RELATION_LIMIT[RELATION.blocked] : SEARCH_PAGE;
  const query = useInfiniteQuery({
    queryKey: ['operation', isSearch ? searchPlayers.name : getRelations.name, 'list', listed, isSearch ? search : ''],
    initialPageParam: 1,
    queryFn: async ({ pageParam: Page, signal }): Promise<PlayersPage> => {
      if (isSearch) return find(call, { search, listed, Page, signal });
      const Type = listed === 'blocked' ? RELATION.blocked : RELATION.friend;
      return call(getRelations, { Type, Page, PerPage: perPage }, { signal });
    },
    getNextPageParam: ({ Total }, pages) => (pages.length * perPage < Total ? pages.length + 1 : undefined),
  });
  const flat = (pages: readonly PlayersPage[] = []): readonly FoundPlayer[] => [
    // A friend who is added meanwhile moves the pages by one.
    ...new Map(pages.flatMap(({ List }) => List).map((player) => [player.PlayerID, player])).values(),
  ];
  const isUnconnected = query.isPending && socket === 'error';
  return {
    players: flat(query.data?.pages),
    total: query.data?.pages.at(-1)?.Total,
    error: query.error ?? (isUnconnected ? new ConnectionFailure('The lobby is not connected.') : null),
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    hasMore: query.hasNextPage,
    retry: () => {
      client.wake();
      void query.refetch();
    },
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

interface Search {
  readonly search: string;
  readonly listed: ListedPlayers;
  readonly Page: number;
  readonly signal: AbortSignal;
}

async function find(call: Client['call'], { search, listed, Page, signal }: Search): Promise<PlayersPage> {
  const who = PLAYER_ID.test(search) ? { PlayerID: search } : { Name: search };
  const request = { ...who, Page, GetTotal: true, ExcludeSelf: true, FriendsOnly: listed === 'friends' };
  const { List, Total = List.length } = await call(searchPlayers, request, { signal });
  return { List, Total };
}
