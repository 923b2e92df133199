import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { readStored, writeStored } from '../../base/settings/index.ts';
import { useUnread } from './useUnread.ts';

const KEPT = 'menagerie.unreadShown';
/** Channels that the lobby may leave out of its unread count. Private messages always count, since their sender waits for an answer. */
const CHANNELS = ['Announcement', 'Public', 'Club'] as const;
type Channel = (typeof CHANNELS)[number];
/** Whether the lobby counts each channel. */
export type UnreadShown = Readonly<Record<Channel, boolean>>;

const Kept = z.object({
  Announcement: z.optional(z.boolean()),
  Public: z.optional(z.boolean()),
  Club: z.optional(z.boolean()),
});
const listeners = new Set<() => void>();

/** The hidden channels as one text, which is stable for `useSyncExternalStore`. */
function readHidden(): string {
  const kept = readStored(KEPT, Kept) ?? {};
  return CHANNELS.filter((channel) => kept[channel] === false).join();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the browser may change the setting.
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

/** The channels that the lobby counts as unread (specification 1 §2), and a function that changes them. This browser stores them. */
export function useUnreadShown(): readonly [UnreadShown, (shown: UnreadShown) => void] {
  const hidden = useHidden();
  const isShown = (channel: Channel): boolean => !hidden.includes(channel);
  return [{ Announcement: isShown('Announcement'), Public: isShown('Public'), Club: isShown('Club') }, keep];
}

/** The number of unread messages that the lobby shows. */
export function useShownUnread(): number {
  const unread = useUnread();
  const hidden = useHidden();
  return CHANNELS.reduce((sum, channel) => (hidden.includes(channel) ? sum - unread[channel] : sum), unread.Total);
}
