import { z } from 'zod';
import { ConfigError } from '../../config.ts';
import { count, origin } from '../../variables.ts';
import type { ServiceAddress } from '../link/linkClient.ts';
import { maxStreamMbits, mediaSecret } from '../mediaConfig.ts';
import type { IngestAddress } from '../rtmp/ingestAddress.ts';

const Environment = z.object({
  MEDIA_SERVICE: origin.optional(),
  MEDIA_SECRET: mediaSecret.optional(),
  PUBLIC_ORIGIN: origin.optional(),
  PORT: count(65_535).default(8788),
  HOST: z.string().default('127.0.0.1'),
  RTMP_PORT: count(65_535).default(1935),
  RTMP_HOST: z.string().optional(),
  MAX_STREAM_MBITS: maxStreamMbits,
  TRUST_PROXY: count(10).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a level of pino')
    .default('info'),
  PROBES_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MAX_CONNECTIONS: count(1_000_000).default(10_000),
  MAX_CONNECTIONS_PER_ADDRESS: count(1_000_000).default(500),
  MAX_REQUESTS_PER_MINUTE: count(1_000_000).default(1200),
  FFMPEG_PATH: z.string().optional(),
});

export interface ProcessConfig {
  readonly service: ServiceAddress;
  /** Pages of this origin and of the brands' hosts may play. */
  readonly publicOrigin: string;
  readonly port: number;
  readonly host: string;
  readonly ingest: IngestAddress;
  readonly maxStreamMbits: number;
  readonly trustedProxies: number;
  readonly logLevel: string;
  readonly probesToken: string | undefined;
  readonly maxConnections: number;
  readonly maxConnectionsPerAddress: number;
  readonly maxRequestsPerMinute: number;
  readonly ffmpeg: string | undefined;
}

/** Reads the environment of `npm run media`. @throws ConfigError that names each variable at fault */
export function readProcessConfig(environment: Readonly<Record<string, string | undefined>>): ProcessConfig {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`));
  const values = parsed.data;
  const { MEDIA_SERVICE, MEDIA_SECRET, PUBLIC_ORIGIN } = values;
  if (MEDIA_SERVICE === undefined || MEDIA_SECRET === undefined || PUBLIC_ORIGIN === undefined) {
    const missing = Object.entries({ MEDIA_SERVICE, MEDIA_SECRET, PUBLIC_ORIGIN });
    throw new ConfigError(
      missing
        .filter(([, value]) => value === undefined)
        .map(([name]) => `${name} is missing: a media process needs it`),
    );
  }
  return {
    service: { origin: MEDIA_SERVICE, secret: MEDIA_SECRET },
    publicOrigin: PUBLIC_ORIGIN,
    port: values.PORT,
    host: values.HOST,
    ingest: { port: values.RTMP_PORT, host: values.RTMP_HOST ?? values.HOST, isNamed: true },
    maxStreamMbits: values.MAX_STREAM_MBITS,
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    probesToken: values.PROBES_TOKEN,
    maxConnections: values.MAX_CONNECTIONS,
    maxConnectionsPerAddress: values.MAX_CONNECTIONS_PER_ADDRESS,
    maxRequestsPerMinute: values.MAX_REQUESTS_PER_MINUTE,
    ffmpeg: values.FFMPEG_PATH,
  };
}
