import { execFile } from 'node:child_process';

/** Runs npm and returns its JSON output. npm exits with a failure even if it has an answer, so the exit code is ignored. */
export function askNpm(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 };
    execFile('npm', [...args], options, (_error, stdout) => resolve(stdout));
  });
}
