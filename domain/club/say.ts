import { CHANNEL } from '#protocol/entities/channel.ts';
import { CHANNEL_KEY } from '../chat/channel.ts';
import { appendMessage, presentMessage } from '../chat/message.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Transaction } from '../ports/store.ts';
import type { ClubRow } from './office.ts';

/** The push of the club's and alliance's channels (decisions §2). */
const CLUB_MESSAGE = 30082;

/** The system speaks in a club's chat room; without one it is silent. */
export async function sayInClub(
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
  tx.publish({
    topic: topicOf.club(club.ClubID),
    op: CLUB_MESSAGE,
    code: 200,
    result: presentMessage(row, channel),
    personal: false,
    socket: 'chat',
  });
}
