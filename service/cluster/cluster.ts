import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import type { Clock, RateLimiter } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';
import { AddressCount } from '../sockets/addressCount.ts';
import { WindowCounts } from '../windowCounts.ts';
import { joinNodes } from './nodes.ts';
import type { Redis } from './redis.ts';
import { createRedisGuard } from './redisGuard.ts';
import { createSharedLimiter } from './sharedLimiter.ts';
import { SharedOpen } from './sharedOpen.ts';
import { SharedWindows } from './sharedWindows.ts';

/** Counts by address in windows. */
export type Windows = Pick<SharedWindows, 'take' | 'left'>;
/** Counts what an address holds open. */
export type OpenCounts = Pick<SharedOpen, 'take' | 'give'>;

/** The limits of this process, or of all processes on its database. */
export interface Limits {
  limiter(clock: Pick<Clock, 'now' | 'monotonic'>): RateLimiter;
  windows(name: string, limit: number, windowMs: number): Windows;
  open(name: string, limit: number): OpenCounts;
  stop(): Promise<void>;
}

/** Limits of one process, in its memory. */
export const limitsOfOneProcess: Limits = {
  limiter: createRateLimiter,
  windows: (_name, limit, windowMs) => {
    const counts = new WindowCounts(limit, windowMs);
    return { take: (key, now, amount) => counts.take(key, now, amount), left: (_key, now) => counts.left(now) };
  },
  open: (_name, limit) => new AddressCount(limit),
  stop: async () => {},
};

/** Joins the processes on a PostgreSQL database, so that all of them keep one limit. */
export async function shareLimits(parts: {
  readonly store: Store;
  readonly redis: Redis | undefined;
  readonly log: Logger;
}): Promise<Limits> {
  const nodeID = randomUUID();
  const nodes = await joinNodes({
    store: parts.store,
    ID: nodeID,
    onError: (error) => parts.log.error({ err: error }, 'the row of this process was not kept'),
  });
  const living = (): number => nodes.living();
  const guard = parts.redis && createRedisGuard(parts.redis);
  const counts: SharedOpen[] = [];
  return {
    limiter: (clock) =>
      createSharedLimiter({
        guard,
        local: createRateLimiter(clock),
        nodes: living,
        movedBy: () => Math.max(0, clock.now() - Date.now()),
      }),
    windows: (name, limit, windowMs) => new SharedWindows({ guard, nodes: living, name, limit, windowMs }),
    open: (name, limit) => {
      const made = new SharedOpen({ guard, nodes: living, nodeID, name, limit });
      counts.push(made);
      return made;
    },
    async stop() {
      for (const each of counts) each.stop();
      await nodes.stop();
    },
  };
}
