import { runAdmin } from '../admin/run.ts';
import type { RunningService } from '../service.ts';

export interface AdminLine {
  /** Runs one command line on the service's own store; answers its exit code. */
  (...words: string[]): Promise<number>;
  /** What the last run printed. */
  out: readonly string[];
  /** What it printed to standard error. */
  err: readonly string[];
}

/** The operator's command line beside a service, as the operator `tester`. */
export function openAdminLine(service: () => Pick<RunningService, 'ports'>): AdminLine {
  const run = async (...words: string[]): Promise<number> => {
    const out: string[] = [];
    const err: string[] = [];
    line.out = out;
    line.err = err;
    const operator = { ports: service().ports, name: 'tester', print: (text: string) => void out.push(text) };
    return runAdmin(words, {
      out: (text) => void out.push(text),
      err: (text) => void err.push(text),
      databaseUrl: () => 'sqlite::memory:',
      open: async () => ({ operator, close: async () => {} }),
    });
  };
  const line: AdminLine = Object.assign(run, { out: [], err: [] });
  return line;
}
