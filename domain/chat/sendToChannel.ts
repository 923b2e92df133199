import { CHANNEL } from '#protocol/entities/channel.ts';
import * as operations from '#protocol/operations/chat.ts';
import { announcementMessage, clubMessage, publicMessage } from '#protocol/operations/chat.ts';
import { fail } from '#protocol/failure.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { CHANNEL_KEY, resolveChannel } from '../channel/channel.ts';
import { serializeMessage } from './message.ts';
import { assertTier, assertNotMuted } from './rules.ts';
import { rowsOfMessage, postMessage } from './postMessage.ts';
import { roleOf } from '../session/staff.ts';

export const sendPublicMessage = answer(
  operations.sendPublicMessage,
  async (draft, context, tx) => {
    assertNotMuted(context);
    assertTier(context);
    const channel = await resolveChannel({ ChannelType: CHANNEL.public }, context.player, tx);
    const message = serializeMessage(await postMessage(tx, context, channel, draft), channel);
    publish(tx, publicMessage, topicOf.public, message, context.connection.ID);
    return message;
  },
  (_draft, caller) => rowsOfMessage(caller, { key: CHANNEL_KEY.public, type: CHANNEL.public }),
);

export const sendClubMessage = answer(operations.sendClubMessage, async ({ ChannelType, ...draft }, context, tx) => {
  const { player } = context;
  assertNotMuted(context);
  const channel = await resolveChannel({ ChannelType }, player, tx);
  const club = await tx.table('clubs').get(player.ClubID);
  if (club?.HasChat !== true) fail(200109);
  assertTier(context);
  const message = serializeMessage(await postMessage(tx, context, channel, draft), channel);
  const topic = ChannelType === CHANNEL.club ? topicOf.club(club.ClubID) : topicOf.alliance(club.AllianceID);
  publish(tx, clubMessage, topic, message, context.connection.ID);
  return message;
});

export const sendAnnouncement = answer(operations.sendAnnouncement, async (draft, context, tx) => {
  assertNotMuted(context);
  if ((await roleOf(tx, context.player.PlayerID)) !== 'operator') fail(300013);
  const channel = await resolveChannel({ ChannelType: CHANNEL.announcement }, context.player, tx);
  const message = serializeMessage(await postMessage(tx, context, channel, draft), channel);
  publish(tx, announcementMessage, topicOf.announcement, message, context.connection.ID);
  return message;
});
