/** One measure as `scripts/bench/measure.ts` reads it, with `atLeast`, `atMost` or both. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The value of the same run to compare with. */
  readonly baseline?: number;
  /** The least multiple of the baseline. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Prints a measure for `scripts/bench.ts`. */
export function print(bench: Measure): void {
  console.log(JSON.stringify({ bench }));
}
