/** The seed of the simulation. The same seed and clock give the same events. */
const SEED = 20_261_123;

/** Random numbers for one moment of the demo world. The same moment gives the same numbers. */
export class Draws {
  #state: number;

  /**
   * @param moment a whole number that names the moment
   * @param salt separates several draws of the same moment
   */
  constructor(moment: number, salt: number) {
    this.#state = (SEED ^ Math.imul(moment, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)) >>> 0;
  }

  /** A whole number from 0 up to but not including `bound`. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound);
  }

  /** True with a chance of one in `times`. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** A random item, or undefined for an empty list. */
  pick<Choice>(choices: readonly Choice[]): Choice | undefined {
    return choices[this.below(choices.length)];
  }

  /** True with a chance of 1 in `times`. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
