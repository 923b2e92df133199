import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Announcement, AnnouncementCategory, AnnouncementSummary } from '../entities/announcement.ts';
import { LocaleID, Page, perPage } from '../entities/identifiers.ts';

const defaults = {
  method: 'POST',
  group: 'announcement',
  origin: 'spec',
  access: 'anyone',
  effect: 'read',
  section: 'specification 1 §7; decisions §3',
} as const;

export const getAnnouncements = endpoint({
  ...defaults,
  path: '/api/v1/a10t/list',
  name: 'getAnnouncements',
  request: z.strictObject({
    Lang: z._default(LocaleID, 'zh_tw'),
    /** Absent means every category. */
    Category: z.optional(AnnouncementCategory),
    Page: z._default(Page, 1),
    PerPage: perPage(10, 100),
  }),
  result: z.object({ List: z.array(AnnouncementSummary), Total: z.int().check(z.minimum(0)) }),
  summary: 'Lists the current announcements, newest first.',
});

export const getAnnouncement = endpoint({
  ...defaults,
  path: '/api/v1/a10t/info',
  name: 'getAnnouncement',
  request: z.strictObject({
    Lang: z._default(LocaleID, 'zh_tw'),
    AnnouncementID: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  result: Announcement,
  codes: [300011],
  summary: 'An announcement with its content. 300011: it is not published, or no longer.',
});
