import type { SqlConnection } from '../sql/connection.ts';
import type { Sql } from '../sql/sql.ts';
import type { SqlRow } from '../sql/sqlValue.ts';

/**
 * How many connections take quick reads. With the writer and the connection for slow reads they are as many as the threads of
 * Node's pool.
 */
const QUICK = 2;

/** Connections that read. */
export interface Readers {
  run(sql: Sql): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}

/** A connection and how many statements it has not answered yet. */
interface Reader {
  readonly connection: SqlConnection;
  waiting: number;
}

/**
 * Opens connections that read: some for quick reads, and one for statements that may read many rows. A quick read never waits for
 * a slow one.
 */
export async function openReaders(open: () => Promise<SqlConnection>): Promise<Readers> {
  const reader = async (): Promise<Reader> => ({ connection: await open(), waiting: 0 });
  const slow = await reader();
  const quick = await Promise.all(Array.from({ length: QUICK }, reader));
  const idlest = (): Reader =>
    quick.reduce((best, each) => (each.waiting < best.waiting ? each : best), quick[0] ?? slow);
  return {
    async run({ text, values, mayReadMany }) {
      const chosen = mayReadMany === true ? slow : idlest();
      chosen.waiting += 1;
      try {
        return await chosen.connection.all(text, values);
      } finally {
        chosen.waiting -= 1;
      }
    },
    async close() {
      for (const { connection } of [slow, ...quick]) await connection.close();
    },
  };
}
