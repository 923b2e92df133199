import type { LimitKind } from '#protocol/entities/ownLimit.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The steps of each slider, lowest first. The last step is no limit. */
const LADDERS: Readonly<Record<LimitKind, readonly number[]>> = {
  time: [15 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR, 1.5 * HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR, 8 * HOUR],
  play: [
    1_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 300_000, 500_000, 1_000_000, 2_000_000, 5_000_000,
    10_000_000,
  ],
  spend: [0, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000],
};

/** The steps of a kind, lowest first, including the set ones. The last step, undefined, is no limit. */
export function stepsOf(kind: LimitKind, set: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const amounts = new Set([...LADDERS[kind], ...set.filter((one) => one !== undefined)]);
  return [...[...amounts].toSorted((a, b) => a - b), undefined];
}

/** Returns the position of an amount on the steps, with fractions between two. An amount below the first step is placed before it. */
export function placeOf(steps: readonly (number | undefined)[], amount: number): number {
  if (amount <= 0) return 0;
  const amounts = steps.filter((one) => one !== undefined);
  const above = amounts.findIndex((one) => one >= amount);
  if (above < 0) return amounts.length - 0.5;
  const [low, high] = [amounts[above - 1] ?? 0, amounts[above] ?? amount];
  return Math.max(0, above - 1 + (high === low ? 1 : (amount - low) / (high - low)));
}
