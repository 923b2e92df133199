import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/club.ts';
import { answer } from '../dispatch/handler.ts';
import { containing, nameKey } from '../player/name.ts';
import type { Reader, Where } from '../ports/store.ts';
import { findPage } from '../page.ts';
import { type ClubRow, office } from './office.ts';
import { clubInfo, clubMembers, clubSummaries } from './serialize.ts';

export const searchClubs = answer(operations.searchClubs, async (request, { player, now }, db) => {
  const { Search, Language, Open, ...page } = request;
  const typed = Search.trim();
  const named = typed === '' ? undefined : await db.table('clubs').get(typed);
  const where: Where<ClubRow> = {
    ...(typed !== '' && (named === undefined ? { NameKey: containing(nameKey(typed)) } : { ClubID: named.ClubID })),
    ...(Language !== undefined && { Language }),
    ...(Open && { AcceptsApplications: true, DissolveTime: '', LeastVIPLevel: { lte: player.VIPLevel } }),
  };
  const { rows, total } = await findPage(db, 'clubs', { where, order: [['Growth', 'desc']] }, page);
  return { List: [...(await clubSummaries(db, rows, now))], Total: total };
});

export const getClub = answer(operations.getClub, async ({ ClubID }, context, db) => {
  const { player } = context;
  if (ClubID === undefined && player.ClubID === '') fail(200105);
  const club = await db.table('clubs').get(ClubID ?? player.ClubID);
  return club === undefined ? fail(200098) : clubInfo(db, club, player, context);
});

export const getClubMembers = answer(operations.getClubMembers, async (page, { player, now }, db) => {
  const { club } = await office(db, player, 'read');
  const { rows, total } = await findPage(
    db,
    'clubMembers',
    { where: { ClubID: club.ClubID }, order: MEMBER_ORDER },
    page,
  );
  return { List: [...(await clubMembers(db, rows, now))], Total: total };
});

/** The leader comes first, then deputies, then members by contribution. */
export const MEMBER_ORDER = [
  ['Rank', 'asc'],
  ['Contribution', 'desc'],
] as const;

export const getClubRank = answer(operations.getClubRank, async (page, { player, now }, db) => {
  const { rows, total } = await findPage(db, 'clubs', { order: [['Growth', 'desc']] }, page);
  const summaries = await clubSummaries(db, rows, now);
  const own = player.ClubID === '' ? undefined : await db.table('clubs').get(player.ClubID);
  return {
    List: summaries.map((summary, at) => ({
      ...summary,
      Rank: (page.Page - 1) * page.PerPage + at + 1,
      Growth: rows[at]?.Growth ?? 0,
    })),
    Total: total,
    OwnRank: own === undefined ? 0 : await placeOf(db, own),
  };
});

/** The place of a club by growth. Of clubs with equal growth, the greater id comes first. */
async function placeOf(db: Reader, { Growth, ClubID }: ClubRow): Promise<number> {
  const clubs = db.table('clubs');
  return (await clubs.count({ Growth: { gt: Growth } })) + (await clubs.count({ Growth, ClubID: { gte: ClubID } }));
}
