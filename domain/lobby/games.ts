import { Game } from '#protocol/entities/game.ts';
import * as endpoints from '#protocol/endpoints/lobby.ts';
import { fail } from '#protocol/failure.ts';
import type { RequestOf, ResultOf } from '#protocol/operation.ts';
import * as operations from '#protocol/operations/lobby.ts';
import { answerAnyone, answerEndpoint } from '../dispatch/handler.ts';
import { SharedReads } from '../dispatch/sharedReads.ts';
import { hiddenGames } from '../featureFlags/gameSwitch.ts';
import { jackpotGames, jackpotsOf, listJackpots } from '../play/jackpot.ts';
import { hasPools, type JackpotScope } from '../play/providerJackpots.ts';
import type { Reader, Where } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { bannerOf } from './banner.ts';
import { favouritesOf, recentsOf } from './ownGames.ts';
import { recordVisit } from './visits.ts';
import { searchKey } from './searchKey.ts';

type GameRow = RowOf<Tables['games']>;

const FILTERS: Readonly<Record<string, Where<GameRow>>> = {
  hot: { Hot: true },
  new: { New: true },
  slot: { Category: 'slot' },
  fish: { Category: 'fish' },
  table: { Category: 'table' },
};

/** What a list of games depends on, besides the request. */
interface ListScope extends JackpotScope {
  /** The codes that are not shown. */
  readonly hidden: ReadonlySet<string>;
}

/** Games as the wire has them, with what their jackpots hold now. */
export async function serializeGames(
  db: Reader,
  rows: readonly GameRow[],
  { hidden, ...scope }: ListScope,
): Promise<Game[]> {
  const jackpots = await jackpotsOf(db, rows, scope);
  return rows.map((row) => {
    const { GameCode } = row;
    const Jackpot = jackpots.get(GameCode) ?? 0;
    return Game.parse({ ...row, Jackpot, banner: bannerOf(GameCode), isShow: !hidden.has(GameCode) });
  });
}

/** The codes that are left to list, of some or of all; undefined: every game. */
async function shownCodes(
  db: Reader,
  own: readonly string[] | undefined,
  hidden: ReadonlySet<string>,
): Promise<readonly string[] | undefined> {
  if (hidden.size === 0) return own;
  const codes = own ?? (await db.table('games').find()).map(({ GameCode }) => GameCode);
  return codes.filter((code) => !hidden.has(code));
}

/**
 * The codes that an own filter leaves, in its order; undefined: every game.
 * @throws Failure 100006 where nobody is signed in to have a filter of their own
 */
async function ownCodes(
  db: Reader,
  playerID: string | undefined,
  filter: string,
): Promise<readonly string[] | undefined> {
  if (filter !== 'favourite' && filter !== 'recent') return undefined;
  if (playerID === undefined) return fail(100006);
  if (filter === 'favourite') return favouritesOf(db, playerID);
  return (await recentsOf(db, playerID)).map(({ GameCode }) => GameCode);
}

type Caller = Parameters<typeof hiddenGames>[0] & Pick<JackpotScope, 'ports'>;
type GamesRequest = RequestOf<typeof operations.getGames>;
type GamePage = ResultOf<typeof operations.getGames>;

const sharedReads = new WeakMap<Caller['ports']['store'], SharedReads<GamePage>>();

function sharedReadsOf({ store }: Caller['ports']): SharedReads<GamePage> {
  const reads = sharedReads.get(store) ?? new SharedReads<GamePage>();
  sharedReads.set(store, reads);
  return reads;
}

/** A page of the games that a caller sees. Calls at the same time share one read, except of a player's own games. */
async function listGames(db: Reader, request: GamesRequest, context: Caller, playerID?: string): Promise<GamePage> {
  const { ports, brand } = context;
  const hidden = await hiddenGames(context);
  const read = (): Promise<GamePage> => readGames(db, request, { hidden, ports, brand }, playerID);
  if (request.Filter === 'favourite' || request.Filter === 'recent') return read();
  // Brands have the same amounts, unless a provider has pools of them.
  const pools = hasPools(ports) ? brand.ID : '';
  return sharedReadsOf(ports).read(JSON.stringify([request, [...hidden], pools]), read);
}

async function readGames(
  db: Reader,
  { Page, PerPage, Search, Filter, Provider }: GamesRequest,
  scope: ListScope,
  playerID?: string,
): Promise<GamePage> {
  const { hidden } = scope;
  const wanted = searchKey(Search);
  const own = await shownCodes(db, await ownCodes(db, playerID, Filter), hidden);
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
    return { List: await serializeGames(db, page, scope), Total: rows.length };
  }
  const rows = await table.find({
    where,
    order: [
      ['Position', 'asc'],
      ['GameCode', 'asc'],
    ],
    ...window,
  });
  return { List: await serializeGames(db, rows, scope), Total: await table.count(where) };
}

async function listProviders(db: Reader, context: Caller) {
  const hidden = await hiddenGames(context);
  const counts = new Map<string, number>();
  for (const { GameCode, Provider } of await db.table('games').find({ order: [['Provider', 'asc']] }))
    if (!hidden.has(GameCode)) counts.set(Provider, (counts.get(Provider) ?? 0) + 1);
  return { List: [...counts].map(([Provider, Games]) => ({ Provider, Games })) };
}

async function shownJackpots(db: Reader, context: Caller) {
  const hidden = await hiddenGames(context);
  const games = await jackpotGames(db);
  const List = await listJackpots(
    db,
    games.filter(({ GameCode }) => !hidden.has(GameCode)),
    context,
  );
  return { List, Total: List.reduce((sum, { Amount }) => sum + Amount, 0) };
}

export const getGames = answerAnyone(operations.getGames, (request, context, db) =>
  listGames(db, request, context, context.player?.PlayerID),
);
export const getOpenGames = answerEndpoint(endpoints.getOpenGames, (request, context, db) =>
  listGames(db, request, context),
);

export const getGameProviders = answerAnyone(operations.getGameProviders, (_request, context, db) =>
  listProviders(db, context),
);
export const getOpenGameProviders = answerEndpoint(endpoints.getOpenGameProviders, (_request, context, db) =>
  listProviders(db, context),
);

export const getJackpots = answerAnyone(operations.getJackpots, (_request, context, db) => shownJackpots(db, context));
export const getOpenJackpots = answerEndpoint(endpoints.getOpenJackpots, (_request, context, db) => {
  recordVisit(context);
  return shownJackpots(db, context);
});
