import { RESUME_LIMIT } from '#protocol/limits.ts';
import type { ResultOf } from '#protocol/operation.ts';
import type { ResumePoint, resume } from '#protocol/operations/connection.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import type { Reader } from '../ports/store.ts';
import { failField } from '#protocol/failure.ts';
import { resolveAnyChannel } from '../channel/channel.ts';
import { type ChannelHead, readHeads } from '../channel/channelHead.ts';
import { serializeMessage } from './message.ts';
import { countedChannels, countUnread } from '../channel/readMarks.ts';

/** The limit of one answer, so that it never exceeds the buffer of a connection. Channels beyond it read their history again. */
const MAX_MESSAGES = 700;

/**
 * Every message missed in each channel, in order, or `Recovered: false` if the whole cannot be given (decisions §2). One read of all heads
 * fixes the instant of the lists and counters.
 */
export async function resumeChannels(
  db: Reader,
  player: PlayerRow,
  points: readonly ResumePoint[],
): Promise<ResultOf<typeof resume>> {
  const channels = await Promise.all(
    points.map(async (point) => ({ point, channel: await resolveAnyChannel(point, player, db) })),
  );
  if (new Set(channels.map(({ channel }) => channel.key)).size < channels.length)
    failField('Channels', 'names a channel twice');
  const counted = await countedChannels(db, player);
  const heads = await readHeads(db, [...new Set([...channels.map(({ channel }) => channel.key), ...counted.keys])]);

  let given = 0;
  const recover = async ({ point, channel }: (typeof channels)[number]) => {
    const head = heads.get(channel.key) ?? { Channel: channel.key, Epoch: '', Seq: 0 };
    const common = { ...point, Epoch: head.Epoch, Seq: head.Seq };
    if (!isRecoverable(point, head) || given > MAX_MESSAGES) return { ...common, Recovered: false, List: [] };
    given += head.Seq - point.Seq;
    const rows = await db.table('messages').find({
      where: { Channel: channel.key, Seq: { gt: point.Seq, lte: head.Seq } },
      order: [['Seq', 'asc']],
    });
    return { ...common, Recovered: true, List: rows.map((row) => serializeMessage(row, channel)) };
  };
  return {
    Channels: await Promise.all(channels.map(recover)),
    Unread: await countUnread(db, player, { counted, heads }),
  };
}

const isRecoverable = (point: ResumePoint, head: ChannelHead): boolean =>
  point.Epoch === head.Epoch && point.Seq <= head.Seq && head.Seq - point.Seq <= RESUME_LIMIT;
