import { startsFreeSpins } from '../features/freeSpins.ts';
import type { FreeSpinRule } from '../game/SlotGame.ts';
import { nextStep } from '../features/Ladder.ts';
import { addTo, type Amounts, combined, scaled } from './amounts.ts';
import { Distribution } from './Distribution.ts';
import { Polynomial } from './Polynomial.ts';
import { outcomesOf, type SpinClass } from './SpinClass.ts';

function byPay(classes: readonly SpinClass[], multiple: number): Map<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const { pay, count } of classes) addTo(counts, new Map([[pay * multiple, count]]));
  return counts;
}

const bitsOf = (outcomes: bigint): number => outcomes.toString(2).length;

/**
 * The distribution of the total pay of a round's free spins, below a cap.
 * @param classes the classes of one free spin
 * @returns the counts of amounts below the cap, among `cycle ^ spins` outcomes
 */
export function freeSpinsBelow(
  classes: readonly SpinClass[],
  { spins, ladder }: FreeSpinRule,
  cap: number,
): Map<number, bigint> {
  const cycle = outcomesOf(classes);
  const losses = classes.reduce((sum, { pay, count }) => (pay === 0 ? sum + count : sum), 0n);
  const wins = classes.filter(({ pay }) => pay > 0);
  // The amounts so far, by the step of the ladder.
  let steps: (Polynomial | undefined)[] = [Polynomial.of(new Map([[0, 1n]]), cap, 1)];
  for (let spin = 1; spin <= spins; spin += 1) {
    const bits = bitsOf(cycle ** BigInt(spin));
    const next: (Polynomial | undefined)[] = [];
    const add = (step: number, amounts: Polynomial): void => {
      next[step] = next[step]?.plus(amounts) ?? amounts;
    };
    for (const [step, before] of steps.entries()) {
      if (before === undefined) continue;
      const amounts = before.widened(bits);
      add(nextStep(ladder, step, false), amounts.scaled(losses));
      const pays = Polynomial.of(byPay(wins, ladder[step] ?? 1), cap, bits);
      add(nextStep(ladder, step, true), amounts.times(pays));
    }
    steps = next;
  }
  const all = steps.filter((step) => step !== undefined).reduce((one, other) => one.plus(other));
  return all.counts();
}

/** The pays of all free spins of a round together. */
export interface FreePays {
  /** The counts of amounts below the cap. */
  below: ReadonlyMap<number, bigint>;
  outcomes: bigint;
}

/** @param classes the classes of one free spin */
export const freePays = (classes: readonly SpinClass[], rule: FreeSpinRule, cap: number): FreePays => ({
  below: freeSpinsBelow(classes, rule, cap),
  outcomes: outcomesOf(classes) ** BigInt(rule.spins),
});

/** The pays of a feature by the coins of the base spin, among `total` outcomes each. Other numbers of coins pay nothing. */
export interface CoinPays {
  byCoins: ReadonlyMap<number, Amounts>;
  total: bigint;
}

/** The features of a game beside its base spin. */
export interface Features {
  free?: { rule: FreeSpinRule; pays: FreePays } | undefined;
  /** A hold and respin, or the wheel of a level. */
  coins?: CoinPays | undefined;
}

/** The pays of base spins together with the feature of their coins, among `feature.total` outcomes for each stop. */
function withCoins(base: readonly SpinClass[], feature: CoinPays | undefined, cap: number): Map<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const { pay, coins, count } of base) {
    const paid = feature?.byCoins.get(coins);
    const own = new Map([[Math.min(pay, cap), count]]);
    addTo(sums, paid === undefined ? scaled(own, feature?.total ?? 1n) : combined(own, paid, cap));
  }
  return sums;
}

/**
 * The exact distribution of the pay of a whole round: the base spin, the feature of its coins, the free spins with their ladder, and the cap.
 * @param base the classes of the base spin
 * @param cap in tenths of the stake
 */
export function roundDistribution(base: readonly SpinClass[], { free, coins }: Features, cap: number): Distribution {
  const starts = (spin: SpinClass): boolean => free !== undefined && startsFreeSpins(free.rule, spin);
  const outcomes = free?.pays.outcomes ?? 1n;
  const alone = withCoins(
    base.filter((spin) => !starts(spin)),
    coins,
    cap,
  );
  const counts = scaled(alone, outcomes);
  const starting = withCoins(base.filter(starts), coins, cap);
  if (free !== undefined && starting.size > 0) {
    const all = sumOf(starting) * outcomes;
    const bits = bitsOf(all);
    const feature = Polynomial.of(free.pays.below, cap, bits);
    const below = feature.times(Polynomial.of(starting, cap, bits)).counts();
    addTo(counts, below);
    addTo(counts, new Map([[cap, all - sumOf(below)]]));
  }
  return new Distribution(counts);
}

const sumOf = (amounts: Amounts): bigint => [...amounts.values()].reduce((sum, count) => sum + count, 0n);
