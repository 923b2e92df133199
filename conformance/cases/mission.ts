import { advanceClock, settleRound } from '#protocol/endpoints/dev.ts';
import type { Mission } from '#protocol/entities/mission.ts';
import { sendPublicMessage } from '#protocol/operations/chat.ts';
import { addRelation, deleteRelation } from '#protocol/operations/relation.ts';
import { claimSignInDay } from '#protocol/operations/signInDays.ts';
import { claimAllMissions, claimMission, getEvents, getMissions, missionDone } from '#protocol/operations/mission.ts';
import { getWallet, walletChanged } from '#protocol/operations/user.ts';
import { MISSION_TYPE } from '#protocol/rules/missionText.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { Line } from '../line.ts';
import type { Seat, Stage } from '../stage.ts';

const COMING_BACK = '0931000011';
const TALKING = '0931000012';
/** Longer than the window of 10 messages in 60 s. */
const QUIET_SECONDS = 61;

const missionIn = (missions: readonly Mission[], id: string): Mission =>
  assertDefined(
    missions.find(({ MissionID }) => MissionID === id),
    `the mission ${id}`,
  );
const read = async (line: Line, id: string): Promise<Mission> => missionIn((await line.call(getMissions, {})).List, id);

/** A guest with a lobby connection. */
async function newcomer(stage: Stage): Promise<{ seat: Seat; line: Line }> {
  const seat = await stage.guest();
  return { seat, line: await seat.line('lobby') };
}

/** Ends rounds of 1,000 that pay twelve times: too little for an honor. */
async function play(stage: Stage, { playerID: PlayerID }: Seat, ...games: readonly string[]): Promise<void> {
  for (const GameCode of games)
    await stage.visitor().call(settleRound, { PlayerID, GameCode, Bet: 1_000, Win: 12_000 });
}

export const missionCases: readonly ConformanceCase[] = [
  conforms(getMissions, 200, 'knows a mission of every type, with its words in three languages', async (stage) => {
    const { line } = await newcomer(stage);
    const { List, Total } = await line.call(getMissions, {});
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
  conforms(getMissions, 200, 'counts what rounds are, and tells of what they fulfil', async (stage) => {
    const { seat, line } = await newcomer(stage);
    const counted = async (): Promise<unknown> => {
      const { List } = await line.call(getMissions, {});
      return ['rounds', 'bet', 'win', 'single', 'multiple', 'game', 'games'].map(
        (id) => missionIn(List, `day-${id}`).Progress,
      );
    };
    expectEqual(await counted(), [0, 0, 0, 0, 0, 0, 0], 'to begin with');
    await play(stage, seat, 'owl');
    expectEqual(await counted(), [1, 1_000, 12_000, 1, 1, 1, 1], 'after a round');
    const { result, frame } = await line.push(missionDone);
    expectEqual([result.MissionID, result.State], ['day-single', 2], 'the push');
    expect(frame.R !== undefined, 'a personal push');
    expectEqual(result, await read(line, 'day-single'), 'the same in the list');
    await play(stage, seat, 'owl', 'cat');
    expectEqual(await counted(), [3, 3_000, 20_000, 1, 3, 2, 2], 'after three rounds of two games');
    expectEqual(
      [(await line.push(missionDone)).result.MissionID, (await line.push(missionDone)).result.MissionID],
      ['day-win', 'day-multiple'],
      'what the others fulfilled',
    );
  }),
  conforms(getMissions, 200, 'counts signing in and sign-in days, and what the player is', async (stage) => {
    const { line } = await newcomer(stage);
    const guest = (await line.call(getMissions, {})).List;
    expectEqual(
      ['week-sign-in', 'week-seven-days', 'phone', 'level-5', 'vip-2'].map((id) => missionIn(guest, id).Progress),
      [1, 0, 0, 1, 1],
      'of a guest',
    );
    await line.call(claimSignInDay, {});
    expectEqual((await read(line, 'week-seven-days')).Progress, 1, 'sign-in days');
    const member = await (await stage.member(COMING_BACK)).line('lobby');
    expect([2, 3].includes((await read(member, 'phone')).State), 'a member has bound a phone');
  }),
  conforms(getMissions, 200, 'begins anew each day, each week, and never what is once', async (stage) => {
    const seat = await stage.member(COMING_BACK);
    await play(stage, seat, 'owl');
    const line = await seat.line('lobby');
    const before = (await line.call(getMissions, {})).List;
    expect(missionIn(before, 'day-rounds').Progress > 0, 'a round of today');
    const midnight = Date.parse(missionIn(before, 'day-rounds').ResetTime);
    const { ServerTime } = await stage.visitor().call(advanceClock, { Advance: 1 });
    await stage.advance(Math.ceil((midnight - Date.parse(ServerTime)) / 1000) + 1);
    const after = (await (await (await stage.member(COMING_BACK)).line('lobby')).call(getMissions, {})).List;
    expectEqual(missionIn(after, 'day-rounds').Progress, 0, 'rounds of a new day');
    expectEqual(missionIn(after, 'day-single').State, 1, 'a mission of a new day');
    const [week, weekAfter] = [missionIn(before, 'week-bet'), missionIn(after, 'week-bet')];
    const isNewWeek = week.ResetTime !== weekAfter.ResetTime;
    expectEqual(weekAfter.Progress, isNewWeek ? 0 : week.Progress, 'bets of the week');
    expectEqual(missionIn(after, 'phone').Progress, 1, 'what is once');
  }),
  conforms(getMissions, 200, 'counts missions among its missions', async (stage) => {
    const { seat, line } = await newcomer(stage);
    await play(stage, seat, ...Array.from({ length: 10 }, () => 'owl'));
    expectEqual((await read(line, 'day-all')).Progress, 4, 'win, single win, multiple and game');
    await play(stage, seat, 'cat', 'tiger');
    const all = await read(line, 'day-all');
    expectEqual([all.Progress, all.Target, all.State], [5, 5, 2], 'after three games');
  }),
  conforms(getMissions, 200, 'counts what is said and who is befriended', async (stage) => {
    await stage.advance(QUIET_SECONDS);
    const seat = await stage.member(TALKING);
    await stage.setState(seat.playerID, { VIPLevel: 3 });
    const [lobby, chat] = [await seat.line('lobby'), await seat.line('chat')];
    const before = (await read(lobby, 'day-chat')).Progress;
    expectEqual(before, 0, 'messages to begin with');
    for (const Message of ['任務一', '任務二', '任務三']) await chat.call(sendPublicMessage, { Message });
    expectEqual((await lobby.push(missionDone)).result.MissionID, 'day-chat', 'the push');
    const friends = (await read(lobby, 'week-friends')).Progress;
    const other = await stage.member(COMING_BACK);
    await lobby.call(addRelation, { PlayerID: other.playerID, Type: 1 });
    expectEqual((await read(lobby, 'week-friends')).Progress, friends + 1, 'friends');
    await lobby.call(deleteRelation, { PlayerID: other.playerID, Type: 1 });
    await lobby.call(addRelation, { PlayerID: other.playerID, Type: 1 });
    expectEqual((await read(lobby, 'week-friends')).Progress, friends + 1, 'the same friend made again');
  }),
  conforms(claimMission, 200, 'pays the reward once it is fulfilled', async (stage) => {
    const { seat, line } = await newcomer(stage);
    await play(stage, seat, 'owl');
    const before = (await line.call(getWallet, {})).Gold;
    const { Mission: claimed, Reward } = await line.call(claimMission, { MissionID: 'day-single' });
    expectEqual([claimed.State, Reward], [3, claimed.Reward], 'what is claimed');
    expectEqual(await read(line, 'day-single'), claimed, 'the list afterwards');
    await line.push(walletChanged);
    expectEqual((await line.push(walletChanged)).result.Gold, before + Reward.Gold, 'the wallet by push');
    expectEqual((await line.call(getWallet, {})).Gold, before + Reward.Gold, 'the wallet');
  }),
  conforms(claimMission, 300011, 'knows no mission by an id that none has', async (stage) => {
    const { line } = await newcomer(stage);
    expectEqual((await line.ask(claimMission.op, { MissionID: 'none' })).Code, 300011, 'code');
  }),
  conforms(claimMission, 300012, 'pays nothing twice', async (stage) => {
    const { seat, line } = await newcomer(stage);
    await play(stage, seat, 'owl');
    await line.call(claimMission, { MissionID: 'day-single' });
    const { Gold } = await line.call(getWallet, {});
    expectEqual((await line.ask(claimMission.op, { MissionID: 'day-single' })).Code, 300012, 'code');
    expectEqual((await line.call(getWallet, {})).Gold, Gold, 'the wallet');
  }),
  conforms(claimMission, 300012, 'pays one of two claims that come at once', async (stage) => {
    const { seat, line } = await newcomer(stage);
    await play(stage, seat, 'owl');
    const { Gold } = await line.call(getWallet, {});
    const lines = [line, await seat.line('lobby'), await seat.line('lobby')];
    const answers = await Promise.all(lines.map((each) => each.ask(claimMission.op, { MissionID: 'day-single' })));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300012, 300012],
      'codes',
    );
    const { Reward } = await read(line, 'day-single');
    expectEqual((await line.call(getWallet, {})).Gold, Gold + Reward.Gold, 'the wallet');
  }),
  conforms(claimMission, 300013, 'pays nothing that is under way', async (stage) => {
    const { line } = await newcomer(stage);
    for (const MissionID of ['day-single', 'week-sign-in', 'vip-3', 'email'])
      expectEqual((await line.ask(claimMission.op, { MissionID })).Code, 300013, MissionID);
  }),
  conforms(claimAllMissions, 200, 'pays all that is fulfilled together', async (stage) => {
    const { seat, line } = await newcomer(stage);
    await stage.setState(seat.playerID, { VIPLevel: 3 });
    await play(stage, seat, 'owl', 'owl', 'owl');
    const ready = (await line.call(getMissions, {})).List.filter(({ State }) => State === 2);
    expectEqual(
      ready.map(({ MissionID }) => MissionID),
      ['day-win', 'day-single', 'day-multiple', 'vip-2', 'vip-3'],
      'what is fulfilled',
    );
    const badge = (await line.call(getEvents, {})).List.find(({ Kind }) => Kind === 'mission')?.Badge;
    expectEqual(badge, ready.length, 'the badge of the event list');
    const before = (await line.call(getWallet, {})).Gold;
    const { List, Reward } = await line.call(claimAllMissions, {});
    expectEqual(
      List.map(({ MissionID, State }) => [MissionID, State]),
      ready.map(({ MissionID }) => [MissionID, 3]),
      'what is claimed',
    );
    const sum = ready.reduce((total, mission) => total + mission.Reward.Gold, 0);
    expectEqual([Reward.Gold, (await line.call(getWallet, {})).Gold], [sum, before + sum], 'the reward');
    expectEqual((await line.call(getMissions, {})).Claimable, 0, 'what is left');
  }),
  conforms(claimAllMissions, 300013, 'has nothing to pay where nothing is fulfilled', async (stage) => {
    const { line } = await newcomer(stage);
    expectEqual((await line.ask(claimAllMissions.op, {})).Code, 300013, 'code');
  }),
  conforms(getEvents, 200, 'lists events in their order, with what waits in each', async (stage) => {
    const { seat, line } = await newcomer(stage);
    const orders = (await line.call(getEvents, {})).List.map(({ Kind, Order }) => [Kind, Order]);
    expectEqual(
      orders,
      [
        ['comeback', 4],
        ['signInDays', 5],
        ['specialReward', 6],
        ['mission', 15],
        ['ad', 16],
      ],
      'kinds and orders',
    );
    const badges = async (): Promise<unknown> =>
      (await line.call(getEvents, {})).List.filter(({ Kind }) => Kind === 'signInDays' || Kind === 'mission').map(
        ({ Badge }) => Badge,
      );
    expectEqual(await badges(), [1, 0], 'to begin with');
    await line.call(claimSignInDay, {});
    await play(stage, seat, 'owl');
    expectEqual(await badges(), [0, 1], 'after signing in for the day and a mission done');
  }),
];
