import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { programOf } from '#service/testing/program.ts';
import { LOADED_SERVICE } from '#service/testing/serviceProcess.ts';
import type { Killable } from './restarted.ts';

const Listening = z.object({ port: z.int() });

export interface KillableGameServer extends Killable {
  readonly pid: number;
  /** Kills the process at the step with this number from now. */
  dieAfter(steps: number): void;
  /** Moves its clock forward by milliseconds. */
  advance(milliseconds: number): void;
}

/** Starts a program in a process of its own. It reports its port and ends with the connection to this process. */
async function start(source: string, env: Readonly<Record<string, string>>) {
  const { file, execArgv } = programOf(source);
  const child = fork(file, [], { execArgv: [...execArgv], env: { ...process.env, ...env } });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${source} did not start`);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(Listening.parse(message).port));
    child.once('exit', () => reject(new Error(`${source} ended at its start`)));
  });
  return {
    child,
    process: {
      pid,
      port,
      gone,
      kill: () => void child.kill('SIGKILL'),
      async stop() {
        if (child.connected) child.disconnect();
        await gone;
      },
    },
  };
}

export async function startGames(env: Readonly<Record<string, string>>): Promise<KillableGameServer> {
  const { child, process } = await start(fileURLToPath(new URL('killedGameServer.ts', import.meta.url)), env);
  // An order to a dying process is lost. Without the callback the child would emit the error.
  const tell = (order: object): void => void (child.connected && child.send(order, () => {}));
  return { ...process, dieAfter: (dieAfter) => tell({ dieAfter }), advance: (advance) => tell({ advance }) };
}

export const startPlatform = async (env: Readonly<Record<string, string>>): Promise<Killable> =>
  (await start(LOADED_SERVICE, env)).process;
