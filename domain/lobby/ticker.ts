import { TickerItem } from '#protocol/entities/game.ts';
import type { Reader } from '../ports/store.ts';

const TICKER_LINES = 10;

/** The lines of the ticker, newest first. */
export async function readTicker(db: Reader): Promise<TickerItem[]> {
  const rows = await db.table('tickerItems').find({
    order: [
      ['CreateTime', 'desc'],
      ['ID', 'asc'],
    ],
    limit: TICKER_LINES,
  });
  return rows.map(({ Item }) => TickerItem.parse(Item));
}
