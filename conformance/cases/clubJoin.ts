import { setClubState } from '#protocol/endpoints/club.ts';
import * as chat from '#protocol/operations/chat.ts';
import {
  acceptClubInvitation,
  applyToClub,
  approveClubApplication,
  clubApplicationArrived,
  clubApplicationRefused,
  clubInvitationArrived,
  clubMemberJoined,
  clubMembershipChanged,
  declineClubInvitation,
  getClub,
  getClubApplications,
  getClubInvitations,
  getOwnClubApplications,
  inviteToClub,
  leaveClub,
  refuseClubApplication,
  withdrawClubApplication,
} from '#protocol/operations/club.ts';
import { editClub } from '#protocol/operations/clubOffice.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Stage } from '../stage.ts';
import { cast, clubPhone, gather, loner, refused } from './clubCast.ts';

const DAY_SECONDS = 24 * 60 * 60;
const MEMBERS_MOST = 200;

/** Does something while a club is full, and lets it have room again. */
async function whileFull(stage: Stage, ClubID: string, work: () => Promise<void>): Promise<void> {
  const { MemberCount } = await stage.visitor().call(setClubState, { ClubID, MemberCount: MEMBERS_MOST });
  try {
    await work();
  } finally {
    await stage.visitor().call(setClubState, { ClubID, MemberCount });
  }
}

const applications: readonly ConformanceCase[] = [
  conforms(applyToClub, 200, 'reaches the officers, stands in both lists, and can be approved', async (stage) => {
    const { leader, deputy, outsider, ClubID } = await cast(stage);
    const { CreateTime } = await outsider.line.call(applyToClub, { ClubID });
    for (const officer of [leader, deputy]) {
      const { result, frame } = await officer.line.push(clubApplicationArrived);
      expectEqual([result.Player.PlayerID, result.CreateTime], [outsider.ID, CreateTime], 'the push');
      expect(frame.R !== undefined, 'a personal push carries the connection id');
    }
    const { List, Total } = await deputy.line.call(getClubApplications, { Page: 1 });
    expectEqual([List.map(({ Player }) => Player.PlayerID), Total], [[outsider.ID], 1], 'the officers’ list');
    const own = await outsider.line.call(getOwnClubApplications, {});
    expectEqual(
      own.List.map(({ Club }) => Club.ClubID),
      [ClubID],
      'the own list',
    );
    expectEqual((await outsider.line.call(getClub, { ClubID })).Application, 'open', 'state on the club’s page');
    await outsider.line.call(withdrawClubApplication, { ClubID });
    expectEqual((await deputy.line.call(getClubApplications, { Page: 1 })).Total, 0, 'after it was taken back');
  }),
  conforms(applyToClub, 200100, 'stands once', async (stage) => {
    const { outsider, ClubID } = await cast(stage);
    await outsider.line.call(applyToClub, { ClubID });
    await refused(outsider, applyToClub, { ClubID }, 200100);
    await outsider.line.call(withdrawClubApplication, { ClubID });
  }),
  conforms(applyToClub, 100017, 'waits 24 hours after a refusal', async (stage) => {
    const { deputy, ClubID, others } = await cast(stage, 20);
    const applicant = assertDefined(others[0], 'an applicant');
    await applicant.line.call(applyToClub, { ClubID });
    await deputy.line.call(refuseClubApplication, { PlayerID: applicant.ID });
    const answer = await applicant.line.ask(applyToClub.op, { ClubID });
    expectEqual(answer.Code, 100017, 'code');
    expect(JSON.stringify(answer.Result).includes('RemainingTime'), 'seconds to wait');
    await stage.advance(DAY_SECONDS + 1);
    const later = await gather(stage, () => loner(stage, clubPhone(20)));
    await later.line.call(applyToClub, { ClubID });
    await later.line.call(withdrawClubApplication, { ClubID });
  }),
  conforms(applyToClub, 200098, 'knows no club of that id', async (stage) => {
    const { outsider } = await cast(stage);
    await refused(outsider, applyToClub, { ClubID: 'nowhere' }, 200098);
  }),
  conforms(applyToClub, 200099, 'finds no room in a full club', async (stage) => {
    const { outsider, ClubID } = await cast(stage);
    await whileFull(stage, ClubID, () => refused(outsider, applyToClub, { ClubID }, 200099));
  }),
  conforms(applyToClub, 200103, 'is not for members of a club', async (stage) => {
    const { member, ClubID } = await cast(stage);
    await refused(member, applyToClub, { ClubID }, 200103);
  }),
  conforms(applyToClub, 200104, 'is denied while the club takes no applications', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await leader.line.call(editClub, { AcceptsApplications: false });
    await refused(outsider, applyToClub, { ClubID }, 200104);
    await leader.line.call(editClub, { AcceptsApplications: true });
    await outsider.line.call(applyToClub, { ClubID });
    await outsider.line.call(withdrawClubApplication, { ClubID });
  }),
  conforms(applyToClub, 200065, 'is for the tier that the club wants; an invitation is for any', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await stage.setState(outsider.ID, { VIPLevel: 2 });
    expectEqual((await leader.line.call(editClub, { LeastVIPLevel: 3 })).LeastVIPLevel, 3, 'the tier');
    await refused(outsider, applyToClub, { ClubID }, 200065);
    await leader.line.call(inviteToClub, { PlayerID: outsider.ID });
    await outsider.line.call(acceptClubInvitation, { ClubID });
    await outsider.line.call(leaveClub, {});
    await leader.line.call(editClub, { LeastVIPLevel: 1 });
  }),
  conforms(applyToClub, 200114, 'wants a phone first', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(applyToClub.op, { ClubID: '1' })).Code, 200114, 'a guest');
  }),
  conforms(withdrawClubApplication, 200, 'ends an application: nobody can approve it any more', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await outsider.line.call(applyToClub, { ClubID });
    await outsider.line.call(withdrawClubApplication, { ClubID });
    await refused(leader, approveClubApplication, { PlayerID: outsider.ID }, 300011);
  }),
  conforms(withdrawClubApplication, 300011, 'finds nothing to take back', async (stage) => {
    const { outsider, ClubID } = await cast(stage);
    await refused(outsider, withdrawClubApplication, { ClubID }, 300011);
  }),
  conforms(getOwnClubApplications, 200, 'is empty before, and lists what was applied to', async (stage) => {
    const { outsider, ClubID } = await cast(stage);
    expectEqual((await outsider.line.call(getOwnClubApplications, {})).List, [], 'before');
    const { CreateTime } = await outsider.line.call(applyToClub, { ClubID });
    const [only] = (await outsider.line.call(getOwnClubApplications, {})).List;
    expectEqual([assertDefined(only, 'one').Club.ClubID, only?.CreateTime], [ClubID, CreateTime], 'afterwards');
    await outsider.line.call(withdrawClubApplication, { ClubID });
  }),
  conforms(
    approveClubApplication,
    200,
    'lets the applicant in, and tells the club, the player and the chat room',
    async (stage) => {
      const { leader, member, outsider, ClubID } = await cast(stage);
      const chatLine = await member.seat.line('chat');
      await outsider.line.call(applyToClub, { ClubID });
      const joined = await leader.line.call(approveClubApplication, { PlayerID: outsider.ID });
      expectEqual([joined.PlayerID, joined.ClubRole, joined.Contribution], [outsider.ID, 'member', 0], 'the member');
      const { result } = await member.line.push(clubMemberJoined);
      expectEqual(
        [result.PlayerID, result.ClubRole, result.MemberCount],
        [outsider.ID, 'member', 4],
        'push to the club',
      );
      const own = await outsider.line.push(clubMembershipChanged);
      expectEqual([own.result.ClubID, own.result.ClubRole], [ClubID, 'member'], 'push to the player');
      const history = await chatLine.call(chat.getHistory, { ChannelType: 3, Page: 1, PerPage: 1 });
      expect(assertDefined(history.List[0], 'a message').From === 'System', 'the system says it in the chat room');
      expectEqual(
        (await (await outsider.seat.line('chat')).call(chat.getUnread, {})).Club,
        0,
        'unread of who just came',
      );
      await outsider.line.call(leaveClub, {});
    },
  ),
  conforms(approveClubApplication, 200099, 'lets nobody into a full club; the application stays', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await outsider.line.call(applyToClub, { ClubID });
    await whileFull(stage, ClubID, () => refused(leader, approveClubApplication, { PlayerID: outsider.ID }, 200099));
    expectEqual((await leader.line.call(getClubApplications, { Page: 1 })).Total, 1, 'applications');
    await outsider.line.call(withdrawClubApplication, { ClubID });
  }),
  conforms(refuseClubApplication, 200, 'tells the applicant when to come again', async (stage) => {
    const { deputy, ClubID, others } = await cast(stage, 21);
    const applicant = assertDefined(others[0], 'an applicant');
    await applicant.line.call(applyToClub, { ClubID });
    const { ReapplyTime } = await deputy.line.call(refuseClubApplication, { PlayerID: applicant.ID });
    const { result } = await applicant.line.push(clubApplicationRefused);
    expectEqual([result.ClubID, result.ReapplyTime], [ClubID, ReapplyTime], 'the push');
    const club = await applicant.line.call(getClub, { ClubID });
    expectEqual([club.Application, club.ReapplyTime], ['refused', ReapplyTime], 'state on the club’s page');
    await stage.advance(DAY_SECONDS + 1);
  }),
];

const invitations: readonly ConformanceCase[] = [
  conforms(inviteToClub, 200, 'reaches the player, who can join by it', async (stage) => {
    const { leader, deputy, outsider, ClubID } = await cast(stage);
    const { Expires } = await deputy.line.call(inviteToClub, { PlayerID: outsider.ID });
    const { result } = await outsider.line.push(clubInvitationArrived);
    expectEqual(
      [result.Club.ClubID, result.Inviter.PlayerID, result.Expires],
      [ClubID, deputy.ID, Expires],
      'the push',
    );
    expectEqual((await outsider.line.call(getClub, { ClubID })).Invited, true, 'on the club’s page');
    await outsider.line.call(acceptClubInvitation, { ClubID });
    expectEqual((await leader.line.call(getClub, {})).MemberCount, 4, 'members');
    await outsider.line.call(leaveClub, {});
  }),
  conforms(inviteToClub, 100013, 'knows no player of that id', async (stage) => {
    const { leader } = await cast(stage);
    await refused(leader, inviteToClub, { PlayerID: '99999999' }, 100013);
  }),
  conforms(inviteToClub, 200099, 'is refused in a full club', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await whileFull(stage, ClubID, () => refused(leader, inviteToClub, { PlayerID: outsider.ID }, 200099));
  }),
  conforms(inviteToClub, 200106, 'stands once until it is answered', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await leader.line.call(inviteToClub, { PlayerID: outsider.ID });
    await refused(leader, inviteToClub, { PlayerID: outsider.ID }, 200106);
    await outsider.line.call(declineClubInvitation, { ClubID });
    await leader.line.call(inviteToClub, { PlayerID: outsider.ID });
    await outsider.line.call(declineClubInvitation, { ClubID });
  }),
  conforms(inviteToClub, 200121, 'is for members: a guest binds a phone first', async (stage) => {
    const { leader } = await cast(stage);
    await refused(leader, inviteToClub, { PlayerID: (await stage.guest()).playerID }, 200121);
  }),
  conforms(inviteToClub, 300017, 'does not reach who has blocked the inviter', async (stage) => {
    const { leader, outsider } = await cast(stage);
    await outsider.line.call(addRelation, { PlayerID: leader.ID, Type: 2 });
    await refused(leader, inviteToClub, { PlayerID: outsider.ID }, 300017);
    await outsider.line.call(deleteRelation, { PlayerID: leader.ID, Type: 2 });
  }),
  conforms(inviteToClub, 300014, 'holds twenty open at a time, until they are a week old', async (stage) => {
    const { leader } = await cast(stage);
    const players: string[] = [];
    for (const phone of [30, 31, 32, 33, 34].map(clubPhone)) {
      const { players: there } = await stage.prove(phone);
      if (there.length < 5) await stage.accounts(phone, 5 - there.length);
      players.push(...(there.length < 5 ? (await stage.prove(phone)).players : there));
      await stage.advance(61);
    }
    const { leader: again } = await cast(stage);
    for (const PlayerID of players.slice(0, 20)) await again.line.call(inviteToClub, { PlayerID });
    const next = assertDefined(players[20], 'a 21st');
    await refused(again, inviteToClub, { PlayerID: next }, 300014);
    await stage.advance(7 * DAY_SECONDS + 1);
    const { leader: later } = await cast(stage);
    await later.line.call(inviteToClub, { PlayerID: next });
    expectEqual(later.ID, leader.ID, 'the same leader');
    await stage.advance(7 * DAY_SECONDS + 1);
  }),
  conforms(getClubInvitations, 200, 'lists who asks, newest first, until a week is over', async (stage) => {
    const { leader, ClubID, others } = await cast(stage, 22);
    const who = assertDefined(others[0], 'a player');
    expectEqual((await who.line.call(getClubInvitations, {})).List, [], 'before');
    const { Expires } = await leader.line.call(inviteToClub, { PlayerID: who.ID });
    const [only] = (await who.line.call(getClubInvitations, {})).List;
    const shown = assertDefined(only, 'one');
    expectEqual(
      [shown.Club.ClubID, shown.Inviter.PlayerID, shown.Expires],
      [ClubID, leader.ID, Expires],
      'the invitation',
    );
    await stage.advance(7 * DAY_SECONDS + 1);
    const later = await gather(stage, () => loner(stage, clubPhone(22)));
    expectEqual((await later.line.call(getClubInvitations, {})).List, [], 'a week later');
    await refused(later, acceptClubInvitation, { ClubID }, 300011);
  }),
  conforms(acceptClubInvitation, 200, 'joins, and ends the player’s applications elsewhere', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await outsider.line.call(applyToClub, { ClubID: '2' });
    await leader.line.call(inviteToClub, { PlayerID: outsider.ID });
    const club = await outsider.line.call(acceptClubInvitation, { ClubID });
    expectEqual([club.ClubID, club.MyRole, club.MemberCount], [ClubID, 'member', 4], 'the club');
    expectEqual((await outsider.line.call(getOwnClubApplications, {})).List, [], 'applications');
    await leader.line.push(clubMemberJoined);
    await outsider.line.call(leaveClub, {});
  }),
  conforms(acceptClubInvitation, 200099, 'finds no room in a club that is full by now', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await leader.line.call(inviteToClub, { PlayerID: outsider.ID });
    await whileFull(stage, ClubID, () => refused(outsider, acceptClubInvitation, { ClubID }, 200099));
    await outsider.line.call(declineClubInvitation, { ClubID });
  }),
  conforms(acceptClubInvitation, 200099, 'gives the last place to one of two who ask at once', async (stage) => {
    const { leader, outsider, others, ClubID } = await cast(stage, 24);
    const two = [outsider, assertDefined(others[0], 'a second')];
    for (const { ID } of two) await leader.line.call(inviteToClub, { PlayerID: ID });
    const { MemberCount } = await stage.visitor().call(setClubState, { ClubID, MemberCount: MEMBERS_MOST - 1 });
    const answers = await Promise.all(two.map(({ line }) => line.ask(acceptClubInvitation.op, { ClubID })));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 200099],
      'codes',
    );
    await stage.visitor().call(setClubState, { ClubID, MemberCount: MemberCount + 1 });
    for (const { line } of two) {
      await line.ask(leaveClub.op, {});
      await line.ask(declineClubInvitation.op, { ClubID });
    }
    expectEqual((await leader.line.call(getClub, {})).MemberCount, MemberCount, 'members afterwards');
  }),
  conforms(acceptClubInvitation, 200103, 'is not for members of a club', async (stage) => {
    const { member } = await cast(stage);
    await refused(member, acceptClubInvitation, { ClubID: '1' }, 200103);
  }),
  conforms(acceptClubInvitation, 300011, 'wants an invitation', async (stage) => {
    const { outsider } = await cast(stage);
    await refused(outsider, acceptClubInvitation, { ClubID: '1' }, 300011);
  }),
  conforms(declineClubInvitation, 200, 'ends an invitation', async (stage) => {
    const { leader, outsider, ClubID } = await cast(stage);
    await leader.line.call(inviteToClub, { PlayerID: outsider.ID });
    await outsider.line.call(declineClubInvitation, { ClubID });
    expectEqual((await outsider.line.call(getClubInvitations, {})).List, [], 'invitations');
    await refused(outsider, acceptClubInvitation, { ClubID }, 300011);
  }),
  conforms(declineClubInvitation, 300011, 'finds nothing to decline', async (stage) => {
    const { outsider } = await cast(stage);
    await refused(outsider, declineClubInvitation, { ClubID: '1' }, 300011);
  }),
];

/** Ways into a club. */
export const clubJoinCases: readonly ConformanceCase[] = [...applications, ...invitations];
