import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLES, type TableName } from '#domain/tables.ts';
import { kindOf, type TableDeclaration } from '#store/table.ts';

import { openConnection, type SqliteConnection } from '#store/sqlite/connection.ts';
import { migrate } from '#store/sql/migrate.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';

let connection: SqliteConnection;
beforeAll(async () => {
  connection = await openConnection('memory');
  await migrate(connection.sequelize, PLATFORM_DATABASE);
});
afterAll(() => connection.close());

const KINDS = { text: 'TEXT', json: 'TEXT', integer: 'INTEGER', boolean: 'INTEGER' } as const;
const names = async (sql: string, value: string): Promise<string[]> =>
  (await connection.all(sql, [value])).map((row) => String(row['name']));

/** The indexes of a table by their origin: `u` a unique constraint, `c` CREATE INDEX. */
async function indexesOf(table: string, origin: 'u' | 'c'): Promise<string[]> {
  const indexes = await names(`SELECT name FROM pragma_index_list($1) WHERE origin = '${origin}'`, table);
  const columns = await Promise.all(
    indexes.map((index) => names('SELECT name FROM pragma_index_info($1) ORDER BY seqno', index)),
  );
  return columns.map(String).toSorted();
}

describe('the migrated schema', () => {
  it('has the declared tables and no others', async () => {
    const found = await connection.all(
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'`,
    );
    expect(found.map((row) => String(row['name'])).toSorted()).toEqual(
      [...Object.keys(TABLES), 'migrations'].toSorted(),
    );
  });

  it.each(Object.keys(TABLES) as TableName[])('holds %s as declared', async (name) => {
    const declaration: TableDeclaration = TABLES[name];
    const columns = await connection.all('SELECT name, type, "notnull", pk FROM pragma_table_info($1) ORDER BY cid', [
      name,
    ]);
    expect(columns.map((row) => [row['name'], row['type'], row['notnull']])).toEqual(
      Object.keys(declaration.columns).map((column) => [column, KINDS[kindOf(declaration, column) ?? 'text'], 1]),
    );
    const key = columns.filter((row) => row['pk'] !== 0).toSorted((a, b) => Number(a['pk']) - Number(b['pk']));
    expect(key.map((row) => row['name'])).toEqual(declaration.key);
    expect(await indexesOf(name, 'u')).toEqual((declaration.unique ?? []).map(String).toSorted());
    expect(await indexesOf(name, 'c')).toEqual((declaration.indexes ?? []).map(String).toSorted());
  });

  it('keeps every whole number within 2^53', async () => {
    const insert = (seq: string): Promise<unknown> =>
      connection.all(`INSERT INTO "readMarks" VALUES ('${seq}', '', ${seq})`);
    await insert('9007199254740991');
    await expect(insert('9007199254740992')).rejects.toThrow('CHECK');
    await expect(insert('-9007199254740992')).rejects.toThrow('CHECK');
  });
});

describe('migrating', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'migrate-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('moves the volatility of games to the scale of five steps, once', async () => {
    const older = await openConnection({ file: join(directory, 'volatility.sqlite') });
    await migrate(older.sequelize, PLATFORM_DATABASE);
    await older.all(`DELETE FROM "migrations" WHERE "Name" = '0061-volatility'`);
    const columns = await older.all(`SELECT name, type FROM pragma_table_info('games')`);
    const insert = (code: string, volatility: number) => {
      const value = (name: unknown, type: unknown) =>
        name === 'GameCode' ? `'${code}'` : name === 'Volatility' ? volatility : type === 'INTEGER' ? 0 : `''`;
      return older.all(`INSERT INTO "games" VALUES (${columns.map(({ name, type }) => value(name, type)).join(', ')})`);
    };
    for (const [at, code] of ['low', 'medium', 'high'].entries()) await insert(code, at + 1);
    const steps = () => older.all('SELECT "GameCode", "Volatility" FROM "games" ORDER BY "Volatility"');
    await migrate(older.sequelize, PLATFORM_DATABASE);
    const moved = ['low', 'medium', 'high'].map((GameCode, at) => ({ GameCode, Volatility: at + 2 }));
    expect(await steps()).toEqual(moved);
    await older.all(`DELETE FROM "migrations" WHERE "Name" = '0061-volatility'`);
    await migrate(older.sequelize, PLATFORM_DATABASE);
    expect(await steps()).toEqual(moved);
    await older.close();
  });

  it('keeps a switch off that was off under the former name', async () => {
    const older = await openConnection({ file: join(directory, 'older.sqlite') });
    await migrate(older.sequelize, PLATFORM_DATABASE);
    await older.all(`DELETE FROM "migrations" WHERE "Name" = '0041-group-names'`);
    await older.all(`INSERT INTO "switches" VALUES ('captcha', '', 'dev', 'off', '2026-11-01T00:00:00.000Z')`);
    await migrate(older.sequelize, PLATFORM_DATABASE);
    expect(await older.all('SELECT "Name", "SiteID", "Value" FROM "switches"')).toEqual([
      { Name: 'phoneCode', SiteID: 'dev', Value: 'off' },
    ]);
    await older.close();
  });

  it('keeps the shop off if either of its two groups was off', async () => {
    const older = await openConnection({ file: join(directory, 'shop.sqlite') });
    await migrate(older.sequelize, PLATFORM_DATABASE);
    await older.all(`DELETE FROM "migrations" WHERE "Name" = '0046-shop-name'`);
    const switches = [
      ['store', 'bj188', 'on', '2026-11-01T00:00:00.000Z'],
      ['newStore', 'bj188', 'off', '2026-11-02T00:00:00.000Z'],
      ['store', 'win', 'on', '2026-11-03T00:00:00.000Z'],
      ['getStoreGoods', 'win', 'off', '2026-11-04T00:00:00.000Z'],
    ];
    for (const [name = '', brand = '', value = '', time = ''] of switches)
      await older.all(`INSERT INTO "switches" VALUES ($1, $2, '', $3, $4)`, [name, brand, value, time]);
    await migrate(older.sequelize, PLATFORM_DATABASE);
    expect(await older.all('SELECT "Name", "Brand", "Value" FROM "switches" ORDER BY 1, 2')).toEqual([
      { Name: 'getShopGoods', Brand: 'win', Value: 'off' },
      { Name: 'shop', Brand: 'bj188', Value: 'off' },
      { Name: 'shop', Brand: 'win', Value: 'on' },
    ]);
    await older.close();
  });

  it('fills the skeletons of existing names, and keeps names that look the same', async () => {
    const older = await openConnection({ file: join(directory, 'names.sqlite') });
    await migrate(older.sequelize, PLATFORM_DATABASE);
    await older.all(`DELETE FROM "migrations" WHERE "Name" = '0042-name-skeletons'`);
    await older.all('DROP TABLE "nameSkeletons"');
    const columns = TABLES.players.columns;
    const insert = async (row: Readonly<Record<string, string>>): Promise<void> => {
      const names = Object.keys(columns);
      const values = names.map((name) => row[name] ?? (kindOf(TABLES.players, name) === 'text' ? '' : 0));
      const places = names.map((_, at) => `$${at + 1}`).join(', ');
      const list = names.map((name) => `"${name}"`).join(', ');
      await older.all(`INSERT INTO "players" (${list}) VALUES (${places})`, values);
    };
    await insert({ PlayerID: '1', Name: '靑山不改', NameKey: '靑山不改', RegistTime: '2026-01-02', TptType: '[]' });
    await insert({ PlayerID: '2', Name: '青山不改', NameKey: '青山不改', RegistTime: '2026-01-01', TptType: '[]' });
    await insert({ PlayerID: '3', Name: '已刪除的玩家', NameKey: '#3', RegistTime: '2026-01-01', TptType: '[]' });
    await migrate(older.sequelize, PLATFORM_DATABASE);
    const found = await older.all(
      'SELECT "OwnerID", "Skeleton" LIKE \'~%\' AS "Marked" FROM "nameSkeletons" ORDER BY "OwnerID"',
    );
    expect(found).toEqual([
      { OwnerID: '1', Marked: 1 },
      { OwnerID: '2', Marked: 0 },
    ]);
    await older.close();
  });
});
