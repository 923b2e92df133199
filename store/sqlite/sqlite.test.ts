import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { describeStore } from '../suite.ts';
import { DATABASE } from '../suite/tables.ts';
import { openSqlite } from './sqlite.ts';

let directory = '';
let files = 0;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'store-'));
});
afterAll(() => rm(directory, { recursive: true }));

describeStore('SQLite in a file', () => openSqlite(DATABASE, { file: join(directory, 'made', `${files++}.sqlite`) }));
describeStore('SQLite in memory', () => openSqlite(DATABASE, 'memory'), false);
