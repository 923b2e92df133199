import { LIVE_ROLE } from '#protocol/entities/live.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { liveMessageHidden, pinnedChanged } from '#protocol/operations/live.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import type { MessageRow } from '../chat/message.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { lockedModeratedRoom, recordAction } from './moderation.ts';
import { removePin, removePinnedQuote, serializePin } from './pins.ts';

export const pinLiveMessage = answer(operations.pinLiveMessage, async ({ RoomID: roomID, ID }, context, tx) => {
  const { room } = await lockedModeratedRoom(tx, context, roomID);
  const { RoomID } = room;
  if (ID === '') {
    await removePin(tx, RoomID);
    return { RoomID, Pinned: null };
  }
  const { FromID: PlayerID, Sender, Message, Reply } = await shownMessage(tx, RoomID, ID);
  // A hidden question has no text, so its answer is shown alone.
  const asked = Reply === null || Reply.Message === '' ? undefined : Reply;
  const pin = {
    RoomID,
    MessageID: ID,
    PlayerID,
    Name: Sender?.Name ?? '',
    Message,
    ReplyID: asked?.ID ?? '',
    ReplyName: asked?.Name ?? '',
    ReplyMessage: asked?.Message ?? '',
    CreateTime: context.nowText,
  };
  await tx.table('livePins').remove({ RoomID });
  await tx.table('livePins').insert(pin);
  const Pinned = serializePin(pin);
  publish(tx, pinnedChanged, topicOf.room(RoomID), { RoomID, Pinned });
  return { RoomID, Pinned };
});

/** The original text stays for operators, like the text of a masked message. */
export const hideLiveMessage = answer(operations.hideLiveMessage, async ({ RoomID: roomID, ID }, context, tx) => {
  const { room, role } = await lockedModeratedRoom(tx, context, roomID);
  const { RoomID } = room;
  const { Channel, Seq, FromID } = await shownMessage(tx, RoomID, ID);
  if (FromID === room.HostID && role !== LIVE_ROLE.host) fail(300017);
  await tx.table('messages').update({ Channel, Seq }, { Message: '' });
  await hideQuotes(tx, Channel, ID, Seq);
  await removePin(tx, RoomID, ID);
  await removePinnedQuote(tx, RoomID, ID);
  await recordAction(tx, context, { RoomID, Kind: 'hide', PlayerID: FromID });
  const { PlayerID: ByID, Name: ByName } = context.player;
  publish(tx, liveMessageHidden, topicOf.room(RoomID), { RoomID, ID, Seq, ByID, ByName });
  return { RoomID, ID };
});

/** @throws Failure 300011 if the room has no such message, or if the message is hidden */
async function shownMessage(db: Reader, RoomID: string, ID: string): Promise<MessageRow> {
  const where = { ID, Channel: CHANNEL_KEY.live(RoomID), Message: { not: '' } };
  const [message] = await db.table('messages').find({ where, limit: 1 });
  return message ?? fail(300011);
}

/** Clears the copies of a text in its replies. */
async function hideQuotes(tx: Transaction, Channel: string, ReplyID: string, after: number): Promise<void> {
  const replies = await tx.table('messages').find({ where: { Channel, Seq: { gt: after }, ReplyID } });
  for (const { Seq, Reply } of replies)
    if (Reply !== null) await tx.table('messages').update({ Channel, Seq }, { Reply: { ...Reply, Message: '' } });
}
