import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getStreamInfo } from '#protocol/endpoints/live.ts';
import type { LiveRoom } from '#protocol/entities/live.ts';
import { getRooms } from '#protocol/operations/live.ts';
import { ConnectionFailure, RequestFailure, useClient, useSocketState } from '../../../base/client/index.ts';
import { useSessionStatus } from '../../../base/session/index.ts';

const PER_PAGE = 20;
/** Rooms go on and off air without a push to pages outside the room. */
const REFRESH_MS = 15_000;
const NO_ROOM = 300011;

export interface Rooms {
  readonly rooms: readonly LiveRoom[] | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
  /** Loads the next page. Absent on the last page. */
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** Whether the list has only the default room, as for a visitor. */
  readonly isPartial: boolean;
}

/** The rooms, those on air first (30220). A visitor gets the default room by REST. */
export function useRooms(): Rooms {
  const client = useClient();
  const status = useSessionStatus();
  const socket = useSocketState('chat');
  const isPlayer = status === 'authenticated';
  // A new connection attempt does not hide the reason for the missing list.
  const [lost, setLost] = useState<ConnectionFailure | null>(null);
  if (socket === 'error' && lost === null) setLost(new ConnectionFailure('The chat is not connected.'));
  if (socket === 'connected' && lost !== null) setLost(null);
  const all = useInfiniteQuery({
    initialData: () => {
      const answer = client.first.take(getRooms, { Page: 1, PerPage: PER_PAGE });
      return answer && { pages: [answer], pageParams: [1] };
    },
    initialDataUpdatedAt: () => client.first.at,
    queryKey: ['operation', getRooms.name],
    enabled: isPlayer,
    initialPageParam: 1,
    queryFn: ({ pageParam: Page, signal }) => client.call(getRooms, { Page, PerPage: PER_PAGE }, { signal }),
    getNextPageParam: ({ Total }, pages) => (pages.length * PER_PAGE < Total ? pages.length + 1 : undefined),
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  const first = useQuery({
    initialData: () => {
      const answer = client.first.take(getStreamInfo, {});
      return answer && [answer.RoomInfo];
    },
    initialDataUpdatedAt: () => client.first.at,
    queryKey: ['endpoint', getStreamInfo.name],
    enabled: status === 'unauthenticated',
    queryFn: async ({ signal }): Promise<readonly LiveRoom[]> => {
      try {
        return [(await client.rest.post(getStreamInfo, {}, { signal, quiet: true })).RoomInfo];
      } catch (error) {
        if (error instanceof RequestFailure && error.code === NO_ROOM) return [];
        throw error;
      }
    },
    refetchInterval: REFRESH_MS,
    staleTime: 0,
  });
  if (!isPlayer) {
    return {
      rooms: first.data,
      error: first.error,
      refetch: () => void first.refetch(),
      more: undefined,
      isLoadingMore: false,
      isPartial: true,
    };
  }
  return {
    rooms: all.data && [
      ...new Map(all.data.pages.flatMap(({ List }) => List).map((room) => [room.RoomID, room])).values(),
    ],
    error: all.error ?? (all.data === undefined ? lost : null),
    refetch: () => void all.refetch(),
    more: all.hasNextPage ? () => void all.fetchNextPage({ cancelRefetch: false }) : undefined,
    isLoadingMore: all.isFetchingNextPage,
    isPartial: false,
  };
}
