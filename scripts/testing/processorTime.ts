import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';

/** Clock ticks per second, as Linux counts them in `/proc` on all platforms. */
const TICKS = 100;

/**
 * Returns the processor seconds of a process's ended children, including their own children.
 * @param stat the text of its `/proc/<pid>/stat`
 */
export function endedChildrenSeconds(stat: string): number {
  // The second field is the program's name in parentheses, which may contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [fields[13], fields[14]].map(Number);
  return ((user ?? 0) + (system ?? 0)) / TICKS;
}

let taken = 0;

/** Returns the processor seconds of children that ended since the last call; 0 on a system without `/proc`. */
function takeSeconds(): number {
  if (process.platform !== 'linux') return 0;
  const before = taken;
  taken = endedChildrenSeconds(readFileSync('/proc/self/stat', 'utf8'));
  return taken - before;
}

const charged = new AsyncLocalStorage<{ seconds: number }>();

/** Adds the seconds of an ended child to the step that started it. Steps run in parallel, so each child counts separately. */
export function chargeStep(): void {
  const seconds = takeSeconds();
  const step = charged.getStore();
  if (step !== undefined) step.seconds += seconds;
}

/**
 * Runs a step and measures the programs that it runs. A server that outlives its step, or that ends as a daemon, is not counted.
 * @returns the result of the step, and the processor seconds of its programs
 */
export function measureStep<Result>(run: () => Promise<Result>): Promise<{ result: Result; processorSeconds: number }> {
  const step = { seconds: 0 };
  return charged.run(step, async () => {
    const result = await run();
    chargeStep();
    return { result, processorSeconds: step.seconds };
  });
}
