import type { Draws } from '../draws/Draws.ts';

/**
 * Deals different pieces from a full set. Each draw is below the number of pieces that are left, and counts them in the order of the set.
 *
 * @param size the number of pieces in the set, which are numbered from 0
 */
export class Deal {
  readonly #draws: Draws;
  readonly #size: number;
  /** The dealt pieces, in the order of the set. */
  readonly #dealt: number[] = [];

  constructor(draws: Draws, size: number) {
    this.#draws = draws;
    this.#size = size;
  }

  next(): number {
    let piece = this.#draws.below(this.#size - this.#dealt.length);
    let at = 0;
    for (; at < this.#dealt.length && (this.#dealt[at] ?? 0) <= piece; at += 1) piece += 1;
    this.#dealt.splice(at, 0, piece);
    return piece;
  }
}
