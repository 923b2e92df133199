import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSuiteBus } from '../suite/fixture.ts';
import { message, sender } from '../suite/rows.ts';
import { DATABASE, type Tables } from '../suite/tables.ts';
import { createStore, type QueuedStore } from '../index.ts';
import { openConnection } from './connection.ts';
import { openSqlite } from './sqlite.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stored-json-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Writes to the file without the store, as an operator might. */
async function writeRaw(file: string, sql: string, values: readonly string[] = []): Promise<void> {
  const connection = await openConnection({ file });
  await connection.all(sql, values);
  await connection.close();
}

describe('stored JSON that does not match its schema', () => {
  let store: QueuedStore<Tables>;
  let file = '';
  beforeAll(async () => {
    file = join(directory, 'store.sqlite');
    store = createStore(await openSqlite(DATABASE, { file }), { bus: createSuiteBus(), uuid: () => 'run' });
    await store.transaction((tx) => tx.table('messages').insert(message('c', 1, { Sender: sender({}) })));
  });
  afterAll(() => store.close());

  it.each([
    ['Sender', '{"PlayerID":"12345678","Name":7,"VIPLevel":1}', 'messages.Sender.Name'],
    ['Sender', '[]', 'messages.Sender'],
    ['AutoReply', 'null', 'messages.AutoReply'],
    ['AutoReply', '["a",', 'messages.AutoReply'],
  ])('fails with the name of table and column: %s %s', async (column, text, place) => {
    const [kept] = await store.table('messages').find();
    await writeRaw(file, `UPDATE "messages" SET "${column}" = $1`, [text]);
    const refusal = new TypeError(`${place}: the stored JSON is of another shape`);
    await expect(store.table('messages').get('c', 1)).rejects.toThrow(refusal);
    await expect(store.table('messages').find()).rejects.toThrow(refusal);
    await expect(store.transaction((tx) => tx.table('messages').get('c', 1))).rejects.toThrow(refusal);
    const before = kept?.[column === 'Sender' ? 'Sender' : 'AutoReply'];
    await writeRaw(file, `UPDATE "messages" SET "${column}" = $1`, [JSON.stringify(before)]);
    expect(await store.table('messages').find()).toEqual([kept]);
  });

  it('fails the call that reads it, but not the calls that share its commit', async () => {
    await store.transaction((tx) => tx.table('messages').insert(message('other', 1)));
    await writeRaw(file, `UPDATE "messages" SET "Reply" = '1' WHERE "Channel" = 'c'`);
    const read = (channel: string) =>
      store.transaction((tx) => tx.table('messages').get(channel, 1), [{ table: 'messages', key: [channel, 1] }]);
    const outcomes = await Promise.allSettled(['other', 'c', 'other'].map(read));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
