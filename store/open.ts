import { parseDatabaseUrl } from './databaseUrl.ts';
import { createStore, type QueuedStore, type StoreOptions } from './index.ts';
import type { PushOf } from './port.ts';
import { openPostgres } from './postgres/postgres.ts';
import type { DatabaseDeclaration } from './sql/database.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { TableDeclarations } from './table.ts';

export interface OpenOptions<Push> extends StoreOptions<Push> {
  /** Name of the setting with the address, for errors. Default: `DATABASE_URL`. */
  readonly setting?: string;
  /** Whether to make and migrate the database. Default: true. Otherwise it must be there, as this build writes it. */
  readonly migrates?: boolean;
  /** Receives the error if a SQLite file's write-ahead log cannot be removed at the close. See `SqliteOptions`. */
  readonly onLogKept?: (error: unknown) => void;
}

/**
 * Opens a store: migrates the database and puts a writer queue in front of it. The caller closes it.
 * @param databaseUrl `sqlite:<file>` (its directory is made), `sqlite::memory:` or `postgres://…`
 * @throws Error that names the setting if this build has no adapter for the address; without `migrates`, if the database is missing, empty or
 * of another build
 */
export async function openStore<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  databaseUrl: string,
  { setting, onLogKept, migrates, ...options }: OpenOptions<PushOf<Tables>>,
): Promise<QueuedStore<Tables>> {
  const where = parseDatabaseUrl(databaseUrl, setting);
  const isServer = typeof where === 'object' && 'postgres' in where;
  const backend = isServer
    ? openPostgres(database, where.postgres, { migrates })
    : openSqlite(database, where, { onLogKept, migrates });
  return createStore(await backend, options);
}
