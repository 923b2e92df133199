import { MAX_BAD_FRAMES_PER_MINUTE, MAX_FRAMES_PER_SECOND } from '#protocol/limits.ts';

/** Counts the frames of one connection. More than 100 in a second or 20 bad ones in a minute close it (decisions §2). */
export class FrameBudget {
  #second = 0;
  #frames = 0;
  #minute = 0;
  #bad = 0;

  /**
   * @returns false above the budget
   * @param now monotonic milliseconds
   */
  takeFrame(now: number): boolean {
    const second = Math.floor(now / 1000);
    if (second !== this.#second) {
      this.#second = second;
      this.#frames = 0;
    }
    this.#frames += 1;
    return this.#frames <= MAX_FRAMES_PER_SECOND;
  }

  /**
   * @returns false above the budget
   * @param now monotonic milliseconds
   */
  takeBadFrame(now: number): boolean {
    const minute = Math.floor(now / 60_000);
    if (minute !== this.#minute) {
      this.#minute = minute;
      this.#bad = 0;
    }
    this.#bad += 1;
    return this.#bad <= MAX_BAD_FRAMES_PER_MINUTE;
  }
}
