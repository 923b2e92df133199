import pg from 'pg';
import type { SqlConnection, StatementOptions } from '../sql/connection.ts';
import type { SqlRow, SqlValue } from '../sql/sqlValue.ts';
import { Turn } from '../sql/turn.ts';
import { NUMBERS, openPostgresSequelize, type PostgresSequelizeOptions } from './sequelize.ts';

const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number) => (text: string | Buffer) => (NUMBERS.has(type) ? Number(text) : String(text)),
};

/** Prepared statements per connection. Further statements are planned each time. */
const MAX_PREPARED = 500;

/** A pool of connections to a PostgreSQL database. */
export interface PostgresPool {
  /** Takes a connection; `close` returns it to the pool. */
  take(): Promise<SqlConnection & { /** Closes the connection if its state is unknown. */ drop(): Promise<void> }>;
  close(): Promise<void>;
}

export interface PoolOptions extends StatementOptions, Omit<PostgresSequelizeOptions, 'isReadOnly'> {}

/**
 * Opens a pool. Sequelize opens, checks and closes its connections; statements use the driver's prepared statements.
 * @param url `postgres://…`
 * @throws Error if the first connection is refused, or the schema's name is not plain
 */
export async function openPool(url: string, { onStatement, ...options }: PoolOptions): Promise<PostgresPool> {
  const sequelize = openPostgresSequelize(url, options);
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
