import type { Random } from '../ports/index.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';

export type ChannelHead = RowOf<Tables['channels']>;

/** The head of a channel without messages. Its first epoch begins with its first message. */
const unwritten = (key: string): ChannelHead => ({ Channel: key, Epoch: '', Seq: 0 });

/** The heads of channels at one instant, read by one statement. */
export async function readHeads(db: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, ChannelHead>> {
  const heads = await db.table('channels').find({ where: { Channel: { in: keys } } });
  const byKey = new Map(heads.map((head) => [head.Channel, head]));
  return new Map(keys.map((key) => [key, byKey.get(key) ?? unwritten(key)]));
}

export const readHead = async (db: Reader, key: string): Promise<ChannelHead> =>
  (await db.table('channels').get(key)) ?? unwritten(key);

/** Opens the channel if it is new. */
export async function nextSeq(tx: Transaction, random: Random, key: string): Promise<number> {
  await tx.lock([`channel:${key}`]);
  const [head] = await tx.table('channels').add({ Channel: key }, { Seq: 1 });
  if (head !== undefined) return head.Seq;
  await tx.table('channels').insert({ Channel: key, Epoch: random.uuid(), Seq: 1 });
  return 1;
}
