import { existsSync } from 'node:fs';
import type { StoreBackend } from '../backend/backend.ts';
import { storeBackend } from '../backend/rowBackend.ts';
import type { RowTransaction } from '../backend/rowTransaction.ts';
import type { SqlConnection, StatementOptions } from '../sql/connection.ts';
import type { DatabaseDeclaration } from '../sql/database.ts';
import { SQLITE } from '../sql/dialect.ts';
import { WriteLockHeld } from '../port.ts';
import type { TableDeclarations } from '../table.ts';
import { openConnection } from './connection.ts';
import type { DatabaseLocation } from '../databaseUrl.ts';
import { failedAlone, isBusy, portError } from './errors.ts';
import type { FileHold } from './holdFile.ts';
import { openReaders } from './readers.ts';
import { makePrivate } from './privateFile.ts';
import { assertMigrated, migrate } from '../sql/migrate.ts';
import { type Run, type SqlTables, sqlTables } from '../sql/sqlTable.ts';
import { Turn } from '../sql/turn.ts';

/** A number that changes if another connection commits. */
const DATA_VERSION = 'PRAGMA data_version';

/** A transaction on the writing connection, which runs one transaction at a time. */
function openTransaction(
  connection: SqlConnection,
  tables: SqlTables,
  version: number,
  ended: () => void,
): RowTransaction {
  let live = true;
  let savepoints = 0;
  /** Statements without an answer yet. */
  const underWay = new Set<Promise<unknown>>();
  /** An error after which the transaction must not commit. */
  let lost: Error | undefined;
  const lose = (error: unknown): void => {
    lost ??= error instanceof Error ? error : new Error('the transaction is lost', { cause: error });
  };
  const check = (): void => {
    if (!live) throw new Error('the transaction has ended');
    if (lost !== undefined) throw lost;
  };

  const run: Run = async (table, { text, values }) => {
    check();
    const statement = connection.all(text, values);
    underWay.add(statement);
    try {
      return await statement;
    } catch (error) {
      if (!failedAlone(error)) lose(error);
      throw portError(error, table);
    } finally {
      underWay.delete(statement);
    }
  };
  /** Runs a statement that begins or ends something, after all earlier statements have finished. */
  async function command(text: string): Promise<void> {
    await Promise.allSettled(underWay);
    check();
    try {
      await connection.all(text);
    } catch (error) {
      lose(error);
      throw error;
    }
  }
  const end = (): void => {
    live = false;
    ended();
  };

  return {
    version,
    rows: (name) => tables(name, run),
    async savepoint() {
      const name = `s${savepoints}`;
      savepoints += 1;
      await command(`SAVEPOINT ${name}`);
      return {
        undo: async () => {
          if (lost !== undefined) return;
          await command(`ROLLBACK TO ${name}`);
          await command(`RELEASE ${name}`);
        },
        release: () => command(`RELEASE ${name}`),
      };
    },
    async commit() {
      await command('COMMIT');
      end();
    },
    async rollback() {
      if (!live) throw new Error('the transaction has ended');
      // A statement after the end would commit by itself, so no new statement may begin.
      live = false;
      await Promise.allSettled(underWay);
      try {
        await connection.all('ROLLBACK');
      } catch (error) {
        // After some errors SQLite has already rolled back.
        if (lost === undefined) throw error;
      } finally {
        end();
      }
    },
  };
}

export interface SqliteOptions extends StatementOptions {
  /**
   * Whether to create and migrate the database. Defaults to true. Otherwise the database must exist in the form
   * that this build writes.
   */
  readonly migrates?: boolean | undefined;
  /**
   * Receives the error if the write-ahead log cannot be copied into the file at the close, such as on a full disk. The log stays beside the
   * file, and the next opening reads it.
   */
  readonly onLogKept?: ((error: unknown) => void) | undefined;
  /** Released at the close. */
  readonly hold?: FileHold | undefined;
  /** The most milliseconds that a transaction waits for another process's write lock. Defaults to that of a connection. */
  readonly lockWaitMs?: number | undefined;
}

/**
 * Opens the embedded database, migrates it unless told otherwise, and returns the store's backend. One connection writes and others read. A database in memory has
 * a single connection, so its readers wait for the running transaction.
 */
export async function openSqlite<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  location: DatabaseLocation,
  { onLogKept = () => {}, hold, lockWaitMs, migrates = true, ...options }: SqliteOptions = {},
): Promise<StoreBackend<Tables>> {
  if (!migrates && (location === 'memory' || !existsSync(location.file)))
    throw new Error(location === 'memory' ? 'a database in memory is new' : `there is no database at ${location.file}`);
  if (location !== 'memory') await makePrivate(location.file);
  const writer = await openConnection(location, options);
  await (migrates ? migrate : assertMigrated)(writer.sequelize, database).catch(async (error: unknown) => {
    await writer.close();
    throw error;
  });
  // Migrations wait longer.
  if (lockWaitMs !== undefined) await writer.all(`PRAGMA busy_timeout = ${lockWaitMs}`);
  const tables = sqlTables(database, SQLITE);
  const readers =
    location === 'memory'
      ? undefined
      : await openReaders(() => openConnection(location, { ...options, readOnly: true }));
  const turn = new Turn();

  const read: Run = async (table, sql) => {
    const done = readers === undefined ? await turn.take() : () => {};
    try {
      return await (readers === undefined ? writer.all(sql.text, sql.values) : readers.run(sql));
    } catch (error) {
      throw portError(error, table);
    } finally {
      done();
    }
  };
  let closed = false;
  const checkOpen = (): void => {
    if (closed) throw new Error('the store is closed');
  };

  return storeBackend(database.tables, {
    openLog: undefined,
    rows: (name) =>
      tables(name, async (table, sql) => {
        checkOpen();
        return read(table, sql);
      }),
    async begin() {
      checkOpen();
      const done = await turn.take();
      try {
        await writer.all('BEGIN IMMEDIATE').catch((error: unknown) => {
          throw isBusy(error) ? new WriteLockHeld(error) : error;
        });
        try {
          // Before the lock, the version could be older than rows that others write meanwhile.
          const [row] = await writer.all(DATA_VERSION);
          return openTransaction(writer, tables, Number(row?.['data_version']), done);
        } catch (error) {
          await writer.all('ROLLBACK');
          throw error;
        }
      } catch (error) {
        done();
        throw error;
      }
    },
    async readConsistently(work) {
      checkOpen();
      if (location === 'memory') {
        const done = await turn.take();
        return work((name) => tables(name, (_table, { text, values }) => writer.all(text, values))).finally(done);
      }
      const connection = await openConnection(location, { ...options, readOnly: true });
      try {
        await connection.all('BEGIN');
        return await work((name) => tables(name, (_table, { text, values }) => connection.all(text, values)));
      } finally {
        await connection.close();
      }
    },
    async close() {
      if (closed) return;
      closed = true;
      const done = await turn.take();
      if (readers !== undefined) {
        await readers.close();
        await writer.all('PRAGMA wal_checkpoint(TRUNCATE)').catch(onLogKept);
      }
      await writer.close();
      await hold?.release();
      done();
    },
  });
}
