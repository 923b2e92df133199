import { runAdmin } from '../admin/run.ts';
import type { RunningService } from '../service.ts';

export interface AdminLine {
  /** Runs one command line on the service's store. Returns its exit code. */
  (...words: string[]): Promise<number>;
  /** The standard output of the last run. */
  out: readonly string[];
  /** The standard error of the last run. */
  err: readonly string[];
  /** The account of the machine. `tester` at first. */
  account: string;
}

/** Opens the command line of the operator `tester` beside a service. */
export function openAdminLine(service: () => Pick<RunningService, 'ports'>): AdminLine {
  const run = async (...words: string[]): Promise<number> => {
    const out: string[] = [];
    const err: string[] = [];
    line.out = out;
    line.err = err;
    return runAdmin(words, {
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      databaseUrl: () => 'sqlite::memory:',
      account: line.account,
      open: async (name) => ({
        operator: { ports: service().ports, name, print: (text: string) => void out.push(text) },
        close: async () => {},
      }),
    });
  };
  const line: AdminLine = Object.assign(run, { out: [], err: [], account: 'tester' });
  return line;
}
