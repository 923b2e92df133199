import { countedCoins } from '../timing/countUp.ts';

/** Counts an amount up, one step a frame. `stepped` is called at each step before the last. */
export class CountUp {
  readonly #show: (coins: number) => void;
  readonly #stepped: () => void;
  #coins = 0;
  #duration = 0;
  #start = 0;
  #shown = -1;
  #isRunning = false;

  constructor(show: (coins: number) => void, stepped: () => void) {
    this.#show = show;
    this.#stepped = stepped;
  }

  run(coins: number, duration: number): void {
    this.#coins = coins;
    this.#duration = duration;
    this.#start = performance.now();
    this.#shown = -1;
    if (duration <= 0) {
      this.finish();
      return;
    }
    if (this.#isRunning) return;
    this.#isRunning = true;
    requestAnimationFrame(this.#frame);
  }

  finish(): void {
    this.#duration = 0;
    if (this.#shown >= 0 || this.#coins > 0) this.#set(this.#coins);
  }

  readonly #frame = (): void => {
    const passed = performance.now() - this.#start;
    this.#set(countedCoins(this.#coins, passed, this.#duration));
    this.#isRunning = passed < this.#duration;
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
