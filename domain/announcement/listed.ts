import type { LocaleID } from '#protocol/entities/identifiers.ts';
import type { Ports } from '../ports/index.ts';
import { standing } from './announcement.ts';

/** A sitemap holds at most 50,000 addresses, with three languages each. The list page links to older announcements. */
const MAX = 1000;

const nowTextOf = ({ clock }: Ports): string => new Date(clock.now()).toISOString();

/** The visible announcements for the sitemap, newest first. */
export async function announcementIDs(ports: Ports): Promise<readonly string[]> {
  const rows = await ports.store
    .table('announcements')
    .find({ where: standing(nowTextOf(ports)), order: [['PublishTime', 'desc']], limit: MAX });
  return rows.map(({ AnnouncementID }) => AnnouncementID);
}

/** Reads an announcement for the head of its page. Returns undefined if there is no such visible announcement. */
export async function announcementTitle(ports: Ports, id: string, lang: LocaleID): Promise<string | undefined> {
  const row = await ports.store.table('announcements').get(id);
  const now = nowTextOf(ports);
  if (row === undefined || row.PublishTime > now || row.UnpublishTime <= now) return undefined;
  return row.Title[lang];
}
