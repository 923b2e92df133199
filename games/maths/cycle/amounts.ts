/** The number of outcomes by the amount that they pay. */
export type Amounts = ReadonlyMap<number, bigint>;

/** The outcomes of two parts together: pays add up and counts multiply. Larger amounts than `most` count as `most`. */
export function combined(one: Amounts, other: Amounts, most: number): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const [pay, count] of one)
    for (const [more, times] of other) {
      const sum = Math.min(pay + more, most);
      sums.set(sum, (sums.get(sum) ?? 0n) + count * times);
    }
  return sums;
}

export const scaled = (amounts: Amounts, factor: bigint): Map<number, bigint> =>
  new Map([...amounts].map(([pay, count]) => [pay, count * factor]));

/** Adds outcomes to `sums`. */
export function addTo(sums: Map<number, bigint>, amounts: Amounts): void {
  for (const [pay, count] of amounts) sums.set(pay, (sums.get(pay) ?? 0n) + count);
}
