import { setTimeout } from 'node:timers/promises';
import type { ProcessPlan } from './processPlan.ts';
import { ProcessGroup } from './ProcessGroup.ts';

const PARENT_CHECK_MS = 1000;

/**
 * Runs processes for a developer until Ctrl+C, SIGTERM, or the end of the parent process, such as npm. If a process fails at its start, all
 * processes end with its reason. A process that dies later is restarted. A second Ctrl+C kills all processes.
 * @param work starts the processes
 */
export async function runInTerminal(work: (group: ProcessGroup) => Promise<void>): Promise<void> {
  const group = new ProcessGroup({ restarts: true, isDetached: true, onLine: print, report: console.log });
  const stop = (): void => {
    if (group.isStopping) group.kill();
    else
      void group
        .stop()
        .catch((error: unknown) => console.error(error))
        .finally(() => process.exit());
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  void endWithParent(stop);
  try {
    await work(group);
  } catch (error) {
    // The signal ends the process.
    if (group.isStopping) return;
    process.exitCode = 1;
    console.error(error instanceof Error ? error.message : error);
    stop();
  }
}

function print({ shows }: ProcessPlan, line: string, isError: boolean): void {
  if (isError) process.stderr.write(`${line}\n`);
  else if (shows) process.stdout.write(`${line}\n`);
}

/** A killed shell or npm passes no signal on. */
async function endWithParent(stop: () => void): Promise<void> {
  const parent = process.ppid;
  while (process.ppid === parent) await setTimeout(PARENT_CHECK_MS, undefined, { ref: false });
  stop();
}
