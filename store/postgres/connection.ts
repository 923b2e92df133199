import pg from 'pg';
import { Sequelize } from 'sequelize';
import type { SqlConnection, StatementOptions } from '../sql/connection.ts';
import type { SqlRow, SqlValue } from '../sql/sqlValue.ts';
import { Turn } from '../sql/turn.ts';

/** Integers arrive as text, because the driver cannot assume that they are within 2^53. Readers check that. */
const NUMERIC_TYPES: ReadonlySet<number> = new Set([
  pg.types.builtins.INT2,
  pg.types.builtins.INT4,
  pg.types.builtins.INT8,
  pg.types.builtins.NUMERIC,
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number) => (text: string | Buffer) => (NUMERIC_TYPES.has(type) ? Number(text) : String(text)),
};

/** Prepared statements per connection. Further statements are planned each time. */
const MAX_PREPARED = 500;
/** Timeouts in milliseconds: for a statement in the database, and for a free connection. */
const STATEMENT_MS = 30_000;
const ACQUIRE_MS = 15_000;
/** How long a transaction may be idle. A transaction that has written holds back the pushes of all processes. */
const IDLE_TRANSACTION_MS = 10_000;

/**
 * Statements of calls are short. Compiling a statement or starting workers takes longer than running it, and workers take processors from
 * other calls. A search reads each player once, so caching its rows wastes a quarter of its time.
 */
const SETTINGS = ['jit=off', 'max_parallel_workers_per_gather=0', 'enable_memoize=off'];

/** A pool of connections to a PostgreSQL database. */
export interface PostgresPool {
  /** Takes a connection; `close` returns it to the pool. */
  take(): Promise<SqlConnection & { /** Closes the connection if its state is unknown. */ drop(): Promise<void> }>;
  close(): Promise<void>;
}

export interface PoolOptions extends StatementOptions {
  /** The name of its connections. */
  readonly name: string;
  /** The largest number of connections. */
  readonly most: number;
  /** The schema of unqualified names. Default: the user's own. */
  readonly schema?: string | undefined;
}

/** A name that needs no quotes, since the schema's name becomes part of texts. */
const SCHEMA_NAME = /^[a-z_][a-z0-9_]*$/;

/**
 * Opens a pool. Sequelize opens, checks and closes its connections; statements use the driver's prepared statements.
 * @param url `postgres://…`
 * @throws Error if the first connection is refused, or the schema's name is not plain
 */
export async function openPool(
  url: string,
  { name: applicationName, most, schema, onStatement }: PoolOptions,
): Promise<PostgresPool> {
  if (schema !== undefined && !SCHEMA_NAME.test(schema)) throw new Error(`${schema} is no plain name of a schema`);
  const sequelize = new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: pg,
    logging: false,
    pool: { max: most, min: 0, acquire: ACQUIRE_MS, idle: 60_000 },
    dialectOptions: {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      application_name: applicationName,
      options: [...SETTINGS, ...(schema === undefined ? [] : [`search_path=${schema}`])]
        .map((setting) => `-c ${setting}`)
        .join(' '),
    },
  });
  const names = new Map<string, string>();
  const nameOf = (sql: string): string | undefined => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= MAX_PREPARED) return known;
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };

  const { connectionManager } = sequelize;
  const first = await connectionManager.getConnection({ type: 'write' });
  connectionManager.releaseConnection(first);
  return {
    async take() {
      const client: unknown = await connectionManager.getConnection({ type: 'write' });
      if (!(client instanceof pg.Client)) throw new TypeError('Sequelize opened something else than PostgreSQL');
      const turn = new Turn();
      return {
        async all(sql: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
          onStatement?.(sql);
          const name = nameOf(sql);
          // The driver runs one statement at a time.
          const done = await turn.take();
          try {
            const { rows } = await client.query<Record<string, unknown>>({
              text: sql,
              values: [...values],
              types,
              ...(name !== undefined && { name }),
            });
            return rows;
          } finally {
            done();
          }
        },
        async close() {
          connectionManager.releaseConnection(client);
        },
        async drop() {
          await client.end().catch(() => {});
          connectionManager.releaseConnection(client);
        },
      };
    },
    close: () => sequelize.close(),
  };
}
