/** The maximum of messages in a burst. A game sends a few messages in a round. */
const BURST = 60;
const PER_SECOND = 10;

/** Limits the messages of one frame, so that a game cannot block its page. */
export class MessageThrottle {
  #left = BURST;
  #since = 0;

  /** Returns whether the page accepts another message. @param now monotonic time in milliseconds */
  take(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#since) / 1000) * PER_SECOND);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
