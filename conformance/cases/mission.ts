import { advanceClock, settleRound } from '#protocol/endpoints/dev.ts';
import type { Mission } from '#protocol/entities/mission.ts';
import { receiveBindBonus } from '#protocol/endpoints/phoneCode.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { acceptChallenge, claimChallenge } from '#protocol/operations/challenge.ts';
import { bindInviteCode, claimInviteReward, getInviteInfo } from '#protocol/operations/invite.ts';
import { buyPassTicket, claimPassLevel, getPassTicket } from '#protocol/operations/passTicket.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { claimSignInDay } from '#protocol/operations/signInDays.ts';
import { claimAllMissions, claimMission, getEvents, getMissions, missionDone } from '#protocol/operations/mission.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { createTestMembers } from '../testMembers.ts';
import type { TestSocket } from '../testSocket.ts';
import { atDawn, give, playRounds } from './eventDay.ts';
import type { TestSession, TestContext } from '../testContext.ts';

const COMING_BACK = '0931000011';
const TALKING = '0931000012';
const WAITING = '0931000013';
const INVITING = '0931000014';
const INVITED = '0931000015';
const KNOWING = '0931000016';
const YOUNG = '0931000017';
/** Longer than the window of 10 messages in 60 s. */
const QUIET_SECONDS = 61;

const missionIn = (missions: readonly Mission[], id: string): Mission =>
  assertDefined(
    missions.find(({ MissionID }) => MissionID === id),
    `the mission ${id}`,
  );
const read = async (socket: TestSocket, id: string): Promise<Mission> =>
  missionIn((await socket.call(getMissions, {})).List, id);

async function newcomer(context: TestContext): Promise<{ session: TestSession; socket: TestSocket }> {
  const session = await context.guest();
  return { session, socket: await session.openSocket('lobby') };
}

/** Plays rounds of 1,000 that pay twelve times the bet, which is too little for an honor. */
async function play(
  context: TestContext,
  { playerID: PlayerID }: TestSession,
  ...games: readonly string[]
): Promise<void> {
  for (const GameCode of games)
    await context.visitor().call(settleRound, { PlayerID, GameCode, Bet: 1_000, Win: 12_000 });
}

export const missionCases: readonly ConformanceCase[] = [
  conforms(getMissions, 200, 'lists a mission of every type, with its texts in three languages', async (context) => {
    const [member] = await createTestMembers(context, KNOWING, { count: 1, VIPLevel: 3 });
    const socket = assertDefined(member, 'a member').lobby;
    const { List, Total } = await socket.call(getMissions, {});
    expectEqual(Total, List.length, 'total');
    expectEqual(
      [...new Set(List.map(({ Condition }) => Condition.Type))].toSorted((a, b) => a - b),
      Object.values(MISSION_TYPE),
      'types',
    );
    expectEqual(
      missionIn(List, 'day-game').Text,
      {
        zh_tw: '遊玩【夜梟秘寶】10 局',
        id_id: 'Mainkan 10 putaran Harta Burung Hantu',
        vi_vn: 'Chơi 10 ván Kho Báu Cú Đêm',
      },
      'words of a mission about a game',
    );
    expectEqual(missionIn(List, 'week-bet').Text.zh_tw, '累積投注 500,000 金幣', 'words about an amount');
    expect(
      List.every(({ Reset, ResetTime }) => (ResetTime === '') === (Reset === 'once')),
      'what begins anew says when',
    );
  }),
  conforms(getMissions, 200, 'counts rounds, and pushes a completed mission', async (context) => {
    const { session, socket } = await newcomer(context);
    const counted = async (): Promise<unknown> => {
      const { List } = await socket.call(getMissions, {});
      return ['rounds', 'bet', 'win', 'single', 'multiple', 'game', 'games'].map(
        (id) => missionIn(List, `day-${id}`).Progress,
      );
    };
    expectEqual(await counted(), [0, 0, 0, 0, 0, 0, 0], 'to begin with');
    await play(context, session, 'owl');
    expectEqual(await counted(), [1, 1_000, 12_000, 1, 1, 1, 1], 'after a round');
    const { result, frame } = await socket.push(missionDone);
    expectEqual([result.MissionID, result.State], ['day-single', 2], 'the push');
    expect(frame.R !== undefined, 'a personal push');
    expectEqual(result, await read(socket, 'day-single'), 'the same in the list');
    await play(context, session, 'owl', 'cat');
    expectEqual(await counted(), [3, 3_000, 20_000, 1, 3, 2, 2], 'after three rounds of two games');
    expectEqual(
      [(await socket.push(missionDone)).result.MissionID, (await socket.push(missionDone)).result.MissionID],
      ['day-win', 'day-multiple'],
      'what the others fulfilled',
    );
  }),
  conforms(
    getMissions,
    200,
    "counts sign-ins and sign-in days, and the player's level and binding",
    async (context) => {
      const { socket } = await newcomer(context);
      const guest = (await socket.call(getMissions, {})).List;
      expectEqual(
        ['week-sign-in', 'week-seven-days', 'phone', 'level-5', 'vip-2'].map((id) => missionIn(guest, id).Progress),
        [1, 0, 0, 1, 1],
        'of a guest',
      );
      await socket.call(claimSignInDay, {});
      expectEqual((await read(socket, 'week-seven-days')).Progress, 1, 'sign-in days');
      const member = await (await context.member(COMING_BACK)).openSocket('lobby');
      expect([2, 3].includes((await read(member, 'phone')).State), 'a member has bound a phone');
    },
  ),
  conforms(getMissions, 200, 'leaves out missions that the player cannot complete yet', async (context) => {
    const { socket } = await newcomer(context);
    const ofGuest = (await socket.call(getMissions, {})).List.map(({ MissionID }) => MissionID);
    for (const id of ['day-chat', 'day-gift', 'day-envelope', 'week-friends', 'club', 'invite', 'email'])
      expect(!ofGuest.includes(id), `${id} for a guest`);
    const [member] = await createTestMembers(context, YOUNG, { count: 1, isYoung: true });
    const { lobby, id: PlayerID } = assertDefined(member, 'a member');
    const young = (await lobby.call(getMissions, {})).List;
    expect(!young.some(({ MissionID }) => MissionID === 'day-gift'), 'no gift in the first 24 hours');
    const chat = missionIn(young, 'day-chat');
    expectEqual(
      [chat.ToFriends, chat.Text.zh_tw],
      [true, '傳訊息給好友或客服 3 則'],
      'messages below the tier of chat',
    );
    await context.letGive(PlayerID);
    await context.setState(PlayerID, { VIPLevel: 3 });
    expectEqual((await read(lobby, 'day-gift')).State, 1, 'a gift after 24 hours');
    const { ToFriends, Text } = await read(lobby, 'day-chat');
    expectEqual([ToFriends, Text.zh_tw], [undefined, '聊天發言 3 則'], 'messages from that tier on');
  }),
  conforms(getMissions, 200, 'resets daily and weekly missions, but no one-time mission', async (context) => {
    const session = await context.member(COMING_BACK);
    await play(context, session, 'owl');
    const socket = await session.openSocket('lobby');
    const before = (await socket.call(getMissions, {})).List;
    expect(missionIn(before, 'day-rounds').Progress > 0, 'a round of today');
    const midnight = Date.parse(missionIn(before, 'day-rounds').ResetTime);
    const { ServerTime } = await context.visitor().call(advanceClock, { Advance: 1 });
    await context.advance(Math.ceil((midnight - Date.parse(ServerTime)) / 1000) + 1);
    const after = (await (await (await context.member(COMING_BACK)).openSocket('lobby')).call(getMissions, {})).List;
    expectEqual(missionIn(after, 'day-rounds').Progress, 0, 'rounds of a new day');
    expectEqual(missionIn(after, 'day-single').State, 1, 'a mission of a new day');
    const [week, weekAfter] = [missionIn(before, 'week-bet'), missionIn(after, 'week-bet')];
    const isNewWeek = week.ResetTime !== weekAfter.ResetTime;
    expectEqual(weekAfter.Progress, isNewWeek ? 0 : week.Progress, 'bets of the week');
    expectEqual(missionIn(after, 'phone').Progress, 1, 'what is once');
  }),
  conforms(getMissions, 200, 'counts missions among its missions', async (context) => {
    const { session, socket } = await newcomer(context);
    await play(context, session, ...Array.from({ length: 10 }, () => 'owl'));
    expectEqual((await read(socket, 'day-all')).Progress, 4, 'win, single win, multiple and game');
    await play(context, session, 'cat', 'tiger');
    const all = await read(socket, 'day-all');
    expectEqual([all.Progress, all.Target, all.State], [5, 5, 2], 'after three games');
  }),
  conforms(getMissions, 200, 'counts messages and new friends', async (context) => {
    await context.advance(QUIET_SECONDS);
    const session = await context.member(TALKING);
    await context.setState(session.playerID, { VIPLevel: 3 });
    const [lobby, chat] = [await session.openSocket('lobby'), await session.openSocket('chat')];
    const before = (await read(lobby, 'day-chat')).Progress;
    expectEqual(before, 0, 'messages to begin with');
    for (const Message of ['任務一', '任務二', '任務三']) await chat.call(sendPublicMessage, { Message });
    expectEqual((await lobby.push(missionDone)).result.MissionID, 'day-chat', 'the push');
    const friends = (await read(lobby, 'week-friends')).Progress;
    const other = await context.member(COMING_BACK);
    await lobby.call(addRelation, { PlayerID: other.playerID, Type: 1 });
    expectEqual((await read(lobby, 'week-friends')).Progress, friends + 1, 'friends');
    await lobby.call(deleteRelation, { PlayerID: other.playerID, Type: 1 });
    await lobby.call(addRelation, { PlayerID: other.playerID, Type: 1 });
    expectEqual((await read(lobby, 'week-friends')).Progress, friends + 1, 'the same friend made again');
  }),
  conforms(claimMission, 200, 'pays the reward of a completed mission', async (context) => {
    const { session, socket } = await newcomer(context);
    await play(context, session, 'owl');
    const before = (await socket.call(getWallet, {})).Gold;
    const { Mission: claimed, Reward } = await socket.call(claimMission, { MissionID: 'day-single' });
    expectEqual([claimed.State, Reward], [3, claimed.Reward], 'what is claimed');
    expectEqual(await read(socket, 'day-single'), claimed, 'the list afterwards');
    await socket.push(walletChanged);
    expectEqual((await socket.push(walletChanged)).result.Gold, before + Reward.Gold, 'the wallet by push');
    expectEqual((await socket.call(getWallet, {})).Gold, before + Reward.Gold, 'the wallet');
  }),
  conforms(claimMission, 300011, 'refuses an unknown mission id', async (context) => {
    const { socket } = await newcomer(context);
    expectEqual((await socket.ask(claimMission.op, { MissionID: 'none' })).Code, 300011, 'code');
  }),
  conforms(claimMission, 300012, 'refuses a second claim', async (context) => {
    const { session, socket } = await newcomer(context);
    await play(context, session, 'owl');
    await socket.call(claimMission, { MissionID: 'day-single' });
    const { Gold } = await socket.call(getWallet, {});
    expectEqual((await socket.ask(claimMission.op, { MissionID: 'day-single' })).Code, 300012, 'code');
    expectEqual((await socket.call(getWallet, {})).Gold, Gold, 'the wallet');
  }),
  conforms(claimMission, 300012, 'pays one of two claims that come at once', async (context) => {
    const { session, socket } = await newcomer(context);
    await play(context, session, 'owl');
    const { Gold } = await socket.call(getWallet, {});
    const sockets = [socket, await session.openSocket('lobby'), await session.openSocket('lobby')];
    const answers = await Promise.all(sockets.map((each) => each.ask(claimMission.op, { MissionID: 'day-single' })));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300012, 300012],
      'codes',
    );
    const { Reward } = await read(socket, 'day-single');
    expectEqual((await socket.call(getWallet, {})).Gold, Gold + Reward.Gold, 'the wallet');
  }),
  conforms(claimMission, 300013, 'refuses a mission that is not completed', async (context) => {
    const { socket } = await newcomer(context);
    for (const MissionID of ['day-single', 'week-sign-in', 'vip-3', 'email'])
      expectEqual((await socket.ask(claimMission.op, { MissionID })).Code, 300013, MissionID);
  }),
  conforms(claimAllMissions, 200, 'pays all completed missions together', async (context) => {
    const { session, socket } = await newcomer(context);
    await context.setState(session.playerID, { VIPLevel: 3 });
    await play(context, session, 'owl', 'owl', 'owl');
    const ready = (await socket.call(getMissions, {})).List.filter(({ State }) => State === 2);
    expectEqual(
      ready.map(({ MissionID }) => MissionID),
      ['day-win', 'day-single', 'day-multiple', 'vip-2', 'vip-3'],
      'what is fulfilled',
    );
    const badge = (await socket.call(getEvents, {})).List.find(({ Kind }) => Kind === 'mission')?.Badge;
    expectEqual(badge, ready.length, 'the badge of the event list');
    const before = (await socket.call(getWallet, {})).Gold;
    const { List, Reward } = await socket.call(claimAllMissions, {});
    expectEqual(
      List.map(({ MissionID, State }) => [MissionID, State]),
      ready.map(({ MissionID }) => [MissionID, 3]),
      'what is claimed',
    );
    const sum = ready.reduce((total, mission) => total + mission.Reward.Gold, 0);
    expectEqual([Reward.Gold, (await socket.call(getWallet, {})).Gold], [sum, before + sum], 'the reward');
    expectEqual((await socket.call(getMissions, {})).Claimable, 0, 'what is left');
  }),
  conforms(claimAllMissions, 300013, 'refuses a claim without a completed mission', async (context) => {
    const { socket } = await newcomer(context);
    expectEqual((await socket.ask(claimAllMissions.op, {})).Code, 300013, 'code');
  }),
  conforms(getEvents, 200, 'lists events in their order, with the number of rewards in each', async (context) => {
    const { session, socket } = await newcomer(context);
    const orders = (await socket.call(getEvents, {})).List.map(({ Kind, Order }) => [Kind, Order]);
    expectEqual(
      orders,
      [
        ['comeback', 4],
        ['signInDays', 5],
        ['specialReward', 6],
        ['mission', 15],
        ['ad', 16],
        ['passTicket', 17],
        ['challenge', 18],
        ['invite', 19],
        ['bindBonus', 20],
      ],
      'kinds and orders',
    );
    const badges = async (): Promise<unknown> =>
      (await socket.call(getEvents, {})).List.filter(({ Kind }) => Kind === 'signInDays' || Kind === 'mission').map(
        ({ Badge }) => Badge,
      );
    expectEqual(await badges(), [1, 0], 'to begin with');
    await socket.call(claimSignInDay, {});
    await play(context, session, 'owl');
    expectEqual(await badges(), [0, 1], 'after signing in for the day and a mission done');
  }),
  conforms(getEvents, 200, 'counts rewards of pass ticket and challenges until they are claimed', async (context) => {
    const { session, socket } = await atDawn(context, WAITING);
    const badges = async (): Promise<unknown> => {
      const { List } = await socket.call(getEvents, {});
      return List.filter(({ Kind }) => Kind === 'passTicket' || Kind === 'challenge').map(({ Badge }) => Badge);
    };
    expectEqual(await badges(), [0, 0], 'to begin with');
    await socket.call(acceptChallenge, { ChallengeID: 'day-rounds' });
    // Each round gives two points of experience, so the fiftieth round reaches the first level.
    await playRounds(context, session.playerID, 50, 100, 50);
    expectEqual(await badges(), [1, 1], 'a level and a challenge');
    const { Season, Price } = await socket.call(getPassTicket, {});
    await socket.call(claimPassLevel, { Season, Level: 1, Track: 1 });
    await socket.call(claimChallenge, { ChallengeID: 'day-rounds' });
    expectEqual(await badges(), [0, 0], 'once claimed');
    await give(context, session.playerID, Price.ItemID, Price.Amount);
    await socket.call(buyPassTicket, { Season });
    expectEqual(await badges(), [1, 0], 'the level on the paid track, once that is open');
  }),
  conforms(
    getEvents,
    200,
    'counts invited friends at the milestone and the bonus of a bound phone',
    async (context) => {
      await context.member(INVITING);
      // If two accounts have the same age, neither can invite the other.
      await context.advance(1);
      await context.member(INVITED);
      const [first, second] = await context.members([INVITING, INVITED]);
      const [inviter, friend] = [assertDefined(first, 'the inviter'), assertDefined(second, 'the friend')];
      const socket = await inviter.openSocket('lobby');
      const badges = async (): Promise<unknown> => {
        const { List } = await socket.call(getEvents, {});
        return List.filter(({ Kind }) => Kind === 'invite' || Kind === 'bindBonus').map(({ Badge }) => Badge);
      };
      expectEqual(await badges(), [0, 1], 'to begin with');
      const { FriendCode } = await socket.call(getInviteInfo, {});
      await (await friend.openSocket('lobby')).call(bindInviteCode, { FriendCode });
      await context.setState(friend.playerID, { VIPLevel: 2 });
      await inviter.visitor.call(receiveBindBonus, { Screen: '綁定手機' }, { token: inviter.token });
      expectEqual(await badges(), [1, 0], 'a friend at the milestone, the bonus received');
      await socket.call(claimInviteReward, { FriendRequest: [friend.playerID] });
      expectEqual(await badges(), [0, 0], 'once claimed');
    },
  ),
];
