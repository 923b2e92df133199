import type { TickerItem } from '#protocol/entities/game.ts';
import { tickerChanged } from '#protocol/operations/lobby.ts';
import { standing } from './announcement.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';

const TICKER_LINES = 10;
/** At most this many lines are notices, so that wins have room. */
const TICKER_NOTICES = 3;

/** Returns the visible top announcements as notices, and the latest big wins, newest first. */
export async function readTicker(db: Reader, nowText: string): Promise<TickerItem[]> {
  const notices = await readNotices(db, nowText);
  const rows = await db.table('tickerItems').find({
    order: [
      ['CreateTime', 'desc'],
      ['ID', 'asc'],
    ],
    limit: TICKER_LINES - notices.length,
  });
  const lines = [...rows.map(({ Item }) => Item), ...notices];
  return lines.toSorted((a, b) => (a.CreateTime === b.CreateTime ? 0 : a.CreateTime < b.CreateTime ? 1 : -1));
}

/** A notice depends only on its times: a win never displaces it, and it ends with its announcement. */
async function readNotices(db: Reader, nowText: string): Promise<TickerItem[]> {
  const rows = await db.table('announcements').find({
    where: { IsTop: true, ...standing(nowText) },
    order: [['PublishTime', 'desc']],
    limit: TICKER_NOTICES,
  });
  return rows.map(({ AnnouncementID, Title, PublishTime }) => ({
    Type: 2,
    ID: AnnouncementID,
    Texts: Title,
    CreateTime: PublishTime,
  }));
}

/** Pushes the current ticker to all connections (12742). */
export const publishTicker = async (tx: Transaction, nowText: string): Promise<void> =>
  publish(tx, tickerChanged, topicOf.all, { List: await readTicker(tx, nowText) });
