/**
 * Counts by key in windows of a fixed length. A window begins with its first count, and all counts end with it, so that
 * no key stays longer.
 */
export class WindowCounts {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #counts = new Map<string, number>();
  #since = Number.NEGATIVE_INFINITY;

  /** @param limit the most counts of one key in a window */
  constructor(limit: number, windowMs: number) {
    this.#limit = limit;
    this.#windowMs = windowMs;
  }

  /** Counts more of a key. Returns false if the key is now over its limit. @param now monotonic milliseconds */
  take(key: string, now: number, amount = 1): boolean {
    if (this.#isOver(now)) {
      this.#since = now;
      this.#counts.clear();
    }
    const count = (this.#counts.get(key) ?? 0) + amount;
    this.#counts.set(key, count);
    return count <= this.#limit;
  }

  /** Whether a key has reached its limit. */
  isSpent(key: string, now: number): boolean {
    return !this.#isOver(now) && (this.#counts.get(key) ?? 0) >= this.#limit;
  }

  /** Milliseconds until the window ends. */
  left(now: number): number {
    return Math.max(0, this.#since + this.#windowMs - now);
  }

  #isOver(now: number): boolean {
    return now - this.#since >= this.#windowMs;
  }
}
