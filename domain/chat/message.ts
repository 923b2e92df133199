import { ChannelType } from '#protocol/entities/channel.ts';
import { type ChatMessage, SYSTEM_SENDER } from '#protocol/entities/message.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Random } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import type { Channel } from '../channel/channel.ts';
import { nextSeq } from '../channel/channelHead.ts';

export type MessageRow = RowOf<Tables['messages']>;

export function keptSender(player: PlayerRow): MessageRow['Sender'] {
  const { PictureURL: _otherName, ...sender } = summaryOf(player);
  return sender;
}

export interface NewMessage {
  /** Undefined for a message of the system. */
  readonly sender: PlayerRow | undefined;
  readonly clubName: string;
  readonly text: string;
  /** The text before it was masked. */
  readonly original: string;
  readonly flag: 0 | 1;
  readonly replyID: string;
  /** 1: a message of customer service. */
  readonly senderType?: 0 | 1;
  /** Answers that the reader may send with one tap. */
  readonly autoReply?: readonly string[];
  readonly nowText: string;
}

export async function appendMessage(
  tx: Transaction,
  random: Random,
  channel: Channel,
  draft: NewMessage,
): Promise<MessageRow> {
  const reply = draft.replyID === '' ? undefined : await quoted(tx, channel, draft.replyID);
  const Seq = await nextSeq(tx, random, channel.key);
  const before = await tx.table('messages').get(channel.key, Seq - 1);
  const row: MessageRow = {
    Channel: channel.key,
    Seq,
    ID: random.uuid(),
    ChannelType: channel.type,
    FromID: draft.sender?.PlayerID ?? SYSTEM_SENDER,
    Sender: draft.sender === undefined ? null : keptSender(draft.sender),
    SenderType: draft.senderType ?? 0,
    Flag: draft.flag,
    Message: draft.text,
    OriginalMessage: draft.original,
    ReplyID: reply === undefined ? '' : draft.replyID,
    Reply: reply ?? null,
    AutoReply: draft.autoReply ?? [],
    ClubName: draft.clubName,
    // The clocks of processes differ a little, but the times of a channel never go back.
    CreateTime: before !== undefined && before.CreateTime > draft.nowText ? before.CreateTime : draft.nowText,
  };
  await tx.table('messages').insert(row);
  return row;
}

async function quoted(tx: Transaction, channel: Channel, id: string) {
  const [row] = await tx.table('messages').find({ where: { ID: id, Channel: channel.key }, limit: 1 });
  if (row === undefined) return undefined;
  return { ID: row.ID, Name: row.Sender?.Name ?? SYSTEM_SENDER, Message: row.Message };
}

/** Removes the text that was masked (decisions §5). */
export function serializeMessage(row: MessageRow, channel: Pick<Channel, 'otherID'>): ChatMessage {
  const { Sender: sender } = row;
  return {
    ID: row.ID,
    Seq: row.Seq,
    ChannelType: ChannelType.parse(row.ChannelType),
    From: row.FromID,
    Sender: sender && { ...sender, PictureURL: sender.PicURL },
    SenderType: row.SenderType === 1 ? 1 : 0,
    Flag: row.Flag === 1 ? 1 : 0,
    Message: row.Message,
    CreateTime: row.CreateTime,
    ReplyID: row.ReplyID,
    Reply: row.Reply,
    PlayerID: channel.otherID,
    AutoReply: [...row.AutoReply],
    ColorID: sender?.VIPLevel ?? 0,
    ClubName: row.ClubName,
  };
}
