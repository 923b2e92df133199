import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../sqlite/connection.ts';
import { DATABASE } from '../suite/tables.ts';
import { assertMigrated, migrate } from './migrate.ts';

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

  it('finds a database that is empty, or of another build, and changes nothing', async () => {
    const found = await openConnection({ file: join(directory, 'found.sqlite') });
    const check = () => assertMigrated('sqlite', found, DATABASE);
    await expect(check()).rejects.toThrow('the database is empty');
    expect(await found.all('SELECT "name" FROM "sqlite_master"')).toEqual([]);
    await migrate('sqlite', found, DATABASE);
    await check();
    const last = DATABASE.migrations.at(-1)?.name ?? '';
    await found.all('DELETE FROM "migrations" WHERE "Name" = $1', [last]);
    await expect(check()).rejects.toThrow('an older build');
    await found.all(`INSERT INTO "migrations" VALUES ('9999-later')`);
    await expect(check()).rejects.toThrow('9999-later');
    await found.close();
  });
});
