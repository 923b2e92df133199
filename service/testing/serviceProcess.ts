import { type ChildProcess, execFile, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { assertNoSecrets } from './loggedSecrets.ts';
import { programOf } from './program.ts';

const Report = z.union([
  z.object({ port: z.int(), mediaPort: z.int().optional() }),
  z.object({ transferred: z.string() }),
  z.object({ killsAfter: z.array(z.string()) }),
]);

/** A service in a separate process, on a database that outlives it. */
export interface ServiceProcess {
  readonly pid: number;
  readonly port: number;
  /** The port for media processes, if there is one. */
  readonly mediaPort: number | undefined;
  /** The IDs of its durable transfers. */
  readonly transferred: readonly string[];
  /** Starts the transfers of gold. */
  load(): void;
  /** Kills the process, as a power cut does. */
  kill(): Promise<void>;
  /**
   * Makes the process kill itself when the calls with these idempotency keys are durable. None of the calls gets an
   * answer.
   * @returns a function that resolves after the exit
   */
  killAfterCommit(idempotencyKeys: readonly string[]): Promise<() => Promise<void>>;
  /** Moves the machine's clock, as the process sees it, by milliseconds from the true time. */
  moveClock(ms: number): void;
  /** The error lines of the log so far, if started as `quiet`. */
  errors(): string;
  /** Stops the process by a signal. Returns its exit code. @throws Error if its error lines have secrets of payments */
  stop(): Promise<number | null>;
}

/** The program of `startServiceProcess`: a whole service that reports its port. */
export const LOADED_SERVICE = fileURLToPath(new URL('loadedService.ts', import.meta.url));

const environmentOf = (databaseUrl: string, settings: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...settings,
  NODE_ENV: 'test',
  PORT: '0',
  OPEN_PARTS: 'Games,Shop,Live',
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'error',
});

/**
 * @param errors whether error lines are shown; `quiet` if a test provokes errors
 * @param settings environment variables that override those of a test
 */
export async function startServiceProcess(
  databaseUrl: string,
  errors: 'shown' | 'quiet' = 'shown',
  settings: Readonly<Record<string, string>> = {},
): Promise<ServiceProcess> {
  const { file, execArgv } = programOf(LOADED_SERVICE);
  const child = fork(file, [], {
    execArgv: [...execArgv],
    env: environmentOf(databaseUrl, settings),
    stdio: ['inherit', 'inherit', 'pipe', 'ipc'],
  });
  const printed: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  if (errors === 'shown') child.stderr?.pipe(process.stderr, { end: false });
  const { pid } = child;
  if (pid === undefined) throw new Error('the service did not start');
  const transferred: string[] = [];
  const exit = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  let onArmed = (): void => {};
  const { port, mediaPort } = await new Promise<{ port: number; mediaPort?: number | undefined }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the service ended at its start (${code ?? 'killed'})`)));
    child.on('message', (message) => {
      const report = Report.parse(message);
      if ('port' in report) resolve(report);
      else if ('killsAfter' in report) onArmed();
      else transferred.push(report.transferred);
    });
  });
  return {
    pid,
    port,
    mediaPort,
    transferred,
    load: () => void child.send({ load: true }),
    moveClock: (ms) => void child.send({ clockOff: ms }),
    killAfterCommit: (idempotencyKeys) =>
      new Promise((resolve) => {
        onArmed = () => resolve(() => exit);
        child.send({ killAfterCommit: idempotencyKeys });
      }),
    async kill() {
      await gone(child, () => child.kill('SIGKILL'));
    },
    errors: () => printed.join(''),
    async stop() {
      const code = await gone(child, () => child.disconnect());
      assertNoSecrets(printed.join('').split('\n'));
      return code;
    },
  };
}

/** Ends a process. Returns its exit code, or null after a signal. */
async function gone(child: ChildProcess, end: () => void): Promise<number | null> {
  const code = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  end();
  return code;
}

/**
 * Runs `npm run admin -- <words>` on a database.
 * @returns the printed lines
 * @throws if its exit code is not 0
 */
export async function runAdminProcess(databaseUrl: string, ...words: string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('npm', ['run', '--silent', 'admin', '--', ...words, '--as', 'tester'], {
    env: environmentOf(databaseUrl),
  });
  return stdout.trim().split('\n');
}
