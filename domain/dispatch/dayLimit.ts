import { fail } from '#protocol/failure.ts';
import { DAY_MS } from '#protocol/duration.ts';
import type { Ports } from '../ports/index.ts';

/**
 * Limits what one address or player may add to the store in 24 hours.
 *
 * @param key the name of the counted rows, with the address or the player
 * @throws Failure 300002 if the limit is reached
 */
export async function limitDay({ limiter }: Pick<Ports, 'limiter'>, key: string, limit: number): Promise<void> {
  const wait = await limiter.hit(`day:${key}`, limit, DAY_MS);
  if (wait > 0) fail(300002, { RetryAfter: Math.ceil(wait / 1000) });
}
