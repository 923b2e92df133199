import { createStore, type QueuedStore, type StoreOptions } from './index.ts';
import { parseDatabaseUrl } from './databaseUrl.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openSqlite } from './sqlite/sqlite.ts';

/**
 * Opens the service's store: migrates the database and puts the one writer queue before it. To be closed at the end.
 * @param databaseUrl `sqlite:<file>` (its directory is made), `sqlite::memory:` or `postgres://…`
 * @throws Error naming DATABASE_URL for an address that this build does not serve
 */
export async function openStore(databaseUrl: string, options: StoreOptions): Promise<QueuedStore> {
  const where = parseDatabaseUrl(databaseUrl);
  const isServer = typeof where === 'object' && 'postgres' in where;
  return createStore(await (isServer ? openPostgres(where.postgres) : openSqlite(where)), options);
}
