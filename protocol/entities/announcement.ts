import * as z from 'zod/mini';
import { Time } from './identifiers.ts';

export const AnnouncementCategory = z.enum(['news', 'event', 'maintenance']);
export type AnnouncementCategory = z.infer<typeof AnnouncementCategory>;

/** An announcement in the requested language, as lists show it. */
export const AnnouncementSummary = z.object({
  AnnouncementID: z.string(),
  Category: AnnouncementCategory,
  Title: z.string(),
  /** Whether it is above the chat (30260) while it is the newest such announcement. */
  IsTop: z.boolean(),
  CreateTime: Time,
});
export type AnnouncementSummary = z.infer<typeof AnnouncementSummary>;

export const Announcement = z.extend(AnnouncementSummary, {
  /** HTML of an allow-list: paragraphs, headings, lists, tables, quotes, emphasis, links, pictures. */
  Content: z.string(),
});
export type Announcement = z.infer<typeof Announcement>;
