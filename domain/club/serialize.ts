import {
  type ClubApplication,
  type ClubInfo,
  type ClubMember,
  ClubRole,
  ClubRoleOrNone,
  type ClubSummary,
} from '#protocol/entities/club.ts';
import { LocaleID } from '#protocol/entities/identifiers.ts';
import { mayInClub } from '#protocol/rules/club.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { isOnline } from '../connection/presence.ts';
import { shownLastLogin, summaryOf } from '../player/serialize.ts';
import type { Reader } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { applicationState } from './applicationState.ts';
import { memberLimitOf, nextGrowthOf } from './level.ts';
import { givenInWeek, weekOf } from './week.ts';
import { type ClubRow, officersOf, playersByID, vaultOf } from './office.ts';

/** Returns the summaries in the order of the clubs. Reads leaders and alliances together. */
export async function clubSummaries(
  db: Reader,
  clubs: readonly ClubRow[],
  now: number,
): Promise<readonly ClubSummary[]> {
  const week = weekOf(now);
  const leaders = await playersByID(
    db,
    clubs.map(({ LeaderID }) => LeaderID).filter((id) => id !== ''),
  );
  const names = new Map(leaders.map(({ PlayerID, Name }) => [PlayerID, Name]));
  const allianceIDs = [...new Set(clubs.map(({ AllianceID }) => AllianceID).filter((id) => id !== ''))];
  const alliances =
    allianceIDs.length === 0 ? [] : await db.table('alliances').find({ where: { AllianceID: { in: allianceIDs } } });
  const allianceNames = new Map(alliances.map(({ AllianceID, AllianceName }) => [AllianceID, AllianceName]));
  return clubs.map((club) => ({
    ClubID: club.ClubID,
    ClubName: club.ClubName,
    FlagColor: club.FlagColor,
    PicInfo: { Path: '', DefaultID: club.Badge },
    Level: club.Level,
    MemberCount: club.MemberCount,
    MemberLimit: memberLimitOf(club.Level),
    AcceptsApplications: club.AcceptsApplications && club.DissolveTime === '',
    LeastVIPLevel: club.LeastVIPLevel,
    Language: LocaleID.parse(club.Language),
    WeekContribution: givenInWeek(club, week),
    AllianceID: club.AllianceID,
    AllianceName: allianceNames.get(club.AllianceID) ?? '',
    LeaderName: names.get(club.LeaderID) ?? '',
  }));
}

export async function clubSummary(db: Reader, club: ClubRow, now: number): Promise<ClubSummary> {
  const [summary] = await clubSummaries(db, [club], now);
  if (summary === undefined) throw new Error('a club was not presented');
  return summary;
}

export async function clubInfo(
  db: Reader,
  club: ClubRow,
  viewer: PlayerRow,
  { now, nowText }: Pick<Moment, 'now' | 'nowText'>,
): Promise<ClubInfo> {
  const isMember = viewer.ClubID === club.ClubID;
  const role = isMember ? viewer.ClubRole : '';
  const officers = await officersOf(db, club.ClubID);
  const leader = officers.find(({ PlayerID }) => PlayerID === club.LeaderID);
  const isOffered = club.SuccessorID !== '' && club.SuccessionExpires > nowText;
  const successor = isMember && isOffered ? await db.table('players').get(club.SuccessorID) : undefined;
  return {
    ...(await clubSummary(db, club, now)),
    Description: club.Description,
    Leader: leader === undefined ? null : summaryOf(leader),
    Deputies: officers.filter(({ ClubRole: held }) => held === 'deputy').map(summaryOf),
    Growth: club.Growth,
    NextGrowth: nextGrowthOf(club.Level),
    Contribution: club.Contribution,
    HasChat: club.HasChat,
    Vault: mayInClub(role, 'seeVault') ? await vaultOf(db, club.ClubID) : null,
    MyRole: ClubRoleOrNone.parse(role),
    ...applicationState(await db.table('clubApplications').get(club.ClubID, viewer.PlayerID), nowText),
    AllianceRequest: mayInClub(role, 'alliance') && club.AllianceID === '' ? await openRequest(db, club.ClubID) : null,
    Invited: !isMember && (await isInvited(db, club.ClubID, viewer.PlayerID, nowText)),
    Successor: successor === undefined ? null : summaryOf(successor),
    SuccessionExpires: successor === undefined ? '' : club.SuccessionExpires,
    DissolveTime: club.DissolveTime,
    CreateTime: club.CreateTime,
  };
}

/** The alliance that a club asked to join. Null without a request. */
async function openRequest(db: Reader, clubID: string): Promise<ClubInfo['AllianceRequest']> {
  const request = await db.table('allianceRequests').get(clubID);
  if (request === undefined) return null;
  const { AllianceID, CreateTime } = request;
  const alliance = await db.table('alliances').get(AllianceID);
  return { AllianceID, AllianceName: alliance?.AllianceName ?? '', CreateTime };
}

const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

export const invitationExpires = (createTime: string): string =>
  new Date(Date.parse(createTime) + INVITATION_MS).toISOString();

/** Invitations at or before this time are over. */
export const oldestInvitation = (now: number): string => new Date(now - INVITATION_MS).toISOString();

async function isInvited(db: Reader, clubID: string, playerID: string, nowText: string): Promise<boolean> {
  const invitation = await db.table('clubInvitations').get(playerID, clubID);
  return invitation !== undefined && invitation.CreateTime > oldestInvitation(Date.parse(nowText));
}

/** Returns the members in the order of their rows. */
export async function clubMembers(
  db: Reader,
  rows: readonly RowOf<Tables['clubMembers']>[],
  now: number,
): Promise<readonly ClubMember[]> {
  const ids = rows.map(({ PlayerID }) => PlayerID);
  const players = await playersByID(db, ids);
  const online = await isOnline(db, ids);
  const week = weekOf(now);
  const rowOf = new Map(rows.map((row) => [row.PlayerID, row]));
  return players.flatMap((player) => {
    const row = rowOf.get(player.PlayerID);
    if (row === undefined) return [];
    return {
      ...summaryOf(player),
      ClubRole: ClubRole.parse(player.ClubRole),
      Online: online.has(player.PlayerID),
      Level: player.Level,
      LastLoginTime: shownLastLogin(player),
      JoinTime: row.JoinTime,
      Contribution: row.Contribution,
      WeekContribution: givenInWeek(row, week),
    };
  });
}

export const serializeApplication = (club: ClubRow, player: PlayerRow, CreateTime: string): ClubApplication => ({
  ClubID: club.ClubID,
  ClubName: club.ClubName,
  Player: summaryOf(player),
  Level: player.Level,
  CreateTime,
});
