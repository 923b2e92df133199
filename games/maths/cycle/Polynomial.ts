/**
 * Counts by pay: the coefficient of `x` is how many outcomes pay `x`. Products add the pays and multiply the counts. The
 * coefficients are packed side by side in one large integer, so that a product is one multiplication of integers, without rounding.
 */
export class Polynomial {
  readonly #packed: bigint;
  readonly #size: number;
  readonly #nibbles: number;

  private constructor(packed: bigint, size: number, nibbles: number) {
    this.#packed = packed;
    this.#size = size;
    this.#nibbles = nibbles;
  }

  /**
   * @param counts the number of outcomes by pay
   * @param size larger amounts are left out, in products too
   * @param bits more than the sum of all counts has, in products too
   */
  static of(counts: ReadonlyMap<number, bigint>, size: number, bits: number): Polynomial {
    const nibbles = Math.ceil(bits / 4) + 1;
    const digits: string[] = Array.from({ length: size }, () => '0'.repeat(nibbles));
    // The last amount is the most significant.
    for (const [pay, count] of counts)
      if (pay < size) digits[size - 1 - pay] = count.toString(16).padStart(nibbles, '0');
    return new Polynomial(BigInt(`0x${digits.join('')}`), size, nibbles);
  }

  plus(other: Polynomial): Polynomial {
    return new Polynomial(this.#packed + other.#packed, this.#size, this.#nibbles);
  }

  times(other: Polynomial): Polynomial {
    const product = BigInt.asUintN(this.#size * this.#nibbles * 4, this.#packed * other.#packed);
    return new Polynomial(product, this.#size, this.#nibbles);
  }

  scaled(factor: bigint): Polynomial {
    return new Polynomial(this.#packed * factor, this.#size, this.#nibbles);
  }

  /** The same coefficients with room for larger ones. */
  widened(bits: number): Polynomial {
    return Polynomial.of(this.counts(), this.#size, bits);
  }

  /** Smallest first. */
  counts(): Map<number, bigint> {
    const digits = this.#packed.toString(16).padStart(this.#size * this.#nibbles, '0');
    const counts = new Map<number, bigint>();
    for (let pay = 0; pay < this.#size; pay += 1) {
      const at = (this.#size - 1 - pay) * this.#nibbles;
      const text = digits.slice(at, at + this.#nibbles);
      if (/[^0]/.test(text)) counts.set(pay, BigInt(`0x${text}`));
    }
    return counts;
  }
}
