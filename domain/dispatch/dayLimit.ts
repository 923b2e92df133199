import { fail } from '#protocol/failure.ts';
import type { Ports } from '../ports/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Counts what one address, or one player, may make the store keep in 24 hours.
 * @param key what is counted, and whose
 * @throws Failure 300002 when there was enough
 */
export async function limitDay({ limiter }: Pick<Ports, 'limiter'>, key: string, limit: number): Promise<void> {
  const wait = await limiter.hit(`day:${key}`, limit, DAY_MS);
  if (wait > 0) fail(300002, { RetryAfter: Math.ceil(wait / 1000) });
}
