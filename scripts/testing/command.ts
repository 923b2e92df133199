import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { chargeStep } from './processorTime.ts';

/**
 * Runs a program of the project (or the system) with its output on ours.
 *
 * @param settings variables of the environment beside our own
 * @returns its exit code; 1 when it could not be started or was killed.
 */
export function runCommand(
  name: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<number> {
  return ended(name, spawn(name, args, { stdio: 'inherit', env: { ...environment(), ...settings } }));
}

/**
 * Runs a program and holds its output back until it ended, so that what runs beside others is read in one piece.
 *
 * @param settings variables of the environment beside our own
 * @returns its exit code, as `runCommand`, and what it printed
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
    // At once: the next child that ends may be another step's.
    child.on('exit', chargeStep);
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      done(1);
    });
    // Not `exit`: what it printed last comes after that.
    child.on('close', (code) => {
      done(code ?? 1);
    });
  });
}
