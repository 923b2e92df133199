/** One measure as `scripts/bench/measure.ts` reads it: `atLeast`, `atMost` or both. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is held against, of the same run. */
  readonly baseline?: number;
  /** How many times the baseline it must reach. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Prints a measure for `scripts/bench.ts`. */
export function print(bench: Measure): void {
  console.log(JSON.stringify({ bench }));
}
