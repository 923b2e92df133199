import { CHANNEL } from '#protocol/entities/channel.ts';
import { privateMessage } from '#protocol/operations/chat.ts';
import { writeEvent } from '#protocol/rules/messageSyntax.ts';
import { type Channel, CHANNEL_KEY } from '../channel/channel.ts';
import { readerLock, setReadMark } from '../channel/readMarks.ts';
import { appendMessage, serializeMessage } from '../chat/message.ts';
import { touchRooms } from '../chat/privateRoom.ts';
import { topicOf } from '../connection/topics.ts';
import type { Moment, PlayerRow } from '../dispatch/context.ts';
import { publish } from '../dispatch/publish.ts';
import type { RowKey, Transaction } from '../ports/store.ts';
import type { GiftRow } from './serialize.ts';
import { giftLine } from './words.ts';

/** The locks besides the lock of the giver. */
export const receiptLocks = (fromID: string, toID: string): readonly string[] => [
  `channel:${CHANNEL_KEY.private(fromID, toID)}`,
  readerLock(fromID),
  readerLock(toID),
];

/** The rows that a receipt reads by key. */
export function rowsOfReceipt(fromID: string, toID: string): readonly RowKey[] {
  const channel = CHANNEL_KEY.private(fromID, toID);
  return [
    { table: 'channels', key: [channel] },
    { table: 'readMarks', key: [fromID, channel] },
    { table: 'readMarks', key: [toID, channel] },
  ];
}

/**
 * Leaves a receipt of a gift in the private conversation. It is a message of the system, so that players cannot forge it. The receipt is
 * read for the giver. The caller holds {@link receiptLocks}.
 */
export async function leaveReceipt(
  tx: Transaction,
  { ports, nowText }: Moment,
  from: PlayerRow,
  to: PlayerRow,
  { GiftID, ItemID, Amount }: GiftRow,
): Promise<void> {
  const channel: Channel = {
    key: CHANNEL_KEY.private(from.PlayerID, to.PlayerID),
    type: CHANNEL.private,
    otherID: to.PlayerID,
  };
  const text = writeEvent(`${from.Name} 送給 ${to.Name}：${giftLine(ItemID, Amount)}`, {
    op: 'gift',
    player_id: from.PlayerID,
    from: from.Name,
    to: to.Name,
    gift_id: GiftID,
    item_id: String(ItemID),
    amount: String(Amount),
  });
  const row = await appendMessage(tx, ports.random, channel, {
    sender: undefined,
    clubName: '',
    text,
    original: text,
    flag: 0,
    replyID: '',
    nowText,
  });
  await touchRooms(tx, row, [from.PlayerID, to.PlayerID]);
  const mark = await tx.table('readMarks').get(from.PlayerID, channel.key);
  // Older unread messages stay unread.
  if ((mark?.Seq ?? 0) === row.Seq - 1) await setReadMark(tx, from.PlayerID, channel.key, row.Seq);
  publish(tx, privateMessage, topicOf.player(from.PlayerID), serializeMessage(row, channel));
  publish(tx, privateMessage, topicOf.player(to.PlayerID), serializeMessage(row, { otherID: from.PlayerID }));
}
