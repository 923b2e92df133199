import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import { createClub, getClub, getClubMembers, getClubRank, searchClubs } from '#protocol/operations/club.ts';
import { CLUB_NAME_MIN } from '#protocol/rules/club.ts';
import { isNickname } from '#protocol/rules/nickname.ts';
import { answer } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { nameKey } from '../player/name.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import type { Ports } from '../ports/index.ts';
import type { Reader, Where } from '../ports/store.ts';
import { findPage } from '../store/page.ts';
import { joinClub } from './membership.ts';
import { type ClubRow, office, playerLock } from './office.ts';
import { clubInfo, clubMembers, clubSummaries } from './serialize.ts';

/**
 * The name as it is kept.
 * @throws Failure 200102 unless it is 2 to 10 characters of the nickname rule without a blocked word
 */
export async function checkedName(ports: Ports, typed: string): Promise<string> {
  const name = typed.trim().normalize('NFC');
  const { words } = await featureFlagsOf(ports).read();
  const isProper = isNickname(name) && [...name].length >= CLUB_NAME_MIN && words.blocked.find(name).length === 0;
  return isProper ? name : fail(200102);
}

export const create = answer(createClub, async ({ ClubName: typed, FlagColor, Badge }, context, tx) => {
  const { nowText, ports } = context;
  const ClubName = await checkedName(ports, typed);
  const NameKey = nameKey(ClubName);
  await tx.lock([`clubName:${NameKey}`, playerLock(context.player.PlayerID)]);
  const player = (await tx.table('players').get(context.player.PlayerID)) ?? context.player;
  if (player.Phone === '') fail(200114);
  if (player.ClubID !== '') fail(200103);
  if (player.VIPLevel < ECONOMY.Club.FoundingVip) fail(200112);
  if ((await tx.table('clubs').count({ NameKey })) > 0) fail(200101);
  const ClubID = ports.random.uuid();
  await transferWithin(tx, nowText, {
    ID: `club:${ClubID}:found`,
    Reason: 'found',
    Source: 'club',
    Lines: [
      { Owner: 'house:clubs', ItemID: ITEM.gold, Amount: ECONOMY.Club.FoundingGold },
      { Owner: `player:${player.PlayerID}`, ItemID: ITEM.gold, Amount: -ECONOMY.Club.FoundingGold },
    ],
  });
  const founded: ClubRow = {
    ClubID,
    ClubName,
    AllianceID: '',
    HasChat: false,
    CreateTime: nowText,
    NameKey,
    Description: '',
    FlagColor,
    Badge,
    LeaderID: player.PlayerID,
    MemberCount: 0,
    Level: 1,
    Growth: 0,
    Contribution: 0,
    AcceptsApplications: true,
    SuccessorID: '',
    SuccessionExpires: '',
    DissolveTime: '',
    LeastVIPLevel: 1,
  };
  await tx.table('clubs').insert(founded);
  const joined = await joinClub(tx, context, founded, player, 'leader');
  await publishWallet(tx, player.PlayerID);
  return clubInfo(tx, joined.club, joined.player, nowText);
});

/** The text as a part of a pattern: its own wildcards mean themselves. */
export const containing = (text: string): { readonly like: string } => ({
  like: `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`,
});

export const search = answer(searchClubs, async ({ Search, ...page }, _context, db) => {
  const typed = Search.trim();
  const named = typed === '' ? undefined : await db.table('clubs').get(typed);
  const where: Where<ClubRow> =
    typed === '' ? {} : named === undefined ? { NameKey: containing(nameKey(typed)) } : { ClubID: named.ClubID };
  const { rows, total } = await findPage(db, 'clubs', { where, order: [['Growth', 'desc']] }, page);
  return { List: [...(await clubSummaries(db, rows))], Total: total };
});

export const info = answer(getClub, async ({ ClubID }, { player, nowText }, db) => {
  if (ClubID === undefined && player.ClubID === '') fail(200105);
  const club = await db.table('clubs').get(ClubID ?? player.ClubID);
  return club === undefined ? fail(200098) : clubInfo(db, club, player, nowText);
});

export const members = answer(getClubMembers, async (page, { player }, db) => {
  const { club } = await office(db, player, 'read');
  const { rows, total } = await findPage(
    db,
    'clubMembers',
    { where: { ClubID: club.ClubID }, order: MEMBER_ORDER },
    page,
  );
  return { List: [...(await clubMembers(db, rows))], Total: total };
});

/** Leader, deputies, then those who gave most. */
export const MEMBER_ORDER = [
  ['Rank', 'asc'],
  ['Contribution', 'desc'],
] as const;

export const rank = answer(getClubRank, async (page, { player }, db) => {
  const { rows, total } = await findPage(db, 'clubs', { order: [['Growth', 'desc']] }, page);
  const summaries = await clubSummaries(db, rows);
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

/** A club's place: before it are those that grew more, or as much and have a greater id. */
async function placeOf(db: Reader, { Growth, ClubID }: ClubRow): Promise<number> {
  const clubs = db.table('clubs');
  return (await clubs.count({ Growth: { gt: Growth } })) + (await clubs.count({ Growth, ClubID: { gte: ClubID } }));
}
