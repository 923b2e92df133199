import { Game, TickerItem } from '#protocol/entities/game.ts';
import { getGames, getTicker } from '#protocol/operations/lobby.ts';
import { answer } from '../dispatch/handler.ts';
import type { Where } from '../ports/store.ts';
import type { RowOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { searchKey } from './searchKey.ts';

const TICKER_LINES = 10;

export const ticker = answer(getTicker, async (_request, _context, db) => {
  const rows = await db.table('tickerItems').find({
    order: [
      ['CreateTime', 'desc'],
      ['ID', 'asc'],
    ],
    limit: TICKER_LINES,
  });
  return { List: rows.map(({ Item }) => TickerItem.parse(Item)) };
});

type GameRow = RowOf<Tables['games']>;
const FILTERS: Record<string, Where<GameRow>> = {
  all: {},
  hot: { Hot: true },
  new: { New: true },
  slot: { Category: 'slot' },
  fish: { Category: 'fish' },
  table: { Category: 'table' },
};

export const games = answer(getGames, async ({ Page, PerPage, Search, Filter }, _context, db) => {
  const wanted = searchKey(Search);
  const where: Where<GameRow> = {
    ...FILTERS[Filter],
    ...(wanted !== '' && { SearchKey: { like: `%${wanted.replaceAll(/[%_\\]/g, String.raw`\$&`)}%` } }),
  };
  const table = db.table('games');
  const rows = await table.find({
    where,
    order: [
      ['Position', 'asc'],
      ['GameCode', 'asc'],
    ],
    limit: PerPage,
    offset: (Page - 1) * PerPage,
  });
  return { List: rows.map((row) => Game.parse(row)), Total: await table.count(where) };
});
