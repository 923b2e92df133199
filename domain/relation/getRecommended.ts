import { RELATION, type RecommendReason } from '#protocol/entities/relation.ts';
import * as operations from '#protocol/operations/relation.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { isDisabled } from '../session/disabled.ts';
import type { Reader } from '../ports/store.ts';
import { serializeRelated } from './serializeRelated.ts';
import { isGuestPlayer } from '../session/guest.ts';

const MAX = 20;
/** The most players with the reason `added`, so that they leave room for others. */
const MAX_ADDED = 10;
/** The limit of each source, so that the work does not grow with the world. */
const LOOKED_AT = { added: 50, club: 100, alliance: 100, friends: 50, friendsOfFriends: 400, messages: 200 } as const;

const POINTS = { club: 40, alliance: 20, mutual: 15 } as const;
const MAX_MUTUAL = 3;
const SIMILAR_LEVEL = 20;

interface Ties {
  /** Players who have the player as a friend. */
  readonly added: ReadonlySet<string>;
  readonly club: ReadonlySet<string>;
  readonly alliance: ReadonlySet<string>;
  /** The number of the player's friends who have this player as a friend. */
  readonly mutual: ReadonlyMap<string, number>;
  readonly active: ReadonlySet<string>;
}

export const getRecommended = answer(operations.getRecommended, async (_request, context, db) => {
  const { player, now, nowText } = context;
  const friends = await friendsOf(db, player.PlayerID);
  const ties: Ties = {
    added: await addedBy(db, player.PlayerID),
    club: await clubMembers(db, player.ClubID === '' ? [] : [player.ClubID], LOOKED_AT.club),
    alliance: await clubMembers(db, await alliedClubs(db, player.ClubID), LOOKED_AT.alliance),
    mutual: await friendsOfFriends(db, friends),
    active: await recentSpeakers(db),
  };
  const sorted = (await candidates(db, nowText, player, ties))
    .map((row) => ({ row, points: pointsOf(row, player, ties, now) }))
    .toSorted((a, b) => b.points - a.points || (a.row.PlayerID < b.row.PlayerID ? -1 : 1))
    .map(({ row }) => row);
  const hasAdded = (row: PlayerRow): boolean => ties.added.has(row.PlayerID);
  const first = sorted.filter(hasAdded).slice(0, MAX_ADDED);
  const others = sorted.filter((row) => !hasAdded(row)).slice(0, MAX - first.length);
  const shown = await serializeRelated(db, context, [...first, ...others]);
  return {
    List: shown.map((each) => ({
      ...each,
      Reason: reasonOf(each.PlayerID, ties),
      MutualFriends: ties.mutual.get(each.PlayerID) ?? 0,
    })),
  };
});

/** The newest players who have the player as a friend. */
async function addedBy(db: Reader, playerID: string): Promise<ReadonlySet<string>> {
  const rows = await db.table('relations').find({
    where: { OtherID: playerID, Type: RELATION.friend },
    order: [['CreateTime', 'desc']],
    limit: LOOKED_AT.added,
  });
  return new Set(rows.map(({ PlayerID }) => PlayerID));
}

/** The newest friends of the player. */
async function friendsOf(db: Reader, playerID: string): Promise<readonly string[]> {
  const rows = await db.table('relations').find({
    where: { PlayerID: playerID, Type: RELATION.friend },
    order: [['CreateTime', 'desc']],
    limit: LOOKED_AT.friends,
  });
  return rows.map(({ OtherID }) => OtherID);
}

async function friendsOfFriends(db: Reader, friends: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const mutual = new Map<string, number>();
  if (friends.length === 0) return mutual;
  const rows = await db.table('relations').find({
    where: { PlayerID: { in: friends }, Type: RELATION.friend },
    limit: LOOKED_AT.friendsOfFriends,
  });
  for (const { OtherID } of rows) mutual.set(OtherID, (mutual.get(OtherID) ?? 0) + 1);
  return mutual;
}

async function alliedClubs(db: Reader, clubID: string): Promise<readonly string[]> {
  const AllianceID = (await db.table('clubs').get(clubID))?.AllianceID ?? '';
  if (AllianceID === '') return [];
  const clubs = await db.table('clubs').find({ where: { AllianceID } });
  return clubs.map(({ ClubID }) => ClubID).filter((id) => id !== clubID);
}

async function clubMembers(db: Reader, clubIDs: readonly string[], limit: number): Promise<ReadonlySet<string>> {
  if (clubIDs.length === 0) return new Set();
  const rows = await db.table('players').find({ where: { ClubID: { in: clubIDs } }, limit });
  return new Set(rows.map(({ PlayerID }) => PlayerID));
}

async function recentSpeakers(db: Reader): Promise<ReadonlySet<string>> {
  const rows = await db.table('messages').find({
    where: { Channel: CHANNEL_KEY.public },
    order: [['Seq', 'desc']],
    limit: LOOKED_AT.messages,
  });
  return new Set(rows.filter(({ Sender }) => Sender !== null).map(({ FromID }) => FromID));
}

/** Members without any relation to the player who have not blocked the player. */
async function candidates(db: Reader, nowText: string, player: PlayerRow, ties: Ties): Promise<readonly PlayerRow[]> {
  const own = await db.table('relations').find({ where: { PlayerID: player.PlayerID } });
  const blockers = await db.table('relations').find({ where: { OtherID: player.PlayerID, Type: RELATION.blocked } });
  const out = new Set([
    player.PlayerID,
    ...own.map(({ OtherID }) => OtherID),
    ...blockers.map(({ PlayerID }) => PlayerID),
  ]);
  const ids = [...new Set([...ties.added, ...ties.club, ...ties.alliance, ...ties.mutual.keys(), ...ties.active])];
  const wanted = ids.filter((id) => !out.has(id));
  if (wanted.length === 0) return [];
  const rows = await db.table('players').find({ where: { PlayerID: { in: wanted } } });
  return rows.filter((row) => !isDisabled(row, nowText) && !isGuestPlayer(row));
}

function pointsOf(row: PlayerRow, player: PlayerRow, ties: Ties, now: number): number {
  const id = row.PlayerID;
  const away = now - Date.parse(row.LastLoginTime);
  const apart = Math.min(SIMILAR_LEVEL, Math.abs(row.Level - player.Level));
  return (
    (ties.club.has(id) ? POINTS.club : 0) +
    (ties.alliance.has(id) ? POINTS.alliance : 0) +
    Math.min(MAX_MUTUAL, ties.mutual.get(id) ?? 0) * POINTS.mutual +
    (SIMILAR_LEVEL - apart) +
    (away < DAY_MS ? 15 : away < 7 * DAY_MS ? 8 : 0)
  );
}

function reasonOf(id: string, ties: Ties): RecommendReason {
  if (ties.added.has(id)) return 'added';
  if (ties.club.has(id)) return 'club';
  if (ties.mutual.has(id)) return 'mutual';
  return ties.alliance.has(id) ? 'alliance' : 'active';
}
