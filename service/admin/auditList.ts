import { type Command, UsageError } from './command.ts';
import { readNumber, readWords } from './words.ts';

/** `audit list` prints the actions of operators, newest last. */
export const auditList: Command = {
  verb: 'audit list',
  takes: '[--count N] [--subject S]',
  does: 'prints the newest entries of the audit log (20 by default), of one player or thing if --subject names it',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string', subject: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const rows = await operator.models.auditLog.findAll({
      ...(values.subject !== undefined && { where: { Subject: values.subject } }),
      order: [
        ['CreateTime', 'DESC'],
        ['ID', 'DESC'],
      ],
      limit: readNumber('--count', values.count ?? '20', 1, 1000),
    });
    for (const { CreateTime, Actor, Action, Subject, Detail } of rows.toReversed())
      operator.print(`${CreateTime}  ${Actor}  ${Action}  ${Subject}  ${JSON.stringify(Detail)}`);
    return 0;
  },
};
