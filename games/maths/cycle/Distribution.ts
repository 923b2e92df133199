/** How many outcomes pay each amount. Each outcome has the same probability. */
export class Distribution {
  /** Amounts in tenths of the stake, smallest first. */
  readonly counts: ReadonlyMap<number, bigint>;
  /** The number of all outcomes. */
  readonly total: bigint;

  constructor(counts: ReadonlyMap<number, bigint>) {
    this.counts = new Map([...counts].filter(([, count]) => count > 0n).toSorted(([one], [other]) => one - other));
    this.total = [...counts.values()].reduce((sum, count) => sum + count, 0n);
  }

  /** The sum of all pays. The mean is `sum / total`. */
  get sum(): bigint {
    return [...this.counts].reduce((sum, [pay, count]) => sum + BigInt(pay) * count, 0n);
  }

  get mean(): number {
    return ratio(this.sum, this.total);
  }

  /** The standard deviation, in tenths of the stake. */
  get deviation(): number {
    const squares = [...this.counts].reduce((sum, [pay, count]) => sum + BigInt(pay) ** 2n * count, 0n);
    return Math.sqrt(ratio(squares * this.total - this.sum ** 2n, this.total ** 2n));
  }

  /** The share of outcomes that pay `from` or more. */
  atLeast(from: number): number {
    return ratio(
      [...this.counts].reduce((sum, [pay, count]) => (pay >= from ? sum + count : sum), 0n),
      this.total,
    );
  }

  get most(): number {
    return [...this.counts.keys()].at(-1) ?? Number.NEGATIVE_INFINITY;
  }

  /** The smallest amount that a share of all outcomes does not exceed. @param millionths the share */
  quantile(millionths: number): number {
    let seen = 0n;
    for (const [pay, count] of this.counts) {
      seen += count;
      if (seen * 1_000_000n >= this.total * BigInt(millionths)) return pay;
    }
    return this.most;
  }
}

/** The quotient of large integers, correct to the last of its 15 digits. */
export function ratio(numerator: bigint, denominator: bigint): number {
  if (numerator === 0n) return 0;
  // A power of two that gives the quotient at least 60 bits.
  const shift = BigInt(Math.max(0, denominator.toString(2).length - numerator.toString(2).length + 60));
  return Number((numerator << shift) / denominator) / 2 ** Number(shift);
}
