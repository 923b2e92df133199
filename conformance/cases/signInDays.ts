import { claimSignInDay, getSignInDays } from '#protocol/operations/signInDays.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { getWallet, walletChanged } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { Line } from '../line.ts';
import type { Stage } from '../stage.ts';

const DAILY = '0931000021';
const FORGETFUL = '0931000022';

const DAY_SECONDS = 24 * 3600;
const states = async (line: Line): Promise<string> =>
  (await line.call(getSignInDays, {})).Days.map(({ State }) => State).join('');

/** Some days later, signed in again. */
async function later(stage: Stage, phone: string, days: number): Promise<Line> {
  await stage.advance(days * DAY_SECONDS);
  return (await stage.member(phone)).line('lobby');
}

export const signInDaysCases: readonly ConformanceCase[] = [
  conforms(getSignInDays, 200, 'runs over seven days in a row and begins again at the first', async (stage) => {
    let line = await (await stage.member(DAILY)).line('lobby');
    const seen = [];
    for (let day = 1; day <= 8; day += 1) {
      seen.push(await states(line));
      await line.call(claimSignInDay, {});
      line = await later(stage, DAILY, 1);
    }
    expectEqual(
      seen,
      ['2333333', '1233333', '1123333', '1112333', '1111233', '1111123', '1111112', '2333333'],
      'states by the day',
    );
    const { Streak, Today } = await line.call(getSignInDays, {});
    expectEqual([Streak, Today], [8, 2], 'days in a row, and the day of the row');
  }),
  conforms(getSignInDays, 200, 'begins anew when a day was left out', async (stage) => {
    const line = await (await stage.member(FORGETFUL)).line('lobby');
    await line.call(claimSignInDay, {});
    const next = await later(stage, FORGETFUL, 1);
    await next.call(claimSignInDay, {});
    expectEqual(await states(next), '1133333', 'after two days');
    const after = await later(stage, FORGETFUL, 2);
    const { Streak, Today, ClaimedToday } = await after.call(getSignInDays, {});
    expectEqual([await states(after), Streak, Today, ClaimedToday], ['2333333', 0, 1, false], 'a day left out');
  }),
  conforms(
    claimSignInDay,
    200,
    "pays the day's reward, and the event list has nothing more to claim",
    async (stage) => {
      const line = await (await stage.guest()).line('lobby');
      const badge = async (): Promise<number | undefined> =>
        (await line.call(getEvents, {})).List.find(({ Kind }) => Kind === 'signInDays')?.Badge;
      const before = await line.call(getWallet, {});
      const day = assertDefined((await line.call(getSignInDays, {})).Days[0], 'the first day');
      expectEqual(await badge(), 1, 'the badge before');
      const claimed = await line.call(claimSignInDay, {});
      expectEqual(claimed.Reward, day.Reward, 'the reward');
      expectEqual([claimed.Days.Streak, claimed.Days.ClaimedToday], [1, true], 'the days');
      const wallet = await line.call(getWallet, {});
      expectEqual(wallet.Gold, before.Gold + day.Reward.Gold, 'the wallet');
      expectEqual((await line.push(walletChanged)).result, wallet, 'the wallet by push');
      expectEqual([await badge(), await states(line)], [0, '1333333'], 'the badge and the days after');
    },
  ),
  conforms(claimSignInDay, 300012, 'pays a day once, from midnight to midnight in Taipei', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    await line.call(claimSignInDay, {});
    const gold = (await line.call(getWallet, {})).Gold;
    expectEqual((await line.ask(claimSignInDay.op, {})).Code, 300012, 'code');
    expectEqual((await line.call(getWallet, {})).Gold, gold, 'the wallet');
  }),
  conforms(claimSignInDay, 300012, 'pays one of two claims that come at once', async (stage) => {
    const seat = await stage.guest();
    const lines = [await seat.line('lobby'), await seat.line('lobby')];
    const answers = await Promise.all(lines.map((line) => line.ask(claimSignInDay.op, {})));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300012],
      'codes',
    );
    const line = assertDefined(lines[0], 'a line');
    const day = assertDefined((await line.call(getSignInDays, {})).Days[0], 'the first day');
    expectEqual((await line.call(getWallet, {})).Gold, 10_000 + day.Reward.Gold, 'the wallet');
  }),
];
