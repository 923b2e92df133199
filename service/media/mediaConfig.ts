import { z } from 'zod';
import type { LinkAddress } from './link/linkAddress.ts';

const MIN_SECRET = 32;
const MAX_STREAM_MBITS = 20;
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be at most 65535');

/** The schema of a secret that both sides of an internal address share. */
export const mediaSecret = z
  .string()
  .regex(/^[\x21-\x7e]{32,256}$/, `must have ${MIN_SECRET} to 256 letters, digits and signs without spaces`);

/** The most megabits a second of one publisher. */
export const maxStreamMbits = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'must be a whole number from 1 to 9999')
  .transform(Number)
  .default(MAX_STREAM_MBITS);

/** The environment variables of the media server. */
export const MEDIA_VARIABLES = {
  MEDIA_SERVER: z.enum(['inside', 'process', 'external'], 'must be inside, process or external').default('inside'),
  MEDIA_PORT: port.optional(),
  MEDIA_HOST: z.string().optional(),
  MEDIA_SECRET: mediaSecret.optional(),
  MEDIA_HOOK_SECRET: mediaSecret.optional(),
  MAX_STREAM_MBITS: maxStreamMbits,
  RTMP_URL: z
    .string()
    .regex(/^rtmps?:\/\/[^\s/?#@]+\/live$/, 'must be rtmp://<host>[:<port>]/live')
    .optional(),
} as const;

/** The three ways to run the media server. */
export type MediaConfig =
  | { readonly kind: 'inside' }
  /** Separate media processes (`npm run media`) call the internal address. */
  | { readonly kind: 'process'; readonly link: LinkAddress }
  /** An external server calls hooks. Media processes may play its streams. */
  | { readonly kind: 'external'; readonly link: LinkAddress };

type Values = z.infer<z.ZodObject<typeof MEDIA_VARIABLES>> & {
  readonly HOST: string;
  readonly PORT: number;
  readonly PROBES_PORT?: number | undefined;
  readonly MEDIA_ORIGIN?: string | undefined;
};

/** Returns a line for each variable that is missing or has no effect. */
export function problemsOfMedia(values: Values): readonly string[] {
  const { MEDIA_SERVER: kind, MEDIA_PORT, MEDIA_SECRET, MEDIA_HOOK_SECRET, MEDIA_ORIGIN, RTMP_URL } = values;
  const useless = Object.entries({
    ...(kind === 'inside' && { MEDIA_PORT, MEDIA_SECRET }),
    ...(kind !== 'external' && { MEDIA_HOOK_SECRET }),
  })
    .filter(([, value]) => value !== undefined)
    .map(([name]) => `${name} has no use with MEDIA_SERVER=${kind}: set another MEDIA_SERVER, or leave it out`);
  if (kind === 'inside') return useless;
  const needed = {
    MEDIA_PORT,
    ...(kind === 'process' ? { MEDIA_SECRET } : { MEDIA_HOOK_SECRET }),
    MEDIA_ORIGIN,
    RTMP_URL,
  };
  const missing = Object.entries(needed)
    .filter(([, value]) => value === undefined)
    .map(([name]) => `${name} is missing: MEDIA_SERVER=${kind} needs it`);
  const isTaken =
    MEDIA_PORT !== undefined && MEDIA_PORT !== 0 && [values.PORT, values.PROBES_PORT].includes(MEDIA_PORT);
  return [...useless, ...missing, ...(isTaken ? ['MEDIA_PORT must be another port than PORT and PROBES_PORT'] : [])];
}

/** Reads variables that have no problems. */
export function readMedia(values: Values): MediaConfig {
  const { MEDIA_SERVER: kind, MEDIA_PORT: number, MEDIA_HOST, MEDIA_SECRET, MEDIA_HOOK_SECRET, HOST } = values;
  if (kind === 'inside' || number === undefined) return { kind: 'inside' };
  const link = { port: number, host: MEDIA_HOST ?? HOST, secret: MEDIA_SECRET, hookSecret: MEDIA_HOOK_SECRET };
  return { kind, link };
}

/** Whether viewers play FLV over HTTP. External servers have no WebSocket unless a media process is behind them. */
export const playsOverHttp = (media: MediaConfig): boolean =>
  media.kind === 'external' && media.link.secret === undefined;
