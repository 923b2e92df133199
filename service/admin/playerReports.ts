import { REPORT_REASON } from '#protocol/entities/report.ts';
import { closePlayerReport } from '#domain/account/reports.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readNumber, readWords } from './words.ts';

const reasonOf = (reason: number): string =>
  Object.entries(REPORT_REASON).find(([, number]) => number === reason)?.[0] ?? String(reason);

/** `player reports` prints reports of players that are still open. */
export const playerReports: Command = {
  verb: 'player reports',
  takes: '[--count N]',
  does: 'prints open reports of players, oldest first, with reporter, reported player and reason',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const rows = await operator.models.playerReports.findAll({
      where: { Status: 'open' },
      order: ['CreateTime', 'ReportID'],
      limit: readNumber('--count', values.count ?? '20', 1, 1000),
    });
    for (const { ReportID, ReporterID, PlayerID, Reason, Text, CreateTime, RoomID, Title, FrameID } of rows) {
      const why = `${reasonOf(Reason)}${Text === '' ? '' : ` ${JSON.stringify(Text)}`}`;
      const where =
        RoomID === '' ? '' : ` in room ${RoomID} ${JSON.stringify(Title)}${FrameID === '' ? '' : `, frame ${FrameID}`}`;
      operator.print(`${ReportID}  ${CreateTime}  ${ReporterID} reports ${PlayerID}: ${why}${where}`);
    }
    if (rows.length === 0) operator.print('no report is open');
    return 0;
  },
};

/** `player report-close <report id>` */
export const playerReportClose: Command = {
  verb: 'player report-close',
  takes: '<report id>',
  does: 'closes a report of a player; the same player may then report again',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('give one report id');
    const closed = await operator.ports.store.transaction(async (tx) => {
      const isClosed = await closePlayerReport(tx, id);
      if (isClosed) await writeAudit(tx, operator, { action: 'player.report-close', subject: id, detail: {} });
      return isClosed;
    });
    if (!closed) throw new Refusal(`no report ${id} is open`);
    operator.print(`closed the report ${id}`);
    return 0;
  },
};
