import type { BackendTransaction, StoreBackend } from '#domain/ports/store.ts';
import { typedTables } from '#domain/store/rowTable.ts';
import { openConnection, type SqlConnection } from './connection.ts';
import type { DatabaseLocation } from './databaseUrl.ts';
import { failedAlone, portError } from './errors.ts';
import { migrate } from './migrate.ts';
import { type Run, sqlTable } from './sqlTable.ts';
import { Turn } from './turn.ts';

/** One transaction on the writing connection, which has one at a time. */
function openTransaction(connection: SqlConnection, ended: () => void): BackendTransaction {
  let live = true;
  let depth = 0;
  /** Set by an error after which nothing of this transaction may be committed. */
  let lost: Error | undefined;
  const lose = (error: unknown): void => {
    lost = new Error('the transaction is lost', { cause: error });
  };

  const run: Run = async (table, { text, values }) => {
    if (!live) throw new Error('the transaction has ended');
    if (lost !== undefined) throw lost;
    try {
      return await connection.all(text, values);
    } catch (error) {
      if (!failedAlone(error)) lose(error);
      throw portError(error, table);
    }
  };
  async function command(text: string): Promise<void> {
    if (!live) throw new Error('the transaction has ended');
    if (lost !== undefined) throw lost;
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
    ...typedTables((name) => sqlTable(name, run)),
    async savepoint(work) {
      const name = `s${depth}`;
      await command(`SAVEPOINT ${name}`);
      depth++;
      try {
        const result = await work();
        await command(`RELEASE ${name}`);
        return result;
      } catch (error) {
        if (lost === undefined) {
          await command(`ROLLBACK TO ${name}`);
          await command(`RELEASE ${name}`);
        }
        throw error;
      } finally {
        depth--;
      }
    },
    async commit() {
      await command('COMMIT');
      end();
    },
    async rollback() {
      if (!live) throw new Error('the transaction has ended');
      try {
        await connection.all('ROLLBACK');
      } catch (error) {
        // SQLite has already rolled back by itself after some errors.
        if (lost === undefined) throw error;
      } finally {
        end();
      }
    },
  };
}

/**
 * Opens the embedded database, brings its schema up to date and answers the store's backend. One connection writes, another
 * reads; a database in memory has a single connection, whose readers wait for the transaction under way.
 */
export async function openSqlite(location: DatabaseLocation): Promise<StoreBackend> {
  const writer = await openConnection(location);
  await migrate(writer);
  const shared = location === 'memory';
  const reader = shared ? writer : await openConnection(location, true);
  const turn = new Turn();

  const read: Run = async (table, { text, values }) => {
    const done = shared ? await turn.take() : () => {};
    try {
      return await reader.all(text, values);
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

  return {
    reader: typedTables((name) =>
      sqlTable(name, async (table, sql) => {
        checkOpen();
        return read(table, sql);
      }),
    ),
    async begin() {
      checkOpen();
      const done = await turn.take();
      try {
        await writer.all('BEGIN IMMEDIATE');
      } catch (error) {
        done();
        throw error;
      }
      return openTransaction(writer, done);
    },
    async readConsistently(work) {
      checkOpen();
      if (location === 'memory') {
        const done = await turn.take();
        return work(
          typedTables((name) => sqlTable(name, (_table, { text, values }) => writer.all(text, values))),
        ).finally(done);
      }
      const connection = await openConnection(location, true);
      try {
        await connection.all('BEGIN');
        return await work(
          typedTables((name) => sqlTable(name, (_table, { text, values }) => connection.all(text, values))),
        );
      } finally {
        await connection.close();
      }
    },
    async close() {
      if (closed) return;
      closed = true;
      const done = await turn.take();
      if (!shared) {
        await reader.close();
        await writer.all('PRAGMA wal_checkpoint(TRUNCATE)');
      }
      await writer.close();
      done();
    },
  };
}
