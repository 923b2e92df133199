import pg from 'pg';

const CONNECT_MS = 2000;

/** The difference to a server's clock and its precision. */
export interface ServerTime {
  /** How far the server's clock is ahead of this machine's, in milliseconds. */
  readonly aheadMs: number;
  /** The largest error of the difference, in milliseconds. */
  readonly withinMs: number;
}

/**
 * Compares the clock of a PostgreSQL server with this machine's, on a new connection.
 * @param now this machine's clock, in milliseconds since 1970
 * @throws Error if the server does not answer
 */
export async function compareServerClock(url: string, now: () => number): Promise<ServerTime> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  await client.connect();
  try {
    const before = now();
    const began = performance.now();
    const { rows } = await client.query<{ now: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
    const took = performance.now() - began;
    return { aheadMs: Number(rows[0]?.now) - (before + took / 2), withinMs: took / 2 };
  } finally {
    await client.end();
  }
}
