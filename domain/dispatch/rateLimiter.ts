import type { Clock, RateLimiter } from '../ports/index.ts';

const SWEEP_EVERY = 4096;

/**
 * Counts the calls of one process in sliding windows. It keeps the times of the calls inside the window for each key. Times are monotonic,
 * so setting the clock back does not make a window longer.
 */
export function createRateLimiter(clock: Pick<Clock, 'monotonic'>): RateLimiter {
  const calls = new Map<string, { times: number[]; windowMs: number }>();
  let sinceSweep = 0;

  const sweep = (now: number): void => {
    for (const [key, { times, windowMs }] of calls) {
      if ((times.at(-1) ?? 0) <= now - windowMs) calls.delete(key);
    }
  };

  return {
    async hit(key, limit, windowMs) {
      const now = clock.monotonic();
      sinceSweep += 1;
      if (sinceSweep >= SWEEP_EVERY) {
        sinceSweep = 0;
        sweep(now);
      }
      const times = calls.get(key)?.times.filter((time) => time > now - windowMs) ?? [];
      const oldest = times[0];
      if (times.length >= limit && oldest !== undefined) {
        calls.set(key, { times, windowMs });
        return oldest + windowMs - now;
      }
      times.push(now);
      calls.set(key, { times, windowMs });
      return 0;
    },
    async takeBack(key) {
      calls.get(key)?.times.pop();
    },
  };
}
