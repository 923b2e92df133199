import { reportPlayer } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual } from '../../expectation.ts';

export const reportCases: readonly ConformanceCase[] = [
  conforms(reportPlayer, 200, 'accepts a report of each of two players', async (context) => {
    const socket = await (await context.member('0941000050')).openSocket('lobby');
    const first = await socket.call(reportPlayer, { PlayerID: '10000002', Reason: 3, Text: '洗分' });
    const second = await socket.call(reportPlayer, { PlayerID: '10000001', Reason: 1, Text: '' });
    expect(first.ReportID !== '' && first.ReportID !== second.ReportID, 'two reports');
  }),
  conforms(reportPlayer, 100013, 'refuses an unknown player id', async (context) => {
    const socket = await (await context.member('0941000051')).openSocket('lobby');
    const answer = await socket.ask(reportPlayer.op, { PlayerID: '99999999', Reason: 1 });
    expectEqual(answer.Code, 100013, 'code');
  }),
  conforms(
    reportPlayer,
    300014,
    "refuses a second open report of a player, but accepts another player's",
    async (context) => {
      const report = { PlayerID: '10000001', Reason: 2 as const };
      const socket = await (await context.member('0941000052')).openSocket('lobby');
      await socket.call(reportPlayer, report);
      expectEqual((await socket.ask(reportPlayer.op, { ...report, Reason: 5 })).Code, 300014, 'again');
      const other = await (await context.member('0941000053')).openSocket('lobby');
      await other.call(reportPlayer, report);
    },
  ),
  conforms(reportPlayer, 300018, 'refuses a report of the caller', async (context) => {
    const session = await context.member('0941000054');
    const socket = await session.openSocket('lobby');
    expectEqual((await socket.ask(reportPlayer.op, { PlayerID: session.playerID, Reason: 6 })).Code, 300018, 'code');
  }),
];
