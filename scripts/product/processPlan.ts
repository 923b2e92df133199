import { delimiter, resolve } from 'node:path';
import { programOf } from '#service/testing/program.ts';

/** How a process is started, and how others see that it is ready. */
export interface ProcessPlan {
  /** What messages call it, such as "game server". */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  /** Its whole environment. */
  readonly environment: NodeJS.ProcessEnv;
  /** The folder it runs in. This checkout by default. */
  readonly folder?: string | undefined;
  /** A line that it prints once it can be used, or an address that answers then. */
  readonly ready: RegExp | string;
  /** Where players or developers find it. */
  readonly address: string;
  /** Whether its output is shown. Its errors always are. */
  readonly shows: boolean;
  /** Whether its children are ended with it, since it passes no signal on. */
  readonly hasChildren?: boolean;
}

/** How a program of the project is started. */
export type Launch = (program: string) => Pick<ProcessPlan, 'command' | 'args'>;

/** Ends a program that is left behind: a process that is killed ends no child. */
const END_WITH_PARENT = programOf('scripts/product/endWithParent.ts');

/** Starts a program once, from its compiled form if there is one. */
export const launchOnce: Launch = (program) => {
  const { file, execArgv } = programOf(program);
  return { command: process.execPath, args: [...execArgv, '--import', END_WITH_PARENT.file, file] };
};

/** Starts a program from its sources in the folder that the process runs in. */
export const launchFromSources: Launch = (program) => ({
  command: process.execPath,
  args: ['--import', 'tsx', program],
});

/** Starts a program, and again when its code changes. */
export const launchWatched: Launch = (program) => ({
  command: 'tsx',
  args: ['watch', '--clear-screen=false', program],
});

/** This process's environment, with the programs of the project's packages on the path. */
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
