import { Game } from '#protocol/entities/game.ts';
import * as endpoints from '#protocol/endpoints/lobby.ts';
import { fail } from '#protocol/failure.ts';
import type { RequestOf, ResultOf } from '#protocol/operation.ts';
import * as operations from '#protocol/operations/lobby.ts';
import { answerAnyone, answerEndpoint } from '../dispatch/handler.ts';
import { SharedReads } from '../dispatch/sharedReads.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { hiddenGames } from '../featureFlags/gameSwitch.ts';
import { providerOfGame, type ProviderScope, providersOf } from '../play/gameProviders.ts';
import { jackpotGames, jackpotsOf, listJackpots } from '../play/jackpot.ts';
import type { Reader, Where } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { bannerOf } from './banner.ts';
import { isNewGame, newSpan } from './openDay.ts';
import { favouritesOf, playedOf } from './ownGames.ts';
import { recordVisit } from './visits.ts';
import { searchKey } from './searchKey.ts';
import { sortGames } from './sortGames.ts';

type GameRow = RowOf<Tables['games']>;

const FILTERS: Readonly<Record<string, Where<GameRow>>> = {
  hot: { Hot: true },
  slot: { Category: 'slot' },
  fish: { Category: 'fish' },
  table: { Category: 'table' },
};

/** The facts that a list of games depends on. */
interface ListScope extends ProviderScope {
  readonly hidden: ReadonlySet<string>;
  /** If games are closed in the brand, no game can be played. */
  readonly isOpen: boolean;
  readonly now: number;
}

export async function listScopeOf({ ports, brand, now }: Caller): Promise<ListScope> {
  const { open } = (await featureFlagsOf(ports).read()).of(brand);
  return { hidden: await hiddenGames({ ports, brand }), isOpen: open.Games, ports, brand, now };
}

/** Includes the current jackpots. */
export async function serializeGames(
  db: Reader,
  rows: readonly GameRow[],
  { hidden, isOpen, now, ...scope }: ListScope,
): Promise<Game[]> {
  const jackpots = await jackpotsOf(db, rows, scope);
  return rows.map((row) => {
    const { GameCode } = row;
    const Jackpot = jackpots.get(GameCode) ?? 0;
    return Game.parse({
      ...row,
      Provider: providerOfGame(scope, GameCode)?.Name ?? '',
      Playable: row.Playable && isOpen,
      New: isNewGame(row, now),
      Jackpot,
      banner: bannerOf(GameCode),
      isShow: !hidden.has(GameCode),
    });
  });
}

/** The codes of the listed games. Undefined means every game. */
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
 * The codes of a player's own filter, in its order. Undefined means every game.
 * @throws Failure 100006 for a personal filter without a sign-in
 */
async function ownCodes(
  db: Reader,
  playerID: string | undefined,
  filter: string,
): Promise<readonly string[] | undefined> {
  if (filter !== 'favourite' && filter !== 'recent') return undefined;
  if (playerID === undefined) return fail(100006);
  if (filter === 'favourite') return favouritesOf(db, playerID);
  return playedOf(db, playerID);
}

type Caller = Parameters<typeof hiddenGames>[0] & ProviderScope & { readonly now: number };
type GamesRequest = RequestOf<typeof operations.getGames>;
type GamePage = ResultOf<typeof operations.getGames>;

const sharedReads = new WeakMap<Caller['ports']['store'], SharedReads<GamePage>>();

function sharedReadsOf({ store }: Caller['ports']): SharedReads<GamePage> {
  const reads = sharedReads.get(store) ?? new SharedReads<GamePage>();
  sharedReads.set(store, reads);
  return reads;
}

const servedCodes = (scope: ProviderScope, name: string): readonly string[] =>
  providersOf(scope)
    .filter(({ Name }) => Name === name)
    .flatMap(({ Games }) => Games.map(({ GameCode }) => GameCode));

/** Concurrent calls share one read. A player's own games are read for each call. */
async function listGames(db: Reader, request: GamesRequest, context: Caller, playerID?: string): Promise<GamePage> {
  const scope = await listScopeOf(context);
  const read = (): Promise<GamePage> => readGames(db, request, scope, playerID);
  if (request.Filter === 'favourite' || request.Filter === 'recent') return read();
  const { hidden, isOpen, brand } = scope;
  return sharedReadsOf(context.ports).read(JSON.stringify([request, [...hidden], isOpen, brand.ID]), read);
}

async function readGames(
  db: Reader,
  { Page, PerPage, Search, Filter, Provider, Sort }: GamesRequest,
  scope: ListScope,
  playerID?: string,
): Promise<GamePage> {
  const { hidden, now } = scope;
  const wanted = searchKey(Search);
  const shown = await shownCodes(db, await ownCodes(db, playerID, Filter), hidden);
  const own = Provider === '' ? shown : servedCodes(scope, Provider).filter((code) => shown?.includes(code) ?? true);
  if (own?.length === 0) return { List: [], Total: 0 };
  const where: Where<GameRow> = {
    ...FILTERS[Filter],
    ...(Filter === 'new' && { Playable: true, OpenDay: newSpan(now) }),
    ...(own !== undefined && { GameCode: { in: own } }),
    ...(wanted !== '' && { SearchKey: { like: `%${wanted.replaceAll(/[%_\\]/g, String.raw`\$&`)}%` } }),
  };
  const rows = await db.table('games').find({
    where,
    order: [
      ['Position', 'asc'],
      ['GameCode', 'asc'],
    ],
  });
  const places = new Map((Filter === 'recent' ? (own ?? []) : []).map((code, at) => [code, at]));
  const placed = rows.toSorted((a, b) => (places.get(a.GameCode) ?? 0) - (places.get(b.GameCode) ?? 0));
  const sorted = sortGames(placed, Sort, scope);
  const page = sorted.slice((Page - 1) * PerPage, Page * PerPage);
  return { List: await serializeGames(db, page, scope), Total: rows.length };
}

async function listProviders(db: Reader, context: Caller) {
  const hidden = await hiddenGames(context);
  const listed = new Set((await db.table('games').find()).map(({ GameCode }) => GameCode));
  const names = [...new Set(providersOf(context).map(({ Name }) => Name))].toSorted();
  const List = names.map((Provider) => {
    const codes = servedCodes(context, Provider).filter((code) => listed.has(code) && !hidden.has(code));
    return { Provider, Games: codes.length };
  });
  return { List: List.filter(({ Games }) => Games > 0) };
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
