/** A longer frame counts as this, so that nothing jumps after the page was hidden. */
const MOST_SECONDS = 0.1;

export interface Frames {
  start(): void;
  pause(isPaused: boolean): void;
}

/** Draws a frame after the other, as long as the game is not covered. */
export class FishLoop implements Frames {
  readonly #draw: (seconds: number) => void;
  #last = 0;
  #isRunning = false;
  #isPaused = false;

  /** @param draw called with the seconds since the last frame */
  constructor(draw: (seconds: number) => void) {
    this.#draw = draw;
  }

  start(): void {
    if (this.#isRunning || this.#isPaused) return;
    this.#isRunning = true;
    this.#last = performance.now();
    requestAnimationFrame(this.#frame);
  }

  /** Stops while the game is covered. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    this.start();
  }

  readonly #frame = (time: number): void => {
    const seconds = Math.min(MOST_SECONDS, Math.max(0, (time - this.#last) / 1000));
    this.#last = time;
    this.#draw(seconds);
    this.#isRunning = !this.#isPaused;
    if (this.#isRunning) requestAnimationFrame(this.#frame);
  };
}
