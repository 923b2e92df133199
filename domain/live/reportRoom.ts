import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { answer } from '../dispatch/handler.ts';
import { keepForReport } from './frames.ts';
import { readRoom } from './room.ts';

export const reportRoom = answer(
  operations.reportRoom,
  async ({ RoomID, PlayerID: wanted, Reason, Text }, { player, ports, nowText }, tx) => {
    const ReporterID = player.PlayerID;
    await tx.lock([`player:${ReporterID}`, `room:${RoomID}`]);
    const { HostID, Title } = await readRoom(tx, RoomID);
    const PlayerID = wanted ?? HostID;
    if (PlayerID === ReporterID) fail(300018);
    if ((await tx.table('players').get(PlayerID)) === undefined) fail(100013);
    const reports = tx.table('playerReports');
    if ((await reports.count({ ReporterID, PlayerID, Status: 'open' })) > 0) fail(300014);
    const ReportID = ports.random.uuid();
    const FrameID = await keepForReport(tx, RoomID);
    await reports.insert({
      ReportID,
      ReporterID,
      PlayerID,
      Reason,
      Text: readableText(Text),
      Status: 'open',
      CreateTime: nowText,
      RoomID,
      Title,
      FrameID,
    });
    return { ReportID, HasFrame: FrameID !== '' };
  },
);
