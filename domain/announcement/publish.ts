import { AnnouncementCategory } from '#protocol/entities/announcement.ts';
import type { LocalisedText } from '#protocol/entities/identifiers.ts';
import { fail } from '#protocol/failure.ts';
import { announcementPublished } from '#protocol/operations/operator.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import { publishTicker } from './ticker.ts';
import type { Transaction } from '../ports/store.ts';
import { type AnnouncementRow, NEVER } from './announcement.ts';
import { sanitiseHtml } from './sanitise.ts';

const BATCH_SIZE = 50;

/** If the times are absent, the announcement is visible from now on and never ends. */
export interface AnnouncementDraft {
  readonly Category: AnnouncementCategory;
  readonly Title: LocalisedText;
  /** HTML. Elements that are not on the allow-list are removed. */
  readonly Content: LocalisedText;
  readonly IsTop: boolean;
  readonly From?: string | undefined;
  readonly Until?: string | undefined;
}

/**
 * Publishes an announcement, now or at its time.
 * @returns its id
 * @throws Failure 300016 if it would end before it begins
 */
export async function saveAnnouncement(tx: Transaction, actor: Actor, draft: AnnouncementDraft): Promise<string> {
  const AnnouncementID = actor.ports.random.uuid();
  const PublishTime = draft.From ?? actor.nowText;
  const UnpublishTime = draft.Until ?? NEVER;
  if (UnpublishTime <= PublishTime) fail(300016);
  const { zh_tw, id_id, vi_vn } = draft.Content;
  const row: AnnouncementRow = {
    AnnouncementID,
    Category: draft.Category,
    Title: draft.Title,
    Content: { zh_tw: sanitiseHtml(zh_tw), id_id: sanitiseHtml(id_id), vi_vn: sanitiseHtml(vi_vn) },
    IsTop: draft.IsTop,
    PublishTime,
    UnpublishTime,
    IsTold: PublishTime <= actor.nowText,
  };
  await tx.table('announcements').insert(row);
  if (row.IsTold) await tell(tx, [row], actor.nowText);
  const detail = { Category: draft.Category, IsTop: draft.IsTop, PublishTime, UnpublishTime };
  await writeAudit(tx, actor, { action: 'announcement.put', subject: AnnouncementID, detail });
  return AnnouncementID;
}

/** @returns whether the announcement was visible or planned */
export async function unpublish(tx: Transaction, actor: Actor, AnnouncementID: string): Promise<boolean> {
  const { nowText } = actor;
  const row = await tx.table('announcements').get(AnnouncementID);
  if (row === undefined || row.UnpublishTime <= nowText) return false;
  await tx.table('announcements').update({ AnnouncementID }, { UnpublishTime: nowText, IsTold: true });
  if (row.IsTop && row.PublishTime <= nowText) await publishTicker(tx, nowText);
  await writeAudit(tx, actor, { action: 'announcement.remove', subject: AnnouncementID, detail: {} });
  return true;
}

/**
 * Pushes newly visible announcements to all connections. The visibility of an announcement depends only on its times.
 * @returns whether there are more
 */
export async function pushAnnouncements(tx: Transaction, nowText: string): Promise<boolean> {
  const due = await tx.table('announcements').find({
    where: { IsTold: false, PublishTime: { lte: nowText } },
    order: [['PublishTime', 'asc']],
    limit: BATCH_SIZE,
  });
  if (due.length === 0) return false;
  const ids = due.map(({ AnnouncementID }) => AnnouncementID);
  await tx.table('announcements').update({ AnnouncementID: { in: ids } }, { IsTold: true });
  const standing = due.filter(({ UnpublishTime }) => UnpublishTime > nowText);
  await tell(tx, standing, nowText);
  return due.length === BATCH_SIZE;
}

/** Pushes announcements that become visible. A top announcement is also a line of the ticker. */
async function tell(tx: Transaction, rows: readonly AnnouncementRow[], nowText: string): Promise<void> {
  for (const row of rows)
    publish(tx, announcementPublished, topicOf.all, {
      AnnouncementID: row.AnnouncementID,
      Category: AnnouncementCategory.parse(row.Category),
      Title: row.Title,
      IsTop: row.IsTop,
      CreateTime: row.PublishTime,
    });
  if (rows.some(({ IsTop }) => IsTop)) await publishTicker(tx, nowText);
}
