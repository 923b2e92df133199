import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/user.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { answer } from '../dispatch/handler.ts';

export const reportPlayer = answer(
  operations.reportPlayer,
  async ({ PlayerID, Reason, Text }, { player, ports, nowText }, tx) => {
    const ReporterID = player.PlayerID;
    if (PlayerID === ReporterID) fail(300018);
    if ((await tx.table('players').get(PlayerID)) === undefined) fail(100013);
    await tx.lock([`player:${ReporterID}`]);
    const reports = tx.table('playerReports');
    if ((await reports.count({ ReporterID, PlayerID, Status: 'open' })) > 0) fail(300014);
    const ReportID = ports.random.uuid();
    const report = { ReportID, ReporterID, PlayerID, Reason, Text: readableText(Text) };
    const noRoom = { RoomID: '', Title: '', FrameID: '' };
    await reports.insert({ ...report, ...noRoom, Status: 'open', CreateTime: nowText });
    return { ReportID };
  },
);
