import { execFile } from 'node:child_process';

/**
 * Runs a command of the guide in a folder.
 * @returns its output
 * @throws Error with its output if it fails
 */
export function runIn(root: string, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, { cwd: root, shell: true, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${command}\n${stdout}${stderr}`, { cause: error }));
    });
  });
}
