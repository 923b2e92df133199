import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { AnnouncementCategory } from '#protocol/entities/announcement.ts';

/** The name of each kind of announcement. */
export const categoryNames: Readonly<Record<AnnouncementCategory, MessageDescriptor>> = defineMessages({
  news: { id: 'announcement.news', defaultMessage: '消息' },
  event: { id: 'announcement.event', defaultMessage: '活動' },
  maintenance: { id: 'announcement.maintenance', defaultMessage: '維護' },
});
