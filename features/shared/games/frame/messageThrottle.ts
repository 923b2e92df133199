/** The most messages at once. A game sends a few in a round. */
const BURST = 60;
const PER_SECOND = 10;

/** Bounds the messages of one frame, so that a game cannot stop its page. */
export class MessageThrottle {
  #left = BURST;
  #since = 0;

  /** Returns whether the page takes one more message. @param now monotonic milliseconds */
  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#since) / 1000) * PER_SECOND);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
