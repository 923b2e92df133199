/** Between the last frame of one publisher and the first of the next. */
const STEP_MS = 40;
/** A step that no stream makes: the publisher began again, or a relay joined in the middle. */
const MAX_STEP_MS = 10_000;
/** Sound and picture come interleaved, so that a time stamp may lie a little before the last one. */
const MAX_BACK_MS = 1000;

/** Turns time stamps of publishers into those of one stream without gaps, so that a player goes on where it was. */
export class Timeline {
  #lastIn: number | undefined;
  #lastOut = 0;
  #newest = 0;

  /** The latest time stamp given out. */
  get newest(): number {
    return this.#newest;
  }

  /** Another publisher begins. */
  carryOn(): void {
    this.#lastIn = undefined;
  }

  /** @param timestamp of RTMP: 32 bits that wrap around */
  place(timestamp: number): number {
    this.#lastOut = Math.max(0, this.#lastOut + this.#stepTo(timestamp));
    this.#lastIn = timestamp;
    this.#newest = Math.max(this.#newest, this.#lastOut);
    return this.#lastOut;
  }

  #stepTo(timestamp: number): number {
    const onward = this.#newest - this.#lastOut + STEP_MS;
    if (this.#lastIn === undefined) return this.#newest === 0 ? 0 : onward;
    // Subtraction in 32 bits goes over the wrap.
    const step = (timestamp - this.#lastIn) | 0;
    return step > MAX_STEP_MS || step < -MAX_BACK_MS ? onward : step;
  }
}
