import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { chargeProgram } from './processorTime.ts';

/**
 * Runs a program of the project (or the system) and passes its output on.
 * @param settings environment variables besides our own
 * @returns its exit code; 1 if it could not start or was killed
 */
export function runCommand(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  return ended(name, spawn(name, args, { stdio: 'inherit', env: { ...environment(), ...settings } }));
}

/**
 * Runs a program and delays its output until its end, so that the output of parallel programs does not mix.
 * @param settings environment variables besides our own
 * @returns its exit code, as `runCommand`, and its output
 */
export async function runQuietly(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number; printed: string }> {
  const child = spawn(name, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...environment(), ...settings } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => (printed += text));
  }
  return { code: await ended(name, child), printed };
}

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter),
});

function ended(name: string, child: ChildProcess): Promise<number> {
  return new Promise((done) => {
    child.on('exit', chargeProgram(child.pid));
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      done(1);
    });
    // The last output arrives after `exit`.
    child.on('close', (code) => {
      done(code ?? 1);
    });
  });
}
