import * as operations from '#protocol/operations/chat.ts';
import { unreadChanged } from '#protocol/operations/chat.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { resolveChannel } from '../channel/channel.ts';
import { countUnread, markReadToEnd } from '../channel/readMarks.ts';

export const getUnread = answer(operations.getUnread, (_request, { player }, db) => countUnread(db, player));

export const markRead = answer(operations.markRead, async (ref, { player, connection }, tx) => {
  const channel = await resolveChannel(ref, player, tx);
  await markReadToEnd(tx, player.PlayerID, channel.key);
  const counts = await countUnread(tx, player);
  publish(tx, unreadChanged, topicOf.player(player.PlayerID), counts, connection.ID);
  return counts;
});
