import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../base/settings/index.ts';
import { useUnread } from './useUnread.ts';

const KEPT = 'menagerie.unreadShown';
/** Channels whose unread messages the lobby may leave uncounted. Private messages always count: somebody waits for an answer. */
const CHANNELS = ['Announcement', 'Public', 'Club'] as const;
type Channel = (typeof CHANNELS)[number];
/** Which of them the lobby counts. */
export type UnreadShown = Readonly<Record<Channel, boolean>>;

const Kept = z.object({
  Announcement: z.optional(z.boolean()),
  Public: z.optional(z.boolean()),
  Club: z.optional(z.boolean()),
});
const listeners = new Set<() => void>();

/** The channels that are not counted, as one text, which stays the same while they do. */
function readHidden(): string {
  const kept = readStored(KEPT, Kept) ?? {};
  return CHANNELS.filter((channel) => kept[channel] === false).join();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser may have changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function keep(shown: UnreadShown): void {
  writeStored(KEPT, shown);
  for (const listener of listeners) listener();
}

const useHidden = (): readonly string[] => useSyncExternalStore(subscribe, readHidden).split(',');

/** Which channels the lobby counts as unread (specification 1 §2), and how to change that; this browser remembers it. */
export function useUnreadShown(): readonly [UnreadShown, (shown: UnreadShown) => void] {
  const hidden = useHidden();
  const isShown = (channel: Channel): boolean => !hidden.includes(channel);
  return [{ Announcement: isShown('Announcement'), Public: isShown('Public'), Club: isShown('Club') }, keep];
}

/** How many messages the lobby shows as unread. */
export function useShownUnread(): number {
  const unread = useUnread();
  const hidden = useHidden();
  return CHANNELS.reduce((sum, channel) => (hidden.includes(channel) ? sum - unread[channel] : sum), unread.Total);
}
