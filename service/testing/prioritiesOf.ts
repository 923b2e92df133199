import { readdirSync, readFileSync } from 'node:fs';

const NICENESS_FIELD = 16;

/** The priorities that a process's threads have on Linux, by `/proc`: 0 is a usual one, 19 the lowest. */
export const prioritiesOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const stat = statOf(pid, thread);
    return stat === undefined ? [] : [Number(stat.split(') ')[1]?.split(' ')[NICENESS_FIELD])];
  });

/** A thread may end between the list and the look at it. */
function statOf(pid: number, thread: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
