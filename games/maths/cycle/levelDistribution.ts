import { payingFields } from '../features/level.ts';
import type { LevelRule } from '../game/levelSchema.ts';
import { addTo, type Amounts } from './amounts.ts';
import { ratio } from './Distribution.ts';
import { outcomesOf, type SpinClass } from './SpinClass.ts';

/**
 * The pays of a wheel by the symbols that a round collects.
 *
 * Rounds add independent numbers to the level, and `full` is taken away when it is reached. So over many rounds each level that can
 * come up is equally frequent, and a round that collects `k` symbols turns the wheel in exactly `k` of `full` cases.
 */
export interface LevelDistribution {
  rule: LevelRule;
  /** Among `total` outcomes each. */
  byCoins: ReadonlyMap<number, Amounts>;
  total: bigint;
}

/** @param most the most symbols that a round collects */
export function levelDistribution(rule: LevelRule, most: number): LevelDistribution {
  const fields = payingFields(rule);
  const full = BigInt(rule.full);
  const byCoins = new Map<number, Amounts>();
  for (let coins = 1; coins <= Math.min(most, rule.full); coins += 1) {
    const turns = BigInt(coins);
    const amounts = new Map([[0, (full - turns) * BigInt(fields.length)]]);
    for (const { pay } of fields) addTo(amounts, new Map([[pay, turns]]));
    byCoins.set(coins, amounts);
  }
  return { rule, byCoins, total: full * BigInt(fields.length) };
}

/** The probability of each number of symbols in a base spin. */
export function coinShares(base: readonly SpinClass[]): Map<number, number> {
  const counts = new Map<number, bigint>();
  for (const { coins, count } of base) counts.set(coins, (counts.get(coins) ?? 0n) + count);
  const all = outcomesOf(base);
  return new Map([...counts].map(([coins, count]) => [coins, ratio(count, all)]));
}

/**
 * The rounds that fill an empty level in a share of all cases.
 *
 * @param shares the probability of each number of symbols in a round
 */
export function roundsToFill(shares: ReadonlyMap<number, number>, full: number, share: number): number {
  let levels = new Float64Array(full);
  levels[0] = 1;
  for (let rounds = 1; ; rounds += 1) {
    const next = new Float64Array(full);
    for (const [coins, chance] of shares)
      for (let level = 0; level + coins < full; level += 1)
        next[level + coins] = (next[level + coins] ?? 0) + (levels[level] ?? 0) * chance;
    levels = next;
    const open = levels.reduce((sum, each) => sum + each, 0);
    if (1 - open >= share) return rounds;
  }
}
