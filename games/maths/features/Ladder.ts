/** The multiple of free spins. It climbs with consecutive spins that win and returns to the first after a spin without a win. */
export class Ladder {
  readonly #multiples: readonly number[];
  #step = 0;

  constructor(multiples: readonly number[]) {
    this.#multiples = multiples;
  }

  get multiple(): number {
    return this.#multiples[this.#step] ?? 1;
  }

  spun(isWin: boolean): void {
    this.#step = nextStep(this.#multiples, this.#step, isWin);
  }
}

/** The step of a ladder after a spin on `step`. */
export const nextStep = (multiples: readonly number[], step: number, isWin: boolean): number =>
  isWin ? Math.min(step + 1, multiples.length - 1) : 0;
