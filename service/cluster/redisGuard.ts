import type { Redis, RedisScript } from './redis.ts';

/** How long a call waits for Redis. */
const ANSWER_MS = 100;
/** How long calls go without Redis after an answer that did not come. */
const OPEN_MS = 1000;

/** Keeps calls from waiting for a Redis that is slow or gone. */
export interface RedisGuard {
  /** Whether the next call asks Redis. */
  readonly isClosed: boolean;
  /** @throws Error at once while Redis is gone or was slow a moment ago */
  evaluate(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown>;
}

/**
 * A circuit breaker: after an answer that is late or wrong no call asks Redis for a second. Then a single call tries again, and the others
 * follow when it has its answer.
 * @param now monotonic milliseconds
 */
export function createRedisGuard(
  redis: Pick<Redis, 'evaluate' | 'state'>,
  now: () => number = () => performance.now(),
): RedisGuard {
  let failedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;
  let isTrying = false;
  const isClosed = (): boolean => redis.state().isReady && (!hasFailed || (!isTrying && now() - failedAt >= OPEN_MS));
  return {
    get isClosed() {
      return isClosed();
    },
    async evaluate(script, keys, args) {
      if (!isClosed()) throw new Error('Redis is not asked');
      isTrying = hasFailed;
      try {
        const answer = await redis.evaluate(script, keys, args, ANSWER_MS);
        hasFailed = false;
        return answer;
      } catch (error) {
        hasFailed = true;
        failedAt = now();
        throw error;
      } finally {
        isTrying = false;
      }
    },
  };
}
