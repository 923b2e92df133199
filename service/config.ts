import { isIP } from 'node:net';
import { z } from 'zod';
import { PARTS, type Part } from '#protocol/entities/operator.ts';
import { type ConfiguredKey, KEPT_KEY, signingKeys } from './signingKeys.ts';
import {
  frameOriginsOf,
  gameProviders,
  type GameProviderConfig,
  unknownBrands,
} from './gameProviders/gameProviders.ts';
import { MEDIA_VARIABLES, type MediaConfig, problemsOfMedia, readMedia } from './media/mediaConfig.ts';
import type { IngestAddress } from './media/rtmp/ingestAddress.ts';
import { PAYMENT_VARIABLES, type PaymentConfig, problemsOfPayments, readPayments } from './payments/paymentConfig.ts';
import { problemsOfRedis, readRedis, REDIS_VARIABLES, type RedisConfig } from './redisConfig.ts';
import { count, origin } from './variables.ts';
import { missingOfProviders, PROVIDER_VARIABLES, type ProviderConfigs, readProviders } from './providerConfig.ts';

const flag = z.enum(['0', '1'], 'must be 0 or 1').transform((value) => value === '1');
const parts = z.string().transform((value, context): readonly Part[] =>
  value.split(',').flatMap((word) => {
    const part = PARTS.find((each) => each === word.trim());
    if (part === undefined) context.addIssue(`must name parts of ${PARTS.join(', ')}, separated by commas`);
    return part ?? [];
  }),
);
const gateway = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

/** Every variable is optional. An empty variable counts as absent. */
const Environment = z.object({
  PORT: count(65_535).default(8787),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z
    .string()
    .regex(/^(?:sqlite:.+|postgres(?:ql)?:\/\/.+)/, 'must be sqlite:<file>, sqlite::memory: or postgres://…')
    .default('sqlite:./data/menagerie.sqlite'),
  ...REDIS_VARIABLES,
  SITE_ID: z
    .string()
    .regex(/^[a-z0-9]{1,16}$/, 'must be 1 to 16 small letters or digits')
    .default('dev'),
  BRAND: z.string().default('bj188'),
  PUBLIC_ORIGIN: origin.optional(),
  NODE_ORIGIN: origin.optional(),
  TRUST_PROXY: count(10).default(0),
  CHAT_MIN_VIP: count(8).default(3),
  NODE_ENV: z.string().default('development'),
  DEV_TOOLS: flag.optional(),
  OPEN_PARTS: parts.default([]),
  DEMO_LIFE: flag.optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  SMS_GATEWAY_URL: gateway.optional(),
  SMS_GATEWAY_TOKEN: z.string().optional(),
  ...PROVIDER_VARIABLES,
  ...PAYMENT_VARIABLES,
  GAME_PROVIDERS: gameProviders.default([]),
  GAMES_ORIGIN: origin.optional(),
  DOCS: flag.optional(),
  PROBES_PORT: count(65_535).optional(),
  PROBES_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,256}$/, 'must be 16 to 256 letters, digits and signs without spaces')
    .optional(),
  HSTS_SUBDOMAINS: flag.default(false),
  SIGNING_KEYS: signingKeys.default([KEPT_KEY]),
  MAX_CONNECTIONS: count(1_000_000).default(10_000),
  MAX_CONNECTIONS_PER_ADDRESS: count(1_000_000).default(500),
  MAX_FRAMES_PER_SECOND_PER_ADDRESS: count(1_000_000).default(1000),
  MAX_BODIES_MIB: count(1_000_000).default(64),
  MAX_BODIES_MIB_PER_ADDRESS: count(1_000_000).default(16),
  MAX_REQUESTS_PER_MINUTE: count(1_000_000).default(1200),
  DRAIN_SECONDS: count(600).default(0),
  RTMP_PORT: count(65_535).optional(),
  RTMP_HOST: z.string().optional(),
  MEDIA_ORIGIN: origin.optional(),
  ...MEDIA_VARIABLES,
  LIVE_DEMO: flag.optional(),
  FFMPEG_PATH: z.string().optional(),
});

/** The timeouts for a caller, in milliseconds. */
export interface Timeouts {
  /** The timeout for the head of a request. */
  readonly headersMs: number;
  /** The timeout for a whole request. */
  readonly requestMs: number;
  /** The timeout between two chunks of a body. */
  readonly bodyStallMs: number;
  /** The timeout in which a caller must read a part of an answer. */
  readonly answerStallMs: number;
}

const TIMEOUTS: Timeouts = { headersMs: 10_000, requestMs: 30_000, bodyStallMs: 10_000, answerStallMs: 60_000 };
const MIB = 1024 * 1024;

/** The configuration of one service (decisions §1). */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** The Redis by which several processes share limits and notify each other. Undefined if none is configured. */
  readonly redis: RedisConfig | undefined;
  readonly siteID: string;
  /** The brand if neither the host nor the development cookie selects one. */
  readonly brandID: string;
  /** The product's scheme, host and port. */
  readonly publicOrigin: string;
  /** The number of reverse proxies that are trusted for the caller's address and host. */
  readonly trustedProxies: number;
  readonly chatMinVip: number;
  readonly devTools: boolean;
  /** Parts of the product that are open unless the operator's switches close them. */
  readonly openParts: readonly Part[];
  /** Whether the demo world's players talk and play while a player is connected. */
  readonly demoLife: boolean;
  readonly logLevel: string;
  readonly smsGateway: { readonly url: string; readonly token: string } | undefined;
  /** Whether `/docs` is served. */
  readonly docs: boolean;
  /** Access to `/metrics` and `/readyz` from other machines: a separate port, or a token. */
  readonly probes: { readonly port?: number | undefined; readonly token?: string | undefined };
  /** Whether browsers must use TLS on every subdomain too. */
  readonly hstsSubdomains: boolean;
  /** Keys that sign and hash. The first key signs, and all keys are accepted. */
  readonly signingKeys: readonly ConfiguredKey[];
  readonly providers: ProviderConfigs;
  /** Payment gateways, if the operator configured any. */
  readonly payments: PaymentConfig | undefined;
  /** Game providers with their parsed keys. Empty if the operator declared none. */
  readonly gameProviders: readonly GameProviderConfig[];
  /** The origins of pages in frames: of the games, and of their demos. */
  readonly frameOrigins: readonly string[];
  /** The most open connections, including sockets. */
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  /** The limit over all sockets of one address. */
  readonly maxFramesPerSecondPerAddress: number;
  /** The most bytes of bodies in memory, in total and of one address. */
  readonly maxBodyBytes: number;
  readonly maxBodyBytesPerAddress: number;
  readonly timeouts: Timeouts;
  readonly maxRequestsPerMinute: number;
  /** The milliseconds over which a stopping service closes its sockets. */
  readonly drainMs: number;
  /** The port for encoders. Undefined if this process takes no streams. */
  readonly rtmp: IngestAddress | undefined;
  readonly media: MediaConfig;
  /** The most megabits a second of one publisher. */
  readonly maxStreamMbits: number;
  /** The address for encoders, as hosts enter it, if it differs from the public host and `RTMP_PORT`. */
  readonly rtmpUrl: string | undefined;
  /** The address of this process for others on the same database, if it differs from its host and port. */
  readonly nodeOrigin: string | undefined;
  /** The origin of played streams, if it differs from the public origin. */
  readonly mediaOrigin: string | undefined;
  /** Whether a recorded scene is sent to a room of the demo world. */
  readonly liveDemo: boolean;
  /** The ffmpeg of the live demo. Undefined means the ffmpeg of this machine, if there is one. */
  readonly ffmpeg: string | undefined;
}

/** The faults of the environment, a line for each variable. */
export class ConfigError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Reads the service's environment.
 * @param environment such as `process.env`
 * @param brandIDs the existing brands
 * @throws ConfigError that names each variable at fault
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
  brandIDs: readonly string[],
): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const values = parsed.data;
  const problems: string[] = [];
  if (!brandIDs.includes(values.BRAND)) problems.push(`BRAND must be one of ${brandIDs.join(', ')}`);
  const devTools = values.DEV_TOOLS ?? values.NODE_ENV !== 'production';
  if (devTools && values.DEV_TOOLS === undefined) problems.push(...reachedFromOutside(values));
  if (values.PROBES_PORT !== undefined && values.PROBES_PORT !== 0 && values.PROBES_PORT === values.PORT)
    problems.push('PROBES_PORT must be another port than PORT');
  if (values.RTMP_PORT !== undefined && values.RTMP_PORT !== 0 && values.RTMP_PORT === values.PORT)
    problems.push('RTMP_PORT must be another port than PORT');
  if (values.DEMO_LIFE === true && !devTools)
    problems.push('DEMO_LIFE is of the demo world, which only a service with DEV_TOOLS=1 has');
  problems.push(
    ...problemsOfRedis(values),
    ...problemsOfPayments(values, values.NODE_ENV === 'production'),
    ...problemsOfMedia(values),
    ...missingOfProviders(values),
    ...unknownBrands(values.GAME_PROVIDERS, brandIDs),
  );
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    redis: readRedis(values),
    siteID: values.SITE_ID,
    brandID: values.BRAND,
    publicOrigin: values.PUBLIC_ORIGIN ?? ownOrigin(values.HOST, values.PORT),
    trustedProxies: values.TRUST_PROXY,
    chatMinVip: values.CHAT_MIN_VIP,
    devTools,
    openParts: values.OPEN_PARTS,
    demoLife: devTools && (values.DEMO_LIFE ?? true),
    logLevel: values.LOG_LEVEL,
    smsGateway:
      values.SMS_GATEWAY_URL === undefined
        ? undefined
        : { url: values.SMS_GATEWAY_URL, token: values.SMS_GATEWAY_TOKEN ?? '' },
    providers: readProviders(values),
    payments: readPayments(values),
    gameProviders: values.GAME_PROVIDERS,
    frameOrigins: frameOriginsOf(values.GAMES_ORIGIN, values.GAME_PROVIDERS),
    docs: values.DOCS ?? devTools,
    probes: { port: values.PROBES_PORT, token: values.PROBES_TOKEN },
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    signingKeys: values.SIGNING_KEYS,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    maxFramesPerSecondPerAddress: values.MAX_FRAMES_PER_SECOND_PER_ADDRESS,
    maxBodyBytes: values.MAX_BODIES_MIB * MIB,
    maxBodyBytesPerAddress: values.MAX_BODIES_MIB_PER_ADDRESS * MIB,
    timeouts: TIMEOUTS,
    maxRequestsPerMinute: values.MAX_REQUESTS_PER_MINUTE,
    drainMs: values.DRAIN_SECONDS * 1000,
    rtmp: ingestOf(values, devTools),
    media: readMedia(values),
    maxStreamMbits: values.MAX_STREAM_MBITS,
    nodeOrigin: values.NODE_ORIGIN,
    mediaOrigin: values.MEDIA_ORIGIN,
    rtmpUrl: values.RTMP_URL,
    liveDemo: devTools && (values.LIVE_DEMO ?? values.DEMO_LIFE ?? true),
    ffmpeg: values.FFMPEG_PATH,
  };
}

/** The default port of OBS and ffmpeg. */
const RTMP_PORT = 1935;

/** Returns the address for publishers: the default port in development, otherwise the operator's. */
function ingestOf(
  { MEDIA_SERVER, RTMP_PORT: named, RTMP_HOST, HOST, PORT }: z.infer<typeof Environment>,
  devTools: boolean,
): IngestAddress | undefined {
  if (MEDIA_SERVER !== 'inside') return undefined;
  const host = RTMP_HOST ?? HOST;
  if (named !== undefined) return { port: named, host, isNamed: true };
  // A service on any free port belongs to a test, and many run in parallel.
  return devTools && PORT !== 0 ? { port: RTMP_PORT, host, isNamed: false } : undefined;
}

/**
 * Returns the settings that make a service reachable from outside. Such a service must not show the development tools,
 * which reveal login codes, unless they were switched on explicitly.
 */
function reachedFromOutside({ HOST, PUBLIC_ORIGIN, TRUST_PROXY }: z.infer<typeof Environment>): readonly string[] {
  const says =
    'while the development tools, which hand out login codes, are on: set DEV_TOOLS=0, or DEV_TOOLS=1 if you mean it';
  return [
    ...(isLoopback(HOST) ? [] : [`HOST ${HOST} can be reached from outside ${says}`]),
    ...(PUBLIC_ORIGIN === undefined || isLoopback(new URL(PUBLIC_ORIGIN).hostname)
      ? []
      : [`PUBLIC_ORIGIN ${PUBLIC_ORIGIN} is not this machine ${says}`]),
    ...(TRUST_PROXY === 0 ? [] : [`TRUST_PROXY ${TRUST_PROXY} puts a proxy in front ${says}`]),
  ];
}

/** Whether an address or host name is reachable only from this machine. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'));

function ownOrigin(host: string, port: number): string {
  if (isLoopback(host)) return `http://localhost:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
