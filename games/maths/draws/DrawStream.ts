import type { Draws } from './Draws.ts';

/** Returns block `cursor` of a round: 32 bytes. */
export type BlockSource = (cursor: number) => Uint8Array;

const BLOCK_BYTES = 32;
const DRAW_BYTES = 4;
/** A draw reads one of this many numbers. */
const NUMBERS = 2 ** 32;
const NO_BLOCK = new Uint8Array();

/**
 * The draws of a round, read from its blocks.
 *
 * A draw below `n` reads four bytes as a big-endian number, skips numbers from `n × q` on, where `q` is the whole part of
 * `2³² ÷ n`, and is the whole part of the number `÷ q`. If `n` is a power of two, that is the whole part of `number ÷ 2³² × n`.
 * A block without bytes left is followed by the next block.
 */
export class DrawStream implements Draws {
  readonly #source: BlockSource;
  #block: Uint8Array = NO_BLOCK;
  #cursor = -1;
  #offset = BLOCK_BYTES;

  constructor(source: BlockSource) {
    this.#source = source;
  }

  /** Moves to the first byte of the next block. The first call moves to block 0. */
  startBlock(): void {
    this.#cursor += 1;
    const block = this.#source(this.#cursor);
    if (block.length !== BLOCK_BYTES)
      throw new RangeError(`block ${this.#cursor} has ${block.length} bytes, not ${BLOCK_BYTES}`);
    this.#block = block;
    this.#offset = 0;
  }

  /**
   * Draws a whole number from 0 to `n - 1`, each with the same probability.
   *
   * @throws RangeError if `n` is not a whole number from 1 to 2³²
   */
  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > NUMBERS) throw new RangeError(`cannot draw below ${n}`);
    const share = Math.floor(NUMBERS / n);
    for (;;) {
      const drawn = Math.floor(this.#number() / share);
      if (drawn < n) return drawn;
    }
  }

  #number(): number {
    if (this.#offset === BLOCK_BYTES) this.startBlock();
    const at = this.#offset;
    this.#offset += DRAW_BYTES;
    const block = this.#block;
    const high = ((block[at] ?? 0) << 8) | (block[at + 1] ?? 0);
    const low = ((block[at + 2] ?? 0) << 8) | (block[at + 3] ?? 0);
    return ((high << 16) | low) >>> 0;
  }
}
