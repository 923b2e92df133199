import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { message, sender } from '../suite/rows.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore, type QueuedStore } from '../index.ts';
import { getAnnouncements } from '#protocol/endpoints/announcement.ts';
import { startWorldService } from '#service/testing/diskService.ts';
import { openConnection } from './connection.ts';
import { openSqlite } from './sqlite.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stored-json-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Writes past the store, as a slip of an operator does. */
async function writeRaw(file: string, sql: string, values: readonly string[] = []): Promise<void> {
  const connection = await openConnection({ file });
  await connection.all(sql, values);
  await connection.close();
}

describe('JSON that is not what its column is declared to hold', () => {
  let store: QueuedStore;
  let file = '';
  beforeAll(async () => {
    file = join(directory, 'store.sqlite');
    store = createStore(await openSqlite({ file }), { bus: createLocalBus(), uuid: () => 'run' });
    await store.transaction((tx) => tx.table('messages').insert(message('c', 1, { Sender: sender({}) })));
  });
  afterAll(() => store.close());

  it.each([
    ['Sender', '{"PlayerID":"12345678","Name":7,"VIPLevel":1,"PicURL":"","PictureSetting":2}', 'messages.Sender.Name'],
    ['Sender', '[]', 'messages.Sender'],
    ['AutoReply', 'null', 'messages.AutoReply'],
    ['AutoReply', '["a",', 'messages.AutoReply'],
  ])('is named by table and column: %s %s', async (column, text, place) => {
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

  it('fails the call that asks for it, and not those that share its commit', async () => {
    await store.transaction((tx) => tx.table('messages').insert(message('other', 1)));
    await writeRaw(file, `UPDATE "messages" SET "Reply" = '1' WHERE "Channel" = 'c'`);
    const read = (channel: string) =>
      store.transaction((tx) => tx.table('messages').get(channel, 1), [{ table: 'messages', key: [channel, 1] }]);
    const outcomes = await Promise.allSettled(['other', 'c', 'other'].map(read));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

it('answers 300003 and says nothing of what is stored', async () => {
  const file = join(directory, 'world.sqlite');
  const service = await startWorldService(`sqlite:${file}`);
  await writeRaw(file, `UPDATE "announcements" SET "Title" = $1`, ['{"zh_tw":"祕密","id_id":1}']);
  const answer = await fetch(`${service.origin}${getAnnouncements.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ Code: 300003, Result: {} });
  expect(text).not.toMatch(/祕密|Title|announcements|JSON/);
  await service.stop();
}, 30_000);
