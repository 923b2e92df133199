/** In units of the board. */
const DEPTH = 6;
const SECONDS = 0.36;

/** The board sags after a burst, and rises again. */
export class Sag {
  readonly #move: (units: number) => void;
  #left = 0;

  /** @param move moves the board down by some units */
  constructor(move: (units: number) => void) {
    this.#move = move;
  }

  start(): void {
    this.#left = SECONDS;
  }

  /** Returns whether it still moves. */
  advance(seconds: number): boolean {
    if (this.#left <= 0) return false;
    this.#left = Math.max(0, this.#left - seconds);
    const part = 1 - this.#left / SECONDS;
    this.#move(DEPTH * Math.sin(part * Math.PI * 2) * (1 - part));
    return true;
  }
}
