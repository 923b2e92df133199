import { Game } from '#protocol/entities/game.ts';
import { getGameProviders, getGames, getJackpots } from '#protocol/operations/lobby.ts';
import { answer } from '../dispatch/handler.ts';
import { jackpotsOf } from '../play/jackpot.ts';
import type { Reader, Where } from '../ports/store.ts';
import type { RowOf } from '../table.ts';
import type { Tables } from '../tables.ts';
import { favouritesOf, recentsOf } from './ownGames.ts';
import { searchKey } from './searchKey.ts';

type GameRow = RowOf<Tables['games']>;

const FILTERS: Readonly<Record<string, Where<GameRow>>> = {
  hot: { Hot: true },
  new: { New: true },
  slot: { Category: 'slot' },
  fish: { Category: 'fish' },
  table: { Category: 'table' },
};

/** Games as the wire has them, with what their jackpots hold now. */
export async function presentGames(db: Reader, rows: readonly GameRow[]): Promise<Game[]> {
  const jackpots = await jackpotsOf(db, rows);
  return rows.map((row) => Game.parse({ ...row, Jackpot: jackpots.get(row.GameCode) ?? 0 }));
}

/** The codes that an own filter leaves, in its order; undefined: every game. */
async function ownCodes(db: Reader, playerID: string, filter: string): Promise<readonly string[] | undefined> {
  if (filter === 'favourite') return favouritesOf(db, playerID);
  return filter === 'recent' ? (await recentsOf(db, playerID)).map(({ GameCode }) => GameCode) : undefined;
}

export const games = answer(getGames, async ({ Page, PerPage, Search, Filter, Provider }, { player }, db) => {
  const wanted = searchKey(Search);
  const own = await ownCodes(db, player.PlayerID, Filter);
  if (own?.length === 0) return { List: [], Total: 0 };
  const where: Where<GameRow> = {
    ...FILTERS[Filter],
    ...(own !== undefined && { GameCode: { in: own } }),
    ...(Provider !== '' && { Provider }),
    ...(wanted !== '' && { SearchKey: { like: `%${wanted.replaceAll(/[%_\\]/g, String.raw`\$&`)}%` } }),
  };
  const table = db.table('games');
  const window = { limit: PerPage, offset: (Page - 1) * PerPage };
  if (Filter === 'recent') {
    const places = new Map((own ?? []).map((code, at) => [code, at]));
    const rows = await table.find({ where });
    rows.sort((a, b) => (places.get(a.GameCode) ?? 0) - (places.get(b.GameCode) ?? 0));
    const page = rows.slice(window.offset, window.offset + window.limit);
    return { List: await presentGames(db, page), Total: rows.length };
  }
  const rows = await table.find({
    where,
    order: [
      ['Position', 'asc'],
      ['GameCode', 'asc'],
    ],
    ...window,
  });
  return { List: await presentGames(db, rows), Total: await table.count(where) };
});

export const gameProviders = answer(getGameProviders, async (_request, _context, db) => {
  const counts = new Map<string, number>();
  for (const { Provider } of await db.table('games').find({ order: [['Provider', 'asc']] }))
    counts.set(Provider, (counts.get(Provider) ?? 0) + 1);
  return { List: [...counts].map(([Provider, Games]) => ({ Provider, Games })) };
});

export const jackpots = answer(getJackpots, async (_request, _context, db) => {
  const rows = await db.table('games').find({ where: { Jackpot: { gt: 0 } } });
  const List = [...(await jackpotsOf(db, rows))]
    .map(([GameCode, Amount]) => ({ GameCode, Amount }))
    .toSorted((a, b) => b.Amount - a.Amount || (a.GameCode < b.GameCode ? -1 : 1));
  return { List, Total: List.reduce((sum, { Amount }) => sum + Amount, 0) };
});
