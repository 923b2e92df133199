import { useInfiniteQuery } from '@tanstack/react-query';
import { RELATION, RELATION_LIMIT } from '#protocol/entities/relation.ts';
import { getRelations, SEARCH_PAGE, searchPlayers } from '#protocol/operations/relation.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { type Client, ConnectionFailure, useCall, useClient, useSocketState } from '../../../base/client/index.ts';
import { useRelationPushes } from '../relation/refreshRelations.ts';

/** A player in a list. Only the list of friends has the game that a friend is in. */
export type FoundPlayer = ResultOf<typeof getRelations>['List'][number];

/** The players in a list, newest first; `friendsOnline` online first. `everyone` contains the players that a search finds. */
export type ListedPlayers = 'friends' | 'friendsOnline' | 'blocked' | 'everyone';

export interface PlayerList {
  readonly players: readonly FoundPlayer[];
  readonly total: number | undefined;
  /** The number of friends online, in the list of `friendsOnline`. */
  readonly online: number | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly hasMore: boolean;
  readonly retry: () => void;
  readonly more: () => void;
  /**
   * Loads all remaining pages.
   *
   * @returns all players of the list
   */
  readonly all: () => Promise<readonly FoundPlayer[]>;
}

/** Waits for a page read that is already running. */
const joined = { cancelRefetch: false } as const;

/** The service sends no push when a friend is added or removed. */
const PRESENCE_REFRESH_MS = 30_000;

/** A complete id is looked up directly. */
const PLAYER_ID = /^\d{8,12}$/;

interface PlayersPage {
  readonly List: readonly FoundPlayer[];
  readonly Total: number;
  readonly Online?: number;
}

/**
 * Pages of twenty players: friends, or the results of a search by name or id; blocked players come in one answer. Follows
 * changes from other pages of the player.
 *
 * @param search empty for the friends or the blocked players
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
      const Order = listed === 'friendsOnline' ? 'online' : 'newest';
      return call(getRelations, { Type, Order, Page, PerPage: perPage }, { signal });
    },
    getNextPageParam: ({ Total }, pages) => (pages.length * perPage < Total ? pages.length + 1 : undefined),
    refetchInterval: listed.startsWith('friends') && !isSearch ? PRESENCE_REFRESH_MS : false,
  });
  const flat = (pages: readonly PlayersPage[] = []): readonly FoundPlayer[] => [
    // If a friend is added or comes online between two reads, the pages shift.
    ...new Map(pages.flatMap(({ List }) => List).map((player) => [player.PlayerID, player])).values(),
  ];
  const isUnconnected = query.isPending && socket === 'error';
  return {
    players: flat(query.data?.pages),
    total: query.data?.pages.at(-1)?.Total,
    online: query.data?.pages.at(-1)?.Online,
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
  const request = { ...who, Page, GetTotal: true, ExcludeSelf: true, FriendsOnly: listed.startsWith('friends') };
  const { List, Total = List.length } = await call(searchPlayers, request, { signal });
  return { List, Total };
}
