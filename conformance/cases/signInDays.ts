import { claimSignInDay, getSignInDays } from '#protocol/operations/signInDays.ts';
import { getEvents } from '#protocol/operations/mission.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestContext } from '../testContext.ts';

const DAILY = '0931000021';
const FORGETFUL = '0931000022';

const DAY_SECONDS = 24 * 3600;
const states = async (socket: TestSocket): Promise<string> =>
  (await socket.call(getSignInDays, {})).Days.map(({ State }) => State).join('');

/** Signs in again some days later. */
async function later(context: TestContext, phone: string, days: number): Promise<TestSocket> {
  await context.advance(days * DAY_SECONDS);
  return (await context.member(phone)).openSocket('lobby');
}

export const signInDaysCases: readonly ConformanceCase[] = [
  conforms(getSignInDays, 200, 'runs over seven days in a row and begins again at the first', async (context) => {
    let socket = await (await context.member(DAILY)).openSocket('lobby');
    const seen = [];
    for (let day = 1; day <= 8; day += 1) {
      seen.push(await states(socket));
      await socket.call(claimSignInDay, {});
      socket = await later(context, DAILY, 1);
    }
    expectEqual(
      seen,
      ['2333333', '1233333', '1123333', '1112333', '1111233', '1111123', '1111112', '2333333'],
      'states by the day',
    );
    const { Streak, Today } = await socket.call(getSignInDays, {});
    expectEqual([Streak, Today], [8, 2], 'days in a row, and the day of the row');
  }),
  conforms(getSignInDays, 200, 'begins again after a missed day', async (context) => {
    const socket = await (await context.member(FORGETFUL)).openSocket('lobby');
    await socket.call(claimSignInDay, {});
    const next = await later(context, FORGETFUL, 1);
    await next.call(claimSignInDay, {});
    expectEqual(await states(next), '1133333', 'after two days');
    const after = await later(context, FORGETFUL, 2);
    const { Streak, Today, ClaimedToday } = await after.call(getSignInDays, {});
    expectEqual([await states(after), Streak, Today, ClaimedToday], ['2333333', 0, 1, false], 'a day left out');
  }),
  conforms(claimSignInDay, 200, "pays the day's reward, and the event list has no further claim", async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const badge = async (): Promise<number | undefined> =>
      (await socket.call(getEvents, {})).List.find(({ Kind }) => Kind === 'signInDays')?.Badge;
    const before = await socket.call(getWallet, {});
    const day = assertDefined((await socket.call(getSignInDays, {})).Days[0], 'the first day');
    expectEqual(await badge(), 1, 'the badge before');
    const claimed = await socket.call(claimSignInDay, {});
    expectEqual(claimed.Reward, day.Reward, 'the reward');
    expectEqual([claimed.Days.Streak, claimed.Days.ClaimedToday], [1, true], 'the days');
    const wallet = await socket.call(getWallet, {});
    expectEqual(wallet.Gold, before.Gold + day.Reward.Gold, 'the wallet');
    expectEqual((await socket.push(walletChanged)).result, wallet, 'the wallet by push');
    expectEqual([await badge(), await states(socket)], [0, '1333333'], 'the badge and the days after');
  }),
  conforms(claimSignInDay, 300012, 'pays a day once, from midnight to midnight in Taipei', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    await socket.call(claimSignInDay, {});
    const gold = (await socket.call(getWallet, {})).Gold;
    expectEqual((await socket.ask(claimSignInDay.op, {})).Code, 300012, 'code');
    expectEqual((await socket.call(getWallet, {})).Gold, gold, 'the wallet');
  }),
  conforms(claimSignInDay, 300012, 'pays one of two claims that come at once', async (context) => {
    const session = await context.guest();
    const sockets = [await session.openSocket('lobby'), await session.openSocket('lobby')];
    const answers = await Promise.all(sockets.map((socket) => socket.ask(claimSignInDay.op, {})));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300012],
      'codes',
    );
    const socket = assertDefined(sockets[0], 'a line');
    const day = assertDefined((await socket.call(getSignInDays, {})).Days[0], 'the first day');
    expectEqual((await socket.call(getWallet, {})).Gold, 10_000 + day.Reward.Gold, 'the wallet');
  }),
];
