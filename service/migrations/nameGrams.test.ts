import { afterAll, describe, expect, it } from 'vitest';
import { gramRows } from '#domain/player/nameGrams.ts';
import { TABLES } from '#domain/tables.ts';
import { openPool } from '#store/postgres/connection.ts';
import type { SqlConnection } from '#store/sql/connection.ts';
import { migrate } from '#store/sql/migrate.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { kindOf } from '#store/table.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { type Dialect, type Migration, MIGRATIONS } from './index.ts';

const NAMES = ['玩家123456', '玩家123', 'aa aaa', 'a', '\u{1F989}\u{1F989}貓', '小葵'];

function stepOf(name: string): Migration {
  const step = MIGRATIONS.find((each) => each.name === name);
  if (step === undefined) throw new Error(`no migration ${name}`);
  return step;
}

/** Inserts names into a migrated database in the older schema, and migrates again. */
async function carriedOver(connection: SqlConnection, dialect: Dialect): Promise<readonly string[]> {
  await connection.all('BEGIN');
  await connection.all('DROP TABLE "nameGrams"');
  const older = stepOf('0002-relation').statements(dialect);
  for (const text of older.filter((each) => /^CREATE \w+ "nameParts/.test(each))) await connection.all(text);
  const columns = Object.keys(TABLES.players.columns);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const places = columns.map((_, place) => `$${place + 1}`).join(', ');
  for (const [at, name] of NAMES.entries()) {
    const PlayerID = String(at);
    const row: Readonly<Record<string, string>> = { PlayerID, Name: name, NameKey: name, TptType: '[]' };
    const values = columns.map((column) => row[column] ?? (kindOf(TABLES.players, column) === 'text' ? '' : 0));
    await connection.all(`INSERT INTO "players" (${list}) VALUES (${places})`, values);
    const characters = [...name];
    for (const from of characters.keys())
      await connection.all('INSERT INTO "nameParts" VALUES ($1, $2)', [characters.slice(from).join(''), PlayerID]);
  }
  for (const text of stepOf('0047-name-grams').statements(dialect)) await connection.all(text);
  const rows = await connection.all('SELECT "Gram", "NameKey" FROM "nameGrams"');
  await connection.all('ROLLBACK');
  return rows.map((row) => `${String(row['Gram'])} ${String(row['NameKey'])}`).toSorted();
}

const EXPECTED = NAMES.flatMap(gramRows)
  .map(({ Gram, NameKey }) => `${Gram} ${NameKey}`)
  .toSorted();

describe('the index of names', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('is filled from the older index on SQLite', async () => {
    const connection = await openConnection('memory');
    await migrate(connection.sequelize, PLATFORM_DATABASE);
    expect(await carriedOver(connection, 'sqlite')).toEqual(EXPECTED);
    await connection.close();
  });

  it.skipIf(POSTGRES_URL === '')('is filled from the older index on PostgreSQL', async () => {
    const pool = await openPool(await databases.create(), { name: 'test', most: 1 });
    const connection = await pool.take();
    expect(await carriedOver(connection, 'postgres')).toEqual(EXPECTED);
    await connection.close();
    await pool.close();
  });
});
