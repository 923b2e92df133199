/** Outcomes of a spin with the same pay and the same number of special symbols. */
export interface SpinClass {
  /** In tenths of the stake, before the ladder's multiple. */
  pay: number;
  scatters: number;
  coins: number;
  /** The boards that pay, of a game that tumbles. Otherwise 0. */
  boards: number;
  /** The number of outcomes. */
  count: bigint;
}

/** A class of outcomes, and the sum of the marks of its reels. */
export interface MarkedClass extends SpinClass {
  marks: number;
}

export const outcomesOf = (classes: readonly SpinClass[]): bigint =>
  classes.reduce((sum, { count }) => sum + count, 0n);

/** Merges equal classes, smallest pay first. */
export function mergedClasses(classes: Iterable<SpinClass>): SpinClass[] {
  const found = new Map<string, SpinClass>();
  for (const { pay, scatters, coins, boards, count: outcomes } of classes) {
    const key = `${pay} ${scatters} ${coins} ${boards}`;
    const before = found.get(key)?.count ?? 0n;
    found.set(key, { pay, scatters, coins, boards, count: before + outcomes });
  }
  return [...found.values()].toSorted(
    (one, other) =>
      one.pay - other.pay || one.scatters - other.scatters || one.coins - other.coins || one.boards - other.boards,
  );
}
