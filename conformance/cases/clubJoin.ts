import { setClubState } from '#protocol/endpoints/dev.ts';
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
import type { TestContext } from '../testContext.ts';
import { cast, clubPhone, gather, loner, refused } from './clubCast.ts';

const DAY_SECONDS = 24 * 60 * 60;
const MEMBERS_MAX = 200;

/** Runs work while a club is full, and makes room again. */
async function whileFull(context: TestContext, ClubID: string, work: () => Promise<void>): Promise<void> {
  const { MemberCount } = await context.visitor().call(setClubState, { ClubID, MemberCount: MEMBERS_MAX });
  try {
    await work();
  } finally {
    await context.visitor().call(setClubState, { ClubID, MemberCount });
  }
}

const applications: readonly ConformanceCase[] = [
  conforms(applyToClub, 200, 'reaches the officers, is in both lists, and can be approved', async (context) => {
    const { leader, deputy, outsider, ClubID } = await cast(context);
    const { CreateTime } = await outsider.socket.call(applyToClub, { ClubID });
    for (const officer of [leader, deputy]) {
      const { result, frame } = await officer.socket.push(clubApplicationArrived);
      expectEqual([result.Player.PlayerID, result.CreateTime], [outsider.ID, CreateTime], 'the push');
      expect(frame.R !== undefined, 'a personal push carries the connection id');
    }
    const { List, Total } = await deputy.socket.call(getClubApplications, { Page: 1 });
    expectEqual([List.map(({ Player }) => Player.PlayerID), Total], [[outsider.ID], 1], 'the officers’ list');
    const own = await outsider.socket.call(getOwnClubApplications, {});
    expectEqual(
      own.List.map(({ Club }) => Club.ClubID),
      [ClubID],
      'the own list',
    );
    expectEqual((await outsider.socket.call(getClub, { ClubID })).Application, 'open', 'state on the club’s page');
    await outsider.socket.call(withdrawClubApplication, { ClubID });
    expectEqual((await deputy.socket.call(getClubApplications, { Page: 1 })).Total, 0, 'after it was taken back');
  }),
  conforms(applyToClub, 200100, 'refuses a second open application', async (context) => {
    const { outsider, ClubID } = await cast(context);
    await outsider.socket.call(applyToClub, { ClubID });
    await refused(outsider, applyToClub, { ClubID }, 200100);
    await outsider.socket.call(withdrawClubApplication, { ClubID });
  }),
  conforms(applyToClub, 100017, 'refuses an application for 24 hours after a refusal', async (context) => {
    const { deputy, ClubID, others } = await cast(context, 20);
    const applicant = assertDefined(others[0], 'an applicant');
    await applicant.socket.call(applyToClub, { ClubID });
    await deputy.socket.call(refuseClubApplication, { PlayerID: applicant.ID });
    const answer = await applicant.socket.ask(applyToClub.op, { ClubID });
    expectEqual(answer.Code, 100017, 'code');
    expect(JSON.stringify(answer.Result).includes('RemainingTime'), 'seconds to wait');
    await context.advance(DAY_SECONDS + 1);
    const later = await gather(context, () => loner(context, clubPhone(20)));
    await later.socket.call(applyToClub, { ClubID });
    await later.socket.call(withdrawClubApplication, { ClubID });
  }),
  conforms(applyToClub, 200098, 'refuses an unknown club id', async (context) => {
    const { outsider } = await cast(context);
    await refused(outsider, applyToClub, { ClubID: 'nowhere' }, 200098);
  }),
  conforms(applyToClub, 200099, 'refuses a full club', async (context) => {
    const { outsider, ClubID } = await cast(context);
    await whileFull(context, ClubID, () => refused(outsider, applyToClub, { ClubID }, 200099));
  }),
  conforms(applyToClub, 200103, 'refuses members of a club', async (context) => {
    const { member, ClubID } = await cast(context);
    await refused(member, applyToClub, { ClubID }, 200103);
  }),
  conforms(applyToClub, 200104, 'refuses an application while the club accepts none', async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    await leader.socket.call(editClub, { AcceptsApplications: false });
    await refused(outsider, applyToClub, { ClubID }, 200104);
    await leader.socket.call(editClub, { AcceptsApplications: true });
    await outsider.socket.call(applyToClub, { ClubID });
    await outsider.socket.call(withdrawClubApplication, { ClubID });
  }),
  conforms(
    applyToClub,
    200065,
    'requires the tier that the club sets; an invitation is for any tier',
    async (context) => {
      const { leader, outsider, ClubID } = await cast(context);
      await context.setState(outsider.ID, { VIPLevel: 2 });
      expectEqual((await leader.socket.call(editClub, { LeastVIPLevel: 3 })).LeastVIPLevel, 3, 'the tier');
      await refused(outsider, applyToClub, { ClubID }, 200065);
      await leader.socket.call(inviteToClub, { PlayerID: outsider.ID });
      await outsider.socket.call(acceptClubInvitation, { ClubID });
      await outsider.socket.call(leaveClub, {});
      await leader.socket.call(editClub, { LeastVIPLevel: 1 });
    },
  ),
  conforms(applyToClub, 200114, 'refuses a player without a phone', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(applyToClub.op, { ClubID: '1' })).Code, 200114, 'a guest');
  }),
  conforms(
    withdrawClubApplication,
    200,
    'withdraws an application, which cannot be approved any more',
    async (context) => {
      const { leader, outsider, ClubID } = await cast(context);
      await outsider.socket.call(applyToClub, { ClubID });
      await outsider.socket.call(withdrawClubApplication, { ClubID });
      await refused(leader, approveClubApplication, { PlayerID: outsider.ID }, 300011);
    },
  ),
  conforms(withdrawClubApplication, 300011, 'refuses a withdrawal without an application', async (context) => {
    const { outsider, ClubID } = await cast(context);
    await refused(outsider, withdrawClubApplication, { ClubID }, 300011);
  }),
  conforms(getOwnClubApplications, 200, 'is empty before, and lists the open applications', async (context) => {
    const { outsider, ClubID } = await cast(context);
    expectEqual((await outsider.socket.call(getOwnClubApplications, {})).List, [], 'before');
    const { CreateTime } = await outsider.socket.call(applyToClub, { ClubID });
    const [only] = (await outsider.socket.call(getOwnClubApplications, {})).List;
    expectEqual([assertDefined(only, 'one').Club.ClubID, only?.CreateTime], [ClubID, CreateTime], 'afterwards');
    await outsider.socket.call(withdrawClubApplication, { ClubID });
  }),
  conforms(
    approveClubApplication,
    200,
    'admits the applicant, and pushes to the club, the player and the chat room',
    async (context) => {
      const { leader, member, outsider, ClubID } = await cast(context);
      const chatSocket = await member.session.openSocket('chat');
      await outsider.socket.call(applyToClub, { ClubID });
      const joined = await leader.socket.call(approveClubApplication, { PlayerID: outsider.ID });
      expectEqual([joined.PlayerID, joined.ClubRole, joined.Contribution], [outsider.ID, 'member', 0], 'the member');
      const { result } = await member.socket.push(clubMemberJoined);
      expectEqual(
        [result.PlayerID, result.ClubRole, result.MemberCount],
        [outsider.ID, 'member', 4],
        'push to the club',
      );
      const own = await outsider.socket.push(clubMembershipChanged);
      expectEqual([own.result.ClubID, own.result.ClubRole], [ClubID, 'member'], 'push to the player');
      const history = await chatSocket.call(chat.getHistory, { ChannelType: 3, Page: 1, PerPage: 1 });
      expect(assertDefined(history.List[0], 'a message').From === 'System', 'the system says it in the chat room');
      expectEqual(
        (await (await outsider.session.openSocket('chat')).call(chat.getUnread, {})).Club,
        0,
        'unread of who just came',
      );
      await outsider.socket.call(leaveClub, {});
    },
  ),
  conforms(
    approveClubApplication,
    200099,
    'refuses an approval in a full club; the application stays',
    async (context) => {
      const { leader, outsider, ClubID } = await cast(context);
      await outsider.socket.call(applyToClub, { ClubID });
      await whileFull(context, ClubID, () =>
        refused(leader, approveClubApplication, { PlayerID: outsider.ID }, 200099),
      );
      expectEqual((await leader.socket.call(getClubApplications, { Page: 1 })).Total, 1, 'applications');
      await outsider.socket.call(withdrawClubApplication, { ClubID });
    },
  ),
  conforms(refuseClubApplication, 200, 'shows the applicant when to apply again', async (context) => {
    const { deputy, ClubID, others } = await cast(context, 21);
    const applicant = assertDefined(others[0], 'an applicant');
    await applicant.socket.call(applyToClub, { ClubID });
    const { ReapplyTime } = await deputy.socket.call(refuseClubApplication, { PlayerID: applicant.ID });
    const { result } = await applicant.socket.push(clubApplicationRefused);
    expectEqual([result.ClubID, result.ReapplyTime], [ClubID, ReapplyTime], 'the push');
    const club = await applicant.socket.call(getClub, { ClubID });
    expectEqual([club.Application, club.ReapplyTime], ['refused', ReapplyTime], 'state on the club’s page');
    await context.advance(DAY_SECONDS + 1);
  }),
];

const invitations: readonly ConformanceCase[] = [
  conforms(inviteToClub, 200, 'reaches the player, who can accept it', async (context) => {
    const { leader, deputy, outsider, ClubID } = await cast(context);
    const { Expires } = await deputy.socket.call(inviteToClub, { PlayerID: outsider.ID });
    const { result } = await outsider.socket.push(clubInvitationArrived);
    expectEqual(
      [result.Club.ClubID, result.Inviter.PlayerID, result.Expires],
      [ClubID, deputy.ID, Expires],
      'the push',
    );
    expectEqual((await outsider.socket.call(getClub, { ClubID })).Invited, true, 'on the club’s page');
    await outsider.socket.call(acceptClubInvitation, { ClubID });
    expectEqual((await leader.socket.call(getClub, {})).MemberCount, 4, 'members');
    await outsider.socket.call(leaveClub, {});
  }),
  conforms(inviteToClub, 100013, 'refuses an unknown player id', async (context) => {
    const { leader } = await cast(context);
    await refused(leader, inviteToClub, { PlayerID: '99999999' }, 100013);
  }),
  conforms(inviteToClub, 200099, 'is refused in a full club', async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    await whileFull(context, ClubID, () => refused(leader, inviteToClub, { PlayerID: outsider.ID }, 200099));
  }),
  conforms(inviteToClub, 200106, 'refuses a second invitation until the first is answered', async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    await leader.socket.call(inviteToClub, { PlayerID: outsider.ID });
    await refused(leader, inviteToClub, { PlayerID: outsider.ID }, 200106);
    await outsider.socket.call(declineClubInvitation, { ClubID });
    await leader.socket.call(inviteToClub, { PlayerID: outsider.ID });
    await outsider.socket.call(declineClubInvitation, { ClubID });
  }),
  conforms(inviteToClub, 200121, 'refuses guests: a guest binds a phone first', async (context) => {
    const { leader } = await cast(context);
    await refused(leader, inviteToClub, { PlayerID: (await context.guest()).playerID }, 200121);
  }),
  conforms(inviteToClub, 300017, 'refuses a player who has blocked the inviter', async (context) => {
    const { leader, outsider } = await cast(context);
    await outsider.socket.call(addRelation, { PlayerID: leader.ID, Type: 2 });
    await refused(leader, inviteToClub, { PlayerID: outsider.ID }, 300017);
    await outsider.socket.call(deleteRelation, { PlayerID: leader.ID, Type: 2 });
  }),
  conforms(
    inviteToClub,
    300014,
    'refuses a twenty-first open invitation; an invitation ends after a week',
    async (context) => {
      const { leader } = await cast(context);
      const players: string[] = [];
      for (const phone of [30, 31, 32, 33, 34].map(clubPhone)) {
        const { players: there } = await context.prove(phone);
        if (there.length < 5) await context.accounts(phone, 5 - there.length);
        players.push(...(there.length < 5 ? (await context.prove(phone)).players : there));
        await context.advance(61);
      }
      const { leader: again } = await cast(context);
      for (const PlayerID of players.slice(0, 20)) await again.socket.call(inviteToClub, { PlayerID });
      const next = assertDefined(players[20], 'a 21st');
      await refused(again, inviteToClub, { PlayerID: next }, 300014);
      await context.advance(7 * DAY_SECONDS + 1);
      const { leader: later } = await cast(context);
      await later.socket.call(inviteToClub, { PlayerID: next });
      expectEqual(later.ID, leader.ID, 'the same leader');
      await context.advance(7 * DAY_SECONDS + 1);
    },
  ),
  conforms(getClubInvitations, 200, 'lists the invitations of the last week, newest first', async (context) => {
    const { leader, ClubID, others } = await cast(context, 22);
    const who = assertDefined(others[0], 'a player');
    expectEqual((await who.socket.call(getClubInvitations, {})).List, [], 'before');
    const { Expires } = await leader.socket.call(inviteToClub, { PlayerID: who.ID });
    const [only] = (await who.socket.call(getClubInvitations, {})).List;
    const shown = assertDefined(only, 'one');
    expectEqual(
      [shown.Club.ClubID, shown.Inviter.PlayerID, shown.Expires],
      [ClubID, leader.ID, Expires],
      'the invitation',
    );
    await context.advance(7 * DAY_SECONDS + 1);
    const later = await gather(context, () => loner(context, clubPhone(22)));
    expectEqual((await later.socket.call(getClubInvitations, {})).List, [], 'a week later');
    await refused(later, acceptClubInvitation, { ClubID }, 300011);
  }),
  conforms(acceptClubInvitation, 200, 'joins, and ends the player’s applications to other clubs', async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    await outsider.socket.call(applyToClub, { ClubID: '2' });
    await leader.socket.call(inviteToClub, { PlayerID: outsider.ID });
    const club = await outsider.socket.call(acceptClubInvitation, { ClubID });
    expectEqual([club.ClubID, club.MyRole, club.MemberCount], [ClubID, 'member', 4], 'the club');
    expectEqual((await outsider.socket.call(getOwnClubApplications, {})).List, [], 'applications');
    await leader.socket.push(clubMemberJoined);
    await outsider.socket.call(leaveClub, {});
  }),
  conforms(acceptClubInvitation, 200099, 'refuses a club that is full by then', async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    await leader.socket.call(inviteToClub, { PlayerID: outsider.ID });
    await whileFull(context, ClubID, () => refused(outsider, acceptClubInvitation, { ClubID }, 200099));
    await outsider.socket.call(declineClubInvitation, { ClubID });
  }),
  conforms(acceptClubInvitation, 200099, 'gives the last place to one of two players at once', async (context) => {
    const { leader, outsider, others, ClubID } = await cast(context, 24);
    const two = [outsider, assertDefined(others[0], 'a second')];
    for (const { ID } of two) await leader.socket.call(inviteToClub, { PlayerID: ID });
    const { MemberCount } = await context.visitor().call(setClubState, { ClubID, MemberCount: MEMBERS_MAX - 1 });
    const answers = await Promise.all(two.map(({ socket }) => socket.ask(acceptClubInvitation.op, { ClubID })));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 200099],
      'codes',
    );
    await context.visitor().call(setClubState, { ClubID, MemberCount: MemberCount + 1 });
    for (const { socket } of two) {
      await socket.ask(leaveClub.op, {});
      await socket.ask(declineClubInvitation.op, { ClubID });
    }
    expectEqual((await leader.socket.call(getClub, {})).MemberCount, MemberCount, 'members afterwards');
  }),
  conforms(acceptClubInvitation, 200103, 'refuses members of a club', async (context) => {
    const { member } = await cast(context);
    await refused(member, acceptClubInvitation, { ClubID: '1' }, 200103);
  }),
  conforms(acceptClubInvitation, 300011, 'refuses a player without an invitation', async (context) => {
    const { outsider } = await cast(context);
    await refused(outsider, acceptClubInvitation, { ClubID: '1' }, 300011);
  }),
  conforms(declineClubInvitation, 200, 'ends an invitation', async (context) => {
    const { leader, outsider, ClubID } = await cast(context);
    await leader.socket.call(inviteToClub, { PlayerID: outsider.ID });
    await outsider.socket.call(declineClubInvitation, { ClubID });
    expectEqual((await outsider.socket.call(getClubInvitations, {})).List, [], 'invitations');
    await refused(outsider, acceptClubInvitation, { ClubID }, 300011);
  }),
  conforms(declineClubInvitation, 300011, 'refuses a decline without an invitation', async (context) => {
    const { outsider } = await cast(context);
    await refused(outsider, declineClubInvitation, { ClubID: '1' }, 300011);
  }),
];

export const clubJoinCases: readonly ConformanceCase[] = [...applications, ...invitations];
