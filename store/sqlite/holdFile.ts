import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import sqlite3 from 'sqlite3';
import { isBusy } from './errors.ts';
import { makePrivate } from './privateFile.ts';
import { Statements } from './statements.ts';

/** A hold of this process on a database file. */
export interface FileHold {
  release(): Promise<void>;
}

/**
 * Holds a database file for this process until it releases the file or ends, also by a kill. Connections do not need the hold, so command
 * lines use the file beside the process that holds it.
 *
 * The hold is a write lock on a small database beside the file, which the operating system releases. Its row names the process.
 * @param setting the name of the setting with the file, for the error
 * @throws Error that names the process that holds the file
 */
export async function holdFile(file: string, setting: string): Promise<FileHold> {
  if (!existsSync(file)) await makePrivate(file);
  // Two paths of one file have one hold.
  const beside = `${await realpath(file)}-holder`;
  // Opening the file a second time would release the locks of a connection in this process.
  if (!existsSync(beside)) await makePrivate(beside);
  const database = await open(beside);
  const statements = new Statements(database);
  const release = async (): Promise<void> => {
    await statements.close();
    await close(database);
  };
  try {
    await statements.all('BEGIN IMMEDIATE');
    await statements.all('CREATE TABLE IF NOT EXISTS holder (pid INTEGER NOT NULL)');
    await statements.all('DELETE FROM holder');
    await statements.all('INSERT INTO holder VALUES ($1)', [process.pid]);
    await statements.all('COMMIT');
    // Others can read the row while this transaction is open.
    await statements.all('BEGIN IMMEDIATE');
    return { release };
  } catch (error) {
    const holder = isBusy(error) ? await holderIn(statements) : undefined;
    await release();
    if (!isBusy(error)) throw error;
    throw new Error(
      `${setting}: ${file} is in use by ${holder}. One service can use a SQLite file: stop that process, or use PostgreSQL.`,
      { cause: error },
    );
  }
}

/** Describes the process of the row. */
async function holderIn(statements: Statements): Promise<string> {
  const rows = await statements.all('SELECT pid FROM holder').catch(() => []);
  const [pid] = rows.map((row) => row['pid']);
  return typeof pid === 'number' ? `process ${pid}` : 'another process';
}

const open = (file: string): Promise<sqlite3.Database> =>
  new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, (error) => (error === null ? resolve(database) : reject(error)));
  });

const close = (database: sqlite3.Database): Promise<void> =>
  new Promise((resolve, reject) => {
    database.close((error) => (error === null ? resolve() : reject(error)));
  });
