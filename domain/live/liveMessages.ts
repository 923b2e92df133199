import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { liveMessage } from '#protocol/operations/live.ts';
import { roomChannel } from '../channel/channel.ts';
import { readMessages } from '../chat/history.ts';
import { serializeMessage } from '../chat/message.ts';
import { assertTier, assertNotMuted } from '../chat/rules.ts';
import { postMessage } from '../chat/postMessage.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { roomHere } from './room.ts';
import { sanctionUntil } from './sanctions.ts';

export const sendLiveMessage = answer(operations.sendLiveMessage, async (draft, context, tx) => {
  const { player, connection, nowText } = context;
  assertNotMuted(context);
  const { RoomID, HasChat } = await roomHere(tx, context, undefined);
  const Until = await sanctionUntil(tx, { RoomID, PlayerID: player.PlayerID }, 'mute', nowText);
  if (Until !== '') fail(200068, { Until });
  if (!HasChat) fail(200221);
  assertTier(context);
  const channel = roomChannel(RoomID);
  const message = serializeMessage(await postMessage(tx, context, channel, draft), channel);
  publish(tx, liveMessage, topicOf.room(RoomID), message, connection.ID);
  return message;
});

export const getLiveHistory = answer(operations.getLiveHistory, async ({ RoomID, StartTime, ...page }, context, db) => {
  const room = await roomHere(db, context, RoomID);
  return readMessages(db, roomChannel(room.RoomID), { ...page, until: StartTime });
});
