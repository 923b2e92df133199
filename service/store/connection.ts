import { QueryTypes, Sequelize } from 'sequelize';
import sqlite3 from 'sqlite3';
import type { DatabaseLocation } from './databaseUrl.ts';

export type SqlValue = string | number;
export type SqlRow = Readonly<Record<string, unknown>>;

/** One connection to the database; statements on it run in the order they are given. */
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
const BUSY_MS = 5000;

/**
 * Opens a connection of its own, the file's directory included.
 * @param readOnly refuses every write
 */
export async function openConnection(location: DatabaseLocation, readOnly = false): Promise<SqlConnection> {
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: sqlite3,
    storage: location === 'memory' ? ':memory:' : location.file,
    logging: false,
  });
  const all: SqlConnection['all'] = async (sql, values) => {
    const [rows] = await sequelize.query(sql, { type: QueryTypes.RAW, ...(values && { bind: [...values] }) });
    return Array.isArray(rows) ? (rows as SqlRow[]) : [];
  };
  await all(`PRAGMA busy_timeout = ${BUSY_MS}`);
  await all('PRAGMA foreign_keys = ON');
  if (location !== 'memory') await all('PRAGMA journal_mode = WAL');
  await all('PRAGMA synchronous = FULL');
  if (readOnly) await all('PRAGMA query_only = ON');
  return { all, close: () => sequelize.close() };
}
