import pg from 'pg';
import { Sequelize } from 'sequelize';
import type { SqlConnection, StatementOptions } from '../sql/connection.ts';
import type { SqlRow, SqlValue } from '../sql/sqlValue.ts';
import { Turn } from '../sql/turn.ts';

/** Whole numbers arrive as text, since the driver cannot assume that they stay within 2^53; every reader checks it. */
const NUMERIC_TYPES: ReadonlySet<number> = new Set([
  pg.types.builtins.INT2,
  pg.types.builtins.INT4,
  pg.types.builtins.INT8,
  pg.types.builtins.NUMERIC,
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number) => (text: string | Buffer) => (NUMERIC_TYPES.has(type) ? Number(text) : String(text)),
};

/** How many statements a connection keeps prepared; a shape beyond that is planned each time. */
const MAX_PREPARED = 500;
/** How long a statement may take before the database gives it up, and how long a connection is waited for, in milliseconds. */
const STATEMENT_MS = 30_000;
const ACQUIRE_MS = 15_000;
/** How long a transaction may wait for its process. One that has written holds the pushes of all processes back. */
const IDLE_TRANSACTION_MS = 10_000;

/**
 * Statements of calls are short. Compiling one and starting workers for it both take longer than running it, and workers take the
 * processors from other calls. A search reads each player once, so remembering what it read is a quarter of its time for nothing.
 */
const SETTINGS = ['jit=off', 'max_parallel_workers_per_gather=0', 'enable_memoize=off'];

/** Connections to one PostgreSQL database. */
export interface PostgresPool {
  /** Takes a connection; `close` gives it back. */
  take(): Promise<
    SqlConnection & { /** Ends it instead of giving it back, when its state is not known. */ drop(): Promise<void> }
  >;
  close(): Promise<void>;
}

export interface PoolOptions extends StatementOptions {
  /** The name of its connections. */
  readonly name: string;
  /** How many connections at once. */
  readonly most: number;
  /** The schema that unqualified names belong to; the user's own unless given. */
  readonly schema?: string | undefined;
}

/** What PostgreSQL takes without quotes: the schema's name is part of texts. */
const SCHEMA_NAME = /^[a-z_][a-z0-9_]*$/;

/**
 * Opens a pool. Sequelize opens, checks and closes its connections; statements are the driver's own prepared ones.
 * @param url `postgres://…`
 * @throws Error when the first connection is refused, or the schema has no plain name
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
          // The driver takes one statement at a time.
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
