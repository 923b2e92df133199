/** In units of the board. */
export const SOFT_SAG = { depth: 6, seconds: 0.36 };
/** A board of stone jolts. */
export const JOLT = { depth: 3, seconds: 0.16 };

/** The board goes down and rises again, after a burst or a stroke. */
export class Sag {
  readonly #move: (units: number) => void;
  readonly #way: typeof SOFT_SAG;
  #left = 0;
  #strength = 1;

  /** @param move moves the board down by some units */
  constructor(move: (units: number) => void, way = SOFT_SAG) {
    this.#move = move;
    this.#way = way;
  }

  start(strength = 1): void {
    this.#left = this.#way.seconds;
    this.#strength = strength;
  }

  /** Returns whether it still moves. */
  advance(seconds: number): boolean {
    if (this.#left <= 0) return false;
    this.#left = Math.max(0, this.#left - seconds);
    const part = 1 - this.#left / this.#way.seconds;
    this.#move(this.#way.depth * this.#strength * Math.sin(part * Math.PI * 2) * (1 - part));
    return true;
  }
}
