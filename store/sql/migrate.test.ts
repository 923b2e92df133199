import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConnection } from '../sqlite/connection.ts';
import { DATABASE } from '../suite/tables.ts';
import { assertMigrated, migrate } from './migrate.ts';
import type { Migration } from './migration.ts';

describe('migrating', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'migrate-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('runs each step once if several processes start together', async () => {
    const file = join(directory, 'shared.sqlite');
    const connections = await Promise.all([1, 2, 3].map(() => openConnection({ file })));
    await Promise.all(connections.map((each) => migrate(each.sequelize, DATABASE)));
    expect(await connections[0]?.all('SELECT "Name" FROM "migrations" ORDER BY "Name"')).toEqual(
      DATABASE.migrations.map(({ name }) => ({ Name: name })),
    );
    for (const each of connections) await each.close();
  });

  it('hands each step the query interface, and undoes every step if one fails', async () => {
    const connection = await openConnection({ file: join(directory, 'undone.sqlite') });
    const insert: Migration = {
      name: '0003-insert',
      statements: () => [],
      up: async ({ queryInterface, transaction }) => {
        await queryInterface.bulkInsert('settings', [{ Name: "o'clock", Value: '"甲"' }], { transaction });
        await queryInterface.addIndex('settings', ['Value'], { name: 'settings by Value', transaction });
      },
    };
    const fail: Migration = { name: '0004-fail', statements: () => ['INSERT INTO "nothing" VALUES (1)'] };
    const steps = (...more: readonly Migration[]) => ({ ...DATABASE, migrations: [...DATABASE.migrations, ...more] });
    await expect(migrate(connection.sequelize, steps(insert, fail))).rejects.toThrow('no such table: nothing');
    expect(await connection.all('SELECT "name" FROM "sqlite_master"')).toEqual([]);
    await migrate(connection.sequelize, steps(insert));
    expect(await connection.all('SELECT * FROM "settings"')).toEqual([{ Name: "o'clock", Value: '"甲"' }]);
    const strict = await connection.all(`SELECT "name" FROM pragma_table_list WHERE "type" = 'table' AND "strict" = 0`);
    expect(strict.filter(({ name }) => !String(name).startsWith('sqlite_'))).toEqual([]);
    await connection.close();
  });

  it('refuses a database of a newer build without changing it', async () => {
    const newer = await openConnection({ file: join(directory, 'newer.sqlite') });
    await migrate(newer.sequelize, DATABASE);
    await newer.all(`INSERT INTO "migrations" VALUES ('9999-later')`);
    await expect(migrate(newer.sequelize, DATABASE)).rejects.toThrow('9999-later');
    await newer.close();
  });

  it('refuses a database from before the first migration without changing it', async () => {
    const older = await openConnection({ file: join(directory, 'older.sqlite') });
    await older.all('CREATE TABLE "migrations" ("Name" TEXT NOT NULL PRIMARY KEY)');
    await older.all(`INSERT INTO "migrations" VALUES ('0001-former')`);
    for (const open of [migrate, assertMigrated])
      await expect(open(older.sequelize, DATABASE)).rejects.toThrow(
        /^the database "suite" was made before the first release.*Move it .* away .*the next start makes new ones/,
      );
    expect(await older.all('SELECT "name" FROM "sqlite_master" WHERE "type" = \'table\'')).toEqual([
      { name: 'migrations' },
    ]);
    await older.close();
  });

  it('finds a database that is empty, or of another build, and changes nothing', async () => {
    const found = await openConnection({ file: join(directory, 'found.sqlite') });
    const check = () => assertMigrated(found.sequelize, DATABASE);
    await expect(check()).rejects.toThrow('the database is empty');
    expect(await found.all('SELECT "name" FROM "sqlite_master"')).toEqual([]);
    await migrate(found.sequelize, DATABASE);
    await check();
    const last = DATABASE.migrations.at(-1)?.name ?? '';
    await found.all('DELETE FROM "migrations" WHERE "Name" = $1', [last]);
    await expect(check()).rejects.toThrow('an older build');
    await found.all(`INSERT INTO "migrations" VALUES ('9999-later')`);
    await expect(check()).rejects.toThrow('9999-later');
    await found.close();
  });
});
