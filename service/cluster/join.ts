import type { Logger } from 'pino';
import type { Store } from '#domain/ports/store.ts';
import { compareServerClock } from '#store/postgres/serverClock.ts';
import type { Config } from '../config.ts';
import { type ClockCheck, checkClock } from './clockCheck.ts';
import { type Limits, limitsOfOneProcess, shareLimits } from './cluster.ts';
import { openRedis, type Redis } from './redis.ts';

/** What this process shares with others on its database. */
export interface Membership {
  readonly limits: Limits;
  /** Absent without Redis. */
  readonly redis: Redis | undefined;
  /** Absent without a database server. */
  readonly clockCheck: ClockCheck | undefined;
  stop(): Promise<void>;
}

/** Joins the processes on a PostgreSQL database. A process on SQLite is alone. */
export async function joinProcesses(
  { databaseUrl, redis: settings }: Pick<Config, 'databaseUrl' | 'redis'>,
  { store, log }: { readonly store: Store; readonly log: Logger },
): Promise<Membership> {
  if (!databaseUrl.startsWith('postgres'))
    return { limits: limitsOfOneProcess, redis: undefined, clockCheck: undefined, stop: async () => {} };
  const redis = settings && openRedis(settings, { log });
  const limits = await shareLimits({ store, redis, log });
  const clockCheck = await checkClock({ compare: () => compareServerClock(databaseUrl, () => Date.now()), log });
  return {
    limits,
    redis,
    clockCheck,
    stop: async () => {
      await Promise.all([limits.stop(), clockCheck.stop()]);
      await redis?.stop();
    },
  };
}
