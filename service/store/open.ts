import { createStore, type QueuedStore, type StoreOptions } from '#domain/store/index.ts';
import { parseDatabaseUrl } from './databaseUrl.ts';
import { openSqlite } from './sqlite.ts';

/**
 * Opens the service's store: migrates the database and puts the one writer queue before it. To be closed at the end.
 * @param databaseUrl `sqlite:<file>` (its directory is made) or `sqlite::memory:`
 * @throws Error naming DATABASE_URL for an address that this build does not serve
 */
export async function openStore(databaseUrl: string, options: StoreOptions): Promise<QueuedStore> {
  return createStore(await openSqlite(parseDatabaseUrl(databaseUrl)), options);
}
