import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import type { Clock, NodePort, RateLimiter } from '#domain/ports/index.ts';
import { AddressCount } from '../sockets/addressCount.ts';
import { WindowCounts } from '../windowCounts.ts';
import type { Nodes } from './nodes.ts';
import type { Redis } from './redis.ts';
import { createRedisGuard } from './redisGuard.ts';
import type { OpenName, WindowName } from './redisKeys.ts';
import { createSharedLimiter } from './sharedLimiter.ts';
import { SharedOpen } from './sharedOpen.ts';
import { SharedWindows } from './sharedWindows.ts';

/** Counts by address in windows. */
export type Windows = Pick<SharedWindows, 'take' | 'left'>;
/** Counts the open connections of an address. */
export type OpenCounts = Pick<SharedOpen, 'take' | 'give'>;

/** The limits of this process, or of all processes on its database. */
export interface Limits {
  limiter(clock: Pick<Clock, 'now' | 'monotonic'>): RateLimiter;
  windows(name: WindowName, limit: number, windowMs: number): Windows;
  open(name: OpenName, limit: number): OpenCounts;
  stop(): Promise<void>;
}

/** The node of a program that works on the database and has no connections of players. */
export const NO_NODE: NodePort = { ID: 'none', living: () => 1 };

export const limitsOfOneProcess: Limits = {
  limiter: createRateLimiter,
  windows: (_name, limit, windowMs) => {
    const counts = new WindowCounts(limit, windowMs);
    return { take: (key, now, amount) => counts.take(key, now, amount), left: (_key, now) => counts.left(now) };
  },
  open: (_name, limit) => new AddressCount(limit),
  stop: async () => {},
};

/** Creates limits that all processes on a database share. */
export function shareLimits(nodes: Nodes, redis: Redis | undefined): Limits {
  const living = (): number => nodes.living();
  const guard = redis && createRedisGuard(redis);
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
      const made = new SharedOpen({ guard, nodes: living, nodeID: nodes.ID, name, limit });
      counts.push(made);
      return made;
    },
    async stop() {
      for (const each of counts) each.stop();
    },
  };
}
