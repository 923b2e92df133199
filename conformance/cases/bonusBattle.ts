import { getBattleStanding, getBonusBattles, joinBonusBattle } from '#protocol/operations/bonusBattle.ts';
import { claimReward, getRewards, rewardArrived } from '#protocol/operations/reward.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import { arrive, atDawn, holds, playRounds, startDay } from './eventDay.ts';

async function battles(socket: TestSocket) {
  const { List } = await socket.call(getBonusBattles, {});
  return { day: assertDefined(List[0], "today's battle"), week: assertDefined(List[1], "this week's battle") };
}

export const bonusBattleCases: readonly ConformanceCase[] = [
  conforms(getBonusBattles, 200, 'shows the battles of the day and the week with their pools', async (context) => {
    const { socket } = await atDawn(context, '0947000501');
    const { day, week } = await battles(socket);
    expectEqual([day.Kind, day.Rule, week.Kind, week.Rule], ['day', 'multiple', 'week', 'win'], 'kinds and rules');
    expectEqual(
      day.Brackets.map(({ MinVip, MaxVip, Pool }) => [MinVip, MaxVip, Pool]),
      [
        [1, 2, 50_000],
        [3, 5, 150_000],
        [6, 8, 400_000],
      ],
      'brackets',
    );
    expectEqual([day.Joined, day.Bracket, day.Score, day.Rank], [false, 1, 0, 0], 'of a newcomer');
    expectEqual(Date.parse(week.EndTime) - Date.parse(week.StartTime), 7 * 24 * 3600 * 1000, 'length of a week');
  }),
  conforms(joinBonusBattle, 200, 'counts rounds from then on, in the bracket of the tier', async (context) => {
    const { session, socket } = await atDawn(context, '0947000502');
    const { day, week } = await battles(socket);
    await playRounds(context, session.playerID, 1, 10, 500);
    const joined = await socket.call(joinBonusBattle, { BattleID: day.BattleID });
    expectEqual([joined.Joined, joined.Bracket, joined.Score], [true, 1, 0], 'after joining');
    expectEqual(joined.Brackets[0]?.Players, (day.Brackets[0]?.Players ?? 0) + 1, 'players of the bracket');
    await socket.call(joinBonusBattle, { BattleID: week.BattleID });
    for (const [bet, win] of [
      [100, 250],
      [100, 120],
      [200, 0],
    ] as const)
      await playRounds(context, session.playerID, 1, bet, win);
    const after = await battles(socket);
    expectEqual([after.day.Score, after.week.Score], [250, 370], 'the best multiple in hundredths, and gold won');
    expectEqual([after.day.Joined, after.week.Joined], [true, true], 'joined');
  }),
  conforms(joinBonusBattle, 300015, 'refuses a second entry', async (context) => {
    const { socket } = await atDawn(context, '0947000501');
    const { BattleID } = (await battles(socket)).day;
    await socket.call(joinBonusBattle, { BattleID });
    expectEqual((await socket.ask(joinBonusBattle.op, { BattleID })).Code, 300015, 'code');
  }),
  conforms(joinBonusBattle, 300016, 'refuses an entry before the start and after the end', async (context) => {
    const first = await atDawn(context, '0947000501');
    const { BattleID } = (await battles(first.socket)).day;
    await startDay(context);
    const { socket } = await arrive(context, '0947000501');
    expectEqual((await socket.ask(joinBonusBattle.op, { BattleID })).Code, 300016, 'over');
    expectEqual((await socket.ask(joinBonusBattle.op, { BattleID: 'day-2999-01-01' })).Code, 300016, 'to come');
  }),
  conforms(joinBonusBattle, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const { BattleID } = (await battles(socket)).day;
    expectEqual((await socket.ask(joinBonusBattle.op, { BattleID })).Code, 300008, 'a guest');
  }),
  conforms(getBattleStanding, 200, 'ranks by score, and pays the pool once after the end', async (context) => {
    const first = await atDawn(context, '0947000503');
    const second = await arrive(context, '0947000504');
    const { BattleID } = (await battles(first.socket)).day;
    for (const { socket } of [first, second]) await socket.call(joinBonusBattle, { BattleID });
    await playRounds(context, first.session.playerID, 1, 100, 300);
    await playRounds(context, second.session.playerID, 1, 100, 900);
    const running = await first.socket.call(getBattleStanding, { BattleID, Bracket: 1 });
    expectEqual(
      running.List.map(({ Rank, Player, Score, Bonus }) => [Rank, Player.PlayerID, Score, Bonus]),
      [
        [1, second.session.playerID, 900, 15_000],
        [2, first.session.playerID, 300, 10_000],
      ],
      'the standing',
    );
    expectEqual([running.Total, running.Settled], [2, false], 'while it goes on');
    const page = await first.socket.call(getBattleStanding, { BattleID, Bracket: 1, Page: 2, PerPage: 1 });
    expectEqual(page.List, running.List.slice(1), 'the second page');
    expectEqual((await battles(first.socket)).day.Rank, 2, 'the rank of the second');

    await startDay(context);
    await context.advance(61);
    const winner = await arrive(context, '0947000504');
    expectEqual((await winner.socket.call(getBattleStanding, { BattleID, Bracket: 1 })).Settled, true, 'settled');
    const { List } = await winner.socket.call(getRewards, { PerPage: 100 });
    const bonuses = List.filter(({ Source, RewardID }) => Source === 'bonusBattle' && RewardID.includes(BattleID));
    expectEqual(
      bonuses.map(({ Amount, State }) => [Amount, State]),
      [[15_000, 1]],
      'rewards of this battle',
    );
    expectEqual(winner.socket.pending(rewardArrived).length, 0, 'pushes after it was paid');
    const before = await holds(winner.socket, 1);
    await winner.socket.call(claimReward, { RewardID: assertDefined(bonuses[0], 'a bonus').RewardID });
    expectEqual(await holds(winner.socket, 1), before + 15_000, 'gold');
  }),
  conforms(
    getBattleStanding,
    200,
    'leaves out a player who is banned at the end: the next places move up',
    async (context) => {
      const first = await atDawn(context, '0947000505');
      const banned = await arrive(context, '0947000506');
      const { BattleID } = (await battles(first.socket)).day;
      for (const { socket } of [first, banned]) await socket.call(joinBonusBattle, { BattleID });
      await playRounds(context, first.session.playerID, 1, 100, 300);
      await playRounds(context, banned.session.playerID, 1, 100, 900);
      await context.setState(banned.session.playerID, { Disabled: true });
      await startDay(context);
      await context.advance(61);
      await context.setState(banned.session.playerID, { Disabled: false });
      const { socket } = await arrive(context, '0947000505');
      const { List, Total } = await socket.call(getBattleStanding, { BattleID, Bracket: 1 });
      expectEqual(
        [Total, List.map(({ Rank, Player, Bonus }) => [Rank, Player.PlayerID, Bonus])],
        [1, [[1, first.session.playerID, 15_000]]],
        'the standing',
      );
      const ofBattle = async (one: TestSocket) =>
        (await one.call(getRewards, { PerPage: 100 })).List.filter(({ RewardID }) => RewardID.includes(BattleID));
      expectEqual((await ofBattle(socket))[0]?.Amount, 15_000, 'the reward of the first');
      const back = await arrive(context, '0947000506');
      expectEqual((await ofBattle(back.socket)).length, 0, 'rewards of who was banned');
    },
  ),
  conforms(getBattleStanding, 300011, 'refuses an unknown battle', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const answer = await socket.ask(getBattleStanding.op, { BattleID: 'day-2001-01-01', Bracket: 1 });
    expectEqual(answer.Code, 300011, 'code');
  }),
];
