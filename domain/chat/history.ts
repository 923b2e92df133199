import { CHANNEL } from '#protocol/entities/channel.ts';
import { getAnnouncementHistory, getHistory } from '#protocol/operations/chat.ts';
import { answer } from '../dispatch/handler.ts';
import type { Reader } from '../ports/store.ts';
import { findPage, type PageRequest } from '../store/page.ts';
import { type Channel, resolveChannel } from './channel.ts';
import { readHead } from './channelHead.ts';
import { presentMessage } from './message.ts';

/** A page of a channel's messages no later than a time, newest first; ties are broken by Seq. */
export async function readMessages(
  db: Reader,
  channel: Channel,
  { until, ...page }: PageRequest & { readonly until: string },
) {
  const head = await readHead(db, channel.key);
  const { rows, total } = await findPage(
    db,
    'messages',
    {
      where: { Channel: channel.key, Seq: { lte: head.Seq }, CreateTime: { lte: until } },
      order: [
        ['CreateTime', 'desc'],
        ['Seq', 'desc'],
      ],
    },
    page,
  );
  return { List: rows.map((row) => presentMessage(row, channel)), Total: total, Epoch: head.Epoch };
}

export const history = answer(getHistory, async ({ Page, PerPage, StartTime, ...ref }, { player, nowText }, db) => {
  const channel = await resolveChannel(ref, player, db);
  return readMessages(db, channel, { Page, PerPage, until: StartTime ?? nowText });
});

export const announcementHistory = answer(
  getAnnouncementHistory,
  async ({ StartTime, ...page }, { player, nowText }, db) => {
    const channel = await resolveChannel({ ChannelType: CHANNEL.announcement }, player, db);
    return readMessages(db, channel, { ...page, until: StartTime ?? nowText });
  },
);
