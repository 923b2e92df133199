import { settleRound } from '#protocol/endpoints/dev.ts';
import { getActivityRank, getRankActivities, getRankRewards } from '#protocol/operations/activityRank.ts';
import { heartbeat } from '#protocol/operations/connection.ts';
import { getMails } from '#protocol/operations/mail.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { createTestMembers, type TestMember } from '../testMembers.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestContext } from '../testContext.ts';

const HOUR_SECONDS = 60 * 60;
const TAIPEI_MS = 8 * HOUR_SECONDS * 1000;
const REFRESH_SECONDS = 15 * 60 + 1;
/** The largest stake in the world. */
const STAKE = 400_000_000_000;

const round = (context: TestContext, { id }: TestMember, Bet: number, Win: number) =>
  context.visitor().call(settleRound, { PlayerID: id, GameCode: 'owl', Bet, Win });

const activityOf = async (socket: TestSocket, id: string) =>
  assertDefined(
    (await socket.call(getRankActivities, {})).List.find(({ ActivityID }) => ActivityID === id),
    id,
  );

/** Seconds until the end of an activity's period. */
async function secondsLeft(socket: TestSocket, id: string): Promise<number> {
  const { EndTime } = await activityOf(socket, id);
  const { ServerTime } = await socket.call(heartbeat, {});
  return Math.ceil((Date.parse(EndTime) - Date.parse(ServerTime)) / 1000);
}

/** Moves the clock if the day in Taipei has less than two hours left, so that no period ends during a case. */
async function awayFromMidnight(context: TestContext): Promise<void> {
  const left = await secondsLeft(await (await context.guest()).openSocket('lobby'), 'dailyWin');
  if (left < 2 * HOUR_SECONDS) await context.advance(left + 1);
}

async function rich(context: TestContext, phone: string, count: number): Promise<(place: number) => TestMember> {
  await awayFromMidnight(context);
  const members = await createTestMembers(context, phone, { count, gold: 1_000_000_000_000 });
  return (place) => assertDefined(members[place], 'a member');
}

export const activityRankCases: readonly ConformanceCase[] = [
  conforms(getRankActivities, 200, 'names each activity, its period in Taipei and its rewards', async (context) => {
    const { List } = await (await (await context.guest()).openSocket('lobby')).call(getRankActivities, {});
    expectEqual(
      List.map(({ ActivityID, Measure }) => [ActivityID, Measure]),
      [
        ['weeklyBet', 'bet'],
        ['weeklyMultiple', 'multiple'],
        ['dailyWin', 'win'],
      ],
      'activities',
    );
    for (const { ActivityID, Period, StartTime, EndTime, Rewards } of List) {
      const days = (Date.parse(EndTime) - Date.parse(StartTime)) / DAY_MS;
      expectEqual(days, Period === 'week' ? 7 : 1, `days of ${ActivityID}`);
      const start = new Date(Date.parse(StartTime) + TAIPEI_MS);
      expectEqual(start.toISOString().slice(11), '00:00:00.000Z', `beginning of ${ActivityID}`);
      expect(Period === 'day' || start.getUTCDay() === 1, 'weeks begin on Mondays');
      expectEqual(Rewards[0]?.From, 1, 'the first place is rewarded');
      expect(
        Rewards.every((reward, at) => at === 0 || reward.From === (Rewards[at - 1]?.To ?? 0) + 1),
        'no gaps between rewards',
      );
    }
  }),

  conforms(getActivityRank, 200, 'counts rounds at once and ranks them every 15 minutes', async (context) => {
    const members = await rich(context, '0937500001', 2);
    const [first, second] = [members(0), members(1)];
    await round(context, first, 1_000, 12_340);
    await round(context, first, 2_000, 0);
    const own = async (ActivityID: 'weeklyBet' | 'weeklyMultiple' | 'dailyWin') =>
      (await first.lobby.call(getActivityRank, { ActivityID })).Own;
    expectEqual(await own('weeklyBet'), { Rank: 0, Score: 3_000, Reward: 0 }, 'staked in sum');
    expectEqual((await own('weeklyMultiple')).Score, 1_234, 'the biggest multiple, in hundredths');
    expectEqual((await own('dailyWin')).Score, 12_340, 'won in sum');
    const stake = STAKE + 200_000;
    await round(context, first, stake, 0);
    await round(context, second, stake + 5_000, 0);
    await context.advance(REFRESH_SECONDS);
    const { List, Own, Total, Activity, UpdateTime, NextTime } = await first.lobby.call(getActivityRank, {
      ActivityID: 'weeklyBet',
    });
    expectEqual(
      List.slice(0, 2).map(({ Rank, PlayerID, Score, Reward }) => [Rank, PlayerID, Score, Reward]),
      [
        [1, second.id, stake + 5_000, 500_000],
        [2, first.id, stake + 3_000, 300_000],
      ],
      'the first two',
    );
    const Next = { Rank: 1, Score: stake + 5_000 };
    expectEqual(Own, { Rank: 2, Score: stake + 3_000, Reward: 300_000, Next }, 'the own place, and the one above');
    expectEqual(Date.parse(NextTime) - Date.parse(UpdateTime), 900_000, 'milliseconds between snapshots');
    expect(Total >= 2 && Activity.ActivityID === 'weeklyBet', 'total and activity');
    const page = await first.lobby.call(getActivityRank, { ActivityID: 'weeklyBet', Page: 2, PerPage: 1 });
    expectEqual(page.List, [List[1]], 'the second page of one');
  }),
  conforms(
    getActivityRank,
    200,
    'ranks the earlier of two equal scores first, and counts no multiple of small bets',
    async (context) => {
      const members = await rich(context, '0937500002', 3);
      const [early, late, small] = [members(2), members(1), members(0)];
      await round(context, small, 99, 99 * 90_000);
      await round(context, early, 100, 100 * 80_000);
      await context.advance(1);
      await round(context, late, 200, 200 * 80_000);
      await round(context, late, 200, 200);
      await context.advance(REFRESH_SECONDS);
      const ask = ({ lobby }: TestMember) => lobby.call(getActivityRank, { ActivityID: 'weeklyMultiple' });
      const { List, Own } = await ask(early);
      expectEqual(
        List.slice(Own.Rank - 1, Own.Rank + 1).map(({ PlayerID, Score }) => [PlayerID, Score]),
        [
          [early.id, 8_000_000],
          [late.id, 8_000_000],
        ],
        'one behind the other',
      );
      expectEqual((await ask(small)).Own, { Rank: 0, Score: 0, Reward: 0 }, 'of a small bet');
    },
  ),
  conforms(getActivityRank, 200, 'leaves guests out', async (context) => {
    await awayFromMidnight(context);
    const guest = await context.guest();
    const lobby = await guest.openSocket('lobby');
    await context.visitor().call(settleRound, { PlayerID: guest.playerID, GameCode: 'owl', Bet: 100, Win: 9_000_000 });
    await context.advance(REFRESH_SECONDS);
    const { List, Own } = await lobby.call(getActivityRank, { ActivityID: 'weeklyMultiple', PerPage: 100 });
    expect(!List.some(({ PlayerID }) => PlayerID === guest.playerID), 'not in the list');
    expectEqual([Own.Rank, Own.Score], [0, 9_000_000], 'one’s own score');
  }),

  conforms(getRankRewards, 200, 'rewards the places of a period once, by mail, after its end', async (context) => {
    const phone = '0937500003';
    const winner = (await rich(context, phone, 1))(0);
    await round(context, winner, STAKE + 100_000, 700_000_000_000);
    expectEqual(await winner.lobby.call(getRankRewards, {}), { List: [], Total: 0 }, 'before');
    const { EndTime } = await activityOf(winner.lobby, 'dailyWin');
    await context.advance((await secondsLeft(winner.lobby, 'dailyWin')) + 120);
    const lobby = await (await context.member(phone)).openSocket('lobby');
    const after = await lobby.call(getRankRewards, {});
    // If the day was a Sunday, a week has ended too.
    const reward = assertDefined(
      after.List.find(({ ActivityID }) => ActivityID === 'dailyWin'),
      'the reward of the day',
    );
    expectEqual(
      [after.Total, reward.EndTime, reward.Rank, reward.Score, reward.Gold],
      [after.List.length, EndTime, 1, 700_000_000_000, 50_000],
      'the reward',
    );
    const mails = (await lobby.call(getMails, { Page: 1, PerPage: 50 })).List;
    const mail = assertDefined(
      mails.find(({ MailID }) => MailID === reward.MailID),
      'its mail',
    );
    expectEqual([mail.Source, mail.Attachments], ['activityRank', [{ ItemID: 1, Amount: 50_000 }]], 'the mail');
    const last = await lobby.call(getActivityRank, { ActivityID: 'dailyWin', Period: 'last' });
    expectEqual([last.List[0]?.PlayerID, last.Own.Rank, last.NextTime], [winner.id, 1, ''], 'the last period');
    expectEqual(last.Activity.EndTime, EndTime, 'its end');
    const next = await lobby.call(getActivityRank, { ActivityID: 'dailyWin' });
    expectEqual(next.Own, { Rank: 0, Score: 0, Reward: 0 }, 'the new period begins at zero');
    await context.advance(120);
    expectEqual(await lobby.call(getRankRewards, {}), after, 'nothing more a minute later');
    expectEqual((await lobby.call(getMails, { Page: 1, PerPage: 50 })).Total, mails.length, 'mails');
  }),
];
