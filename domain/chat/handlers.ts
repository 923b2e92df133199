import { CHANNEL } from '#protocol/entities/channel.ts';
import {
  getHistory,
  getUnread,
  markRead as markReadRow,
  publicMessage,
  sendPublicMessage,
  unreadChanged,
} from '#protocol/operations/chat.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { resolveChannel } from './channel.ts';
import { readHead } from './channelHead.ts';
import { appendMessage, presentMessage } from './message.ts';
import { countUnread, markReadToEnd, setReadMark } from './readMarks.ts';
import { admitText } from './rules.ts';

export const sendPublic = answer(sendPublicMessage, async ({ Message, ReplyID }, context, tx) => {
  const { player, ports, nowText } = context;
  const channel = await resolveChannel({ ChannelType: CHANNEL.public }, player, tx);
  const admitted = await admitText(tx, context, Message);
  const club = await tx.table('clubs').get(player.ClubID);
  const row = await appendMessage(tx, ports.random, channel, {
    ...admitted,
    sender: player,
    clubName: club?.ClubName ?? '',
    replyID: ReplyID ?? '',
    nowText,
  });
  await setReadMark(tx, player.PlayerID, channel.key, row.Seq);
  const message = presentMessage(row, channel);
  tx.publish({
    topic: topicOf.public,
    op: publicMessage.op,
    code: publicMessage.code,
    result: message,
    exceptConnection: context.connection.ID,
    personal: false,
    socket: 'chat',
  });
  return message;
});

export const history = answer(getHistory, async ({ Page, PerPage, StartTime, ...ref }, { player, nowText }, db) => {
  const channel = await resolveChannel(ref, player, db);
  const head = await readHead(db, channel.key);
  const where = { Channel: channel.key, Seq: { lte: head.Seq }, CreateTime: { lte: StartTime ?? nowText } };
  const messages = db.table('messages');
  const rows = await messages.find({
    where,
    order: [
      ['CreateTime', 'desc'],
      ['Seq', 'desc'],
    ],
    limit: PerPage,
    offset: (Page - 1) * PerPage,
  });
  return {
    List: rows.map((row) => presentMessage(row, channel)),
    Total: await messages.count(where),
    Epoch: head.Epoch,
  };
});

export const unread = answer(getUnread, (_request, { player }, db) => countUnread(db, player));

export const markRead = answer(markReadRow, async (ref, { player, connection }, tx) => {
  const channel = await resolveChannel(ref, player, tx);
  await markReadToEnd(tx, player.PlayerID, channel.key);
  const counts = await countUnread(tx, player);
  tx.publish({
    topic: topicOf.player(player.PlayerID),
    op: unreadChanged.op,
    code: unreadChanged.code,
    result: counts,
    exceptConnection: connection.ID,
    personal: true,
    socket: 'chat',
  });
  return counts;
});
