export interface Mover {
  /** Returns whether it still moves. */
  advance(seconds: number): boolean;
}

/** A longer frame counts as this, so that nothing jumps after the page was hidden. */
const MAX_FRAME_SECONDS = 0.5;
/** The longest step of motion. A slow machine shows fewer frames at the same speed. */
const MAX_STEP_SECONDS = 0.034;

/** Draws frames only while something moves. */
export class Loop {
  readonly #movers: Mover[] = [];
  readonly #draw: () => void;
  #last = 0;
  #isRunning = false;
  #isPaused = false;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  add(mover: Mover): void {
    this.#movers.push(mover);
  }

  wake(): void {
    if (this.#isRunning || this.#isPaused) return;
    this.#isRunning = true;
    this.#last = performance.now();
    requestAnimationFrame(this.#frame);
  }

  /** Stops while the game is covered. */
  pause(isPaused: boolean): void {
    this.#isPaused = isPaused;
    if (!isPaused) this.wake();
  }

  readonly #frame = (time: number): void => {
    let left = Math.min(MAX_FRAME_SECONDS, Math.max(0, (time - this.#last) / 1000));
    this.#last = time;
    let moves = false;
    do {
      const step = Math.min(left, MAX_STEP_SECONDS);
      left -= step;
      moves = this.#advance(step);
    } while (left > 0);
    this.#draw();
    this.#isRunning = moves && !this.#isPaused;
    if (this.#isRunning) requestAnimationFrame(this.#frame);
  };

  #advance(seconds: number): boolean {
    let moves = false;
    for (let index = 0; index < this.#movers.length; index += 1)
      if (this.#movers[index]?.advance(seconds) === true) moves = true;
    return moves;
  }
}
