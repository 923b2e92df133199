import { setTimeout } from 'node:timers/promises';
import { Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import type { DatabaseLocation } from '../databaseUrl.ts';
import type { SqlRow, SqlValue } from '../sql/sqlValue.ts';
import { Statements } from './statements.ts';

/** One connection to the database. Of two statements, the later one comes second only if it is sent after the first is answered. */
export interface SqlConnection {
  /**
   * Runs one statement.
   * @param values what `$1`, `$2` … stand for; values never become part of the text
   * @returns the rows it answers, none for a statement that answers none
   */
  all(sql: string, values?: readonly SqlValue[]): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}

/** How long a connection waits for another process's lock, in milliseconds. */
const BUSY_MS = 15_000;
/** SQLite's own 2 MiB makes a busy transaction spill its pages before the commit. */
const CACHE_KIB = 32_768;
/** Pages in the log before a commit copies them into the file: at SQLite's own 1000 every fourth busy commit would. */
const CHECKPOINT_PAGES = 8000;

export interface ConnectionOptions {
  /** Refuses every write. */
  readonly readOnly?: boolean;
  /** Told of every statement before it runs; what it throws is the statement's failure. For tests and benchmarks. */
  readonly onStatement?: ((sql: string) => void) | undefined;
}

/**
 * Opens a connection of its own, the file's directory included. Sequelize opens and closes it; statements are the driver's
 * own prepared ones, since `sequelize.query` prepares each anew and takes ten times as long.
 */
export async function openConnection(
  location: DatabaseLocation,
  { readOnly = false, onStatement }: ConnectionOptions = {},
): Promise<SqlConnection> {
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqlite3,
    storage: location === 'memory' ? ':memory:' : location.file,
    logging: false,
  });
  const database: unknown = await sequelize.connectionManager.getConnection({ type: 'write' });
  if (!(database instanceof sqlite3.Database)) throw new TypeError('Sequelize opened something else than SQLite');
  database.serialize();
  const statements = new Statements(database);
  await statements.all(`PRAGMA busy_timeout = ${BUSY_MS}`);
  await statements.all('PRAGMA foreign_keys = ON');
  if (location !== 'memory') await writeAhead(statements);
  await statements.all('PRAGMA synchronous = FULL');
  await statements.all(`PRAGMA cache_size = -${CACHE_KIB}`);
  await statements.all(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  if (readOnly) await statements.all('PRAGMA query_only = ON');
  return {
    async all(sql, values) {
      onStatement?.(sql);
      return statements.all(sql, values);
    },
    async close() {
      await statements.close();
      await sequelize.close();
    },
  };
}

/** SQLite asks no busy handler for this change: where several processes open a new file together, all but one must ask again. */
async function writeAhead(statements: Statements): Promise<void> {
  const deadline = performance.now() + BUSY_MS;
  for (;;) {
    try {
      await statements.all('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
      if (!isBusy || performance.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}
