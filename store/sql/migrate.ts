import { Umzug, type UmzugStorage } from 'umzug';
import type { SqlConnection } from '../sqlite/connection.ts';
import { type Dialect, MIGRATIONS } from '#service/migrations/index.ts';

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

/** How each database lets one process at a time change the schema, and where it notes what was done. */
const PREPARATION: Record<Dialect, readonly string[]> = {
  sqlite: [
    'BEGIN IMMEDIATE',
    'CREATE TABLE IF NOT EXISTS "migrations" ("Name" TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID',
  ],
  postgres: [
    'BEGIN',
    `SELECT pg_advisory_xact_lock(hashtextextended('menagerie:migrations', 0))`,
    'CREATE TABLE IF NOT EXISTS "migrations" ("Name" TEXT COLLATE "C" NOT NULL PRIMARY KEY)',
  ],
};

async function migrateAs(dialect: Dialect, connection: SqlConnection): Promise<void> {
  const store = storage(connection);
  const umzug = new Umzug({
    migrations: MIGRATIONS.map(({ name, statements, fill }) => ({
      name,
      up: async () => {
        for (const statement of statements(dialect)) await connection.all(statement);
        await fill?.(connection);
      },
    })),
    storage: store,
    logger: undefined,
  });
  const [begin = 'BEGIN', ...preparation] = PREPARATION[dialect];
  await connection.all(begin);
  try {
    for (const statement of preparation) await connection.all(statement);
    const known = new Set(MIGRATIONS.map(({ name }) => name));
    const newer = (await store.executed({ context: {} })).filter((name) => !known.has(name));
    if (newer.length > 0) throw new Error(`the database was written by a newer build: ${newer.join(', ')}`);
    await umzug.up();
    await connection.all('COMMIT');
  } catch (error) {
    await connection.all('ROLLBACK').catch(() => {});
    throw error;
  }
}

/**
 * Runs the migrations that this SQLite database has not seen, all of them or none, and one process at a time.
 * @throws when the database was written by a newer build
 */
export const migrate = (connection: SqlConnection): Promise<void> => migrateAs('sqlite', connection);

/**
 * The same for a PostgreSQL database.
 * @throws when the database was written by a newer build
 */
export const migratePostgres = (connection: SqlConnection): Promise<void> => migrateAs('postgres', connection);
