import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ChatMessage, UnreadCounts } from '#protocol/entities/message.ts';
import {
  announcementMessage,
  clubMessage,
  getUnread,
  privateMessage,
  publicMessage,
  unreadChanged,
} from '#protocol/operations/chat.ts';
import { operationKey, useOperation, usePush, usePushInto, useSocketState } from '../../base/client/index.ts';
import { useIsGuest, useSession } from '../../base/session/index.ts';

const NONE: UnreadCounts = { Total: 0, Public: 0, Private: 0, Announcement: 0, Club: 0, EnableClub: false };

type Counter = 'Public' | 'Private' | 'Club' | 'Announcement';

/**
 * Returns the counters after a message. A message of the player's own in public marks the public channel as read; in other channels it does
 * not count.
 */
function counted(before: UnreadCounts, counter: Counter, isOwn: boolean): UnreadCounts {
  if (!isOwn) return { ...before, [counter]: before[counter] + 1, Total: before.Total + 1 };
  if (counter !== 'Public') return before;
  return { ...before, Public: 0, Total: before.Total - before.Public };
}

/** The unread counters. Zero while loading. */
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

/** Returns the function that stores counters from another answer (30050, 13100). */
export function usePutUnread(): (counts: UnreadCounts) => void {
  const queries = useQueryClient();
  return useCallback((counts) => void queries.setQueryData(operationKey(getUnread), counts), [queries]);
}

/**
 * Keeps the counters while a page is open: counts each message of another player, and reads the counters again after a reconnect. Call it
 * in one component of the page.
 */
export function useKeepUnread(): void {
  const queries = useQueryClient();
  const { session } = useSession();
  const connected = useSocketState('chat') === 'connected';
  usePushInto(unreadChanged, getUnread);
  const count = (counter: Counter, { From }: ChatMessage): void => {
    const isOwn = From === session?.playerID;
    queries.setQueryData<UnreadCounts>(operationKey(getUnread), (before) => before && counted(before, counter, isOwn));
  };
  usePush(publicMessage, (message) => count('Public', message));
  usePush(privateMessage, (message) => count('Private', message));
  usePush(clubMessage, (message) => count('Club', message));
  usePush(announcementMessage, (message) => count('Announcement', message));
  useEffect(() => {
    if (connected) void queries.invalidateQueries({ queryKey: operationKey(getUnread) });
  }, [connected, queries]);
}
