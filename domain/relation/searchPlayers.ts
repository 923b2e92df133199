import { RELATION } from '#protocol/entities/relation.ts';
import { failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/relation.ts';
import { SEARCH_BYPASS, SEARCH_PAGE } from '#protocol/operations/relation.ts';
import type { RequestOf } from '#protocol/operation.ts';
import type { PlayerContext, PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { isDisabled, whereDisabled } from '../session/disabled.ts';
import { containing, nameKey } from '../player/name.ts';
import type { Reader, Where } from '../ports/store.ts';
import { throughNamePart } from '../player/nameGrams.ts';
import { serializeRelated } from './serializeRelated.ts';

type Request = RequestOf<typeof operations.searchPlayers>;

/** A window of the matching players, the exact name first, then by name. */
interface Found {
  readonly rows: readonly PlayerRow[];
  /** The number of matches, at most 1,000. It is counted only with GetTotal. */
  readonly total: number;
}

/** The filter besides names. */
interface Filter {
  readonly where: Where<PlayerRow>;
  readonly except: readonly Where<PlayerRow>[];
  /** Whether a row matches one of `except`. */
  readonly isLeftOut: (row: PlayerRow) => boolean;
}

interface Window {
  readonly from: number;
  readonly to: number;
}

export const searchPlayers = answer(operations.searchPlayers, async (request, context, db) => {
  const PerPage = pageSize(request, context.player);
  const from = (request.Page - 1) * PerPage;
  const window = { from, to: Math.min(from + PerPage, SEARCH_BYPASS) };
  const { rows, total } = await findPlayers(db, request, context, window);
  return { List: await serializeRelated(db, context, rows), ...(request.GetTotal && { Total: total }) };
});

/** @throws Failure 100000 for Bypass without the right to it, or a page that needs it */
function pageSize({ Bypass, PerPage }: Request, player: PlayerRow): number {
  if (!Bypass) {
    if ((PerPage ?? 0) > SEARCH_PAGE) failField('PerPage', `above ${SEARCH_PAGE} needs Bypass`);
    return PerPage ?? SEARCH_PAGE;
  }
  const mayBypass = player.IsHost || player.ClubRole === 'leader' || player.ClubRole === 'deputy';
  if (!mayBypass) failField('Bypass', 'is for hosts and for leaders and deputies of clubs');
  return PerPage ?? SEARCH_BYPASS;
}

async function findPlayers(
  db: Reader,
  request: Request,
  { player, nowText }: PlayerContext,
  window: Window,
): Promise<Found> {
  const key = nameKey(request.Name.trim());
  const byID = request.PlayerID !== '';
  if (!byID && key === '') return { rows: [], total: 0 };
  const filter: Filter = {
    where: {
      ...(request.MinVIPLevel !== undefined && { VIPLevel: { gte: request.MinVIPLevel } }),
      ...(request.NoClub && { ClubID: '' }),
    },
    except: [...whereDisabled(nowText), ...(request.ExcludeSelf ? [{ NameKey: player.NameKey }] : [])],
    isLeftOut: (row) => isDisabled(row, nowText) || (request.ExcludeSelf && row.PlayerID === player.PlayerID),
  };
  if (!byID && !request.FriendsOnly) return findByName(db, key, filter, window, request.GetTotal);
  const ids = await candidateIDs(db, request, player.PlayerID);
  const Name = byID ? {} : { NameKey: containing(key) };
  const found = await findAmong(db, { ...filter, where: { ...filter.where, ...Name, PlayerID: { in: ids } } });
  const exactFirst = [...found.filter(({ NameKey }) => NameKey === key), ...found.filter((row) => row.NameKey !== key)];
  return { rows: exactFirst.slice(window.from, window.to), total: found.length };
}

/** The players with this part in their names. The exact name comes first. */
async function findByName(
  db: Reader,
  key: string,
  filter: Filter,
  { from, to }: Window,
  withTotal: boolean,
): Promise<Found> {
  const { where, except } = filter;
  const others = { where, except: [...except, { NameKey: key }] };
  const through = throughNamePart(key);
  const players = db.table('players');
  // At most one player has the exact name, so the other players of the window begin at this place or the next.
  const offset = Math.max(0, from - 1);
  const [exact, rows, count] = await Promise.all([
    findAmong(db, { ...filter, where: { ...where, NameKey: key } }),
    from < to ? players.findThrough(through, { ...others, limit: to - offset, offset }) : [],
    withTotal ? players.countThrough(through, { ...others, limit: SEARCH_BYPASS }) : 0,
  ]);
  const place = (at: number): number => Math.max(0, at - exact.length - offset);
  return {
    rows: [...exact.slice(from, to), ...rows.slice(place(from), place(to))],
    total: Math.min(SEARCH_BYPASS, exact.length + count),
  };
}

/** The players of a filter by key, in the order of their names. */
async function findAmong(db: Reader, { where, isLeftOut }: Filter): Promise<readonly PlayerRow[]> {
  const rows = await db.table('players').find({ where, order: [['NameKey', 'asc']] });
  return rows.filter((row) => !isLeftOut(row));
}

/** The players to search: the player with the id, the friends, or the friend with the id. */
async function candidateIDs(db: Reader, request: Request, ownID: string): Promise<readonly string[]> {
  if (!request.FriendsOnly) return [request.PlayerID];
  const friends = await db.table('relations').find({ where: { PlayerID: ownID, Type: RELATION.friend } });
  const ids = friends.map(({ OtherID }) => OtherID);
  return request.PlayerID === '' ? ids : ids.filter((id) => id === request.PlayerID);
}
