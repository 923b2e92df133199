import type { PinnedMessage } from '#protocol/entities/live.ts';
import { pinnedChanged } from '#protocol/operations/live.ts';
import { topicOf } from '../connection/topics.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';

type PinRow = RowOf<Tables['livePins']>;

export const serializePin = ({
  MessageID,
  PlayerID,
  Name,
  Message,
  ReplyID,
  ReplyName,
  ReplyMessage,
  CreateTime,
}: PinRow): PinnedMessage => ({
  ID: MessageID,
  PlayerID,
  Name,
  Message,
  Reply: ReplyID === '' ? null : { Name: ReplyName, Message: ReplyMessage },
  CreateTime,
});

/** @param MessageID removes the pin only if it shows this message. The caller holds `room:<id>`. */
export async function removePin(tx: Transaction, RoomID: string, MessageID?: string): Promise<void> {
  const removed = await tx.table('livePins').remove({ RoomID, ...(MessageID !== undefined && { MessageID }) });
  if (removed > 0) publish(tx, pinnedChanged, topicOf.room(RoomID), { RoomID, Pinned: null });
}

/** Removes a hidden message from the pin that answers it. The caller holds `room:<id>`. */
export async function removePinnedQuote(tx: Transaction, RoomID: string, MessageID: string): Promise<void> {
  const pins = tx.table('livePins');
  const emptied = await pins.update({ RoomID, ReplyID: MessageID }, { ReplyID: '', ReplyName: '', ReplyMessage: '' });
  const pin = emptied === 0 ? undefined : await pins.get(RoomID);
  if (pin !== undefined) publish(tx, pinnedChanged, topicOf.room(RoomID), { RoomID, Pinned: serializePin(pin) });
}
