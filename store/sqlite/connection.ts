import { setTimeout } from 'node:timers/promises';
import { Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import type { DatabaseLocation } from '../databaseUrl.ts';
import type { SqlConnection, StatementOptions } from '../sql/connection.ts';
import { isBusy, withDamageNamed } from './errors.ts';
import { Statements } from './statements.ts';

/** How long a connection waits for another process's lock, in milliseconds. */
const BUSY_MS = 15_000;
/** How long the driver waits on its own. Sequelize's own connections wait so long before each of their tries. */
const DRIVER_BUSY_MS = 1000;
/** With SQLite's default of 2 MiB a busy transaction writes pages before the commit. */
const CACHE_KIB = 32_768;
/** Pages in the log before a commit copies them into the file. With SQLite's default of 1000 every fourth busy commit would copy. */
const CHECKPOINT_PAGES = 8000;

export interface ConnectionOptions extends StatementOptions {
  /** Refuses every write. */
  readonly readOnly?: boolean;
}

export interface SqliteConnection extends SqlConnection {
  /** The Sequelize that opened the connection, for migrations. Its transactions on a file have connections of their own. */
  readonly sequelize: Sequelize;
}

/**
 * Opens a connection and makes the file's directory. Sequelize opens and closes it, but statements use the driver's prepared statements:
 * `sequelize.query` prepares each call again and takes ten times as long.
 */
export async function openConnection(
  location: DatabaseLocation,
  { readOnly = false, onStatement }: ConnectionOptions = {},
): Promise<SqliteConnection> {
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqlite3,
    storage: location === 'memory' ? ':memory:' : location.file,
    logging: false,
    retry: { match: ['SQLITE_BUSY: database is locked'], max: BUSY_MS / DRIVER_BUSY_MS },
  });
  const database: unknown = await sequelize.connectionManager.getConnection({ type: 'write' });
  if (!(database instanceof sqlite3.Database)) throw new TypeError('Sequelize opened something else than SQLite');
  database.serialize();
  const statements = new Statements(database);
  const close = async (): Promise<void> => {
    await statements.close();
    await sequelize.close();
  };
  const nameDamage = (error: unknown): never => {
    throw location === 'memory' ? error : withDamageNamed(error, location.file);
  };
  try {
    await statements.all(`PRAGMA busy_timeout = ${BUSY_MS}`);
    await statements.all('PRAGMA foreign_keys = ON');
    if (location !== 'memory') await writeAhead(statements);
    await statements.all('PRAGMA synchronous = FULL');
    await statements.all(`PRAGMA cache_size = -${CACHE_KIB}`);
    await statements.all(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    if (readOnly) await statements.all('PRAGMA query_only = ON');
  } catch (error) {
    await close();
    return nameDamage(error);
  }
  return {
    sequelize,
    async all(sql, values) {
      onStatement?.(sql);
      return statements.all(sql, values).catch(nameDamage);
    },
    close,
  };
}

/**
 * Switches to the write-ahead log. SQLite ignores the busy timeout for this change, so a process tries again if several open a new file
 * together.
 */
async function writeAhead(statements: Statements): Promise<void> {
  const deadline = performance.now() + BUSY_MS;
  for (;;) {
    try {
      await statements.all('PRAGMA journal_mode = WAL');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
      await setTimeout(20);
    }
  }
}
