import { z } from 'zod';

export interface RedisNode {
  readonly host: string;
  readonly port: number;
}

/** The options that every connection of a set-up uses. */
interface RedisAccess {
  /** The prefix of every key and channel, so that several sites can share one server. */
  readonly prefix: string;
  readonly tls: boolean;
  readonly username: string | undefined;
  readonly password: string | undefined;
}

/** One server, a master that sentinels name, or a cluster. */
export type RedisConfig = RedisAccess &
  (
    | { readonly kind: 'single'; readonly node: RedisNode; readonly database: number }
    | {
        readonly kind: 'sentinel';
        readonly sentinels: readonly RedisNode[];
        readonly master: string;
        readonly sentinelPassword: string | undefined;
      }
    | { readonly kind: 'cluster'; readonly nodes: readonly RedisNode[] }
  );

const MAX_PORT = 65_535;

const nodes = z.string().transform((value, context): readonly RedisNode[] =>
  value.split(',').flatMap((text) => {
    const [, host, port] = /^(\[[\da-f:]+\]|[\w.-]+):(\d{1,5})$/i.exec(text.trim()) ?? [];
    if (host !== undefined && Number(port) > 0 && Number(port) <= MAX_PORT)
      return [{ host: host.replace(/^\[|\]$/g, ''), port: Number(port) }];
    context.addIssue('must be hosts with their ports, separated by commas, such as 10.0.0.1:6379,10.0.0.2:6379');
    return [];
  }),
);

/** The environment variables of the connection to Redis. */
export const REDIS_VARIABLES = {
  REDIS_URL: z
    .string()
    .refine(isRedisUrl, 'must be redis://[user:password@]host[:port][/database], or rediss:// for TLS')
    .optional(),
  REDIS_SENTINELS: nodes.optional(),
  REDIS_SENTINEL_MASTER: z.string().default('mymaster'),
  REDIS_SENTINEL_PASSWORD: z.string().optional(),
  REDIS_CLUSTER: nodes.optional(),
  REDIS_USERNAME: z.string().optional(),
  REDIS_PASSWORD: z.string().optional(),
  REDIS_TLS: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w:.-]{1,64}$/, 'must be 1 to 64 letters, digits and signs of _:.-')
    .default('menagerie:'),
} as const;

const RedisVariables = z.object(REDIS_VARIABLES);
type RedisVariables = z.infer<typeof RedisVariables>;

/** The three ways to name a server. */
const WAYS = ['REDIS_URL', 'REDIS_SENTINELS', 'REDIS_CLUSTER'] as const;

const waysOf = (values: RedisVariables) => WAYS.filter((name) => values[name] !== undefined);

/** Returns the faults of the variables, also if the database allows only one process. */
export function problemsOfRedis(values: RedisVariables & { readonly DATABASE_URL: string }): readonly string[] {
  const ways = waysOf(values);
  if (ways.length === 0) return [];
  return [
    ...(ways.length > 1 ? [`${ways.join(' and ')} are two ways to name Redis: set one of them`] : []),
    ...(values.DATABASE_URL.startsWith('sqlite:')
      ? [
          `${ways[0]} needs PostgreSQL: Redis carries messages between processes, and only one process can use a SQLite database; set DATABASE_URL=postgres://…, or leave ${ways[0]} unset`,
        ]
      : []),
  ];
}

/** Reads the connection to Redis. Undefined if the operator named no server. */
export function readRedis(values: RedisVariables): RedisConfig | undefined {
  const access = {
    prefix: values.REDIS_PREFIX,
    tls: values.REDIS_TLS === '1',
    username: values.REDIS_USERNAME,
    password: values.REDIS_PASSWORD,
  };
  if (values.REDIS_URL !== undefined) return { ...access, ...readUrl(values.REDIS_URL, access) };
  if (values.REDIS_SENTINELS !== undefined)
    return {
      ...access,
      kind: 'sentinel',
      sentinels: values.REDIS_SENTINELS,
      master: values.REDIS_SENTINEL_MASTER,
      sentinelPassword: values.REDIS_SENTINEL_PASSWORD,
    };
  return values.REDIS_CLUSTER && { ...access, kind: 'cluster', nodes: values.REDIS_CLUSTER };
}

function isRedisUrl(value: string): boolean {
  if (!/^rediss?:\/\//.test(value) || !URL.canParse(value)) return false;
  const { hostname, pathname } = new URL(value);
  return hostname !== '' && /^(?:\/\d{0,4})?$/.test(pathname);
}

const DEFAULT_PORT = 6379;

/** A user name or password in the address has priority over `REDIS_USERNAME` and `REDIS_PASSWORD`. */
function readUrl(value: string, { username, password }: RedisAccess) {
  const url = new URL(value);
  return {
    kind: 'single' as const,
    node: {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port === '' ? DEFAULT_PORT : Number(url.port),
    },
    database: Number(url.pathname.slice(1)),
    tls: url.protocol === 'rediss:',
    username: url.username === '' ? username : decodeURIComponent(url.username),
    password: url.password === '' ? password : decodeURIComponent(url.password),
  };
}
