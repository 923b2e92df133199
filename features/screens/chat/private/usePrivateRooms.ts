import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { PrivateRoom } from '#protocol/entities/message.ts';
import { getPrivateRooms, privateMessage, unreadChanged } from '#protocol/operations/chat.ts';
import type { ResultOf } from '#protocol/operation.ts';
import { useCall, usePush } from '../../../base/client/index.ts';

type RoomPage = ResultOf<typeof getPrivateRooms>;

const KEY = ['operation', getPrivateRooms.name];
/** Specification 1 §9: twenty rooms a page, and the pause before the list is read again. */
const PER_PAGE = 20;
const LIST_DEBOUNCE_MS = 300;
/** Presence changes without a push. */
const REFRESH_MS = 60_000;

export interface PrivateRooms {
  /** The room with the newest message first. */
  readonly rooms: readonly PrivateRoom[];
  /** The player to write to for help. Null without one, undefined while loading. */
  readonly customerService: RoomPage['CustomerService'] | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
  readonly isLoadingMore: boolean;
  readonly retry: () => void;
  readonly more: () => void;
}

/** The private rooms (30030), read again after each message and each mark. */
export function usePrivateRooms(): PrivateRooms {
  const call = useCall();
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = useInfiniteQuery({
    queryKey: KEY,
    initialPageParam: 1,
    queryFn: ({ pageParam: Page, signal }) => call(getPrivateRooms, { Page, PerPage: PER_PAGE }, { signal }),
    getNextPageParam: ({ Total }, pages) => (pages.length * PER_PAGE < Total ? pages.length + 1 : undefined),
    refetchInterval: REFRESH_MS,
  });
  const refreshSoon = (): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queries.invalidateQueries({ queryKey: KEY }), LIST_DEBOUNCE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  usePush(privateMessage, refreshSoon);
  usePush(unreadChanged, refreshSoon);
  const pages = query.data?.pages;
  return {
    // If a room gets a new message between two reads, it moves to an earlier page.
    rooms: [...new Map(pages?.flatMap(({ List }) => List).map((room) => [room.PlayerID, room])).values()],
    customerService: pages?.[0]?.CustomerService,
    error: query.error,
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    retry: () => void query.refetch(),
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage && !query.isError)
        void query.fetchNextPage({ cancelRefetch: false });
    },
  };
}

/** Returns the function that shows a room as read before the list is read again. */
export function useShowRead(): (playerID: string) => void {
  const queries = useQueryClient();
  return useCallback(
    (playerID) =>
      void queries.setQueryData<InfiniteData<RoomPage>>(KEY, (before) =>
        before === undefined
          ? before
          : {
              ...before,
              pages: before.pages.map((page) => ({
                ...page,
                List: page.List.map((room) => (room.PlayerID === playerID ? { ...room, UnreadCount: 0 } : room)),
              })),
            },
      ),
    [queries],
  );
}
