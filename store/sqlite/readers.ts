import type { SqlConnection } from '../sql/connection.ts';
import type { Sql } from '../sql/sql.ts';
import type { SqlRow } from '../sql/sqlValue.ts';

/** Connections for quick reads. Together with the writer and the slow reader they equal the threads of Node's pool. */
const QUICK = 2;

export interface Readers {
  run(sql: Sql): Promise<readonly SqlRow[]>;
  close(): Promise<void>;
}

/** A connection and its number of unanswered statements. */
interface Reader {
  readonly connection: SqlConnection;
  waiting: number;
}

/**
 * Opens connections for reading: several for quick reads, and another for statements that may read many rows. A quick read never waits for
 * a slow read.
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
