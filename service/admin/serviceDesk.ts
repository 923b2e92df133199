import { answerAsService, findOpenQuestions, readServiceLines } from '#domain/chat/serviceDesk.ts';
import { actorOf } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readPlayers } from './player.ts';
import { readNumber, readWords } from './words.ts';

/** `service list` prints the unanswered messages to customer service. */
export const serviceList: Command = {
  verb: 'service list',
  takes: '[--count N]',
  does: 'prints unanswered questions of players to customer service, oldest first',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    const open = await findOpenQuestions(operator.ports.store);
    for (const { FromID, CreateTime, Message } of open.slice(0, readNumber('--count', values.count ?? '20', 1, 1000)))
      operator.print(`${FromID}  ${CreateTime}  ${JSON.stringify(Message)}`);
    operator.print(open.length === 0 ? 'nobody waits for an answer' : `${open.length} wait for an answer`);
    return 0;
  },
};

/** `service show <id>` prints the last messages of the conversation. */
export const serviceShow: Command = {
  verb: 'service show',
  takes: '<id> [--count N]',
  does: 'prints the newest lines of a player’s conversation with customer service',
  async run(operator, words) {
    const { values, rest } = readWords(words, { count: 'string' });
    const [player, ...more] = await readPlayers(operator.ports.store, rest);
    if (player === undefined || more.length > 0) throw new UsageError('give one id');
    const count = readNumber('--count', values.count ?? '20', 1, 1000);
    const lines = await readServiceLines(operator.ports.store, player.PlayerID, count);
    for (const { CreateTime, FromID, Message } of lines)
      operator.print(`${CreateTime}  ${FromID}  ${JSON.stringify(Message)}`);
    if (lines.length === 0) operator.print('nothing was said yet');
    return 0;
  },
};

/** `service answer <id> TEXT` */
export const serviceAnswer: Command = {
  verb: 'service answer',
  takes: '<id> "<text>"',
  does: 'writes up to 100 characters to a player in the name of customer service',
  async run(operator, words) {
    const [id, text, ...more] = words;
    if (id === undefined || text === undefined || more.length > 0)
      throw new UsageError('give an id and one text, in quotes');
    const said = await operator.ports.store.transaction(async (tx) => {
      await readPlayers(tx, [id]);
      return answerAsService(tx, actorOf(operator), id, text);
    });
    if (said === undefined)
      throw new Refusal('no player answers for customer service: player role <id> --role customerService');
    operator.print(`answered ${id}: ${said.Message}`);
    return 0;
  },
};
