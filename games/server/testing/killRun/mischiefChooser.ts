import { MISCHIEF, type Mischief } from './unreliableProxy.ts';

export interface MischiefParts {
  readonly rounds: number;
  readonly platformDeaths: number;
  /** One in so many calls of the wallet is lost, doubled or late. */
  readonly mischiefEvery: number;
}

/** Chooses the fault of each call: all kinds in turn, the platform's deaths spread over the run. */
export class MischiefChooser {
  isOn = false;
  #calls = 0;
  #kills = 0;
  #others = 0;
  readonly #run: MischiefParts;

  constructor(run: MischiefParts) {
    this.#run = run;
  }

  next(): Mischief | undefined {
    if (!this.isOn) return undefined;
    const { rounds, platformDeaths, mischiefEvery } = this.#run;
    this.#calls += 1;
    const isOf = (each: Mischief): boolean => each.startsWith('kill');
    // A round has at least two calls.
    if (this.#calls * platformDeaths > (this.#kills + 1) * rounds * 2 && this.#kills < platformDeaths) {
      this.#kills += 1;
      const kills = MISCHIEF.filter(isOf);
      return kills[this.#kills % kills.length];
    }
    if (this.#calls % mischiefEvery !== 0) return undefined;
    this.#others += 1;
    const others = MISCHIEF.filter((each) => !isOf(each));
    return others[this.#others % others.length];
  }
}
