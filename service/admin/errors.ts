import { writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readNumber, readWords } from './words.ts';

/** `errors list` */
export const errorsList: Command = {
  verb: 'errors list',
  takes: '[--count N]',
  does: 'prints faults of pages, the newest last (20 by default), with count, last time, place and build',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const rows = await operator.models.errorReports.findAll({
      order: [
        ['LastTime', 'DESC'],
        ['Fingerprint', 'DESC'],
      ],
      limit: readNumber('--count', values.count ?? '20', 1, 1000),
    });
    for (const { Fingerprint, Count, LastTime, Route, Build, Browser, Message } of rows.toReversed())
      operator.print(
        `${Fingerprint}  ${Count}x  ${LastTime}  ${Route}  ${Build} ${Browser}  ${JSON.stringify(Message)}`,
      );
    if (rows.length === 0) operator.print('nothing went wrong');
    return 0;
  },
};

/** `errors show <fingerprint>` */
export const errorsShow: Command = {
  verb: 'errors show',
  takes: '<fingerprint>',
  does: 'prints a fault with its stack',
  async run(operator, words) {
    const [id, ...more] = words;
    if (id === undefined || more.length > 0) throw new UsageError('give one fingerprint');
    const row = await operator.models.errorReports.findByPk(id);
    if (row === null) throw new Refusal(`there is no error ${id}`);
    const { Count, FirstTime, LastTime, Route, Build, Browser, Message, Stack } = row;
    operator.print(`${Count}x from ${FirstTime} to ${LastTime}, last on ${Route} in ${Build} ${Browser}`);
    operator.print(Message);
    if (Stack !== '') operator.print(Stack);
    return 0;
  },
};

/** `errors clear [<fingerprint>]` */
export const errorsClear: Command = {
  verb: 'errors clear',
  takes: '<fingerprint> | --all',
  does: 'removes a fault from the list, or all; a fault shows again when it happens again',
  async run(operator, words) {
    const { values, rest } = readWords(words, { all: 'boolean' });
    const [id, ...more] = rest;
    if (more.length > 0 || (id === undefined) !== (values.all === true))
      throw new UsageError('give one fingerprint, or --all');
    const cleared = await operator.ports.store.transaction(async (tx) => {
      const removed = await tx.table('errorReports').remove(id === undefined ? {} : { Fingerprint: id });
      await writeAudit(tx, operator, { action: 'errors.clear', subject: id ?? 'all', detail: { Errors: removed } });
      return removed;
    });
    if (id !== undefined && cleared === 0) throw new Refusal(`there is no error ${id}`);
    operator.print(`cleared ${cleared} errors`);
    return 0;
  },
};
