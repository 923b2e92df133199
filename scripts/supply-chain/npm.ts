import { execFile } from 'node:child_process';

/** Runs npm for what it prints as JSON. It ends with a failure also where it answers, so that its exit code says nothing. */
export function askNpm(args: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const options = { maxBuffer: 64 * 1024 * 1024, timeout: 60_000 };
    execFile('npm', [...args], options, (_error, stdout) => resolve(stdout));
  });
}
