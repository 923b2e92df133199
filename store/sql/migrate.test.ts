import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../sqlite/connection.ts';
import { DATABASE } from '../suite/tables.ts';
import { migrate } from './migrate.ts';

describe('migrating', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'migrate-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('runs each step once if several processes start together', async () => {
    const file = join(directory, 'shared.sqlite');
    const connections = await Promise.all([1, 2, 3].map(() => openConnection({ file })));
    await Promise.all(connections.map((each) => migrate('sqlite', each, DATABASE)));
    expect(await connections[0]?.all('SELECT "Name" FROM "migrations" ORDER BY "Name"')).toEqual(
      DATABASE.migrations.map(({ name }) => ({ Name: name })),
    );
    for (const each of connections) await each.close();
  });

  it('refuses a database of a newer build without changing it', async () => {
    const newer = await openConnection({ file: join(directory, 'newer.sqlite') });
    await migrate('sqlite', newer, DATABASE);
    await newer.all(`INSERT INTO "migrations" VALUES ('9999-later')`);
    await expect(migrate('sqlite', newer, DATABASE)).rejects.toThrow('9999-later');
    await newer.close();
  });
});
