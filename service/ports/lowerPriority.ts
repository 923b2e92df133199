import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** The distance in priority. Ten steps leave a process a tenth of a contended processor. */
const STEPS_BEHIND = 10;

/**
 * Lowers the priority of a process below this one's, in all its threads. Linux has a priority for each thread, and a
 * new thread inherits that of its creator. If the machine does not allow it, the priority stays.
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

/** The IDs of a process's threads, its main thread first. On other systems than Linux only the process. */
function threadsOf(pid: number): readonly number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).map(Number);
  } catch {
    return [pid];
  }
}
