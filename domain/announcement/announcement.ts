import { type Announcement, AnnouncementCategory, type AnnouncementSummary } from '#protocol/entities/announcement.ts';
import type { LocaleID, LocalisedText } from '#protocol/entities/identifiers.ts';
import type { Reader, Where } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

export type AnnouncementRow = RowOf<Tables['announcements']>;

/** The end time of what was given none. */
export const NEVER = '9999-12-31T23:59:59.999Z';

/** The condition for what is visible at a moment. */
export const standing = (nowText: string): Where<AnnouncementRow> => ({
  PublishTime: { lte: nowText },
  UnpublishTime: { gt: nowText },
});

/** An announcement in one language, as lists show it. */
export const summaryOf = (row: AnnouncementRow, lang: LocaleID): AnnouncementSummary => ({
  AnnouncementID: row.AnnouncementID,
  Category: AnnouncementCategory.parse(row.Category),
  Title: row.Title[lang],
  IsTop: row.IsTop,
  CreateTime: row.PublishTime,
});

/** An announcement in one language. */
export const serializeAnnouncement = (row: AnnouncementRow, lang: LocaleID): Announcement => ({
  ...summaryOf(row, lang),
  Content: row.Content[lang],
});

/** The announcement that stands above the chat (30260), in every language; content is HTML of the allow-list. */
export interface TopAnnouncement {
  readonly AnnouncementID: string;
  readonly Title: LocalisedText;
  readonly Content: LocalisedText;
  readonly CreateTime: string;
}

/** The newest announcement marked as top that stands at a moment; undefined where none does. */
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
