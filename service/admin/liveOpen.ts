import { openRoom } from '#domain/live/openRoom.ts';
import { Failure } from '#protocol/failure.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readWords } from './words.ts';

/** `live open <id> --title TEXT` */
export const liveOpen: Command = {
  verb: 'live open',
  takes: '<player id> --title TEXT',
  does: 'gives a player a live room, off air; the host then sets it up',
  async run(operator, words) {
    const { values, rest } = readWords(words, { title: 'string' });
    const [HostID, ...more] = rest;
    const Title = readableText(values.title ?? '');
    if (HostID === undefined || more.length > 0 || Title === '') throw new UsageError('give one player and a --title');
    try {
      const room = await operator.ports.store.transaction(async (tx) => {
        const opened = await openRoom(tx, actorOf(operator), { HostID, Title });
        const detail = { RoomID: opened.RoomID, Title };
        await writeAudit(tx, operator, { action: 'live.open', subject: HostID, detail });
        return opened;
      });
      operator.print(`room ${room.RoomID} "${Title}" is ${HostID}'s`);
      return 0;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Refusal(error.code === 100013 ? `there is no player ${HostID}` : `${HostID} hosts a room already`);
    }
  },
};
