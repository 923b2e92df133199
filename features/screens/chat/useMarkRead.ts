import { useCallback, useEffect, useRef } from 'react';
import { CHANNEL, type ChannelRef } from '#protocol/entities/channel.ts';
import { markRead } from '#protocol/operations/chat.ts';
import { useCall } from '../../base/client/index.ts';
import { type Conversation, conversationKey } from '../../shared/conversation/index.ts';
import { usePutUnread, useUnread } from './useUnread.ts';

export const READ_AFTER_MS = 2000;
/** Messages in quick succession are marked together. */
const SETTLE_MS = 300;

/** Returns the function that marks a channel as read. The counters of the answer replace the stored counters. */
export function useMarkRead(ref: ChannelRef): () => void {
  const call = useCall();
  const put = usePutUnread();
  const { ChannelType, PlayerID, ClubID, AllianceID } = ref;
  return useCallback(() => {
    const named = { ...(PlayerID && { PlayerID }), ...(ClubID && { ClubID }), ...(AllianceID && { AllianceID }) };
    // A failure is not shown, since the next mark or connection corrects the counters.
    void call(markRead, { ChannelType, ...named }).then(put, () => undefined);
  }, [call, put, ChannelType, PlayerID, ClubID, AllianceID]);
}

const doNothing = (): void => undefined;

/**
 * Runs `act` after a delay, or when the page is next visible, since messages in a hidden tab are not read.
 *
 * @returns a function that cancels it
 */
function whenSeen(delay: number, act: () => void): () => void {
  let isDue = false;
  const look = (): void => {
    if (!isDue || document.visibilityState !== 'visible') return;
    stop();
    act();
  };
  const timer = setTimeout(() => {
    isDue = true;
    look();
  }, delay);
  const stop = (): void => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
  document.addEventListener('visibilitychange', look);
  return stop;
}

/**
 * Marks a visible conversation as read: the public channel two seconds after it opened (specification 1 §4) and after new messages, other
 * channels once their messages are shown.
 *
 * @param seq the newest shown message; undefined before the first page
 * @returns a function that marks it as read immediately
 */
export function useReading(conversation: Conversation, seq: number | undefined): () => void {
  const mark = useMarkRead(conversation);
  const isPublic = conversation.ChannelType === CHANNEL.public;
  // Live rooms have no unread count.
  const isCounted = conversation.ChannelType !== CHANNEL.live;
  const something = useUnread().Public > 0;
  const key = conversationKey(conversation);
  const opened = useRef<string>(undefined);
  useEffect(() => {
    if (!isPublic || (opened.current === key && !something)) return undefined;
    return whenSeen(READ_AFTER_MS, () => {
      opened.current = key;
      mark();
    });
  }, [isPublic, key, something, mark]);
  useEffect(() => {
    if (isPublic || !isCounted || seq === undefined || seq === 0) return undefined;
    return whenSeen(SETTLE_MS, mark);
  }, [isPublic, isCounted, seq, mark]);
  return isCounted ? mark : doNothing;
}
