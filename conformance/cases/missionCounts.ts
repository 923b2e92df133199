import { playPayment } from '#protocol/endpoints/dev.ts';
import { exchangeGemToGold, exchangePointToGold } from '#protocol/endpoints/shop.ts';
import type { Mission } from '#protocol/entities/mission.ts';
import { sendClubMessage, sendPrivateMessage } from '#protocol/operations/chat.ts';
import { acceptChallenge, challengeDone, getChallenges } from '#protocol/operations/challenge.ts';
import { acceptClubInvitation, createClub, inviteToClub } from '#protocol/operations/club.ts';
import { createClubChat } from '#protocol/operations/clubOffice.ts';
import { claimEnvelope } from '#protocol/operations/envelope.ts';
import { sendGift } from '#protocol/operations/gift.ts';
import { bindInviteCode, getInviteInfo } from '#protocol/operations/invite.ts';
import { joinRoom, sendLiveMessage } from '#protocol/operations/live.ts';
import { getMissions, missionDone } from '#protocol/operations/mission.ts';
import { getPassTicket } from '#protocol/operations/passTicket.ts';
import { addRelation } from '#protocol/operations/relation.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { claimSignInDay } from '#protocol/operations/signInDays.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { getVipLadder, vipRaised } from '#protocol/operations/vip.ts';
import { bindPhone, proveEmail } from '../account.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import { create, crewOf } from '../envelopeScene.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestContext } from '../testContext.ts';
import { activityRoundCases } from './activityRound.ts';
import { activitySanctionCases } from './activitySanction.ts';
import { freshName } from './clubCast.ts';
import { arrive, atDawn, holds, startDay, walletItem } from './eventDay.ts';
import { order, pay, play } from './shopOrder.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Snapshots of the richest are 15 minutes apart. */
const REFRESH_SECONDS = 15 * 60 + 1;

const missionOf = async (socket: TestSocket, id: string): Promise<Mission> =>
  assertDefined(
    (await socket.call(getMissions, {})).List.find(({ MissionID }) => MissionID === id),
    id,
  );
const passOf = async (socket: TestSocket): Promise<number> => (await socket.call(getPassTicket, {})).Experience;

/** The next mission in a push, compared with the list. */
async function done(socket: TestSocket): Promise<string> {
  const { result } = await socket.push(missionDone);
  expectEqual([result.State, result], [2, await missionOf(socket, result.MissionID)], `push of ${result.MissionID}`);
  return result.MissionID;
}

async function matesOf(
  context: TestContext,
  phone: string,
  VIPLevel: number,
): Promise<readonly [TestMember, TestMember]> {
  await startDay(context);
  const [one, other] = await createTestMembers(context, phone, { count: 2, VIPLevel, gold: 500_000 });
  return [assertDefined(one, 'the one'), assertDefined(other, 'the other')];
}

/** Actions in one group that count in the others. */
export const missionCountsCases: readonly ConformanceCase[] = [
  conforms(
    playPayment,
    200,
    'counts a purchase for the VIP tier, missions, pass ticket and challenge',
    async (context) => {
      const { session, socket } = await atDawn(context, '0948000001');
      const { ItemID } = await walletItem(socket);
      await socket.call(acceptChallenge, { ChallengeID: 'week-purchase' });
      const bought = await order(session, socket, { GoodsID: 'wallet-3' });
      await pay(session, bought);
      expectEqual((await socket.call(getVipLadder, {})).Own.Experience, 0, 'experience before it is paid');
      await play(context, bought, 'paid');
      const raised = (await socket.push(vipRaised)).result;
      expectEqual(raised, { VIPLevel: 2, Experience: 3000, Next: 5000 }, 'the tier by push');
      expectEqual((await socket.call(getVipLadder, {})).Own, raised, 'the ladder');
      expectEqual(
        (await socket.call(getUserInfo, { PlayerID: session.playerID })).VIPLevel,
        2,
        'the tier that others see',
      );
      expectEqual([await done(socket), await done(socket)].toSorted(), ['vip-2', 'week-purchase'], 'missions by push');
      expectEqual((await socket.push(challengeDone)).result.ChallengeID, 'week-purchase', 'the challenge by push');
      const challenge = (await socket.call(getChallenges, {})).List.find(
        ({ ChallengeID }) => ChallengeID === 'week-purchase',
      );
      expectEqual([challenge?.State, challenge?.Progress], [3, 1], 'the challenge');
      expectEqual(await passOf(socket), 60, 'pass ticket: 20 for each NT$ 100');

      await play(context, bought, 'paid');
      expectEqual((await socket.call(getVipLadder, {})).Own, raised, 'the same callback again');
      expectEqual(await passOf(socket), 60, 'pass ticket after it');

      const [premium, gold] = [await holds(socket, ItemID), await holds(socket, 1)];
      const exchange = ItemID === 2 ? exchangeGemToGold : exchangePointToGold;
      await session.visitor.call(exchange, { Amount: 50 }, { token: session.token });
      expectEqual([await done(socket), await holds(socket, ItemID)], ['day-spend', premium - 50], 'what was spent');
      const held = await holds(socket, 1);
      expect(held > gold, 'gold');
      await context.advance(REFRESH_SECONDS);
      expectEqual((await socket.call(getRichList, {})).Own.Gold, held, 'the list of the richest');
    },
  ),

  conforms(getMissions, 200, 'counts a gift for its giver, in missions, challenge and pass ticket', async (context) => {
    const [giver, taker] = await matesOf(context, '0948000002', 3);
    await giver.lobby.call(acceptChallenge, { ChallengeID: 'day-gift' });
    const before = [await passOf(giver.lobby), await passOf(taker.lobby)];
    await giver.chat.call(sendGift, { ToID: taker.id, ItemID: 1, Amount: 20_000 });
    expectEqual(await done(giver.lobby), 'day-gift', 'the mission by push');
    expectEqual((await giver.lobby.push(challengeDone)).result.ChallengeID, 'day-gift', 'the challenge by push');
    expectEqual([await passOf(giver.lobby), await passOf(taker.lobby)], [(before[0] ?? 0) + 10, before[1]], 'pass');
    expectEqual((await missionOf(taker.lobby, 'day-gift')).Progress, 0, 'of the taker');
  }),
  conforms(getMissions, 200, 'counts a claimed red envelope for its claimant', async (context) => {
    await startDay(context);
    const [sender, one] = await crewOf(context, '0948000003', 2);
    const claimer = assertDefined(one, 'who claims');
    const { RedEnvelopeID } = await create(sender);
    expectEqual((await missionOf(sender.lobby, 'day-envelope')).Progress, 0, 'of the sender');
    const before = await passOf(claimer.lobby);
    await claimer.lobby.call(claimEnvelope, { RedEnvelopeID });
    expectEqual(await done(claimer.lobby), 'day-envelope', 'the mission by push');
    expectEqual(await passOf(claimer.lobby), before + 10, 'pass ticket');
    expectEqual((await claimer.lobby.ask(claimEnvelope.op, { RedEnvelopeID })).Code, 200232, 'a second claim');
    expectEqual(await passOf(claimer.lobby), before + 10, 'pass ticket after it');
  }),
  conforms(getMissions, 200, 'counts an invitation for the inviter, after it is bound', async (context) => {
    await context.member('0948000004');
    await context.advance(1);
    const sessions = await context.members(['0948000004', '0948000005']);
    const [inviter, friend] = [assertDefined(sessions[0], 'the inviter'), assertDefined(sessions[1], 'the friend')];
    const [socket, other] = [await inviter.openSocket('lobby'), await friend.openSocket('lobby')];
    const { FriendCode } = await socket.call(getInviteInfo, {});
    await other.call(bindInviteCode, { FriendCode });
    expectEqual(await done(socket), 'invite', 'the mission by push');
    expectEqual((await missionOf(other, 'invite')).Progress, 0, 'of the friend');
  }),
  conforms(getMissions, 200, 'counts a club for its founder and for a new member', async (context) => {
    const [leader, member] = await matesOf(context, '0948000006', 3);
    const { ClubID } = await leader.lobby.call(createClub, { ClubName: freshName() });
    expectEqual(await done(leader.lobby), 'club', 'of the founder, by push');
    await leader.lobby.call(inviteToClub, { PlayerID: member.id });
    expectEqual((await missionOf(member.lobby, 'club')).State, 1, 'of who is invited');
    await member.lobby.call(acceptClubInvitation, { ClubID });
    expectEqual(await done(member.lobby), 'club', 'of the member, by push');
  }),
  conforms(getMissions, 200, 'counts friends up to three', async (context) => {
    const { socket } = await atDawn(context, '0948000007');
    for (const PlayerID of ['10000010', '10000011', '10000012']) {
      expectEqual(socket.pending(missionDone).length, 0, 'pushes before the third');
      await socket.call(addRelation, { PlayerID, Type: 1 });
    }
    expectEqual(await done(socket), 'week-friends', 'by push');
  }),
  conforms(getMissions, 200, 'counts a bound phone and a bound address', async (context) => {
    await startDay(context);
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    expectEqual((await missionOf(socket, 'phone')).State, 1, 'the phone before');
    await bindPhone(context, guest, '0948000008');
    expectEqual(await done(socket), 'phone', 'the phone by push');
    expectEqual((await missionOf(socket, 'email')).State, 1, 'the address before');
    await proveEmail(context, guest, 'night.owl.activity@example.org');
    expectEqual(await done(socket), 'email', 'the address by push');
  }),
  conforms(getMissions, 200, 'counts messages in every channel', async (context) => {
    const [talker, other] = await matesOf(context, '0948000009', 3);
    await talker.lobby.call(createClub, { ClubName: freshName() });
    expectEqual(await done(talker.lobby), 'club', 'the club');
    await talker.lobby.call(createClubChat, {});
    await talker.chat.call(sendPrivateMessage, { PlayerID: other.id, Message: '私下' });
    await talker.chat.call(sendClubMessage, { ChannelType: 3, Message: '社裡' });
    expectEqual((await missionOf(talker.lobby, 'day-chat')).Progress, 2, 'after two');
    await talker.chat.call(joinRoom, { RoomID: '1' });
    await talker.chat.call(sendLiveMessage, { Message: '直播' });
    expectEqual(await done(talker.lobby), 'day-chat', 'by push');
    expectEqual((await missionOf(other.lobby, 'day-chat')).Progress, 0, 'of who only read');
  }),
  conforms(getMissions, 200, 'counts signed-in days and days of the sign-in event, within a week', async (context) => {
    const phone = '0948000010';
    let { socket } = await atDawn(context, phone);
    const { ResetTime } = await missionOf(socket, 'week-seven-days');
    // A minute after the first midnight of the next week in Taipei.
    const { ResetTime: midnight } = await missionOf(socket, 'day-rounds');
    const days = Math.round((Date.parse(ResetTime) - Date.parse(midnight)) / (DAY_SECONDS * 1000));
    await context.advance((days + 1) * DAY_SECONDS);
    const before = await (await arrive(context, phone)).socket.call(getPassTicket, {});
    for (let day = 1; day <= 5; day += 1) {
      socket = (await arrive(context, phone)).socket;
      expectEqual((await missionOf(socket, 'week-sign-in')).Progress, day, 'days signed in');
      await socket.call(claimSignInDay, {});
      if (day === 5) expectEqual(await done(socket), 'week-seven-days', 'by push');
      else await context.advance(DAY_SECONDS);
    }
    expectEqual((await missionOf(socket, 'week-sign-in')).State, 2, 'five days signed in');
    const { Season, Experience } = await socket.call(getPassTicket, {});
    if (Season === before.Season) expectEqual(Experience, before.Experience + 150, 'pass ticket: 30 a day');
  }),
  ...activityRoundCases,
  ...activitySanctionCases,
];
