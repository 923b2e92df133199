import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

/**
 * Runs a program of the project (or the system) with its output on ours.
 *
 * @returns its exit code; 1 when it could not be started or was killed.
 */
export function runCommand(name: string, args: readonly string[]): Promise<number> {
  const path = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter);
  return new Promise((done) => {
    const child = spawn(name, args, { stdio: 'inherit', env: { ...process.env, PATH: path } });
    child.on('error', (error) => {
      console.error(`${name}: ${error.message}`);
      done(1);
    });
    child.on('exit', (code) => {
      done(code ?? 1);
    });
  });
}
