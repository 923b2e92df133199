import { CHANNEL } from '#protocol/entities/channel.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { announcementMessage } from '#protocol/operations/chat.ts';
import { failField } from '#protocol/failure.ts';
import { isSendable } from '#protocol/rules/chatText.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { appendMessage, serializeMessage } from './message.ts';

/**
 * Posts a message of the system in the announcement channel, for all players.
 * @throws Failure 100000 (Message) unless it has 1 to 100 characters after trimming
 */
export async function sendAnnouncement(
  tx: Transaction,
  { ports, nowText }: Moment,
  message: string,
): Promise<ChatMessage> {
  const text = readableText(message);
  if (!isSendable(text)) failField('Message', 'must have 1 to 100 characters after trimming');
  const channel = { key: CHANNEL_KEY.announcement, type: CHANNEL.announcement, otherID: '' };
  const row = await appendMessage(tx, ports.random, channel, {
    sender: undefined,
    clubName: '',
    text,
    original: text,
    flag: 0,
    replyID: '',
    nowText,
  });
  const presented = serializeMessage(row, channel);
  publish(tx, announcementMessage, topicOf.announcement, presented);
  return presented;
}
