import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be at most 65535');
const count = z
  .string()
  .regex(/^\d{1,7}$/, 'must be a whole number')
  .transform(Number);
const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((value) => new URL(value).origin);
const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((each) => each !== ''))
  .pipe(z.array(origin).min(1, 'must name an origin'));

/** The errors do not quote the file. */
const privateKey = z.string().transform((path, context): KeyObject => {
  try {
    const key = createPrivateKey(readFileSync(path));
    if (key.asymmetricKeyType === 'ed25519') return key;
    context.addIssue(`names the file ${path}, whose key is not an Ed25519 key`);
  } catch {
    context.addIssue(`names the file ${path}, which cannot be read as a private key in PEM`);
  }
  return z.NEVER;
});

const variants = z.string().transform((text, context): Readonly<Record<string, string>> => {
  const pairs = text.split(',').map((pair) => /^\s*([A-Za-z0-9]+):([A-Za-z0-9._-]+)\s*$/.exec(pair));
  if (pairs.includes(null)) context.addIssue('must name variants of games, such as owl:r96,tiger:r94');
  return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']));
});

const platformClock = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

/** A client spins every 2.5 s and makes a few calls a round. */
const MAX_CALLS_PER_MINUTE = 300;
const MAX_OPENINGS_PER_MINUTE = 60;
/** Players behind one address, such as that of a mobile network. */
const MAX_SOCKETS_PER_ADDRESS = 500;

/** An empty variable counts as absent. */
const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  GAMES_PORT: port.default(8789),
  GAMES_HOST: z.string().default('127.0.0.1'),
  GAMES_ORIGIN: origin.optional(),
  GAMES_NODE_ORIGIN: origin.optional(),
  PLATFORM_URL: origin.default('http://127.0.0.1:8787'),
  PLATFORM_CLOCK: platformClock.default(false),
  PROVIDER_KEY_ID: z
    .string('must be the ID of the key in the declaration')
    .regex(/^[A-Za-z0-9._-]{1,64}$/, 'must be 1 to 64 letters, digits, points, dashes'),
  PROVIDER_KEY: z.string('must name the file of the private key').pipe(privateKey),
  PROVIDER_DATABASE: z
    .string()
    .regex(/^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)/, 'must be sqlite:<file>, sqlite::memory: or postgres://…')
    .default('sqlite:./data/games.sqlite'),
  FRAME_ANCESTORS: origins.default(['http://localhost:8787', 'http://127.0.0.1:8787']),
  DEMO_VARIANTS: variants.default({}),
  ROUNDS_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  TRUST_PROXY: count.default(0),
  MAX_REQUESTS_PER_MINUTE: count.default(1200),
  PROBES_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must be 16 to 256 letters, digits and signs without spaces')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** The address of this process for other processes of the game server. Empty if it is the only one. */
  readonly nodeOrigin: string;
  readonly platformUrl: string;
  /** Whether the server's time is the platform's, which a developer may move. Never in production. */
  readonly followsPlatformClock: boolean;
  readonly keyID: string;
  readonly key: KeyObject;
  readonly databaseUrl: string;
  /** Origins of pages that may show a game in a frame. */
  readonly frameAncestors: readonly string[];
  readonly demoVariants: Readonly<Record<string, string>>;
  /** Verifies the platform's requests for rounds. Without it they are refused. */
  readonly roundsSecret: string | undefined;
  /** The number of reverse proxies that are trusted for the caller's address. */
  readonly trustedProxies: number;
  /** Requests of one address. */
  readonly maxRequestsPerMinute: number;
  /** Calls with one token. */
  readonly maxCallsPerMinute: number;
  /** Sessions that one address opens. Each may write rows. */
  readonly maxOpeningsPerMinute: number;
  /** Open sockets of rooms from one address. */
  readonly maxSocketsPerAddress: number;
  /** The token of `/metrics`. Without it `/metrics` answers 404. */
  readonly probesToken: string | undefined;
  readonly logLevel: string;
}

/** The faults of the environment: one line a variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/** Reads the environment. @throws ConfigError naming each variable at fault */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  const { data } = parsed;
  if (data.PLATFORM_CLOCK && data.NODE_ENV === 'production')
    throw new ConfigError(['PLATFORM_CLOCK must be 0 with NODE_ENV=production: only development may move the clock']);
  return {
    port: data.GAMES_PORT,
    host: data.GAMES_HOST,
    origin: data.GAMES_ORIGIN ?? `http://localhost:${data.GAMES_PORT}`,
    nodeOrigin: data.GAMES_NODE_ORIGIN ?? '',
    platformUrl: data.PLATFORM_URL,
    followsPlatformClock: data.PLATFORM_CLOCK,
    keyID: data.PROVIDER_KEY_ID,
    key: data.PROVIDER_KEY,
    databaseUrl: data.PROVIDER_DATABASE,
    frameAncestors: data.FRAME_ANCESTORS,
    demoVariants: data.DEMO_VARIANTS,
    roundsSecret: data.ROUNDS_SECRET,
    trustedProxies: data.TRUST_PROXY,
    maxRequestsPerMinute: data.MAX_REQUESTS_PER_MINUTE,
    maxCallsPerMinute: MAX_CALLS_PER_MINUTE,
    maxOpeningsPerMinute: MAX_OPENINGS_PER_MINUTE,
    maxSocketsPerAddress: MAX_SOCKETS_PER_ADDRESS,
    probesToken: data.PROBES_TOKEN,
    logLevel: data.LOG_LEVEL,
  };
}
