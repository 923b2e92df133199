import * as endpoints from '#protocol/endpoints/announcement.ts';
import { fail } from '#protocol/failure.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { findPage } from '../page.ts';
import { serializeAnnouncement, standing, summaryOf } from './announcement.ts';

export const getAnnouncements = answerEndpoint(
  endpoints.getAnnouncements,
  async ({ Lang, Category, ...page }, { nowText }, db) => {
    const where = { ...(Category !== undefined && { Category }), ...standing(nowText) };
    const { rows, total } = await findPage(db, 'announcements', { where, order: [['PublishTime', 'desc']] }, page);
    return { List: rows.map((row) => summaryOf(row, Lang)), Total: total };
  },
);

export const getAnnouncement = answerEndpoint(
  endpoints.getAnnouncement,
  async ({ Lang, AnnouncementID }, { nowText }, db) => {
    const row = await db.table('announcements').get(AnnouncementID);
    if (row === undefined || row.PublishTime > nowText || row.UnpublishTime <= nowText) fail(300011);
    return serializeAnnouncement(row, Lang);
  },
);
