import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import type { RateLimiter } from '#domain/ports/index.ts';
import { openRedis } from '../cluster/redis.ts';
import { createRedisGuard } from '../cluster/redisGuard.ts';
import { createSharedLimiter } from '../cluster/sharedLimiter.ts';
import { createLog } from '../ports/log.ts';
import { HAS_REDIS, startRedisServer } from '../testing/redisServer.ts';
import { median } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

// Measures the cost of a limit in memory and in Redis: processor time of a call, and its waiting time.
const CALLS = sized(40_000, 400);
const ROUNDS = sized(5, 2);
const PLAYERS = 500;
/** Called with a failed process that has already ended. */
const AT_ONCE = 16;

async function costOf(limiter: RateLimiter): Promise<{ readonly processor: number; readonly wait: number }> {
  const processor: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    const caller = async (first: number): Promise<void> => {
      for (let at = first; at < CALLS / ROUNDS; at += AT_ONCE) {
        const began = performance.now();
        await limiter.hit(`${at % PLAYERS}:send`, 30, 10_000);
        waits.push(performance.now() - began);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => caller(first)));
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / (CALLS / ROUNDS));
  }
  return { processor: median(processor), wait: median(waits) };
}

const clock = { now: () => Date.now(), monotonic: () => performance.now() };
const memory = await costOf(createRateLimiter(clock));
print({ name: 'limits: a call counted in memory, processor', value: Math.round(memory.processor), unit: 'µs' });

if (HAS_REDIS) {
  const server = await startRedisServer();
  const redis = openRedis(server.config, { log: createLog('silent') });
  const guard = createRedisGuard(redis);
  const local: RateLimiter = {
    hit: async () => {
      await ready();
      return 0;
    },
    takeBack: async () => {},
  };
  /** On a busy machine an answer may be late and open the circuit breaker. */
  const ready = async (): Promise<void> => {
    while (!guard.isClosed)
      await new Promise((resolve) => {
        setTimeout(resolve, 10);
      });
  };
  await ready();
  const limiter = createSharedLimiter({ guard, local, nodes: () => 2, movedBy: () => 0 });
  await costOf(limiter);
  const shared = await costOf(limiter);
  print({ name: 'limits: a call counted in Redis, processor', value: Math.round(shared.processor), unit: 'µs' });
  print({ name: 'limits: a call counted in Redis, wait', value: Number(shared.wait.toFixed(2)), unit: 'ms' });
  await redis.stop();
  await server.kill();
} else console.log('limits: there is no redis-server, so only memory was measured');
