import { sendAnnouncement } from '#domain/chat/announcement.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import { type Command, UsageError } from './command.ts';

/** `announce say TEXT` sends a line to the chat's announcement channel. `announce <file>` publishes an article. */
export const announceSay: Command = {
  verb: 'announce say',
  takes: '"<text>"',
  does: "sends up to 100 characters to the chat's announcement channel, in the name of the system",
  async run(operator, words) {
    const [text, ...more] = words;
    if (text === undefined || more.length > 0) throw new UsageError('give one text, in quotes');
    const said = await operator.ports.store.transaction(async (tx) => {
      const message = await sendAnnouncement(tx, actorOf(operator), text);
      await writeAudit(tx, operator, {
        action: 'announcement.say',
        subject: message.ID,
        detail: { Text: message.Message },
      });
      return message;
    });
    operator.print(`announced as number ${said.Seq}: ${said.Message}`);
    return 0;
  },
};
