import { Umzug, type UmzugStorage } from 'umzug';
import type { SqlConnection } from './connection.ts';
import { MIGRATIONS } from './migrations/index.ts';

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

/**
 * Runs the migrations that this database has not seen, all of them or none, and one process at a time.
 * @throws when the database was written by a newer build
 */
export async function migrate(connection: SqlConnection): Promise<void> {
  const store = storage(connection);
  const umzug = new Umzug({
    migrations: MIGRATIONS.map(({ name, statements }) => ({
      name,
      up: async () => {
        for (const statement of statements('sqlite')) await connection.all(statement);
      },
    })),
    storage: store,
    logger: undefined,
  });
  await connection.all('BEGIN IMMEDIATE');
  try {
    await connection.all(
      'CREATE TABLE IF NOT EXISTS "migrations" ("Name" TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID',
    );
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
