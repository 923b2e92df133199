/** Milliseconds between the last frame of one publisher and the first of the next. */
const STEP_MS = 40;
/** A larger step means that the publisher restarted, or that a relay joined in the middle. */
const MAX_STEP_MS = 10_000;
/** Sound and picture are interleaved, so a time stamp may be a little before the last one. */
const MAX_BACK_MS = 1000;

/** Maps the time stamps of successive publishers to one time line without gaps, so that players continue. */
export class Timeline {
  #lastIn: number | undefined;
  #lastOut = 0;
  #newest = 0;

  /** The latest time stamp on the time line. */
  get newest(): number {
    return this.#newest;
  }

  /** Continues the time line with another publisher. */
  carryOn(): void {
    this.#lastIn = undefined;
  }

  /** @param timestamp of RTMP, 32 bits that wrap around */
  place(timestamp: number): number {
    this.#lastOut = Math.max(0, this.#lastOut + this.#stepTo(timestamp));
    this.#lastIn = timestamp;
    this.#newest = Math.max(this.#newest, this.#lastOut);
    return this.#lastOut;
  }

  #stepTo(timestamp: number): number {
    const onward = this.#newest - this.#lastOut + STEP_MS;
    if (this.#lastIn === undefined) return this.#newest === 0 ? 0 : onward;
    // Subtraction in 32 bits handles the wrap.
    const step = (timestamp - this.#lastIn) | 0;
    return step > MAX_STEP_MS || step < -MAX_BACK_MS ? onward : step;
  }
}
