import { CHANNEL } from '#protocol/entities/channel.ts';
import { SYSTEM_SENDER, type ChatMessage } from '#protocol/entities/message.ts';
import { privateMessage } from '#protocol/operations/chat.ts';
import { failField } from '#protocol/failure.ts';
import { isSendable } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import { resolveChannel } from '../channel/channel.ts';
import { readerLock, setReadMark } from '../channel/readMarks.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { customerServiceID } from '../session/staff.ts';
import { appendMessage, type MessageRow, serializeMessage } from './message.ts';
import { touchRooms } from './privateRoom.ts';

/** The number of lines of a conversation that are searched for unanswered questions. */
const LOOK_BACK = 50;
const BATCH_SIZE = 200;

/** An unanswered question of a player to customer service. */
export type OpenQuestion = Pick<MessageRow, 'FromID' | 'Message' | 'CreateTime'>;

/**
 * Lists the conversations that wait for an answer of the staff, oldest first. An automatic answer counts as an answer, but a greeting does
 * not.
 */
export async function findOpenQuestions(db: Reader): Promise<readonly OpenQuestion[]> {
  const staffID = await customerServiceID(db);
  if (staffID === undefined) return [];
  const open: OpenQuestion[] = [];
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const rooms = await db.table('privateRooms').find({
      where: { PlayerID: staffID },
      order: [['LastTime', 'asc']],
      limit: BATCH_SIZE,
      offset,
    });
    for (const { Channel, LastSeq } of rooms) {
      const question = newestOpen(await lastLines(db, Channel, LastSeq, LOOK_BACK), staffID);
      if (question !== undefined) open.push(question);
    }
    if (rooms.length < BATCH_SIZE) break;
  }
  return open.toSorted((a, b) => (a.CreateTime < b.CreateTime ? -1 : 1));
}

/** Oldest first. Empty if no player is customer service. */
export async function readServiceLines(db: Reader, playerID: string, count: number): Promise<readonly MessageRow[]> {
  const OtherID = (await customerServiceID(db)) ?? '';
  const [found] = await db.table('privateRooms').find({ where: { PlayerID: playerID, OtherID }, limit: 1 });
  return found === undefined ? [] : lastLines(db, found.Channel, found.LastSeq, count);
}

/**
 * Writes to a player in the name of customer service. Both sides get the push. Neither the rate nor blocked words
 * apply.
 * @returns undefined if no player answers for customer service
 * @throws Failure 100000 (Message) unless it has 1 to 100 characters after trimming, 100013 no such player
 */
export async function answerAsService(
  tx: Transaction,
  actor: Actor,
  playerID: string,
  message: string,
): Promise<ChatMessage | undefined> {
  const text = readableText(message);
  if (!isSendable(text)) failField('Message', 'must have 1 to 100 characters after trimming');
  const staff = await tx.table('players').get((await customerServiceID(tx)) ?? '');
  if (staff === undefined) return undefined;
  const channel = await resolveChannel({ ChannelType: CHANNEL.private, PlayerID: playerID }, staff, tx);
  await tx.lock([`channel:${channel.key}`, readerLock(staff.PlayerID), readerLock(playerID)]);
  const row = await appendMessage(tx, actor.ports.random, channel, {
    sender: staff,
    senderType: 1,
    clubName: '',
    text,
    original: text,
    flag: 0,
    replyID: '',
    nowText: actor.nowText,
  });
  await setReadMark(tx, staff.PlayerID, channel.key, row.Seq);
  await touchRooms(tx, row, [staff.PlayerID, playerID]);
  const shown = serializeMessage(row, channel);
  publish(tx, privateMessage, topicOf.player(staff.PlayerID), shown);
  publish(tx, privateMessage, topicOf.player(playerID), serializeMessage(row, { otherID: staff.PlayerID }));
  await writeAudit(tx, actor, { action: 'service.answer', subject: playerID, detail: { Text: text } });
  return shown;
}

async function lastLines(db: Reader, Channel: string, seq: number, count: number): Promise<readonly MessageRow[]> {
  return db.table('messages').find({ where: { Channel, Seq: { gt: seq - count } }, order: [['Seq', 'asc']] });
}

function newestOpen(lines: readonly MessageRow[], staffID: string): MessageRow | undefined {
  const answered = lines.findLastIndex(({ FromID }) => FromID === staffID);
  const since = lines.slice(answered + 1);
  const known = new Set(since.filter(({ FromID }) => FromID === SYSTEM_SENDER).map(({ ReplyID }) => ReplyID));
  return since.findLast(({ FromID, ID }) => FromID !== SYSTEM_SENDER && !known.has(ID));
}
