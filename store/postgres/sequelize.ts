import pg from 'pg';
import { Sequelize } from 'sequelize';

const { INT2, INT4, INT8, NUMERIC } = pg.types.builtins;
/** Integers arrive as text, because the driver cannot assume that they are within 2^53. Readers check that. */
export const NUMBERS: ReadonlySet<number> = new Set([INT2, INT4, INT8, NUMERIC]);

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

/** Matches a name that needs no quotes. The name of the schema becomes part of statements. */
const SCHEMA_NAME = /^[a-z_][a-z0-9_]*$/;

export interface PostgresSequelizeOptions {
  /** The name of its connections. */
  readonly name: string;
  /** The largest number of connections. */
  readonly most: number;
  /** The schema of unqualified names. Defaults to the user's own. */
  readonly schema?: string | undefined;
  /** Whether the server refuses every write of these connections. */
  readonly isReadOnly?: boolean;
}

/**
 * Returns a Sequelize that opens, checks and closes connections to a PostgreSQL database.
 * @param url `postgres://…`
 * @throws Error if the schema's name is not plain
 */
export function openPostgresSequelize(
  url: string,
  { name, most, schema, isReadOnly = false }: PostgresSequelizeOptions,
): Sequelize {
  if (schema !== undefined && !SCHEMA_NAME.test(schema)) throw new Error(`${schema} is no plain name of a schema`);
  const settings = [
    ...SETTINGS,
    ...(isReadOnly ? ['default_transaction_read_only=on'] : []),
    ...(schema === undefined ? [] : [`search_path=${schema}`]),
  ];
  return new Sequelize(url, {
    dialect: 'postgres',
    dialectModule: pg,
    logging: false,
    pool: { max: most, min: 0, acquire: ACQUIRE_MS, idle: 60_000 },
    // The names of associations and their columns together are longer than a name may be.
    minifyAliases: true,
    hooks: {
      afterConnect: (client) => {
        if (!(client instanceof pg.Client)) throw new TypeError('Sequelize opened something else than PostgreSQL');
        for (const type of NUMBERS) client.setTypeParser(type, Number);
      },
    },
    dialectOptions: {
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_TRANSACTION_MS,
      application_name: name,
      options: settings.map((setting) => `-c ${setting}`).join(' '),
    },
  });
}
