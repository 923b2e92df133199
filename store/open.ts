import { parseDatabaseUrl } from './databaseUrl.ts';
import { createStore, type QueuedStore, type StoreOptions } from './index.ts';
import type { PushOf } from './port.ts';
import { openPostgres } from './postgres/postgres.ts';
import type { DatabaseDeclaration } from './sql/database.ts';
import { holdFile } from './sqlite/holdFile.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import type { TableDeclarations } from './table.ts';

/** Players do not wait longer for another process's write lock. Command lines do. */
const SERVICE_WAIT_MS = 2000;

export interface OpenOptions<Push> extends StoreOptions<Push> {
  /** Name of the setting with the address, for errors. Defaults to `DATABASE_URL`. */
  readonly setting?: string;
  /**
   * Whether to create and migrate the database. Defaults to true. Otherwise the database must exist in the form
   * that this build writes.
   */
  readonly migrates?: boolean;
  /** Receives the error if a SQLite file's write-ahead log cannot be removed at the close. See `SqliteOptions`. */
  readonly onLogKept?: (error: unknown) => void;
  /** Whether a SQLite file is for this process and command lines alone. A second process that holds it does not start. */
  readonly holdsFile?: boolean;
}

/**
 * Opens a store: migrates the database and puts a writer queue in front of it. The caller closes it.
 * @param databaseUrl `sqlite:<file>` (its directory is made), `sqlite::memory:` or `postgres://…`
 * @throws Error that names the setting if this build has no adapter for the address, or if another process holds the file; without
 * `migrates`, if the database is missing, empty or of another build
 */
export async function openStore<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  databaseUrl: string,
  { setting = 'DATABASE_URL', onLogKept, migrates, holdsFile = false, ...options }: OpenOptions<PushOf<Tables>>,
): Promise<QueuedStore<Tables>> {
  const where = parseDatabaseUrl(databaseUrl, setting);
  if (typeof where === 'object' && 'postgres' in where)
    return createStore(await openPostgres(database, where.postgres, { migrates }), options);
  const hold = holdsFile && where !== 'memory' ? await holdFile(where.file, setting) : undefined;
  const lockWaitMs = holdsFile ? SERVICE_WAIT_MS : undefined;
  try {
    return createStore(await openSqlite(database, where, { migrates, onLogKept, hold, lockWaitMs }), options);
  } catch (error) {
    await hold?.release();
    throw error;
  }
}
