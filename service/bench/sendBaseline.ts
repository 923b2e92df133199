import { randomUUID } from 'node:crypto';
import type { Store } from '#domain/ports/store.ts';

/**
 * Writes what public sends write, and nothing else: no reading of frames, no rules, no limits.
 * @returns units of work a second
 */
export async function writeAsASendDoes(store: Store, callers: number, each: number): Promise<number> {
  const Channel = `baseline:${randomUUID()}`;
  await store.transaction((tx) => tx.table('channels').insert({ Channel, Epoch: 'e', Seq: 0 }));
  const start = performance.now();
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let sent = 0; sent < each; sent += 1) await send(store, Channel, `caller-${caller}`);
    }),
  );
  return (callers * each * 1000) / (performance.now() - start);
}

const send = (store: Store, Channel: string, FromID: string): Promise<void> =>
  store.transaction(async (tx) => {
    const CreateTime = new Date().toISOString();
    const [head] = await tx.table('channels').add({ Channel }, { Seq: 1 });
    const ID = randomUUID();
    const [like] = await tx.table('messages').find({ where: { Channel: 'public' }, limit: 1 });
    if (head === undefined || like === undefined) throw new Error('the world has no public channel');
    await tx.table('messages').insert({ ...like, Channel, Seq: head.Seq, ID, FromID, CreateTime });
    const changed = await tx.table('readMarks').update({ PlayerID: FromID, Channel }, { Seq: head.Seq });
    if (changed === 0) await tx.table('readMarks').insert({ PlayerID: FromID, Channel, Seq: head.Seq });
    await tx
      .table('idempotency')
      .insert({ Scope: FromID, R: ID, Fingerprint: ID, Code: 200, Answer: { ...like, Channel }, CreateTime });
    tx.publish({ topic: 'nobody', op: 30_002, code: 200, result: { ...like }, personal: false, socket: 'chat' });
  });
