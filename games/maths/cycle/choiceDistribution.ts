import { type Option, freeSpinsOfOption } from '../features/choice.ts';
import { nextStep } from '../features/Ladder.ts';
import { weightOf } from '../draws/Draws.ts';
import type { FreeSpinRule, PlayedChoice } from '../game/SlotGame.ts';
import { addTo, type Amounts, combined, scaled } from './amounts.ts';
import { Distribution } from './Distribution.ts';
import { freePays, freeSpinsBelow, roundDistribution } from './roundDistribution.ts';
import { outcomesOf, type SpinClass } from './SpinClass.ts';

/** A mean as a fraction: pays in tenths of the stake, of all outcomes. */
export interface Mean {
  paid: bigint;
  outcomes: bigint;
}

/** The classes of the spins that a choice needs. */
export interface ChoiceClasses {
  base: readonly SpinClass[];
  /** Empty if no option has free spins. */
  free: readonly SpinClass[];
}

/** The pays of an option's prizes by their weight. */
function prizeAmounts({ prizes = [] }: Option): Map<number, bigint> {
  const amounts = new Map<number, bigint>();
  for (const { pays, weight } of prizes) addTo(amounts, new Map([[pays, BigInt(weight)]]));
  return amounts;
}

const totalOf = (amounts: Amounts): bigint => [...amounts.values()].reduce((sum, count) => sum + count, 0n);

/** The mean of free spins. The multiple of a spin depends on the spins before it, so it is averaged apart from its pay. */
function meanOfSpins({ spins, ladder }: FreeSpinRule, free: readonly SpinClass[]): Mean {
  const cycle = outcomesOf(free);
  const paid = free.reduce((sum, { pay, count }) => sum + BigInt(pay) * count, 0n);
  const wins = free.reduce((sum, { pay, count }) => (pay > 0 ? sum + count : sum), 0n);
  // How many outcomes of the spins so far are on each step of the ladder.
  let steps: bigint[] = ladder.map((_, step) => (step === 0 ? 1n : 0n));
  let sum = 0n;
  for (let spin = 0; spin < spins; spin += 1) {
    const multiples = steps.reduce((all, count, step) => all + count * BigInt(ladder[step] ?? 1), 0n);
    sum = sum * cycle + multiples * paid;
    const next: bigint[] = ladder.map(() => 0n);
    for (const [step, count] of steps.entries())
      for (const isWin of [true, false]) {
        const to = nextStep(ladder, step, isWin);
        next[to] = (next[to] ?? 0n) + count * (isWin ? wins : cycle - wins);
      }
    steps = next;
  }
  return { paid: sum, outcomes: cycle ** BigInt(spins) };
}

/** The exact mean of an option. */
export function meanOfOption(choice: PlayedChoice, option: Option, free: readonly SpinClass[]): Mean {
  const rule = freeSpinsOfOption(choice, option);
  if (rule !== undefined) return meanOfSpins(rule, free);
  const { prizes = [] } = option;
  return {
    paid: prizes.reduce((sum, { pays, weight }) => sum + BigInt(pays * weight), 0n),
    outcomes: BigInt(weightOf(prizes)),
  };
}

/** The most that an option can pay, or more than that. */
export function mostOfOption(choice: PlayedChoice, option: Option, free: readonly SpinClass[]): number {
  const rule = freeSpinsOfOption(choice, option);
  if (rule === undefined) return Math.max(...(option.prizes ?? []).map(({ pays }) => pays));
  return rule.spins * Math.max(...rule.ladder) * Math.max(...free.map(({ pay }) => pay));
}

/** The exact distribution of what an option pays. */
export function optionDistribution(choice: PlayedChoice, option: Option, free: readonly SpinClass[]): Distribution {
  const rule = freeSpinsOfOption(choice, option);
  if (rule === undefined) return new Distribution(prizeAmounts(option));
  return new Distribution(freeSpinsBelow(free, rule, mostOfOption(choice, option, free) + 1));
}

/** The exact distribution of the pay of a whole round whose player always chooses one option. */
export function choiceDistribution(
  choice: PlayedChoice,
  option: Option,
  { base, free }: ChoiceClasses,
  cap: number,
): Distribution {
  const rule = freeSpinsOfOption(choice, option);
  if (rule !== undefined) return roundDistribution(base, { free: { rule, pays: freePays(free, rule, cap) } }, cap);
  const prizes = prizeAmounts(option);
  const counts = new Map<number, bigint>();
  for (const { pay, scatters, count } of base) {
    const own = new Map([[Math.min(pay, cap), count]]);
    addTo(counts, scatters >= choice.atLeast ? combined(own, prizes, cap) : scaled(own, totalOf(prizes)));
  }
  return new Distribution(counts);
}
