import type { FreeSpinRule } from '../game/SlotGame.ts';
import { nextStep } from '../features/Ladder.ts';

/** The sum of the multiples of all free spins of a round, on average. @param win the probability that a free spin pays */
export function ladderMean({ spins, ladder }: FreeSpinRule, win: number): number {
  let steps: number[] = ladder.map((_, step) => (step === 0 ? 1 : 0));
  let sum = 0;
  for (let spin = 0; spin < spins; spin += 1) {
    const next = ladder.map(() => 0);
    for (const [step, share] of steps.entries()) {
      sum += share * (ladder[step] ?? 1);
      for (const isWin of [true, false]) {
        const to = nextStep(ladder, step, isWin);
        next[to] = (next[to] ?? 0) + share * (isWin ? win : 1 - win);
      }
    }
    steps = next;
  }
  return sum;
}
