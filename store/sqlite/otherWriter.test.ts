import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASE } from '../suite/tables.ts';
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
});
