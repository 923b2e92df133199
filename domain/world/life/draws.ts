/** Another seed is another life; the same one lives the same by the same clock. */
const SEED = 20_261_123;

/** The chances of one moment of the demo world: the same moment, the same chances. */
export class Draws {
  #state: number;

  /** @param moment a whole number that names it @param salt tells those who draw for the same moment apart */
  constructor(moment: number, salt: number) {
    this.#state = (SEED ^ Math.imul(moment, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b)) >>> 0;
  }

  /** A whole number from 0 up to, not including, `bound`. */
  below(bound: number): number {
    return Math.floor(this.#next() * bound);
  }

  /** True once in so many times. */
  onceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  /** One of several; undefined where there is none. */
  pick<Choice>(choices: readonly Choice[]): Choice | undefined {
    return choices[this.below(choices.length)];
  }

  /** mulberry32. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
