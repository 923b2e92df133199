import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** How far a process falls behind this one: ten steps leave it a tenth of a processor that both want. */
const STEPS_BEHIND = 10;

/**
 * Lowers the priority of a process below this one's, in every thread that it has. Linux has a priority for each thread, and a new
 * thread takes that of the thread which starts it. A machine that does not allow it leaves the priority as it is.
 */
export function lowerPriority(pid: number): void {
  const priority = Math.min(constants.priority.PRIORITY_LOW, getPriority() + STEPS_BEHIND);
  for (const thread of threadsOf(pid)) {
    try {
      setPriority(thread, priority);
    } catch {
      // The thread has ended, or the machine does not allow it.
    }
  }
}

/** The ids of a process's threads, its first one first; elsewhere than on Linux the process alone. */
function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
