/** The pays of each symbol by its count. */
export type PayTable = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The counts of a symbol that pay, smallest first. */
export const countsThatPay = (byCount: Readonly<Record<string, number>>): number[] =>
  Object.keys(byCount)
    .map(Number)
    .toSorted((one, other) => one - other);

/**
 * The pay of each number of equal symbols, by the symbol's place: that of the largest count of the table that is not above the number.
 * @param most the largest number of symbols that is asked for
 */
export function paysUpTo(pays: PayTable, most: number): number[][] {
  return Object.values(pays).map((byCount) => {
    const known = countsThatPay(byCount);
    return Array.from(
      { length: most + 1 },
      (_, number) => byCount[known.findLast((count) => count <= number) ?? ''] ?? 0,
    );
  });
}
