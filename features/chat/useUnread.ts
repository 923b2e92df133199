import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { UnreadCounts } from '#protocol/entities/message.ts';
import { getUnread, publicMessage, unreadChanged } from '#protocol/operations/chat.ts';
import { operationKey, useOperation, usePush, usePushInto, useSocketState } from '../client/index.ts';
import { useIsGuest, useSession } from '../session/index.ts';

const NONE: UnreadCounts = { Total: 0, Public: 0, Private: 0, Announcement: 0, Club: 0, EnableClub: false };

/** The unread counters; zero until they are known. */
export function useUnread(): UnreadCounts {
  const { status } = useSession();
  const guest = useIsGuest();
  const { data } = useOperation(
    getUnread,
    {},
    { enabled: status === 'authenticated' && !guest, staleTime: Number.POSITIVE_INFINITY },
  );
  return data ?? NONE;
}

/** The function that puts counters that came with another answer (30050, 13100) in the place of the known ones. */
export function usePutUnread(): (counts: UnreadCounts) => void {
  const queries = useQueryClient();
  return useCallback((counts) => void queries.setQueryData(operationKey(getUnread), counts), [queries]);
}

/**
 * Keeps the counters true while a page is open: one more for a public message of somebody else, asked anew whenever the
 * chat connection is back. One component of the page does.
 */
export function useKeepUnread(): void {
  const queries = useQueryClient();
  const { session } = useSession();
  const connected = useSocketState('chat') === 'connected';
  usePushInto(unreadChanged, getUnread);
  usePush(publicMessage, ({ From }) => {
    if (From === session?.playerID) return;
    queries.setQueryData<UnreadCounts>(
      operationKey(getUnread),
      (before) => before && { ...before, Public: before.Public + 1, Total: before.Total + 1 },
    );
  });
  useEffect(() => {
    if (connected) void queries.invalidateQueries({ queryKey: operationKey(getUnread) });
  }, [connected, queries]);
}
