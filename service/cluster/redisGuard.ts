import type { Redis, RedisScript } from './redis.ts';

/** The most milliseconds that a call waits for Redis. */
const ANSWER_MS = 100;
/** The milliseconds without requests to Redis after a missing answer. */
const OPEN_MS = 1000;

/** Keeps calls from waiting for a slow or unavailable Redis. */
export interface RedisGuard {
  /** Whether the next call asks Redis. */
  readonly isClosed: boolean;
  /** @throws Error immediately while Redis is unavailable or was recently slow */
  evaluate(script: RedisScript, keys: readonly string[], args: readonly string[]): Promise<unknown>;
}

/**
 * A circuit breaker. After a late or wrong answer no call uses Redis during the next second. Then a single call tries
 * again, and the others follow after its answer.
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
