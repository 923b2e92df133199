import { type Announcement, AnnouncementCategory, type AnnouncementSummary } from '#protocol/entities/announcement.ts';
import type { LocaleID, LocalisedText } from '#protocol/entities/identifiers.ts';
import type { Reader, Where } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type AnnouncementRow = RowOf<Tables['announcements']>;

/** The end time of an announcement that has no end. */
export const NEVER = '9999-12-31T23:59:59.999Z';

export const standing = (nowText: string): Where<AnnouncementRow> => ({
  PublishTime: { lte: nowText },
  UnpublishTime: { gt: nowText },
});

export const summaryOf = (row: AnnouncementRow, lang: LocaleID): AnnouncementSummary => ({
  AnnouncementID: row.AnnouncementID,
  Category: AnnouncementCategory.parse(row.Category),
  Title: row.Title[lang],
  IsTop: row.IsTop,
  CreateTime: row.PublishTime,
});

export const serializeAnnouncement = (row: AnnouncementRow, lang: LocaleID): Announcement => ({
  ...summaryOf(row, lang),
  Content: row.Content[lang],
});

/** The announcement above the chat (30260), in every language. Its content is HTML of the allow-list. */
export interface TopAnnouncement {
  readonly AnnouncementID: string;
  readonly Title: LocalisedText;
  readonly Content: LocalisedText;
  readonly CreateTime: string;
}

/** The newest visible announcement that is marked as top. Undefined if there is no such announcement. */
export async function topAnnouncement(db: Reader, nowText: string): Promise<TopAnnouncement | undefined> {
  const [row] = await db
    .table('announcements')
    .find({ where: { IsTop: true, ...standing(nowText) }, order: [['PublishTime', 'desc']], limit: 1 });
  return (
    row && {
      AnnouncementID: row.AnnouncementID,
      Title: row.Title,
      Content: row.Content,
      CreateTime: row.PublishTime,
    }
  );
}
