import { delimiter, resolve } from 'node:path';
import { programOf } from '#service/testing/program.ts';

/** How to start a process, and how to see that it is ready. */
export interface ProcessPlan {
  /** Its name in messages, such as "game server". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** The complete environment. */
  readonly environment: NodeJS.ProcessEnv;
  /** The working folder. Defaults to this checkout. */
  readonly folder?: string | undefined;
  /** A line that it prints when it is ready, or an address that answers then. */
  readonly ready: RegExp | string;
  /** Its address for players or developers. */
  readonly address: string;
  /** Whether its output is shown. Errors are always shown. */
  readonly shows: boolean;
  /** Whether to end its children with it, because the process passes no signal on. */
  readonly hasChildren?: boolean;
}

/** Returns the command that starts a program of the project. */
export type Launch = (program: string) => Pick<ProcessPlan, 'command' | 'args'>;

/** Ends an orphaned program, because a killed process does not end its children. */
const END_WITH_PARENT = programOf('scripts/product/endWithParent.ts');

/** Starts a program once, from its compiled form if that exists. */
export const launchOnce: Launch = (program) => {
  const { file, execArgv } = programOf(program);
  return { command: process.execPath, args: [...execArgv, '--import', END_WITH_PARENT.file, file] };
};

/** Starts a program from its sources in the process's working folder. */
export const launchFromSources: Launch = (program) => ({
  command: process.execPath,
  args: ['--import', 'tsx', program],
});

/** Starts a program, and restarts it if its code changes. */
export const launchWatched: Launch = (program) => ({
  command: 'tsx',
  args: ['watch', '--clear-screen=false', program],
});

/** Returns this process's environment with the programs of the project's packages on the path. */
export const ownEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
});

/** Runs a script of package.json to its end. */
export const npmRun = (script: string): Omit<ProcessPlan, 'ready' | 'address'> => ({
  name: `npm run ${script}`,
  command: 'npm',
  args: ['run', script],
  environment: ownEnvironment(),
  shows: true,
  hasChildren: true,
});
