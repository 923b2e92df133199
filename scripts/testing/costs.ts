import type { FileCost } from './tally.ts';

/** A part of `npm test` with a budget: its groups of steps, and their elapsed seconds on two idle cores. */
export interface Budget {
  part: string;
  groups: readonly string[];
  seconds: number;
}

/** The cost of a stage. Its steps may run in parallel, so their elapsed seconds do not add up. */
export interface StageCost {
  group: string;
  seconds: number;
  processorSeconds: number;
}

const seconds = (value: number): string => value.toFixed(0).padStart(6);

/** A line for each part that ran. */
export function budgetLines(budgets: readonly Budget[], stages: readonly StageCost[]): readonly string[] {
  const rows = budgets.flatMap((budget) => {
    const spent = stages.filter(({ group }) => budget.groups.includes(group));
    if (spent.length === 0) return [];
    const clock = spent.reduce((sum, stage) => sum + stage.seconds, 0);
    const processor = spent.reduce((sum, stage) => sum + stage.processorSeconds, 0);
    const over = clock > budget.seconds ? '  over' : '';
    return [`${budget.part.padEnd(32)} ${seconds(clock)} ${seconds(budget.seconds)} ${seconds(processor)}${over}`];
  });
  return rows.length === 0 ? [] : [`${''.padEnd(32)}   wall budget    cpu`, ...rows];
}

/** A line for each of the `count` slowest files, slowest first. Several runs of a file are summed. */
export function costliestLines(costs: readonly FileCost[], count: number): readonly string[] {
  const byFile = new Map<string, number>();
  for (const cost of costs) byFile.set(cost.file, (byFile.get(cost.file) ?? 0) + cost.seconds);
  return [...byFile]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, took]) => `${took.toFixed(1).padStart(7)} s  ${file}`);
}
