import { unreadChanged } from '#protocol/operations/chat.ts';
import { CHANNEL } from '#protocol/entities/channel.ts';
import { recordActivity, rowsOfActivity } from '../activity/record.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import type { Caller } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { RowKey, Transaction } from '../ports/store.ts';
import type { Channel } from '../channel/channel.ts';
import { appendMessage, type MessageRow } from './message.ts';
import { countUnread, readerLock, setReadMark } from '../channel/readMarks.ts';
import { admitText } from './rules.ts';
import { roleOf } from '../session/staff.ts';

export interface MessageDraft {
  readonly Message: string;
  readonly ReplyID?: string | undefined;
}

/** The rows that `postMessage` reads by key. */
export const rowsOfMessage = (
  caller: Caller,
  { key, type }: Pick<Channel, 'key' | 'type'>,
  { PlayerID, ClubID }: Caller['player'] = caller.player,
): readonly RowKey[] => [
  { table: 'channels', key: [key] },
  { table: 'readMarks', key: [PlayerID, key] },
  { table: 'staff', key: [PlayerID] },
  { table: 'sendTimes', key: [PlayerID] },
  ...(ClubID === '' ? [] : [{ table: 'clubs' as const, key: [ClubID] }]),
  ...rowsOfActivity(caller, PlayerID, { Kind: 'chat', ChannelType: type }),
];

/**
 * Appends a player's message to a channel and marks the channel read. The caller has checked that the player may write there,
 * and publishes the push.
 * @throws Failure 100000 (Message), 200067, 200069
 */
export async function postMessage(
  tx: Transaction,
  context: PlayerContext,
  channel: Channel,
  { Message, ReplyID }: MessageDraft,
): Promise<MessageRow> {
  const { player, ports, nowText } = context;
  const others = channel.otherID === '' ? [] : [readerLock(channel.otherID)];
  await tx.lock([`channel:${channel.key}`, readerLock(player.PlayerID), ...others]);
  const admitted = await admitText(tx, context, Message);
  const isStaff = (await roleOf(tx, player.PlayerID)) === 'customerService';
  // Messages of customer service come from the house, so they name no club.
  const club = isStaff || player.ClubID === '' ? undefined : await tx.table('clubs').get(player.ClubID);
  const row = await appendMessage(tx, ports.random, channel, {
    ...admitted,
    sender: player,
    clubName: club?.ClubName ?? '',
    replyID: ReplyID ?? '',
    senderType: isStaff ? 1 : 0,
    nowText,
  });
  if (channel.type !== CHANNEL.live) await readBySaying(tx, context, channel, row.Seq);
  await recordActivity(tx, context, player.PlayerID, { Kind: 'chat', ChannelType: channel.type });
  return row;
}

/**
 * Marks the channel read after a send. Pushes the counters to the player's connections if they changed. In the public channel, the message
 * implies the counters.
 */
async function readBySaying(tx: Transaction, { player }: PlayerContext, channel: Channel, seq: number): Promise<void> {
  const passed = await setReadMark(tx, player.PlayerID, channel.key, seq);
  if (passed <= 1 || channel.type === CHANNEL.public) return;
  publish(tx, unreadChanged, topicOf.player(player.PlayerID), await countUnread(tx, player));
}
