import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatPlace } from './useChatPlace.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useUnread } from './useUnread.ts';

const ANNOUNCEMENTS = { ChannelType: CHANNEL.announcement };

/**
 * What the close arrow does: from a private conversation it leads back to the list; elsewhere it collapses the chat, and
 * announcements count as read then (specification 1 §4).
 */
export function useCollapse(place: ChatPlace): () => void {
  const markRead = useMarkRead(ANNOUNCEMENTS);
  const { Announcement } = useUnread();
  return () => {
    if (place.partner !== undefined) {
      place.toRooms();
      return;
    }
    if (Announcement > 0) markRead();
    place.close();
  };
}
