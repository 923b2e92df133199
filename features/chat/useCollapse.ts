import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatPlace } from './useChatPlace.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useUnread } from './useUnread.ts';

const ANNOUNCEMENTS = { ChannelType: CHANNEL.announcement };

/** Collapses the chat; announcements count as read then (specification 1 §4). */
export function useCollapse(place: ChatPlace): () => void {
  const markRead = useMarkRead(ANNOUNCEMENTS);
  const { Announcement } = useUnread();
  return () => {
    if (Announcement > 0) markRead();
    place.close();
  };
}
