import type { SicBoRules } from './publishedRules.ts';
import { paidOf, type TableDraws, type TableOutcome } from './TableDraws.ts';

/** Throws the dice of a round again, and pays every place of the table. */
export async function recomputeSicBo({ pays }: SicBoRules, draws: TableDraws): Promise<TableOutcome> {
  const dice: number[] = [];
  for (const die of [1, 2, 3]) dice.push((await draws.below(6, `die ${die}`)) + 1);
  const total = dice.reduce((sum, die) => sum + die, 0);
  const isTriple = new Set(dice).size === 1;
  const returns = new Map<string, number>([
    ['small', paidOf(!isTriple && total <= 10, pays.half)],
    ['big', paidOf(!isTriple && total >= 11, pays.half)],
    ['odd', paidOf(!isTriple && total % 2 === 1, pays.half)],
    ['even', paidOf(!isTriple && total % 2 === 0, pays.half)],
    ['anyTriple', paidOf(isTriple, pays.anyTriple)],
  ]);
  for (let sum = 4; sum <= 17; sum += 1)
    returns.set(`total-${sum}`, paidOf(total === sum, pays.totals[Math.min(sum - 4, 17 - sum)] ?? 0));
  for (let face = 1; face <= 6; face += 1) {
    const count = dice.filter((die) => die === face).length;
    returns.set(`triple-${face}`, paidOf(count === 3, pays.triple));
    returns.set(`double-${face}`, paidOf(count >= 2, pays.double));
    returns.set(`single-${face}`, paidOf(count > 0, pays.single[count - 1] ?? 0));
    for (let other = face + 1; other <= 6; other += 1)
      returns.set(`pair-${face}-${other}`, paidOf(count > 0 && dice.includes(other), pays.pair));
  }
  return { result: { dice }, returned: (place) => returns.get(place) };
}
