import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatPlace } from './useChatPlace.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useUnread } from './useUnread.ts';

const ANNOUNCEMENTS = { ChannelType: CHANNEL.announcement };

/**
 * Returns the action of the close arrow: it leads from a private conversation to the list, and otherwise closes the chat and marks
 * announcements as read (specification 1 §4).
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
