const SECOND_MS = 1000;

/** Counts the frames that each address sends in a second, over all its sockets. */
export class AddressFrames {
  readonly #limit: number;
  readonly #frames = new Map<string, number>();
  #second = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Counts one more; false where the address has sent as many as it may in this second.
   * @param now monotonic milliseconds
   */
  take(address: string, now: number): boolean {
    const second = Math.floor(now / SECOND_MS);
    if (second !== this.#second) {
      this.#second = second;
      this.#frames.clear();
    }
    const frames = (this.#frames.get(address) ?? 0) + 1;
    this.#frames.set(address, frames);
    return frames <= this.#limit;
  }
}
