import { Conflict, OUTBOX, UniqueViolation } from '../port.ts';
import type { StoreBackend } from '../backend/backend.ts';
import { storeBackend } from '../backend/rowBackend.ts';
import type { RowTransaction } from '../backend/rowTransaction.ts';
import { POSTGRES } from '../sql/dialect.ts';
import type { StatementOptions } from '../sql/connection.ts';
import type { DatabaseDeclaration } from '../sql/database.ts';
import { assertMigrated, migrate } from '../sql/migrate.ts';
import { type Run, type SqlTables, sqlTables } from '../sql/sqlTable.ts';
import type { TableDeclarations } from '../table.ts';
import { openPool, type PostgresPool } from './connection.ts';
import { PushLog } from './pushLog.ts';
import { PostgresPushLog } from './pushLogReader.ts';
import { openPostgresSequelize } from './sequelize.ts';
import { Turn } from '../sql/turn.ts';

/**
 * Every writer of the database holds this lock in shared mode. A writer that lost several times takes it exclusively, so that it cannot
 * lose again.
 */
const lockOfWriters = (database: string): string => `${database}:writers`;
const lockOfName = (database: string, name: string): string => `${database}:name:${name}`;
const LOCK = 'SELECT pg_advisory_lock(hashtextextended($1, 0))';
const LOCK_SHARED = 'SELECT pg_advisory_lock_shared(hashtextextended($1, 0))';

/** A connection for writes, another for the log of pushes, and the rest for reads. */
const CONNECTIONS = 11;
/** How many connections may run statements that read many rows. The writer and quick reads always find a free connection. */
const SLOW = 3;
type PooledConnection = Awaited<ReturnType<PostgresPool['take']>>;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Serialization failure or deadlock. */
const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Converts a database error to the port's error. */
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

/** A serializable transaction. If another process changes rows that it read, it ends in a Conflict. */
function openTransaction(connection: PooledConnection, tables: SqlTables, ended: () => Promise<void>): RowTransaction {
  let live = true;
  let savepoints = 0;
  /** An error after which the transaction must not commit. */
  let lost: Error | undefined;
  // Statements run one at a time, so that undoing a failed statement undoes no other.
  const statements = new Turn();

  const check = (): void => {
    if (!live) throw new Error('the transaction has ended');
    if (lost !== undefined) throw lost;
  };
  /** Runs work in its turn. The check comes after the wait, because the transaction may end meanwhile. */
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const done = await statements.take();
    try {
      check();
      return await work();
    } finally {
      done();
    }
  }
  async function command(text: string): Promise<void> {
    try {
      await connection.all(text);
    } catch (error) {
      lost = portError(error, 'transaction');
      throw lost;
    }
  }
  /** Runs a statement in a savepoint, and undoes it if it fails. */
  async function guarded<Result>(statement: () => Promise<Result>): Promise<Result> {
    await command('SAVEPOINT statement');
    let result: Result;
    try {
      result = await statement();
    } catch (error) {
      if (lost === undefined) {
        await command('ROLLBACK TO statement');
        await command('RELEASE statement');
      }
      throw error;
    }
    await command('RELEASE statement');
    return result;
  }
  const run: Run = (table, { text, values, mayFail }) =>
    inTurn(() => {
      const statement = async () => {
        try {
          return await connection.all(text, values);
        } catch (error) {
          const told = portError(error, table);
          // After any other error the database refuses all statements of this transaction.
          if (mayFail !== true || told instanceof Conflict) lost = told;
          throw told;
        }
      };
      return mayFail === true ? guarded(statement) : statement();
    });
  const end = async (): Promise<void> => {
    live = false;
    await ended();
  };

  return {
    // PostgreSQL detects conflicts only for rows that this transaction reads itself.
    version: undefined,
    rows: (name) => tables(name, run),
    async savepoint() {
      const name = `s${savepoints}`;
      savepoints += 1;
      await inTurn(() => command(`SAVEPOINT ${name}`));
      return {
        undo: async () => {
          if (lost !== undefined) return;
          await inTurn(async () => {
            await command(`ROLLBACK TO ${name}`);
            await command(`RELEASE ${name}`);
          });
        },
        release: () => inTurn(() => command(`RELEASE ${name}`)),
      };
    },
    async commit() {
      await inTurn(() => command('COMMIT'));
      await end();
    },
    async rollback() {
      if (!live) throw new Error('the transaction has ended');
      const done = await statements.take();
      // A waiting statement must not run outside the transaction.
      live = false;
      try {
        await connection.all('ROLLBACK');
      } finally {
        done();
        await end();
      }
    },
  };
}

export interface PostgresOptions extends StatementOptions {
  /** As `SqliteOptions.migrates`. */
  readonly migrates?: boolean | undefined;
}

/**
 * Migrates the database, or checks that it is migrated. With one connection, a step that forgets the transaction fails instead of leaving
 * it.
 */
async function prepare<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  url: string,
  migrates: boolean,
): Promise<void> {
  const sequelize = openPostgresSequelize(url, { name: database.name, most: 1, schema: database.schema });
  try {
    await (migrates ? migrate : assertMigrated)(sequelize, database);
  } finally {
    await sequelize.close();
  }
}

/**
 * Opens a PostgreSQL database, migrates it unless told otherwise, and returns the store's backend. Each process writes through one queue with group commit, as on
 * SQLite. Between processes, serializable transactions keep the order; a transaction that loses locks its names (advisory locks, in sorted
 * order) before it tries again.
 * @param url `postgres://user:password@host:port/database`
 */
export async function openPostgres<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  url: string,
  { onStatement, migrates = true }: PostgresOptions = {},
): Promise<StoreBackend<Tables>> {
  const { name: databaseName, schema } = database;
  await prepare(database, url, migrates);
  const pool = await openPool(url, { name: databaseName, most: CONNECTIONS, schema, onStatement });
  const tables = sqlTables(database, POSTGRES);
  const turn = new Turn();
  const slowTurn = new Turn(SLOW);
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

  const read: Run = async (table, sql) => {
    const done = sql.mayReadMany === true ? await slowTurn.take() : () => {};
    try {
      return await withConnection((connection) => readOn(connection)(table, sql));
    } finally {
      done();
    }
  };

  const reader = Object.hasOwn(database.tables, OUTBOX)
    ? new PostgresPushLog(databaseName, database.tables, () => pool.take())
    : undefined;

  return storeBackend(database.tables, {
    openLog: reader && ((parts) => new PushLog({ ...parts, reader })),
    rows: (name) => tables(name, read),
    async begin(names, isAlone) {
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
          await connection.all('SELECT pg_advisory_unlock_all()');
          await connection.close();
        } catch {
          await connection.drop();
        } finally {
          done();
        }
      };
      try {
        // The first statement of a transaction fixes its snapshot, so the locks come before it.
        await connection.all(isAlone ? LOCK : LOCK_SHARED, [lockOfWriters(databaseName)]);
        for (const name of names) await connection.all(LOCK, [lockOfName(databaseName, name)]);
        await connection.all('BEGIN ISOLATION LEVEL SERIALIZABLE');
      } catch (error) {
        await release();
        throw error;
      }
      return openTransaction(connection, tables, release);
    },
    readConsistently: (work) =>
      withConnection(async (connection) => {
        await connection.all('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
        // The transaction only reads, so it does not hold pushes back.
        await connection.all('SET LOCAL idle_in_transaction_session_timeout = 0');
        try {
          return await work((name) => tables(name, readOn(connection)));
        } finally {
          await connection.all('ROLLBACK');
        }
      }),
    async close() {
      if (closed) return;
      closed = true;
      const done = await turn.take();
      await reader?.close();
      await pool.close();
      done();
    },
  });
}
