const SAMPLES = 12;
/** The share of a difference that is made up in a second, so that no fish jumps. */
const SHARE_A_SECOND = 2;
/** A greater difference is made up at once. */
const JUMP_MS = 1500;

/** The time of the server, from the times of its pushes. The sample that was on its way for the shortest time counts. */
export class ServerTime {
  readonly #clock: () => number;
  readonly #samples: number[] = [];
  #offset: number | undefined;
  #read = 0;

  /** @param clock milliseconds that only grow */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** @param server milliseconds since 1970, when the server sent it */
  hear(server: number): void {
    this.#samples.push(server - this.#clock());
    if (this.#samples.length > SAMPLES) this.#samples.shift();
    if (this.#offset === undefined) {
      this.#offset = this.#samples[0];
      this.#read = this.#clock();
    }
  }

  /** Forgets all samples, since the connection is another one. */
  reset(): void {
    this.#samples.length = 0;
  }

  /** Milliseconds since 1970. It never goes back by more than a push corrects. */
  now(): number {
    const clock = this.#clock();
    if (this.#offset === undefined) return clock;
    let best = Number.NEGATIVE_INFINITY;
    for (const sample of this.#samples) if (sample > best) best = sample;
    if (best > Number.NEGATIVE_INFINITY) {
      const away = best - this.#offset;
      const part = Math.min(1, ((clock - this.#read) / 1000) * SHARE_A_SECOND);
      this.#offset += Math.abs(away) > JUMP_MS ? away : away * part;
    }
    this.#read = clock;
    return clock + this.#offset;
  }
}
