import type { Store } from '../ports/store.ts';
import type { ChunkWriter } from './chunkWriter.ts';

/** The shares of public and club messages. All other messages are private. */
const PUBLIC_SHARE = 0.6;
const PRIVATE_LENGTH = 50;

/** Fills the channels up to a total number of messages, with even dates back from the newest existing message. */
export async function createLargeChat(store: Store, writer: ChunkWriter, messages: number): Promise<void> {
  const there = await store.table('messages').count();
  const [model] = await store
    .table('messages')
    .find({ where: { Channel: 'public' }, order: [['Seq', 'desc']], limit: 1 });
  if (model === undefined) throw new Error('the demo world has no public channel');
  const newest = Date.parse(model.CreateTime);
  const more = Math.max(0, messages - there);
  const open = Math.round(more * PUBLIC_SHARE);
  await lengthen(store, writer, 'public', open, newest);
  for (let made = open, at = 0; made < more; made += PRIVATE_LENGTH, at += 1) {
    const Channel = `private:${900_000_060 + at}:${900_000_061 + at}`;
    const count = Math.min(PRIVATE_LENGTH, more - made);
    writer.add('channels', { Channel, Epoch: 'large', Seq: count });
    for (let Seq = 1; Seq <= count; Seq += 1) {
      const CreateTime = new Date(newest - (count - Seq) * 60_000).toISOString();
      writer.add('messages', { ...model, Channel, Seq, ID: `${Channel}:${Seq}`, ChannelType: 2, CreateTime });
    }
    if (writer.isFull) await writer.next();
  }
}

/** Older messages must not leave a gap before the existing messages, so the whole channel is written again. */
async function lengthen(
  store: Store,
  writer: ChunkWriter,
  Channel: string,
  more: number,
  newest: number,
): Promise<void> {
  const old = await store.table('messages').find({ where: { Channel }, order: [['Seq', 'asc']] });
  const head = await store.table('channels').get(Channel);
  if (head === undefined || old.length === 0) return;
  await store.transaction(async (tx) => {
    await tx.table('messages').remove({ Channel });
    await tx.table('channels').update({ Channel }, { Seq: old.length + more });
    await tx.table('readMarks').update({ Channel }, { Seq: old.length + more - 10 });
  });
  const total = old.length + more;
  for (let Seq = 1; Seq <= total; Seq += 1) {
    const model = old[Seq % old.length];
    if (model === undefined) continue;
    const CreateTime = new Date(newest - (total - Seq) * 1000).toISOString();
    writer.add('messages', { ...model, Seq, ID: `${Channel}:${Seq}`, CreateTime });
    if (writer.isFull) await writer.next();
  }
}
