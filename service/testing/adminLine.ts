import type { Tables } from '#domain/tables.ts';
import type { Models } from '#store/models/models.ts';
import type { Operator } from '../admin/command.ts';
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

interface Served extends Pick<RunningService, 'ports'> {
  /** The models of its database. Without them, a command that lists something fails. */
  readonly models?: Models<Tables>;
}

const operatorOf = ({ ports, models }: Served, name: string, print: Operator['print']): Operator => ({
  ports,
  name,
  print,
  get models() {
    if (models === undefined) throw new Error('this service has no models: start it by startAdminService');
    return models;
  },
});

/** Opens the command line of the operator `tester` beside a service. */
export function openAdminLine(service: () => Served): AdminLine {
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
        operator: operatorOf(service(), name, (text) => void out.push(text)),
        close: async () => {},
      }),
    });
  };
  const line: AdminLine = Object.assign(run, { out: [], err: [], account: 'tester' });
  return line;
}
