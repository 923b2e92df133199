import type { Climb } from '../timing/countUp.ts';

/** Counts an amount up, one step a frame. `stepped` is called at each step before the last. */
export class CountUp {
  readonly #show: (coins: number) => void;
  readonly #stepped: () => void;
  #climb: Climb | undefined;
  #start = 0;
  #shown = -1;
  #isRunning = false;

  constructor(show: (coins: number) => void, stepped: () => void) {
    this.#show = show;
    this.#stepped = stepped;
  }

  run(climb: Climb): void {
    this.#climb = climb;
    this.#start = performance.now();
    this.#shown = -1;
    if (climb.duration <= 0) {
      this.finish();
      return;
    }
    if (this.#isRunning) return;
    this.#isRunning = true;
    requestAnimationFrame(this.#frame);
  }

  /** Shows the whole amount at once. */
  finish(): void {
    if (this.#climb !== undefined) this.#set(this.#climb.coinsAt(Number.POSITIVE_INFINITY));
    this.#climb = undefined;
  }

  readonly #frame = (): void => {
    const climb = this.#climb;
    if (climb === undefined) {
      this.#isRunning = false;
      return;
    }
    const passed = performance.now() - this.#start;
    this.#set(climb.coinsAt(passed));
    this.#isRunning = passed < climb.duration;
    if (!this.#isRunning) return;
    this.#stepped();
    requestAnimationFrame(this.#frame);
  };

  #set(coins: number): void {
    if (coins === this.#shown) return;
    this.#shown = coins;
    this.#show(coins);
  }
}
