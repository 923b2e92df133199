import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { ChatTab } from '../tabs.ts';

export const tabMessages: Record<ChatTab, MessageDescriptor> = defineMessages({
  announcement: { id: 'chat.tab.announcement', defaultMessage: '公告' },
  public: { id: 'chat.tab.public', defaultMessage: '公頻' },
  private: { id: 'chat.tab.private', defaultMessage: '私頻' },
  club: { id: 'chat.tab.club', defaultMessage: '俱樂部' },
  friend: { id: 'chat.tab.friend', defaultMessage: '好友清單' },
});
