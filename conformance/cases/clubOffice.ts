import { getOutbox } from '#protocol/endpoints/dev.ts';
import { resume } from '#protocol/operations/connection.ts';
import * as chat from '#protocol/operations/chat.ts';
import {
  acceptClubInvitation,
  clubMemberKicked,
  clubMemberLeft,
  clubMembershipChanged,
  createClub,
  getClub,
  getClubMembers,
  inviteToClub,
  kickClubMember,
  kickedFromClub,
  leaveClub,
} from '#protocol/operations/club.ts';
import {
  answerClubLeadership,
  cancelClubDissolution,
  changeClubLeader,
  clubChatOpened,
  clubDissolved,
  clubDissolving,
  clubEdited,
  clubLeadershipAnswered,
  clubLeadershipOffered,
  clubRoleChanged,
  clubSuccessorChanged,
  createClubChat,
  dissolveClub,
  editClub,
  sendClubGroupMessage,
  setClubDeputy,
  textClubMembers,
  withdrawClubLeadership,
} from '#protocol/operations/clubOffice.ts';
import { depositToClubVault, exchangeClubVault } from '#protocol/operations/clubVault.ts';
import { newMail } from '#protocol/operations/mail.ts';
import { BLANK_TEXTS } from '../blankTexts.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestContext } from '../testContext.ts';
import { type Actor, cast, clubPhone, fellow, type Founder, founder, freshName, gather, refused } from './clubCast.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A club with only these numbers for cases that change it permanently. The first number is its leader. */
const clubOf = (
  context: TestContext,
  first: number,
  ...rest: readonly number[]
): Promise<readonly [Founder, ...Actor[]]> =>
  gather(context, async () => {
    const leader = await founder(context, clubPhone(first));
    const fellows: Actor[] = [];
    for (const number of rest) fellows.push(await fellow(context, leader, clubPhone(number)));
    return [leader, ...fellows] as const;
  });

const leaving: readonly ConformanceCase[] = [
  conforms(leaveClub, 200, 'leaves, and receives no more messages of the club', async (context) => {
    const [leader, going] = await clubOf(context, 40, 41);
    const who = assertDefined(going, 'a member');
    await who.socket.call(leaveClub, {});
    const { result } = await leader.socket.push(clubMemberLeft);
    expectEqual([result.PlayerID, result.ClubRole, result.MemberCount], [who.ID, '', 1], 'push to the club');
    await refused(who, getClub, {}, 200105);
    expectEqual(
      (await (await who.session.openSocket('chat')).ask(chat.getHistory.op, { ChannelType: 3, Page: 1 })).Code,
      200105,
      'history of the chat room',
    );
  }),
  conforms(leaveClub, 200105, 'refuses players without a club', async (context) => {
    const { outsider } = await cast(context);
    await refused(outsider, leaveClub, {}, 200105);
  }),
  conforms(leaveClub, 300015, 'refuses the leader, who hands over first', async (context) => {
    const { leader } = await cast(context);
    await refused(leader, leaveClub, {}, 300015);
  }),
  conforms(kickClubMember, 200, 'removes a member, and pushes it to the member', async (context) => {
    const { leader, deputy, others, ClubID } = await cast(context, 23);
    const who = assertDefined(others[0], 'a player');
    await leader.socket.call(inviteToClub, { PlayerID: who.ID });
    await who.socket.call(acceptClubInvitation, { ClubID });
    await deputy.socket.call(kickClubMember, { PlayerID: who.ID });
    const { result } = await who.socket.push(kickedFromClub);
    expectEqual(result.ClubID, ClubID, 'push to the player');
    const told = await leader.socket.push(clubMemberKicked);
    expectEqual([told.result.PlayerID, told.result.MemberCount], [who.ID, 3], 'push to the club');
    await refused(who, getClub, {}, 200105);
    const left = await who.session.openSocket('chat');
    for (const ref of [{ ChannelType: 3 }, { ChannelType: 3, ClubID }])
      expectEqual((await left.ask(chat.getHistory.op, { ...ref, Page: 1 })).Code, 200105, 'history');
    const Channels = [{ ChannelType: 3, ClubID, Epoch: '', Seq: 0 }];
    expectEqual((await left.ask(resume.op, { Channels })).Code, 200105, 'what was missed');
    await refused(deputy, kickClubMember, { PlayerID: who.ID }, 200105);
  }),
  conforms(kickClubMember, 200105, 'refuses a player of another club', async (context) => {
    const { leader } = await cast(context);
    await refused(leader, kickClubMember, { PlayerID: '10000001' }, 200105);
  }),
  conforms(kickClubMember, 200107, 'lets a deputy remove members only', async (context) => {
    const { leader, deputy } = await cast(context);
    await refused(deputy, kickClubMember, { PlayerID: leader.ID }, 200107);
    await refused(deputy, kickClubMember, { PlayerID: '10000001' }, 200105);
  }),
];

const pages: readonly ConformanceCase[] = [
  conforms(editClub, 200, 'changes the page, and pushes it to the club', async (context) => {
    const { leader, member } = await cast(context);
    const Description = ` 今天也一起玩 ${freshName()} `;
    const club = await leader.socket.call(editClub, { Description, FlagColor: 10, Badge: 12, Language: 'vi_vn' });
    expectEqual(
      [club.Description, club.FlagColor, club.PicInfo.DefaultID, club.Language],
      [Description.trim(), 10, 12, 'vi_vn'],
      'the page',
    );
    const { result } = await member.socket.push(clubEdited);
    expectEqual([result.Description, result.FlagColor], [Description.trim(), 10], 'push');
    await refused(leader, editClub, { FlagColor: 11 }, 100000);
    await refused(leader, editClub, { Description: '字'.repeat(101) }, 100000);
    await refused(leader, editClub, {}, 100000);
    await leader.socket.call(editClub, { Description: '字'.repeat(100) });
  }),
  conforms(editClub, 200067, 'refuses a blocked word', async (context) => {
    const { leader } = await cast(context);
    await refused(leader, editClub, { Description: '賣外掛的俱樂部' }, 200067);
  }),
  conforms(createClubChat, 200, 'opens the chat room at once', async (context) => {
    const { leader, member } = await gather(context, async () => {
      const head = await founder(context, clubPhone(42));
      return { leader: head, member: await fellow(context, head, clubPhone(43)) };
    });
    const before = await (await member.session.openSocket('chat')).call(chat.getUnread, {});
    expectEqual(before.EnableClub, false, 'the club tab before');
    expectEqual(await leader.socket.call(createClubChat, {}), { HasChat: true }, 'answer');
    expectEqual((await member.socket.push(clubChatOpened)).result.ClubID, leader.ClubID, 'push');
    const socket = await member.session.openSocket('chat');
    expectEqual((await socket.call(chat.getUnread, {})).EnableClub, true, 'the club tab afterwards');
    const { List } = await socket.call(chat.getHistory, { ChannelType: 3, Page: 1 });
    expectEqual(assertDefined(List[0], 'a message').From, 'System', 'who speaks first');
  }),
];

const leadership: readonly ConformanceCase[] = [
  conforms(changeClubLeader, 200, 'hands over after the successor accepts', async (context) => {
    const [leader, heir] = await clubOf(context, 44, 45);
    const successor = assertDefined(heir, 'a member');
    const { Expires } = await leader.socket.call(changeClubLeader, { PlayerID: successor.ID });
    const { result } = await successor.socket.push(clubLeadershipOffered);
    expectEqual([result.ClubID, result.Expires], [leader.ClubID, Expires], 'push to the successor');
    const club = await successor.socket.call(getClub, {});
    expectEqual([club.MyRole, club.Successor?.PlayerID], ['member', successor.ID], 'before the answer');
    expectEqual((await successor.socket.call(answerClubLeadership, { Accept: true })).MyRole, 'leader', 'afterwards');
    const answered = await leader.socket.push(clubLeadershipAnswered);
    expectEqual([answered.result.PlayerID, answered.result.Accept], [successor.ID, true], 'push to the former');
    const { List } = await leader.socket.call(getClubMembers, { Page: 1 });
    expectEqual(
      List.map(({ PlayerID, ClubRole }) => [PlayerID, ClubRole]),
      [
        [successor.ID, 'leader'],
        [leader.ID, 'member'],
      ],
      'members',
    );
    await leader.socket.call(leaveClub, {});
    await refused(successor, leaveClub, {}, 300015);
  }),
  conforms(changeClubLeader, 200106, 'refuses a second offer until the first is answered', async (context) => {
    const { leader, deputy, member } = await cast(context);
    await leader.socket.call(changeClubLeader, { PlayerID: deputy.ID });
    await refused(leader, changeClubLeader, { PlayerID: member.ID }, 200106);
    await leader.socket.call(withdrawClubLeadership, {});
  }),
  conforms(changeClubLeader, 200105, 'refuses a successor who is not in the club', async (context) => {
    const { leader, outsider } = await cast(context);
    await refused(leader, changeClubLeader, { PlayerID: outsider.ID }, 200105);
  }),
  conforms(answerClubLeadership, 200, 'declines: everything stays, and the leader gets a push', async (context) => {
    const { leader, member } = await cast(context);
    await leader.socket.call(changeClubLeader, { PlayerID: member.ID });
    const club = await member.socket.call(answerClubLeadership, { Accept: false });
    expectEqual([club.MyRole, club.Successor, club.Leader?.PlayerID], ['member', null, leader.ID], 'the club');
    expectEqual((await leader.socket.push(clubLeadershipAnswered)).result.Accept, false, 'push');
  }),
  conforms(answerClubLeadership, 300011, 'refuses an answer after 24 hours', async (context) => {
    const { leader, member } = await cast(context);
    await leader.socket.call(changeClubLeader, { PlayerID: member.ID });
    await context.advance(DAY_SECONDS + 1);
    const later = await cast(context);
    await refused(later.member, answerClubLeadership, { Accept: true }, 300011);
    expectEqual((await later.leader.socket.call(getClub, {})).Successor, null, 'successor');
  }),
  conforms(withdrawClubLeadership, 200, 'takes the offer back', async (context) => {
    const { leader, deputy, member } = await cast(context);
    const { Expires } = await leader.socket.call(changeClubLeader, { PlayerID: member.ID });
    const offered = await deputy.socket.push(clubSuccessorChanged);
    expectEqual([offered.result.PlayerID, offered.result.Expires], [member.ID, Expires], 'push to the club');
    await leader.socket.call(withdrawClubLeadership, {});
    const ended = await deputy.socket.push(clubSuccessorChanged);
    expectEqual([ended.result.PlayerID, ended.result.Expires], ['', ''], 'push to the club afterwards');
    await refused(member, answerClubLeadership, { Accept: true }, 300011);
  }),
  conforms(setClubDeputy, 200, 'makes a deputy and a member again, each with a push', async (context) => {
    const { leader, member } = await cast(context);
    const club = await leader.socket.call(setClubDeputy, { PlayerID: member.ID, Deputy: true });
    expect(
      club.Deputies.some(({ PlayerID }) => PlayerID === member.ID),
      'among the deputies',
    );
    const { result } = await member.socket.push(clubRoleChanged);
    expectEqual([result.PlayerID, result.ClubRole], [member.ID, 'deputy'], 'push to the club');
    // A new club has already pushed that the player joined it.
    const isTold = ({ OP, Result }: { readonly OP: number; readonly Result: unknown }): boolean =>
      OP === clubMembershipChanged.op && clubMembershipChanged.result.parse(Result).ClubRole === 'deputy';
    await member.socket.take(isTold, 'push to the player');
    const back = await leader.socket.call(setClubDeputy, { PlayerID: member.ID, Deputy: false });
    expectEqual(back.Deputies.length, club.Deputies.length - 1, 'deputies afterwards');
  }),
  conforms(setClubDeputy, 200105, 'refuses a player who is not in the club', async (context) => {
    const { leader, outsider } = await cast(context);
    await refused(leader, setClubDeputy, { PlayerID: outsider.ID, Deputy: true }, 200105);
  }),
  conforms(setClubDeputy, 300014, 'refuses a fourth deputy', async (context) => {
    const [leader, ...fellows] = await clubOf(context, 46, 47, 48, 49, 50);
    for (const { ID } of fellows.slice(0, 3)) await leader.socket.call(setClubDeputy, { PlayerID: ID, Deputy: true });
    const fourth = assertDefined(fellows[3], 'a fourth').ID;
    await refused(leader, setClubDeputy, { PlayerID: fourth, Deputy: true }, 300014);
    await leader.socket.call(setClubDeputy, { PlayerID: assertDefined(fellows[0], 'the first').ID, Deputy: false });
    await leader.socket.call(setClubDeputy, { PlayerID: fourth, Deputy: true });
  }),
];

const calls: readonly ConformanceCase[] = [
  conforms(sendClubGroupMessage, 200, 'reaches every other member by mail', async (context) => {
    await context.advance(DAY_SECONDS);
    const { leader, deputy, member } = await cast(context);
    const Message = `今晚八點集合 ${freshName()}`;
    expectEqual(
      await deputy.socket.call(sendClubGroupMessage, { Message }),
      { Receivers: 2, Left: 2 },
      'receivers and what is left today',
    );
    for (const { socket } of [leader, member]) {
      const { result } = await socket.push(newMail);
      expectEqual([result.Mail.From, result.Mail.Content.zh_tw], [deputy.ID, Message], 'the mail');
    }
  }),
  conforms(sendClubGroupMessage, 100000, 'requires 1 to 100 legible characters', async (context) => {
    const { leader } = await cast(context);
    for (const Message of ['', '字'.repeat(101), ...BLANK_TEXTS])
      await refused(leader, sendClubGroupMessage, { Message }, 100000);
  }),
  conforms(sendClubGroupMessage, 200067, 'refuses a blocked word', async (context) => {
    const { leader } = await cast(context);
    await refused(leader, sendClubGroupMessage, { Message: '有外掛嗎' }, 200067);
  }),
  conforms(sendClubGroupMessage, 200068, 'refuses muted players', async (context) => {
    const { leader } = await cast(context);
    await context.setState(leader.ID, { MuteSeconds: 60 });
    await refused(leader, sendClubGroupMessage, { Message: '大家好' }, 200068);
    await context.setState(leader.ID, { MuteSeconds: 0 });
  }),
  conforms(sendClubGroupMessage, 200115, 'refuses a fourth mail in a day, from any officer', async (context) => {
    await context.advance(DAY_SECONDS);
    const { leader, deputy } = await cast(context);
    for (const who of [leader, deputy, leader]) await who.socket.call(sendClubGroupMessage, { Message: '集合' });
    await refused(deputy, sendClubGroupMessage, { Message: '集合' }, 200115);
    await context.advance(DAY_SECONDS);
    const later = await cast(context);
    expectEqual((await later.deputy.socket.call(sendClubGroupMessage, { Message: '集合' })).Left, 2, 'left next day');
  }),
  conforms(textClubMembers, 200, "reaches the other members' phones", async (context) => {
    await context.advance(DAY_SECONDS);
    const { leader } = await cast(context);
    const { ClubName } = await leader.socket.call(getClub, {});
    expectEqual((await leader.socket.call(textClubMembers, {})).Receivers, 2, 'receivers');
    const { List } = await context.visitor().call(getOutbox, { to: clubPhone(3) });
    expect(assertDefined(List[0], 'a text').Text.includes(ClubName), 'the text names the club');
  }),
  conforms(textClubMembers, 200108, 'refuses a second message in a day', async (context) => {
    await context.advance(DAY_SECONDS);
    const { leader, deputy } = await cast(context);
    await leader.socket.call(textClubMembers, {});
    await refused(deputy, textClubMembers, {}, 200108);
  }),
  conforms(textClubMembers, 200107, 'refuses members who are not officers', async (context) => {
    const { member } = await cast(context);
    await refused(member, textClubMembers, {}, 200107);
  }),
  conforms(textClubMembers, 200105, 'refuses players without a club', async (context) => {
    const { outsider } = await cast(context);
    await refused(outsider, textClubMembers, {}, 200105);
  }),
];

const endings: readonly ConformanceCase[] = [
  conforms(dissolveClub, 200, 'ends the club after 24 hours, and frees its members and its name', async (context) => {
    const [leader, other] = await clubOf(context, 51, 52);
    const member = assertDefined(other, 'a member');
    const { ClubName } = await leader.socket.call(getClub, {});
    const { DissolveTime } = await leader.socket.call(dissolveClub, {});
    expectEqual((await member.socket.push(clubDissolving)).result.DissolveTime, DissolveTime, 'push of the notice');
    await context.advance(DAY_SECONDS - 600);
    const [still, fellowStill] = await clubOf(context, 51, 52);
    expectEqual((await still.socket.call(getClub, {})).DissolveTime, DissolveTime, 'shortly before');
    await context.advance(700);
    const ended = await assertDefined(fellowStill, 'the member').socket.push(clubDissolved);
    expectEqual(ended.result.ClubID, leader.ClubID, 'push of the end');
    await refused(still, getClub, {}, 200105);
    await refused(still, getClub, { ClubID: leader.ClubID }, 200098);
    await still.socket.call(createClub, { ClubName });
  }),
  conforms(dissolveClub, 200106, 'refuses a second dissolution', async (context) => {
    const [leader] = await clubOf(context, 53);
    await leader.socket.call(dissolveClub, {});
    await refused(leader, dissolveClub, {}, 200106);
    await leader.socket.call(cancelClubDissolution, {});
  }),
  conforms(dissolveClub, 300013, 'requires an empty vault', async (context) => {
    const [leader] = await clubOf(context, 53);
    await leader.socket.call(depositToClubVault, { Amount: 10_000 });
    await refused(leader, dissolveClub, {}, 300013);
    await leader.socket.call(exchangeClubVault, { PlayerID: leader.ID, Amount: 10_000 });
    await leader.socket.call(dissolveClub, {});
    await refused(leader, depositToClubVault, { Amount: 1000 }, 300015);
    await leader.socket.call(cancelClubDissolution, {});
  }),
  conforms(cancelClubDissolution, 200, 'cancels the dissolution: the club continues', async (context) => {
    const [leader, other] = await clubOf(context, 54, 55);
    const member = assertDefined(other, 'a member');
    await leader.socket.call(dissolveClub, {});
    await leader.socket.call(cancelClubDissolution, {});
    expect((await member.socket.push(clubDissolving)).result.DissolveTime !== '', 'push of the notice');
    expectEqual((await member.socket.push(clubDissolving)).result.DissolveTime, '', 'push of its end');
    await context.advance(DAY_SECONDS + 120);
    const [later] = await clubOf(context, 54);
    expectEqual(later.ClubID, leader.ClubID, 'the club a day later');
  }),
];

/** Leaving, handing over, broadcasting and dissolving a club. */
export const clubOfficeCases: readonly ConformanceCase[] = [...leaving, ...pages, ...leadership, ...calls, ...endings];
