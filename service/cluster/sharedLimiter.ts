import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimiter } from '#domain/ports/index.ts';
import { type RedisScript, redisScript } from './redis.ts';
import type { RedisGuard } from './redisGuard.ts';
import { REDIS_KEYS } from './redisKeys.ts';
import { shareOf } from './share.ts';

/**
 * A sliding window: the list has the times of the calls inside it. Takes the arguments of `RateLimiterRedis`, and the
 * shift of `/dev/clock` in milliseconds. Returns the number of counted calls, one more than the limit for a refused
 * call, and the milliseconds to wait.
 */
const SLIDING_WINDOW = `
local points, window, limit = tonumber(ARGV[1]), tonumber(ARGV[2]) * 1000, tonumber(ARGV[3])
if points < 0 then
  redis.call('RPOP', KEYS[1])
  return {0, 0}
end
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000) + tonumber(ARGV[5])
local oldest = redis.call('LINDEX', KEYS[1], 0)
while oldest and tonumber(oldest) <= now - window do
  redis.call('LPOP', KEYS[1])
  oldest = redis.call('LINDEX', KEYS[1], 0)
end
local count = redis.call('LLEN', KEYS[1])
if count >= limit then
  return {limit + 1, math.min(window, tonumber(oldest) + window - now)}
end
redis.call('RPUSH', KEYS[1], now)
redis.call('PEXPIRE', KEYS[1], window)
return {count + 1, 0}
`;

interface Call {
  readonly keys: readonly string[];
  readonly arguments: readonly string[];
}

export interface SharedLimiterParts {
  /** Undefined without Redis. */
  readonly guard: RedisGuard | undefined;
  /** Counts in this process while Redis is unavailable. */
  readonly local: RateLimiter;
  /** The number of living processes. */
  readonly nodes: () => number;
  /** The shift of `/dev/clock` in milliseconds. */
  readonly movedBy: () => number;
}

/**
 * Counts the calls of all processes in Redis, with one round trip per call. A process that is alone counts in its memory. Without Redis
 * each process counts alone, up to its share of the limit.
 */
export function createSharedLimiter({ guard, local, nodes, movedBy }: SharedLimiterParts): RateLimiter {
  const insured: RateLimiter = {
    hit: (key, limit, windowMs) => local.hit(key, shareOf(limit, nodes()), windowMs),
    takeBack: (key) => local.takeBack(key),
  };
  if (guard === undefined) return insured;
  const script: RedisScript = redisScript(SLIDING_WINDOW);
  const storeClient = {
    eval: (_text: string, { keys, arguments: args }: Call) =>
      guard.evaluate(script, keys, [...args, String(Math.round(movedBy()))]),
  };
  const limiters = new Map<string, RateLimiterRedis>();
  const limiterOf = (limit: number, seconds: number): RateLimiterRedis => {
    const name = `${limit}/${seconds}`;
    const known = limiters.get(name);
    if (known !== undefined) return known;
    const made = new RateLimiterRedis({
      storeClient,
      useRedisPackage: true,
      keyPrefix: REDIS_KEYS.limit,
      points: limit,
      duration: seconds,
      customIncrTtlLuaScript: SLIDING_WINDOW,
    });
    limiters.set(name, made);
    return made;
  };
  return {
    async hit(key, limit, windowMs) {
      // A limiter that throws is slower than a check of the guard.
      if (nodes() === 1 || !guard.isClosed) return insured.hit(key, limit, windowMs);
      try {
        await limiterOf(limit, Math.ceil(windowMs / 1000)).consume(key);
        return 0;
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
        return insured.hit(key, limit, windowMs);
      }
    },
    async takeBack(key) {
      if (nodes() === 1) return insured.takeBack(key);
      try {
        await limiterOf(1, 1).reward(key);
      } catch {
        await insured.takeBack(key);
      }
    },
  };
}
