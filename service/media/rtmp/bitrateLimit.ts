/** The time over which bitrates are measured, so that a large key frame or a short jam does not exceed the limit. */
const WINDOW_SECONDS = 10;
const BYTES_PER_MBIT = 125_000;

/** Limits the mean bitrate of one publisher, over its connections. */
export class BitrateLimit {
  readonly #maxBytes: number;
  /** The bytes of each of the last seconds. */
  readonly #seconds = Array.from({ length: WINDOW_SECONDS }, () => 0);
  #second = 0;
  #sum = 0;

  /** @param maxMbits megabits a second */
  constructor(maxMbits: number) {
    this.#maxBytes = maxMbits * BYTES_PER_MBIT * WINDOW_SECONDS;
  }

  /** Counts bytes. Returns false if the publisher is now over its limit. @param now monotonic milliseconds */
  take(bytes: number, now: number): boolean {
    this.#forget(now);
    const place = this.#second % WINDOW_SECONDS;
    this.#seconds[place] = (this.#seconds[place] ?? 0) + bytes;
    this.#sum += bytes;
    return this.#sum <= this.#maxBytes;
  }

  isSpent(now: number): boolean {
    this.#forget(now);
    return this.#sum > this.#maxBytes;
  }

  /** Leaves out what is older than the window. */
  #forget(now: number): void {
    const second = Math.floor(now / 1000);
    for (let steps = Math.min(second - this.#second, WINDOW_SECONDS); steps > 0; steps -= 1) {
      const place = (second - steps + 1) % WINDOW_SECONDS;
      this.#sum -= this.#seconds[place] ?? 0;
      this.#seconds[place] = 0;
    }
    this.#second = second;
  }
}
