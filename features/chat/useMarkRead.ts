import { useCallback, useEffect, useRef } from 'react';
import { CHANNEL, type ChannelRef } from '#protocol/entities/channel.ts';
import { markRead } from '#protocol/operations/chat.ts';
import { useCall } from '../client/index.ts';
import { usePutUnread, useUnread } from './useUnread.ts';

/** Specification 1 §4. */
export const READ_AFTER_MS = 2000;

/** The function that marks a channel read; the counters of the answer take the place of the known ones. */
export function useMarkRead({ ChannelType }: ChannelRef): () => void {
  const call = useCall();
  const put = usePutUnread();
  return useCallback(() => {
    // Unread counters are worth no alarm: the next mark, or the next connection, sets them right.
    void call(markRead, { ChannelType }).then(put, () => undefined);
  }, [call, put, ChannelType]);
}

/** Marks the public channel read two seconds after it is on the screen, and again whenever something unread came. */
export function useReadSoon(ref: ChannelRef): void {
  const mark = useMarkRead(ref);
  const unread = useUnread();
  const something = (ref.ChannelType === CHANNEL.public ? unread.Public : unread.Announcement) > 0;
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current && !something) return undefined;
    const timer = setTimeout(() => {
      opened.current = true;
      mark();
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [something, mark]);
}
