/** The middle one of some numbers. @throws RangeError when there is none */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value that so many percent of all do not pass. @throws RangeError when there is none */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
  if (found === undefined) throw new RangeError('nothing was measured');
  return found;
}
