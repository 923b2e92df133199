import { reportPlayer } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../../case.ts';
import { expect, expectEqual } from '../../expectation.ts';

export const reportCases: readonly ConformanceCase[] = [
  conforms(reportPlayer, 200, 'takes a report of each of two players', async (stage) => {
    const line = await (await stage.member('0941000050')).line('lobby');
    const first = await line.call(reportPlayer, { PlayerID: '10000002', Reason: 3, Text: '洗分' });
    const second = await line.call(reportPlayer, { PlayerID: '10000001', Reason: 1, Text: '' });
    expect(first.ReportID !== '' && first.ReportID !== second.ReportID, 'two reports');
  }),
  conforms(reportPlayer, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const line = await (await stage.member('0941000051')).line('lobby');
    const answer = await line.ask(reportPlayer.op, { PlayerID: '99999999', Reason: 1 });
    expectEqual(answer.Code, 100013, 'code');
  }),
  conforms(reportPlayer, 300014, 'keeps one report of a player open, another may report the same', async (stage) => {
    const report = { PlayerID: '10000001', Reason: 2 as const };
    const line = await (await stage.member('0941000052')).line('lobby');
    await line.call(reportPlayer, report);
    expectEqual((await line.ask(reportPlayer.op, { ...report, Reason: 5 })).Code, 300014, 'again');
    const other = await (await stage.member('0941000053')).line('lobby');
    await other.call(reportPlayer, report);
  }),
  conforms(reportPlayer, 300018, 'takes no report of oneself', async (stage) => {
    const seat = await stage.member('0941000054');
    const line = await seat.line('lobby');
    expectEqual((await line.ask(reportPlayer.op, { PlayerID: seat.playerID, Reason: 6 })).Code, 300018, 'code');
  }),
];
