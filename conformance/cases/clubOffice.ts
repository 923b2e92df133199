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
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Stage } from '../stage.ts';
import { type Actor, cast, clubPhone, fellow, type Founder, founder, freshName, gather, refused } from './clubCast.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** A club of these numbers alone, the first its leader, for cases that change it for good. */
const clubOf = (stage: Stage, first: number, ...rest: readonly number[]): Promise<readonly [Founder, ...Actor[]]> =>
  gather(stage, async () => {
    const leader = await founder(stage, clubPhone(first));
    const fellows: Actor[] = [];
    for (const number of rest) fellows.push(await fellow(stage, leader, clubPhone(number)));
    return [leader, ...fellows] as const;
  });

const leaving: readonly ConformanceCase[] = [
  conforms(leaveClub, 200, 'goes, and hears the club no more', async (stage) => {
    const [leader, going] = await clubOf(stage, 40, 41);
    const who = assertDefined(going, 'a member');
    await who.line.call(leaveClub, {});
    const { result } = await leader.line.push(clubMemberLeft);
    expectEqual([result.PlayerID, result.ClubRole, result.MemberCount], [who.ID, '', 1], 'push to the club');
    await refused(who, getClub, {}, 200105);
    expectEqual(
      (await (await who.seat.line('chat')).ask(chat.getHistory.op, { ChannelType: 3, Page: 1 })).Code,
      200105,
      'history of the chat room',
    );
  }),
  conforms(leaveClub, 200105, 'is for those in a club', async (stage) => {
    const { outsider } = await cast(stage);
    await refused(outsider, leaveClub, {}, 200105);
  }),
  conforms(leaveClub, 300015, 'is not open to the leader, who hands over first', async (stage) => {
    const { leader } = await cast(stage);
    await refused(leader, leaveClub, {}, 300015);
  }),
  conforms(kickClubMember, 200, 'puts a member out, who is told', async (stage) => {
    const { leader, deputy, others, ClubID } = await cast(stage, 23);
    const who = assertDefined(others[0], 'a player');
    await leader.line.call(inviteToClub, { PlayerID: who.ID });
    await who.line.call(acceptClubInvitation, { ClubID });
    await deputy.line.call(kickClubMember, { PlayerID: who.ID });
    const { result } = await who.line.push(kickedFromClub);
    expectEqual(result.ClubID, ClubID, 'push to the player');
    const told = await leader.line.push(clubMemberKicked);
    expectEqual([told.result.PlayerID, told.result.MemberCount], [who.ID, 3], 'push to the club');
    await refused(who, getClub, {}, 200105);
    const left = await who.seat.line('chat');
    for (const ref of [{ ChannelType: 3 }, { ChannelType: 3, ClubID }])
      expectEqual((await left.ask(chat.getHistory.op, { ...ref, Page: 1 })).Code, 200105, 'history');
    const Channels = [{ ChannelType: 3, ClubID, Epoch: '', Seq: 0 }];
    expectEqual((await left.ask(resume.op, { Channels })).Code, 200105, 'what was missed');
    await refused(deputy, kickClubMember, { PlayerID: who.ID }, 200105);
  }),
  conforms(kickClubMember, 200105, 'reaches nobody of another club', async (stage) => {
    const { leader } = await cast(stage);
    await refused(leader, kickClubMember, { PlayerID: '10000001' }, 200105);
  }),
  conforms(kickClubMember, 200107, 'lets a deputy put out members only', async (stage) => {
    const { leader, deputy } = await cast(stage);
    await refused(deputy, kickClubMember, { PlayerID: leader.ID }, 200107);
    await refused(deputy, kickClubMember, { PlayerID: '10000001' }, 200105);
  }),
];

const pages: readonly ConformanceCase[] = [
  conforms(editClub, 200, 'changes the page, and tells the club', async (stage) => {
    const { leader, member } = await cast(stage);
    const Description = ` 今天也一起玩 ${freshName()} `;
    const club = await leader.line.call(editClub, { Description, FlagColor: 10, Badge: 12 });
    expectEqual([club.Description, club.FlagColor, club.PicInfo.DefaultID], [Description.trim(), 10, 12], 'the page');
    const { result } = await member.line.push(clubEdited);
    expectEqual([result.Description, result.FlagColor], [Description.trim(), 10], 'push');
    await refused(leader, editClub, { FlagColor: 11 }, 100000);
    await refused(leader, editClub, { Description: '字'.repeat(101) }, 100000);
    await refused(leader, editClub, {}, 100000);
    await leader.line.call(editClub, { Description: '字'.repeat(100) });
  }),
  conforms(editClub, 200067, 'wants no blocked word', async (stage) => {
    const { leader } = await cast(stage);
    await refused(leader, editClub, { Description: '賣外掛的俱樂部' }, 200067);
  }),
  conforms(createClubChat, 200, 'opens the chat room at once', async (stage) => {
    const { leader, member } = await gather(stage, async () => {
      const head = await founder(stage, clubPhone(42));
      return { leader: head, member: await fellow(stage, head, clubPhone(43)) };
    });
    const before = await (await member.seat.line('chat')).call(chat.getUnread, {});
    expectEqual(before.EnableClub, false, 'the club tab before');
    expectEqual(await leader.line.call(createClubChat, {}), { HasChat: true }, 'answer');
    expectEqual((await member.line.push(clubChatOpened)).result.ClubID, leader.ClubID, 'push');
    const line = await member.seat.line('chat');
    expectEqual((await line.call(chat.getUnread, {})).EnableClub, true, 'the club tab afterwards');
    const { List } = await line.call(chat.getHistory, { ChannelType: 3, Page: 1 });
    expectEqual(assertDefined(List[0], 'a message').From, 'System', 'who speaks first');
  }),
];

const leadership: readonly ConformanceCase[] = [
  conforms(changeClubLeader, 200, 'hands over once the successor accepts', async (stage) => {
    const [leader, heir] = await clubOf(stage, 44, 45);
    const successor = assertDefined(heir, 'a member');
    const { Expires } = await leader.line.call(changeClubLeader, { PlayerID: successor.ID });
    const { result } = await successor.line.push(clubLeadershipOffered);
    expectEqual([result.ClubID, result.Expires], [leader.ClubID, Expires], 'push to the successor');
    const club = await successor.line.call(getClub, {});
    expectEqual([club.MyRole, club.Successor?.PlayerID], ['member', successor.ID], 'before the answer');
    expectEqual((await successor.line.call(answerClubLeadership, { Accept: true })).MyRole, 'leader', 'afterwards');
    const answered = await leader.line.push(clubLeadershipAnswered);
    expectEqual([answered.result.PlayerID, answered.result.Accept], [successor.ID, true], 'push to the former');
    const { List } = await leader.line.call(getClubMembers, { Page: 1 });
    expectEqual(
      List.map(({ PlayerID, ClubRole }) => [PlayerID, ClubRole]),
      [
        [successor.ID, 'leader'],
        [leader.ID, 'member'],
      ],
      'members',
    );
    await leader.line.call(leaveClub, {});
    await refused(successor, leaveClub, {}, 300015);
  }),
  conforms(changeClubLeader, 200106, 'waits for the answer to the first offer', async (stage) => {
    const { leader, deputy, member } = await cast(stage);
    await leader.line.call(changeClubLeader, { PlayerID: deputy.ID });
    await refused(leader, changeClubLeader, { PlayerID: member.ID }, 200106);
    await leader.line.call(withdrawClubLeadership, {});
  }),
  conforms(changeClubLeader, 200105, 'is offered to members of the club', async (stage) => {
    const { leader, outsider } = await cast(stage);
    await refused(leader, changeClubLeader, { PlayerID: outsider.ID }, 200105);
  }),
  conforms(answerClubLeadership, 200, 'declines: everything stays, the leader is told', async (stage) => {
    const { leader, member } = await cast(stage);
    await leader.line.call(changeClubLeader, { PlayerID: member.ID });
    const club = await member.line.call(answerClubLeadership, { Accept: false });
    expectEqual([club.MyRole, club.Successor, club.Leader?.PlayerID], ['member', null, leader.ID], 'the club');
    expectEqual((await leader.line.push(clubLeadershipAnswered)).result.Accept, false, 'push');
  }),
  conforms(answerClubLeadership, 300011, 'finds no offer after 24 hours', async (stage) => {
    const { leader, member } = await cast(stage);
    await leader.line.call(changeClubLeader, { PlayerID: member.ID });
    await stage.advance(DAY_SECONDS + 1);
    const later = await cast(stage);
    await refused(later.member, answerClubLeadership, { Accept: true }, 300011);
    expectEqual((await later.leader.line.call(getClub, {})).Successor, null, 'successor');
  }),
  conforms(withdrawClubLeadership, 200, 'takes the offer back', async (stage) => {
    const { leader, member } = await cast(stage);
    await leader.line.call(changeClubLeader, { PlayerID: member.ID });
    await leader.line.call(withdrawClubLeadership, {});
    await refused(member, answerClubLeadership, { Accept: true }, 300011);
  }),
  conforms(setClubDeputy, 200, 'makes a deputy and a member again; both are told', async (stage) => {
    const { leader, member } = await cast(stage);
    const club = await leader.line.call(setClubDeputy, { PlayerID: member.ID, Deputy: true });
    expect(
      club.Deputies.some(({ PlayerID }) => PlayerID === member.ID),
      'among the deputies',
    );
    const { result } = await member.line.push(clubRoleChanged);
    expectEqual([result.PlayerID, result.ClubRole], [member.ID, 'deputy'], 'push to the club');
    expectEqual((await member.line.push(clubMembershipChanged)).result.ClubRole, 'deputy', 'push to the player');
    const back = await leader.line.call(setClubDeputy, { PlayerID: member.ID, Deputy: false });
    expectEqual(back.Deputies.length, club.Deputies.length - 1, 'deputies afterwards');
  }),
  conforms(setClubDeputy, 200105, 'is for members of the club', async (stage) => {
    const { leader, outsider } = await cast(stage);
    await refused(leader, setClubDeputy, { PlayerID: outsider.ID, Deputy: true }, 200105);
  }),
  conforms(setClubDeputy, 300014, 'makes three deputies at most', async (stage) => {
    const [leader, ...fellows] = await clubOf(stage, 46, 47, 48, 49, 50);
    for (const { ID } of fellows.slice(0, 3)) await leader.line.call(setClubDeputy, { PlayerID: ID, Deputy: true });
    const fourth = assertDefined(fellows[3], 'a fourth').ID;
    await refused(leader, setClubDeputy, { PlayerID: fourth, Deputy: true }, 300014);
    await leader.line.call(setClubDeputy, { PlayerID: assertDefined(fellows[0], 'the first').ID, Deputy: false });
    await leader.line.call(setClubDeputy, { PlayerID: fourth, Deputy: true });
  }),
];

const calls: readonly ConformanceCase[] = [
  conforms(sendClubGroupMessage, 200, 'reaches every other member by mail', async (stage) => {
    await stage.advance(DAY_SECONDS);
    const { leader, deputy, member } = await cast(stage);
    const Message = `今晚八點集合 ${freshName()}`;
    expectEqual(
      await deputy.line.call(sendClubGroupMessage, { Message }),
      { Receivers: 2, Left: 2 },
      'receivers and what is left today',
    );
    for (const { line } of [leader, member]) {
      const { result } = await line.push(newMail);
      expectEqual([result.Mail.From, result.Mail.Content.zh_tw], [deputy.ID, Message], 'the mail');
    }
  }),
  conforms(sendClubGroupMessage, 200067, 'wants no blocked word', async (stage) => {
    const { leader } = await cast(stage);
    await refused(leader, sendClubGroupMessage, { Message: '有外掛嗎' }, 200067);
  }),
  conforms(sendClubGroupMessage, 200068, 'is not for the muted', async (stage) => {
    const { leader } = await cast(stage);
    await stage.setState(leader.ID, { MuteSeconds: 60 });
    await refused(leader, sendClubGroupMessage, { Message: '大家好' }, 200068);
    await stage.setState(leader.ID, { MuteSeconds: 0 });
  }),
  conforms(sendClubGroupMessage, 200115, 'goes three times a day, whoever of the officers sends it', async (stage) => {
    await stage.advance(DAY_SECONDS);
    const { leader, deputy } = await cast(stage);
    for (const who of [leader, deputy, leader]) await who.line.call(sendClubGroupMessage, { Message: '集合' });
    await refused(deputy, sendClubGroupMessage, { Message: '集合' }, 200115);
    await stage.advance(DAY_SECONDS);
    const later = await cast(stage);
    expectEqual((await later.deputy.line.call(sendClubGroupMessage, { Message: '集合' })).Left, 2, 'left next day');
  }),
  conforms(textClubMembers, 200, 'reaches the other members’ phones', async (stage) => {
    await stage.advance(DAY_SECONDS);
    const { leader } = await cast(stage);
    const { ClubName } = await leader.line.call(getClub, {});
    expectEqual((await leader.line.call(textClubMembers, {})).Receivers, 2, 'receivers');
    const { List } = await stage.visitor().call(getOutbox, { to: clubPhone(3) });
    expect(assertDefined(List[0], 'a text').Text.includes(ClubName), 'the text names the club');
  }),
  conforms(textClubMembers, 200108, 'goes once a day', async (stage) => {
    await stage.advance(DAY_SECONDS);
    const { leader, deputy } = await cast(stage);
    await leader.line.call(textClubMembers, {});
    await refused(deputy, textClubMembers, {}, 200108);
  }),
  conforms(textClubMembers, 200107, 'is for officers', async (stage) => {
    const { member } = await cast(stage);
    await refused(member, textClubMembers, {}, 200107);
  }),
  conforms(textClubMembers, 200105, 'is for officers of a club', async (stage) => {
    const { outsider } = await cast(stage);
    await refused(outsider, textClubMembers, {}, 200105);
  }),
];

const endings: readonly ConformanceCase[] = [
  conforms(dissolveClub, 200, 'ends the club after 24 hours, and frees its members and its name', async (stage) => {
    const [leader, other] = await clubOf(stage, 51, 52);
    const member = assertDefined(other, 'a member');
    const { ClubName } = await leader.line.call(getClub, {});
    const { DissolveTime } = await leader.line.call(dissolveClub, {});
    expectEqual((await member.line.push(clubDissolving)).result.DissolveTime, DissolveTime, 'push of the notice');
    await stage.advance(DAY_SECONDS - 600);
    const [still, fellowStill] = await clubOf(stage, 51, 52);
    expectEqual((await still.line.call(getClub, {})).DissolveTime, DissolveTime, 'shortly before');
    await stage.advance(700);
    const ended = await assertDefined(fellowStill, 'the member').line.push(clubDissolved);
    expectEqual(ended.result.ClubID, leader.ClubID, 'push of the end');
    await refused(still, getClub, {}, 200105);
    await refused(still, getClub, { ClubID: leader.ClubID }, 200098);
    await still.line.call(createClub, { ClubName });
  }),
  conforms(dissolveClub, 200106, 'is noticed once', async (stage) => {
    const [leader] = await clubOf(stage, 53);
    await leader.line.call(dissolveClub, {});
    await refused(leader, dissolveClub, {}, 200106);
    await leader.line.call(cancelClubDissolution, {});
  }),
  conforms(dissolveClub, 300013, 'wants an empty vault', async (stage) => {
    const [leader] = await clubOf(stage, 53);
    await leader.line.call(depositToClubVault, { Amount: 10_000 });
    await refused(leader, dissolveClub, {}, 300013);
    await leader.line.call(exchangeClubVault, { PlayerID: leader.ID, Amount: 10_000 });
    await leader.line.call(dissolveClub, {});
    await refused(leader, depositToClubVault, { Amount: 1000 }, 300015);
    await leader.line.call(cancelClubDissolution, {});
  }),
  conforms(cancelClubDissolution, 200, 'takes the notice back: the club goes on', async (stage) => {
    const [leader, other] = await clubOf(stage, 54, 55);
    const member = assertDefined(other, 'a member');
    await leader.line.call(dissolveClub, {});
    await leader.line.call(cancelClubDissolution, {});
    expect((await member.line.push(clubDissolving)).result.DissolveTime !== '', 'push of the notice');
    expectEqual((await member.line.push(clubDissolving)).result.DissolveTime, '', 'push of its end');
    await stage.advance(DAY_SECONDS + 120);
    const [later] = await clubOf(stage, 54);
    expectEqual(later.ClubID, leader.ClubID, 'the club a day later');
  }),
];

/** Running a club: who leaves, who leads, what is said and when it ends. */
export const clubOfficeCases: readonly ConformanceCase[] = [...leaving, ...pages, ...leadership, ...calls, ...endings];
