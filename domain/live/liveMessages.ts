import { LIVE_ROLE } from '#protocol/entities/live.ts';
import type { ChatMessage } from '#protocol/entities/message.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { liveMessage } from '#protocol/operations/live.ts';
import { roomChannel } from '../channel/channel.ts';
import { readerLock } from '../channel/readMarks.ts';
import { readMessages } from '../chat/history.ts';
import { serializeMessage } from '../chat/message.ts';
import { assertTier, assertNotMuted } from '../chat/rules.ts';
import { type MessageDraft, postMessage } from '../chat/postMessage.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { roleIn } from './moderation.ts';
import { roomHere, type RoomRow } from './room.ts';
import { sanctionUntil } from './sanctions.ts';

export const sendLiveMessage = answer(operations.sendLiveMessage, async (draft, context, tx) => {
  assertNotMuted(context);
  return postLiveMessage(tx, context, await roomHere(tx, context, undefined), draft);
});

/**
 * Sends a message to the player's room, by the rules of the room. All connections there get it except the player's own.
 * @throws Failure 100000 (Message), 200024, 200067, 200068, 200069, 200221, 300051
 */
export async function postLiveMessage(
  tx: Transaction,
  context: PlayerContext,
  room: RoomRow,
  draft: MessageDraft,
): Promise<ChatMessage> {
  const { player, connection, nowText } = context;
  const { RoomID, HasChat } = room;
  const Until = await sanctionUntil(tx, { RoomID, PlayerID: player.PlayerID }, 'mute', nowText);
  if (Until !== '') fail(200068, { Until });
  if (!HasChat) fail(200221);
  assertTier(context);
  await assertNotTooSoon(tx, context, room);
  const channel = roomChannel(RoomID);
  const message = serializeMessage(await postMessage(tx, context, channel, draft), channel);
  publish(tx, liveMessage, topicOf.room(RoomID), message, connection.ID);
  return message;
}

/** @throws Failure 300051 with the end of the wait, if slow mode does not allow a message yet */
async function assertNotTooSoon(tx: Transaction, { player, now }: PlayerContext, room: RoomRow): Promise<void> {
  const { RoomID, SlowSeconds } = room;
  if (SlowSeconds === 0 || (await roleIn(tx, room, player.PlayerID)) !== LIVE_ROLE.viewer) return;
  const { key: Channel } = roomChannel(RoomID);
  // The same locks as in `postMessage`, so that only one of two concurrent sends passes.
  await tx.lock([`channel:${Channel}`, readerLock(player.PlayerID)]);
  const slowMs = SlowSeconds * 1000;
  const since = { gt: new Date(now - slowMs).toISOString(), lte: new Date(now + slowMs).toISOString() };
  const [last] = await tx.table('messages').find({
    where: { FromID: player.PlayerID, CreateTime: since, Channel },
    order: [['CreateTime', 'desc']],
    limit: 1,
  });
  if (last !== undefined) fail(300051, { Until: new Date(Date.parse(last.CreateTime) + slowMs).toISOString() });
}

export const getLiveHistory = answer(operations.getLiveHistory, async ({ RoomID, StartTime, ...page }, context, db) => {
  const room = await roomHere(db, context, RoomID);
  return readMessages(db, roomChannel(room.RoomID), { ...page, until: StartTime });
});
