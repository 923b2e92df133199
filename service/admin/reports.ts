import { closeMessageReports } from '#domain/account/reports.ts';
import { writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readNumber, readWords } from './words.ts';

/** `reports list` prints reported messages that are still open. */
export const reportsList: Command = {
  verb: 'reports list',
  takes: '[--count N]',
  does: 'prints open reports of messages, oldest first, with author, original text, reporter and reason',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const rows = await operator.models.messageReports.findAll({
      where: { Status: 'open' },
      order: ['CreateTime', 'MessageID', 'ReporterID'],
      limit: readNumber('--count', values.count ?? '20', 1, 1000),
    });
    for (const { MessageID, Channel, FromID, ReporterID, Reason, OriginalMessage, CreateTime } of rows)
      operator.print(
        `${MessageID}  ${CreateTime}  ${Channel}  ${FromID} said ${JSON.stringify(OriginalMessage)}  ${ReporterID} reports ${JSON.stringify(Reason)}`,
      );
    if (rows.length === 0) operator.print('no report is open');
    return 0;
  },
};

/** `reports close <message id>` */
export const reportsClose: Command = {
  verb: 'reports close',
  takes: '<message id>',
  does: 'closes every report of a message; mute or ban its author with "player"',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('give one message id');
    const closed = await operator.ports.store.transaction(async (tx) => {
      const changed = await closeMessageReports(tx, id);
      await writeAudit(tx, operator, { action: 'reports.close', subject: id, detail: { Reports: changed } });
      return changed;
    });
    if (closed === 0) throw new Refusal(`no report of message ${id} is open`);
    operator.print(`closed ${closed} reports of message ${id}`);
    return 0;
  },
};
