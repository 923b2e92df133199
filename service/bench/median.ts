/** Returns the median. @throws RangeError if there are no values */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** Returns the percentile. @throws RangeError if there are no values */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  if (found === undefined) throw new RangeError('nothing was measured');
  return found;
}
