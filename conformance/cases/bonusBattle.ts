import { getBattleStanding, getBonusBattles, joinBonusBattle } from '#protocol/operations/bonusBattle.ts';
import { claimReward, getRewards, rewardArrived } from '#protocol/operations/reward.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { Line } from '../line.ts';
import { arrive, atDawn, holds, playRounds, startDay } from './eventDay.ts';

/** Today's and this week's battle. */
async function battles(line: Line) {
  const { List } = await line.call(getBonusBattles, {});
  return { day: assertDefined(List[0], "today's battle"), week: assertDefined(List[1], "this week's battle") };
}

export const bonusBattleCases: readonly ConformanceCase[] = [
  conforms(getBonusBattles, 200, 'shows the battles of the day and the week with their pools', async (stage) => {
    const { line } = await atDawn(stage, '0947000501');
    const { day, week } = await battles(line);
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
  conforms(joinBonusBattle, 200, 'counts rounds from then on, in the bracket of the tier', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000502');
    const { day, week } = await battles(line);
    await playRounds(stage, seat.playerID, 1, 10, 500);
    const joined = await line.call(joinBonusBattle, { BattleID: day.BattleID });
    expectEqual([joined.Joined, joined.Bracket, joined.Score], [true, 1, 0], 'after joining');
    expectEqual(joined.Brackets[0]?.Players, (day.Brackets[0]?.Players ?? 0) + 1, 'players of the bracket');
    await line.call(joinBonusBattle, { BattleID: week.BattleID });
    for (const [bet, win] of [
      [100, 250],
      [100, 120],
      [200, 0],
    ] as const)
      await playRounds(stage, seat.playerID, 1, bet, win);
    const after = await battles(line);
    expectEqual([after.day.Score, after.week.Score], [250, 370], 'the best multiple in hundredths, and gold won');
    expectEqual([after.day.Joined, after.week.Joined], [true, true], 'joined');
  }),
  conforms(joinBonusBattle, 300015, 'is joined once', async (stage) => {
    const { line } = await atDawn(stage, '0947000501');
    const { BattleID } = (await battles(line)).day;
    await line.call(joinBonusBattle, { BattleID });
    expectEqual((await line.ask(joinBonusBattle.op, { BattleID })).Code, 300015, 'code');
  }),
  conforms(joinBonusBattle, 300016, 'cannot be joined once it is over, or before it begins', async (stage) => {
    const first = await atDawn(stage, '0947000501');
    const { BattleID } = (await battles(first.line)).day;
    await startDay(stage);
    const { line } = await arrive(stage, '0947000501');
    expectEqual((await line.ask(joinBonusBattle.op, { BattleID })).Code, 300016, 'over');
    expectEqual((await line.ask(joinBonusBattle.op, { BattleID: 'day-2999-01-01' })).Code, 300016, 'to come');
  }),
  conforms(joinBonusBattle, 300008, 'is for members', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    const { BattleID } = (await battles(line)).day;
    expectEqual((await line.ask(joinBonusBattle.op, { BattleID })).Code, 300008, 'a guest');
  }),
  conforms(getBattleStanding, 200, 'ranks by score, and pays the pool once it is over, once', async (stage) => {
    const first = await atDawn(stage, '0947000503');
    const second = await arrive(stage, '0947000504');
    const { BattleID } = (await battles(first.line)).day;
    for (const { line } of [first, second]) await line.call(joinBonusBattle, { BattleID });
    await playRounds(stage, first.seat.playerID, 1, 100, 300);
    await playRounds(stage, second.seat.playerID, 1, 100, 900);
    const running = await first.line.call(getBattleStanding, { BattleID, Bracket: 1 });
    expectEqual(
      running.List.map(({ Rank, Player, Score, Bonus }) => [Rank, Player.PlayerID, Score, Bonus]),
      [
        [1, second.seat.playerID, 900, 15_000],
        [2, first.seat.playerID, 300, 10_000],
      ],
      'the standing',
    );
    expectEqual([running.Total, running.Settled], [2, false], 'while it goes on');
    const page = await first.line.call(getBattleStanding, { BattleID, Bracket: 1, Page: 2, PerPage: 1 });
    expectEqual(page.List, running.List.slice(1), 'the second page');
    expectEqual((await battles(first.line)).day.Rank, 2, 'the rank of the second');

    await startDay(stage);
    await stage.advance(61);
    const winner = await arrive(stage, '0947000504');
    expectEqual((await winner.line.call(getBattleStanding, { BattleID, Bracket: 1 })).Settled, true, 'settled');
    const { List } = await winner.line.call(getRewards, { PerPage: 100 });
    const bonuses = List.filter(({ Source, RewardID }) => Source === 'bonusBattle' && RewardID.includes(BattleID));
    expectEqual(
      bonuses.map(({ Amount, State }) => [Amount, State]),
      [[15_000, 1]],
      'rewards of this battle',
    );
    expectEqual(winner.line.pending(rewardArrived).length, 0, 'pushes after it was paid');
    const before = await holds(winner.line, 1);
    await winner.line.call(claimReward, { RewardID: assertDefined(bonuses[0], 'a bonus').RewardID });
    expectEqual(await holds(winner.line, 1), before + 15_000, 'gold');
  }),
  conforms(getBattleStanding, 200, 'has no place for who is banned when it ends: the next move up', async (stage) => {
    const first = await atDawn(stage, '0947000505');
    const banned = await arrive(stage, '0947000506');
    const { BattleID } = (await battles(first.line)).day;
    for (const { line } of [first, banned]) await line.call(joinBonusBattle, { BattleID });
    await playRounds(stage, first.seat.playerID, 1, 100, 300);
    await playRounds(stage, banned.seat.playerID, 1, 100, 900);
    await stage.setState(banned.seat.playerID, { Disabled: true });
    await startDay(stage);
    await stage.advance(61);
    await stage.setState(banned.seat.playerID, { Disabled: false });
    const { line } = await arrive(stage, '0947000505');
    const { List, Total } = await line.call(getBattleStanding, { BattleID, Bracket: 1 });
    expectEqual(
      [Total, List.map(({ Rank, Player, Bonus }) => [Rank, Player.PlayerID, Bonus])],
      [1, [[1, first.seat.playerID, 15_000]]],
      'the standing',
    );
    const ofBattle = async (one: Line) =>
      (await one.call(getRewards, { PerPage: 100 })).List.filter(({ RewardID }) => RewardID.includes(BattleID));
    expectEqual((await ofBattle(line))[0]?.Amount, 15_000, 'the reward of the first');
    const back = await arrive(stage, '0947000506');
    expectEqual((await ofBattle(back.line)).length, 0, 'rewards of who was banned');
  }),
  conforms(getBattleStanding, 300011, 'knows no battle that nobody fought', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    const answer = await line.ask(getBattleStanding.op, { BattleID: 'day-2001-01-01', Bracket: 1 });
    expectEqual(answer.Code, 300011, 'code');
  }),
];
