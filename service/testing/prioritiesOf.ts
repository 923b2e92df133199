import { readdirSync, readFileSync } from 'node:fs';

const NICENESS_FIELD = 16;

/** The priorities of a process's threads on Linux, from `/proc`: 0 is the default, 19 the lowest. */
export const prioritiesOf = (pid: number): readonly number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) => {
    const stat = statOf(pid, thread);
    return stat === undefined ? [] : [Number(stat.split(') ')[1]?.split(' ')[NICENESS_FIELD])];
  });

/** A thread may end between the listing and the read. */
function statOf(pid: number, thread: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}
