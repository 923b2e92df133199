import { redisScript } from './redis.ts';
import type { RedisGuard } from './redisGuard.ts';
import { reportedFrom, shareOf } from './share.ts';

/** Adds a count to the window of all processes. Returns the sum and the milliseconds until the window ends. */
const ADD = redisScript(`
local sum = redis.call('INCRBY', KEYS[1], ARGV[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  left = tonumber(ARGV[2])
end
return {sum, left}
`);

interface Window {
  count: number;
  /** The part of the count that was reported to the other processes. */
  reported: number;
  others: number;
  endsAt: number;
  isReporting: boolean;
}

export interface SharedWindowsParts {
  readonly guard: RedisGuard | undefined;
  readonly nodes: () => number;
  /** The prefix of the keys in Redis. */
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** The least milliseconds between two reports of a key. */
const REPORT_MS = 50;

/**
 * Counts by key in windows, over all processes. A call never waits. When a key has a quarter of this process's share, its count is added to
 * the sum in Redis in the background. A key far below its limit therefore costs Redis nothing, and the processes together exceed the limit
 * by at most a quarter and the calls between two reports. Without Redis a key has this process's share of the limit.
 */
export class SharedWindows {
  readonly #parts: SharedWindowsParts;
  readonly #windows = new Map<string, Window>();
  #sweepAt = 0;

  constructor(parts: SharedWindowsParts) {
    this.#parts = parts;
  }

  /**
   * Counts more of a key. Returns false if the key is over its limit.
   * @param now monotonic milliseconds
   */
  take(key: string, now: number, amount = 1): boolean {
    const { limit, nodes, guard } = this.#parts;
    const window = this.#windowOf(key, now);
    window.count += amount;
    const living = nodes();
    if (guard === undefined || !guard.isClosed) return window.count <= shareOf(limit, living);
    if (living > 1 && window.count >= reportedFrom(limit, living)) this.#report(key, window);
    return window.count + window.others <= limit;
  }

  /** Milliseconds until the window of a key ends. */
  left(key: string, now: number): number {
    return Math.max(0, (this.#windows.get(key)?.endsAt ?? 0) - now);
  }

  #windowOf(key: string, now: number): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && now < known.endsAt) return known;
    if (now >= this.#sweepAt) {
      this.#sweepAt = now + this.#parts.windowMs;
      for (const [each, { endsAt }] of this.#windows) if (now >= endsAt) this.#windows.delete(each);
    }
    const made = { count: 0, reported: 0, others: 0, endsAt: now + this.#parts.windowMs, isReporting: false };
    this.#windows.set(key, made);
    return made;
  }

  #report(key: string, window: Window): void {
    if (window.isReporting || window.reported === window.count) return;
    window.isReporting = true;
    void this.#add(key, window).finally(() => {
      setTimeout(() => {
        window.isReporting = false;
        if (performance.now() < window.endsAt) this.#report(key, window);
      }, REPORT_MS).unref();
    });
  }

  async #add(key: string, window: Window): Promise<void> {
    const { guard, name, windowMs } = this.#parts;
    const added = window.count - window.reported;
    try {
      const answer = await guard?.evaluate(ADD, [`${name}:${key}`], [String(added), String(windowMs)]);
      const [sum, left] = Array.isArray(answer) ? answer.map(Number) : [];
      if (sum === undefined || left === undefined) return;
      // A sum below the reported count belongs to a new window.
      window.reported = sum < window.reported + added ? added : window.reported + added;
      window.others = Math.max(0, sum - window.reported);
      window.endsAt = Math.min(window.endsAt, performance.now() + left);
    } catch {
      // The guard keeps the next calls from Redis, and they count by this process's share.
    }
  }
}
