import { CHANNEL } from '#protocol/entities/channel.ts';
import { clubMessage } from '#protocol/operations/chat.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { appendMessage, serializeMessage } from '../chat/message.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import type { ClubRow } from './office.ts';

/** Does nothing for a club without a chat room. */
export async function postInClub(
  tx: Transaction,
  { ports, nowText }: Moment,
  club: ClubRow,
  text: string,
): Promise<void> {
  if (!club.HasChat) return;
  const channel = { key: CHANNEL_KEY.club(club.ClubID), type: CHANNEL.club, otherID: '' };
  const row = await appendMessage(tx, ports.random, channel, {
    sender: undefined,
    clubName: club.ClubName,
    text,
    original: text,
    flag: 0,
    replyID: '',
    nowText,
  });
  publish(tx, clubMessage, topicOf.club(club.ClubID), serializeMessage(row, channel));
}
