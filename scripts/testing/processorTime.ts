import { AsyncLocalStorage } from 'node:async_hooks';
import { readdirSync, readFileSync } from 'node:fs';

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

interface ProcessStat {
  readonly parent: number;
  /** Its own processor seconds. */
  readonly seconds: number;
  /** A value that differs for two processes that had the same number. */
  readonly start: string;
}

/** Reads a process. @returns undefined if it has ended */
function readProcess(pid: number): ProcessStat | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [fields[11], fields[12]].map(Number);
    return {
      parent: Number(fields[1]),
      seconds: ((user ?? 0) + (system ?? 0)) / TICKS,
      start: fields[19] ?? '',
    };
  } catch {
    return undefined;
  }
}

/**
 * Watches a program and all processes below it, once a second. A browser's processes are killed and no parent waits for them, so the system
 * does not add their time to the program's.
 *
 * @returns a function that ends the watch and returns the processor seconds
 */
function watchProgram(root: number): () => number {
  const seen = new Map<string, number>();
  const members = new Set([root]);
  const look = (): void => {
    const running = readdirSync('/proc').map(Number).filter(Number.isInteger);
    // A child has a higher number than its parent, except after the numbers begin again.
    for (const pid of running.toSorted((a, b) => a - b)) {
      const stat = readProcess(pid);
      if (stat === undefined || (!members.has(pid) && !members.has(stat.parent))) continue;
      members.add(pid);
      seen.set(`${pid} ${stat.start}`, stat.seconds);
    }
  };
  const timer = setInterval(look, 1000);
  timer.unref();
  return () => {
    clearInterval(timer);
    return [...seen.values()].reduce((sum, seconds) => sum + seconds, 0);
  };
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

/**
 * Watches a program of the step until it has ended. Call it right after the start.
 *
 * @returns a function that adds the program's seconds to its step. Call it immediately after the program has ended, since steps run in
 * parallel and the system counts their programs together.
 */
export function chargeProgram(pid: number | undefined): () => void {
  const endWatch = pid === undefined || process.platform !== 'linux' ? () => 0 : watchProgram(pid);
  return () => {
    const seconds = Math.max(takeSeconds(), endWatch());
    const step = charged.getStore();
    if (step !== undefined) step.seconds += seconds;
  };
}

/**
 * Runs a step and measures the programs that it runs. A server that outlives its step, or that ends as a daemon, is not counted.
 * @returns the result of the step, and the processor seconds of its programs
 */
export function measureStep<Result>(run: () => Promise<Result>): Promise<{ result: Result; processorSeconds: number }> {
  const step = { seconds: 0 };
  return charged.run(step, async () => {
    const result = await run();
    step.seconds += takeSeconds();
    return { result, processorSeconds: step.seconds };
  });
}
