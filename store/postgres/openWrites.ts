import pg from 'pg';

const CONNECT_MS = 2000;

/** A transaction that has written and is still open. */
export interface OpenWrite {
  /** The server's process id of its connection. */
  readonly pid: number;
  /** Seconds since it began. Undefined if the service's role may not see it. */
  readonly ageSeconds: number | undefined;
  /** `idle in transaction`, `active`, or empty if the service's role may not see it. */
  readonly state: string;
  readonly program: string;
  readonly role: string;
}

interface Row {
  readonly pid: number;
  readonly age: number | null;
  readonly state: string;
  readonly program: string;
  readonly role: string;
}

/** Locks are visible to every role, and a transaction that writes locks its own id. */
const OLDEST = `SELECT held.pid,
  extract(epoch FROM clock_timestamp() - activity.xact_start)::float8 AS age,
  coalesce(activity.state, '') AS state,
  coalesce(activity.application_name, '') AS program,
  coalesce(activity.usename, '') AS role
FROM pg_locks AS held JOIN pg_stat_activity AS activity ON activity.pid = held.pid
WHERE held.locktype = 'transactionid' AND held.mode = 'ExclusiveLock' AND held.granted
  AND activity.datname = current_database()
ORDER BY age(held.transactionid) DESC LIMIT 1`;

/**
 * Finds the oldest transaction that has written to a PostgreSQL database and is still open. Pushes of later transactions wait for it.
 * @returns undefined if there is no such transaction
 * @throws Error if the server does not answer
 */
export async function findOldestWrite(url: string): Promise<OpenWrite | undefined> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
  });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(OLDEST);
    const [found] = rows;
    return found && { ...found, ageSeconds: found.age ?? undefined };
  } finally {
    await client.end();
  }
}
