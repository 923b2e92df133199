import { CHANNEL } from '#protocol/entities/channel.ts';
import * as operations from '#protocol/operations/chat.ts';
import { answer } from '../dispatch/handler.ts';
import type { Reader } from '../ports/store.ts';
import type { PageRequest } from '../page.ts';
import { type Channel, resolveChannel } from '../channel/channel.ts';
import { readHead } from '../channel/channelHead.ts';
import { serializeMessage } from './message.ts';

/**
 * A page of a channel's messages no later than a time, newest first. Numbers have no gaps and times never go back in a
 * channel, so a page is found by its numbers at any depth.
 * @param until ISO 8601 in UTC; undefined means up to the newest message
 */
export async function readMessages(
  db: Reader,
  channel: Channel,
  { until, Page, PerPage }: PageRequest & { readonly until: string | undefined },
) {
  const { Seq, Epoch } = await readHead(db, channel.key);
  const newest = until === undefined ? Seq : await newestAt(db, channel, until, Seq);
  const first = newest - (Page - 1) * PerPage;
  const messages = db.table('messages');
  const rows = await messages.find({
    where: { Channel: channel.key, Seq: { lte: first, gt: first - PerPage } },
    order: [['Seq', 'desc']],
  });
  const [oldest] = await messages.find({ where: { Channel: channel.key }, order: [['Seq', 'asc']], limit: 1 });
  const Total = oldest === undefined ? 0 : Math.max(0, newest - oldest.Seq + 1);
  return { List: rows.map((row) => serializeMessage(row, channel)), Total, Epoch };
}

/** The number of the newest message up to a time. 0 if there is none. */
async function newestAt(db: Reader, channel: Channel, until: string, head: number): Promise<number> {
  const [row] = await db.table('messages').find({
    where: { Channel: channel.key, CreateTime: { lte: until } },
    order: [
      ['CreateTime', 'desc'],
      ['Seq', 'desc'],
    ],
    limit: 1,
  });
  return Math.min(row?.Seq ?? 0, head);
}

export const getHistory = answer(
  operations.getHistory,
  async ({ Page, PerPage, StartTime, ...ref }, { player }, db) => {
    const channel = await resolveChannel(ref, player, db);
    return readMessages(db, channel, { Page, PerPage, until: StartTime });
  },
);

export const getAnnouncementHistory = answer(
  operations.getAnnouncementHistory,
  async ({ StartTime, ...page }, { player }, db) => {
    const channel = await resolveChannel({ ChannelType: CHANNEL.announcement }, player, db);
    return readMessages(db, channel, { ...page, until: StartTime });
  },
);
