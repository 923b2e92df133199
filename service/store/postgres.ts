import { type BackendTransaction, Conflict, type StoreBackend, UniqueViolation } from '#domain/ports/store.ts';
import { typedTables } from '#domain/store/rowTable.ts';
import { POSTGRES } from './dialect.ts';
import { migratePostgres } from './migrate.ts';
import { openPool, type PostgresPool } from './postgresConnection.ts';
import { type Run, sqlTable } from './sqlTable.ts';
import { Turn } from './turn.ts';

/** One writes, the others read. */
const CONNECTIONS = 10;
type PooledConnection = Awaited<ReturnType<PostgresPool['take']>>;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Serialization failure, deadlock. */
const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** What the port promises instead of the database's own error. */
function portError(error: unknown, table: string): Error {
  switch (codeOf(error)) {
    case '23505':
      return new UniqueViolation(table);
    case '23514':
    case '22003':
      return new RangeError(`${table}: a value is not within its range`, { cause: error });
    default:
      if (isConflict(error)) return new Conflict(error);
      return error instanceof Error ? error : new Error('the database failed', { cause: error });
  }
}

/** One serializable transaction: what it read stays true until its commit, or it ends in a Conflict. */
function openTransaction(connection: PooledConnection, ended: () => Promise<void>): BackendTransaction {
  let live = true;
  let depth = 0;
  /** Set by an error after which nothing of this transaction may be committed. */
  let lost: Error | undefined;

  const check = (): void => {
    if (!live) throw new Error('the transaction has ended');
    if (lost !== undefined) throw lost;
  };
  async function command(text: string): Promise<void> {
    check();
    try {
      await connection.all(text);
    } catch (error) {
      lost = portError(error, 'transaction');
      throw lost;
    }
  }
  async function guarded<Result>(work: () => Promise<Result>): Promise<Result> {
    const name = `s${depth}`;
    await command(`SAVEPOINT ${name}`);
    depth += 1;
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
      depth -= 1;
    }
  }
  const statements = new Turn();
  const run: Run = async (table, { text, values, mayFail }) => {
    check();
    const statement = async () => {
      try {
        return await connection.all(text, values);
      } catch (error) {
        const told = portError(error, table);
        // After any other error the database takes nothing more of this transaction.
        if (mayFail !== true || told instanceof Conflict) lost = told;
        throw told;
      }
    };
    // One at a time: what is undone with a statement that failed must be that statement alone.
    const done = await statements.take();
    try {
      return await (mayFail === true ? guarded(statement) : statement());
    } finally {
      done();
    }
  };
  const end = async (): Promise<void> => {
    live = false;
    await ended();
  };

  return {
    ...typedTables((name) => sqlTable(name, run, POSTGRES)),
    savepoint: guarded,
    async commit() {
      await command('COMMIT');
      await end();
    },
    async rollback() {
      if (!live) throw new Error('the transaction has ended');
      try {
        await connection.all('ROLLBACK');
      } finally {
        await end();
      }
    },
  };
}

/**
 * Opens a PostgreSQL database, brings its schema up to date and answers the store's backend. Each process writes by one
 * queue with group commit, as on SQLite; between processes serializable transactions keep order, and one that loses holds
 * its names (advisory locks, in sorted order) before it tries again.
 * @param url `postgres://user:password@host:port/database`
 */
export async function openPostgres(url: string): Promise<StoreBackend> {
  const pool = await openPool(url, CONNECTIONS);
  const turn = new Turn();
  let closed = false;
  const checkOpen = (): void => {
    if (closed) throw new Error('the store is closed');
  };

  async function withConnection<Result>(work: (connection: PooledConnection) => Promise<Result>): Promise<Result> {
    checkOpen();
    const connection = await pool.take();
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  }
  const readOn =
    (connection: PooledConnection): Run =>
    async (table, { text, values }) => {
      try {
        return await connection.all(text, values);
      } catch (error) {
        throw portError(error, table);
      }
    };

  await withConnection(migratePostgres).catch(async (error: unknown) => {
    await pool.close();
    throw error;
  });
  return {
    reader: typedTables((name) =>
      sqlTable(name, (table, sql) => withConnection((connection) => readOn(connection)(table, sql)), POSTGRES),
    ),
    async begin(names = []) {
      checkOpen();
      const done = await turn.take();
      let connection: PooledConnection;
      try {
        connection = await pool.take();
      } catch (error) {
        done();
        throw error;
      }
      const release = async (): Promise<void> => {
        try {
          if (names.length > 0) await connection.all('SELECT pg_advisory_unlock_all()');
          await connection.close();
        } catch {
          await connection.drop();
        } finally {
          done();
        }
      };
      try {
        for (const name of names) await connection.all('SELECT pg_advisory_lock(hashtextextended($1, 0))', [name]);
        await connection.all('BEGIN ISOLATION LEVEL SERIALIZABLE');
      } catch (error) {
        await release();
        throw error;
      }
      return openTransaction(connection, release);
    },
    readConsistently: (work) =>
      withConnection(async (connection) => {
        await connection.all('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        try {
          return await work(typedTables((name) => sqlTable(name, readOn(connection), POSTGRES)));
        } finally {
          await connection.all('ROLLBACK');
        }
      }),
    async close() {
      if (closed) return;
      closed = true;
      const done = await turn.take();
      await pool.close();
      done();
    },
  };
}
