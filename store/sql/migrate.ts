import { Umzug, type UmzugStorage } from 'umzug';
import type { TableDeclarations } from '../table.ts';
import type { SqlConnection } from './connection.ts';
import type { DatabaseDeclaration } from './database.ts';
import type { Dialect } from './migration.ts';
import type { SqlValue } from './sqlValue.ts';

const storage = (connection: SqlConnection): UmzugStorage => ({
  async executed() {
    const rows = await connection.all('SELECT "Name" FROM "migrations" ORDER BY "Name"');
    return rows.map((row) => String(row['Name']));
  },
  async logMigration({ name }) {
    await connection.all('INSERT INTO "migrations" ("Name") VALUES ($1)', [name]);
  },
  async unlogMigration({ name }) {
    await connection.all('DELETE FROM "migrations" WHERE "Name" = $1', [name]);
  },
});

type Migrated = Pick<DatabaseDeclaration<TableDeclarations>, 'name' | 'migrations' | 'schema'>;
type Preparation = readonly (readonly [sql: string, ...values: SqlValue[]])[];

/** Statements that let only one process change the schema, and create the table of applied migrations. */
const PREPARATION: Record<Dialect, (database: Migrated) => Preparation> = {
  sqlite: () => [['CREATE TABLE IF NOT EXISTS "migrations" ("Name" TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID']],
  postgres: ({ name, schema }) => [
    ['SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', `${name}:migrations`],
    ...(schema === undefined ? [] : [[`CREATE SCHEMA IF NOT EXISTS "${schema}"`] as const]),
    ['CREATE TABLE IF NOT EXISTS "migrations" ("Name" TEXT COLLATE "C" NOT NULL PRIMARY KEY)'],
  ],
};

const BEGIN: Record<Dialect, string> = { sqlite: 'BEGIN IMMEDIATE', postgres: 'BEGIN' };

/**
 * Runs the missing migrations, all or none, in one process at a time.
 * @throws Error if a newer build wrote the database
 */
export async function migrate(dialect: Dialect, connection: SqlConnection, database: Migrated): Promise<void> {
  const { migrations } = database;
  const store = storage(connection);
  const umzug = new Umzug({
    migrations: migrations.map(({ name, statements, fill }) => ({
      name,
      up: async () => {
        for (const statement of statements(dialect)) await connection.all(statement);
        await fill?.(connection);
      },
    })),
    storage: store,
    logger: undefined,
  });
  await connection.all(BEGIN[dialect]);
  try {
    for (const [sql, ...values] of PREPARATION[dialect](database)) await connection.all(sql, values);
    const known = new Set(migrations.map(({ name }) => name));
    const newer = (await store.executed({ context: {} })).filter((name) => !known.has(name));
    if (newer.length > 0) throw new Error(`the database was written by a newer build: ${newer.join(', ')}`);
    await umzug.up();
    await connection.all('COMMIT');
  } catch (error) {
    await connection.all('ROLLBACK').catch(() => {});
    throw error;
  }
}

const HAS_MIGRATIONS: Record<Dialect, string> = {
  sqlite: `SELECT "name" FROM "sqlite_master" WHERE "name" = 'migrations'`,
  postgres: `SELECT "table_name" FROM "information_schema"."tables" WHERE "table_name" = 'migrations' AND "table_schema" = current_schema()`,
};

/**
 * Checks that a database has exactly the migrations of this build. Changes nothing.
 * @throws Error if the database is empty, or if an older or a newer build wrote it
 */
export async function assertMigrated(dialect: Dialect, connection: SqlConnection, database: Migrated): Promise<void> {
  const found = await connection.all(HAS_MIGRATIONS[dialect]);
  if (found.length === 0) throw new Error('the database is empty: the first start of the service makes its tables');
  const names = await storage(connection).executed({ context: {} });
  const known = new Set(database.migrations.map(({ name }) => name));
  const newer = names.filter((name) => !known.has(name));
  if (newer.length > 0) throw new Error(`the database was written by a newer build: ${newer.join(', ')}`);
  if (names.length < known.size)
    throw new Error('the database was written by an older build: a start of this build brings it up to date');
}
