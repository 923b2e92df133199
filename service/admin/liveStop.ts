import { stopStream } from '#domain/live/stopStream.ts';
import { Failure } from '#protocol/failure.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { actorOf, writeAudit } from './auditLog.ts';
import { type Command, Refusal, UsageError } from './command.ts';
import { readWords } from './words.ts';

/** `live stop <room id> --reason TEXT` */
export const liveStop: Command = {
  verb: 'live stop',
  takes: '<room id> --reason TEXT',
  does: 'takes a live room off air and cuts its publisher; the host may go on air again unless you ban the player',
  async run(operator, words) {
    const { values, rest } = readWords(words, { reason: 'string' });
    const [RoomID, ...more] = rest;
    const Reason = readableText(values.reason ?? '');
    if (RoomID === undefined || more.length > 0 || Reason === '') throw new UsageError('give one room and a --reason');
    try {
      const room = await operator.ports.store.transaction(async (tx) => {
        const stopped = await stopStream(tx, actorOf(operator), RoomID);
        const detail = { RoomID, Title: stopped.Title, SessionID: stopped.SessionID, Reason };
        await writeAudit(tx, operator, { action: 'live.stop', subject: stopped.HostID, detail });
        return stopped;
      });
      operator.print(`room ${RoomID} "${room.Title}" ${room.SessionID === '' ? 'was off air' : 'is off air'}`);
      return 0;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      throw new Refusal(`there is no room ${RoomID}`);
    }
  },
};
