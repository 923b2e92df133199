import { CHANNEL } from '#protocol/entities/channel.ts';
import * as operations from '#protocol/operations/chat.ts';
import { privateMessage } from '#protocol/operations/chat.ts';
import { fail } from '#protocol/failure.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { isDisabled } from '../session/disabled.ts';
import type { Reader } from '../ports/store.ts';
import { hasBlocked, RELATION } from '../player/blocked.ts';
import { relationshipOf } from '../player/relationship.ts';
import { replyAutomatically } from './autoReply.ts';
import { resolveChannel } from '../channel/channel.ts';
import { serializeMessage } from './message.ts';
import { touchRooms } from './privateRoom.ts';
import { isMember, assertTier, assertNotMuted } from './rules.ts';
import { postMessage } from './postMessage.ts';
import { roleOf, type StaffRole } from '../session/staff.ts';

export const sendPrivateMessage = answer(
  operations.sendPrivateMessage,
  async ({ PlayerID, Lang, ...draft }, context, tx) => {
    const { player, connection, nowText } = context;
    assertNotMuted(context);
    const channel = await resolveChannel({ ChannelType: CHANNEL.private, PlayerID }, player, tx);
    const otherRole = await roleOf(tx, PlayerID);
    await assertNotStranger(tx, context, PlayerID, otherRole);
    await assertReachable(tx, nowText, player.PlayerID, PlayerID);

    const row = await postMessage(tx, context, channel, draft);
    await touchRooms(tx, row, [player.PlayerID, PlayerID]);
    const message = serializeMessage(row, channel);
    publish(tx, privateMessage, topicOf.player(player.PlayerID), message, connection.ID);
    publish(tx, privateMessage, topicOf.player(PlayerID), serializeMessage(row, { otherID: player.PlayerID }));
    if (otherRole === 'customerService') await replyAutomatically(tx, context, channel, row, Lang);
    return message;
  },
);

/**
 * Every member may write to players who have the member as a friend and to customer service. Customer service may write to anyone. Other
 * messages need the tier of CHAT_MIN_VIP (decisions §5). The writer's own friend list does not count, because adding a friend needs no
 * consent.
 * @throws Failure 200024
 */
async function assertNotStranger(
  db: Reader,
  context: PlayerContext,
  otherID: string,
  otherRole: StaffRole | undefined,
): Promise<void> {
  const { player } = context;
  if (!isMember(player)) fail(200024);
  if (otherRole === 'customerService' || (await relationshipOf(db, otherID, player.PlayerID)) === RELATION.friend)
    return;
  if ((await roleOf(db, player.PlayerID)) !== undefined) return;
  assertTier(context);
}

/** @throws Failure 200070 if one of the two has blocked the other, or the account is closed */
async function assertReachable(db: Reader, nowText: string, playerID: string, otherID: string): Promise<void> {
  const other = await db.table('players').get(otherID);
  if (other !== undefined && isDisabled(other, nowText)) fail(200070);
  if ((await hasBlocked(db, playerID, otherID)) || (await hasBlocked(db, otherID, playerID))) fail(200070);
}
