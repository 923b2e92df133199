import type { ClubRole } from '#protocol/rules/club.ts';
import { fail } from '#protocol/failure.ts';
import { clubMemberJoined, clubMembershipChanged } from '#protocol/operations/club.ts';
import { clubRoleChanged, clubSuccessorChanged } from '#protocol/operations/clubOffice.ts';
import { recordActivity } from '../activity/record.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { markReadToEnd } from '../channel/readMarks.ts';
import { membershipChanged } from '../connection/membership.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { memberLimitOf } from './level.ts';
import { type ClubRow, RANK } from './office.ts';
import { postInClub } from './postInClub.ts';

/** @throws Failure 200099 if the club is full */
export function assertNotFull(club: ClubRow): void {
  if (club.MemberCount >= memberLimitOf(club.Level)) fail(200099);
}

/**
 * Admits a player to a club. Ends the player's other applications and invitations. The caller holds the locks of both.
 * @returns the club and the player as they are now
 * @throws Failure 200099 if the club is full
 */
export async function joinClub(
  tx: Transaction,
  moment: Moment,
  club: ClubRow,
  player: PlayerRow,
  role: ClubRole,
): Promise<{ readonly club: ClubRow; readonly player: PlayerRow }> {
  assertNotFull(club);
  const { ClubID } = club;
  const { PlayerID } = player;
  await tx.table('players').update({ PlayerID }, { ClubID, ClubRole: role });
  await tx.table('clubMembers').insert({
    PlayerID,
    ClubID,
    Rank: RANK[role],
    JoinTime: moment.nowText,
    Contribution: 0,
    Day: '',
    DayGrowth: 0,
    Week: '',
    WeekContribution: 0,
    Returned: 0,
  });
  const [joined = club] = await tx.table('clubs').add({ ClubID }, { MemberCount: 1 });
  await tx.table('clubApplications').remove({ PlayerID, Status: 'open' });
  await tx.table('clubInvitations').remove({ PlayerID });
  const member = { ...player, ClubID, ClubRole: role };
  notifyPlayer(tx, joined, PlayerID, role);
  publish(tx, clubMemberJoined, topicOf.club(ClubID), changeOf(joined, player, role));
  if (role !== 'leader') await postInClub(tx, moment, joined, `歡迎 ${player.Name} 加入俱樂部！`);
  await markReadToEnd(tx, PlayerID, CHANNEL_KEY.club(ClubID));
  if (joined.AllianceID !== '') await markReadToEnd(tx, PlayerID, CHANNEL_KEY.alliance(joined.AllianceID));
  await recordActivity(tx, moment, PlayerID, { Kind: 'club', ClubID });
  return { club: joined, player: member };
}

/** Also ends an offer of the leadership to the member. The caller holds the locks of both. */
export async function partFromClub(tx: Transaction, club: ClubRow, player: PlayerRow): Promise<ClubRow> {
  const { ClubID } = club;
  const { PlayerID } = player;
  await tx.table('players').update({ PlayerID }, { ClubID: '', ClubRole: '' });
  await tx.table('clubMembers').remove({ PlayerID });
  if (club.SuccessorID === PlayerID) await endOffer(tx, club);
  const [left = club] = await tx.table('clubs').add({ ClubID }, { MemberCount: -1 });
  notifyPlayer(tx, left, PlayerID, '');
  return left;
}

/** Pushes the end of the offer to all members, whose pages show it. The caller holds the club's lock. */
export async function endOffer(tx: Transaction, { ClubID }: ClubRow): Promise<void> {
  await tx.table('clubs').update({ ClubID }, { SuccessorID: '', SuccessionExpires: '' });
  publish(tx, clubSuccessorChanged, topicOf.club(ClubID), { ClubID, PlayerID: '', Expires: '' });
}

/** Pushes the change to all members. The caller holds the locks of both. */
export async function changeRole(tx: Transaction, club: ClubRow, player: PlayerRow, role: ClubRole): Promise<void> {
  const { PlayerID } = player;
  await tx.table('players').update({ PlayerID }, { ClubRole: role });
  await tx.table('clubMembers').update({ PlayerID }, { Rank: RANK[role] });
  notifyPlayer(tx, club, PlayerID, role);
  publish(tx, clubRoleChanged, topicOf.club(club.ClubID), changeOf(club, player, role));
}

export const changeOf = (club: ClubRow, player: PlayerRow, role: ClubRole | '') => ({
  ClubID: club.ClubID,
  PlayerID: player.PlayerID,
  Name: player.Name,
  ClubRole: role,
  MemberCount: club.MemberCount,
});

/** Subscribes a player's connections to the new channels, and pushes the membership to them. */
function notifyPlayer(tx: Transaction, club: ClubRow, playerID: string, role: ClubRole | ''): void {
  membershipChanged(tx, playerID);
  const now = role === '' ? { ClubID: '', ClubName: '' } : club;
  publish(tx, clubMembershipChanged, topicOf.player(playerID), {
    ClubID: now.ClubID,
    ClubName: now.ClubName,
    ClubRole: role,
  });
}
