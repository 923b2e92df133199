import { RELATION } from '#protocol/entities/relation.ts';
import { failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/relation.ts';
import { SEARCH_BYPASS, SEARCH_PAGE } from '#protocol/operations/relation.ts';
import type { RequestOf } from '#protocol/operation.ts';
import type { PlayerContext, PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { isDisabled } from '../session/disabled.ts';
import { nameKey } from '../player/name.ts';
import type { Reader } from '../ports/store.ts';
import { findByNamePart } from '../player/nameParts.ts';
import { serializeRelated } from './serializeRelated.ts';

type Request = RequestOf<typeof operations.searchPlayers>;

/** A part may stand twice in a name, so a few more rows are read than players are wanted. */
const MAX_PARTS = 2 * SEARCH_BYPASS;

export const searchPlayers = answer(operations.searchPlayers, async (request, context, db) => {
  const PerPage = pageSize(request, context.player);
  const found = await findPlayers(db, request, context);
  const from = (request.Page - 1) * PerPage;
  return {
    List: await serializeRelated(db, context, found.slice(from, from + PerPage)),
    ...(request.GetTotal && { Total: found.length }),
  };
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

/** All who match, 1,000 at most: the exact name first, then by name. */
async function findPlayers(
  db: Reader,
  request: Request,
  { player, nowText }: PlayerContext,
): Promise<readonly PlayerRow[]> {
  const key = nameKey(request.Name.trim());
  const byID = request.PlayerID !== '';
  if (!byID && key === '') return [];
  const wanted = await candidateIDs(db, request, key, player.PlayerID);
  if (wanted.length === 0) return [];
  const rows = await db.table('players').find({
    where: {
      PlayerID: { in: wanted },
      ...(request.MinVIPLevel !== undefined && { VIPLevel: { gte: request.MinVIPLevel } }),
      ...(request.NoClub && { ClubID: '' }),
    },
    order: [['NameKey', 'asc']],
  });
  const others = rows.filter(
    (row) =>
      !isDisabled(row, nowText) &&
      (byID || row.NameKey.includes(key)) &&
      !(request.ExcludeSelf && row.PlayerID === player.PlayerID),
  );
  const isExact = ({ NameKey }: PlayerRow): boolean => NameKey === key;
  return [...others.filter(isExact), ...others.filter((row) => !isExact(row))].slice(0, SEARCH_BYPASS);
}

/** The players that may match: the one with the id, friends, or those found by name. */
async function candidateIDs(db: Reader, request: Request, key: string, ownID: string): Promise<readonly string[]> {
  const friends = request.FriendsOnly ? await friendsOf(db, ownID) : undefined;
  if (request.PlayerID === '') return friends ?? idsByName(db, key);
  return friends === undefined || friends.includes(request.PlayerID) ? [request.PlayerID] : [];
}

async function idsByName(db: Reader, key: string): Promise<readonly string[]> {
  const exact = await db.table('players').find({ where: { NameKey: key }, limit: 1 });
  return [...new Set([...exact.map(({ PlayerID }) => PlayerID), ...(await findByNamePart(db, key, MAX_PARTS))])];
}

/** All of one's friends: few enough to look through their names. */
async function friendsOf(db: Reader, playerID: string): Promise<readonly string[]> {
  const friends = await db.table('relations').find({ where: { PlayerID: playerID, Type: RELATION.friend } });
  return friends.map(({ OtherID }) => OtherID);
}
