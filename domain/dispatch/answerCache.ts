import type { Clock } from '../ports/index.ts';

/** Many visitors cause one read of the store in this time. */
const MAX_KEPT_MS = 5000;
/** Callers may send any search, so only the latest answers are kept. */
const MAX_ENTRIES = 500;

/** Caches answers that are the same for every caller, for some seconds in this process. */
export class AnswerCache {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #kept = new Map<string, { readonly until: number; readonly answer: Promise<unknown> }>();

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#clock = clock;
  }

  /**
   * A failure is not cached.
   *
   * @param seconds the largest age of a cached answer
   */
  get(key: string, seconds: number, make: () => Promise<unknown>): Promise<unknown> {
    const now = this.#clock.monotonic();
    const kept = this.#kept.get(key);
    if (kept !== undefined && kept.until > now) return kept.answer;
    const answer = make();
    // Moves the key to the end, also if the cache had an old answer for it.
    this.#kept.delete(key);
    this.#kept.set(key, { until: now + Math.min(seconds * 1000, MAX_KEPT_MS), answer });
    answer.catch(() => this.#forget(key, answer));
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_ENTRIES && oldest !== undefined) this.#kept.delete(oldest);
    return answer;
  }

  #forget(key: string, answer: Promise<unknown>): void {
    if (this.#kept.get(key)?.answer === answer) this.#kept.delete(key);
  }
}
