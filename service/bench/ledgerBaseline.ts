import { randomUUID } from 'node:crypto';
import sqlite3 from 'sqlite3';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';

/** Transfers in one transaction. */
export const BATCH = 50;

/** Column names, so that the statements still work when a later migration adds a column with a default. */
const ENTRY_COLUMNS = [
  'TransferID',
  'Line',
  'Owner',
  'ItemID',
  'Amount',
  'BeforeAmount',
  'AfterAmount',
  'CreateTime',
  'Position',
];
const TRANSFER_COLUMNS = ['ID', 'Fingerprint', 'Reason', 'Source', 'Status', 'FailureCode', 'Reverses', 'CreateTime'];
const ACCOUNT_COLUMNS = ['Owner', 'ItemID', 'Balance', 'Position'];

export interface Baseline {
  /** Writes that many transfers. Returns transfers per second. */
  rate(transfers: number): Promise<number>;
  close(): Promise<void>;
}

/** Opens a baseline of prepared sqlite3 statements on the product's tables: the best performance of the driver. */
export async function openBaseline(file: string, accounts: number): Promise<Baseline> {
  // The schema is the same, so that both keep the same indexes.
  await (await openSqlite(PLATFORM_DATABASE, { file })).close();
  const database = new sqlite3.Database(file);
  const exec = (sql: string): Promise<void> =>
    new Promise((resolve, reject) => {
      database.exec(sql, (error) => (error === null ? resolve() : reject(error)));
    });
  await exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  const add = database.prepare('UPDATE accounts SET Balance = Balance + ? WHERE Owner = ? AND ItemID = ?');
  const insert = (table: string, columns: readonly string[]): sqlite3.Statement =>
    database.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`);
  const entry = insert('entries', ENTRY_COLUMNS);
  const transfer = insert('transfers', TRANSFER_COLUMNS);
  const run = (statement: sqlite3.Statement, ...values: readonly (string | number)[]): Promise<void> =>
    new Promise((resolve, reject) => {
      statement.run(...values, (error: Error | null) => (error === null ? resolve() : reject(error)));
    });
  const finalize = (statement: sqlite3.Statement): Promise<void> =>
    new Promise((resolve, reject) => {
      statement.finalize((error) => (error === undefined || error === null ? resolve() : reject(error)));
    });

  await exec('BEGIN');
  const open = insert('accounts', ACCOUNT_COLUMNS);
  for (let account = 0; account < accounts; account++) await run(open, `house:${account}`, 1, 0, 0);
  await exec('COMMIT');
  await finalize(open);

  async function one(count: number): Promise<void> {
    const id = randomUUID();
    const now = new Date().toISOString();
    const from = `house:${count % accounts}`;
    const to = `house:${(count * 7 + 1) % accounts}`;
    await Promise.all([
      run(add, -1, from, 1),
      run(add, 1, to, 1),
      run(transfer, id, '', 'bench', 'bench', 'posted', 0, '', now),
      run(entry, id, 0, from, 1, -1, 0, -1, now, count),
      run(entry, id, 1, to, 1, 1, 0, 1, now, count),
    ]);
  }

  return {
    async rate(transfers) {
      const start = performance.now();
      for (let done = 0; done < transfers; done += BATCH) {
        await exec('BEGIN IMMEDIATE');
        await Promise.all(Array.from({ length: BATCH }, (_, at) => one(done + at)));
        await exec('COMMIT');
      }
      return (transfers * 1000) / (performance.now() - start);
    },
    async close() {
      for (const statement of [add, entry, transfer]) await finalize(statement);
      await new Promise<void>((resolve, reject) => {
        database.close((error) => (error === null ? resolve() : reject(error)));
      });
    },
  };
}
