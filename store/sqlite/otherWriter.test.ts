import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../suite/tables.ts';
import { createStore } from '../index.ts';
import { WriteLockHeld } from '../port.ts';
import { openConnection } from './connection.ts';
import { openSqlite } from './sqlite.ts';

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'other-writer-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('a SQLite file with two writers', () => {
  it('reads the version of the database only after it holds the lock', async () => {
    const location = { file: join(directory, 'shared.sqlite') };
    const sent: string[] = [];
    const backend = await openSqlite(DATABASE, location, { onStatement: (text) => sent.push(text) });
    const other = await openConnection(location);
    await other.all('BEGIN IMMEDIATE');
    sent.length = 0;

    const begun = backend.begin({ defersWrites: true });
    await vi.waitFor(() => expect(sent).toEqual(['BEGIN IMMEDIATE']));
    await other.all('COMMIT');
    await (await begun).rollback();

    expect(sent).toEqual(['BEGIN IMMEDIATE', 'PRAGMA data_version', 'ROLLBACK']);
    await other.close();
    await backend.close();
  });

  it('refuses a unit that waits for the lock of another process, changes nothing, and reads meanwhile', async () => {
    const location = { file: join(directory, 'held.sqlite') };
    const backend = await openSqlite(DATABASE, location, { lockWaitMs: 20 });
    const store = createStore(backend, { bus: undefined, uuid: () => 'run', most: 1 });
    const add = (Name: string): Promise<void> =>
      store.transaction(async (tx) => tx.table('settings').insert({ Name, Value: null }));
    await add('before');
    const other = await openConnection(location);
    await other.all('BEGIN IMMEDIATE');
    const refused = await Promise.allSettled(['a', 'b', 'c'].map(add));
    const reasons = refused.map((each): unknown => (each.status === 'rejected' ? each.reason : undefined));
    expect(reasons.map((reason) => reason instanceof WriteLockHeld)).toEqual([true, true, true]);
    expect(await store.table('settings').count()).toBe(1);
    await other.all('ROLLBACK');
    await add('after');
    expect((await store.table('settings').find()).map(({ Name }) => Name).toSorted()).toEqual(['after', 'before']);
    await other.close();
    await store.close();
  });
});
