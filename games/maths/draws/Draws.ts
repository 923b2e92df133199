/** The draws of a round. */
export interface Draws {
  /** The next draw is the first one of a new block. */
  startBlock(): void;
  /** Draws a whole number from 0 to `n - 1`, each with the same probability. */
  below(n: number): number;
}

export interface Weighted {
  weight: number;
}

export const weightOf = (values: readonly Weighted[]): number => values.reduce((sum, { weight }) => sum + weight, 0);

/** The value at a number below the sum of all weights: the first value has the lowest numbers. */
export function valueAt<Value extends Weighted>(values: readonly Value[], drawn: number): Value {
  let left = drawn;
  for (const value of values) {
    if (left < value.weight) return value;
    left -= value.weight;
  }
  throw new RangeError(`${drawn} is not below the sum of the weights`);
}
