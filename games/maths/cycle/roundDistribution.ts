import type { FreeSpinRule } from '../game/LineGame.ts';
import { nextStep } from '../features/Ladder.ts';
import { Distribution } from './Distribution.ts';
import type { SpinClass } from './enumerate.ts';
import { Polynomial } from './Polynomial.ts';

const sizeOf = (counts: Iterable<SpinClass>): bigint => [...counts].reduce((sum, { count }) => sum + BigInt(count), 0n);

function byPay(classes: readonly SpinClass[], multiple: number): Map<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const { pay, count } of classes) counts.set(pay * multiple, (counts.get(pay * multiple) ?? 0n) + BigInt(count));
  return counts;
}

const bitsOf = (outcomes: bigint): number => outcomes.toString(2).length;

/**
 * The distribution of the total pay of a round's free spins, below a cap.
 * @param classes the classes of one free spin
 * @returns the counts of amounts below the cap, among `cycle ^ spins` outcomes
 */
function freeSpinsBelow(
  classes: readonly SpinClass[],
  { spins, ladder }: FreeSpinRule,
  cap: number,
): Map<number, bigint> {
  const cycle = sizeOf(classes);
  const losses = classes.reduce((sum, { pay, count }) => (pay === 0 ? sum + BigInt(count) : sum), 0n);
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

/**
 * The exact distribution of the pay of a whole round: the base spin, the free spins with their ladder, and the cap.
 * @param base the classes of the base spin
 * @param free the classes of a free spin and its rule, if the game has free spins
 * @param cap in tenths of the stake
 */
export function roundDistribution(
  base: readonly SpinClass[],
  free: { classes: readonly SpinClass[]; rule: FreeSpinRule } | undefined,
  cap: number,
): Distribution {
  const starts = ({ scatters }: SpinClass): boolean => free !== undefined && scatters >= free.rule.atLeast;
  const outcomes = free === undefined ? 1n : sizeOf(free.classes) ** BigInt(free.rule.spins);
  const counts = new Map<number, bigint>();
  const add = (pay: number, count: bigint): void => {
    const paid = Math.min(pay, cap);
    counts.set(paid, (counts.get(paid) ?? 0n) + count);
  };
  for (const spin of base) if (!starts(spin)) add(spin.pay, BigInt(spin.count) * outcomes);
  const starting = base.filter(starts);
  if (free !== undefined && starting.length > 0) {
    const all = sizeOf(starting) * outcomes;
    const bits = bitsOf(all);
    const feature = Polynomial.of(freeSpinsBelow(free.classes, free.rule, cap), cap, bits);
    const below = feature.times(Polynomial.of(byPay(starting, 1), cap, bits)).counts();
    for (const [pay, count] of below) add(pay, count);
    add(cap, all - [...below.values()].reduce((sum, count) => sum + count, 0n));
  }
  return new Distribution(counts);
}
