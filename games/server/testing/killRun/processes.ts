import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Killable } from './restarted.ts';

const Listening = z.object({ port: z.int() });

export interface KillableGameServer extends Killable {
  /** Makes it kill itself at the step with this number from now. */
  dieAfter(steps: number): void;
}

/** Starts a program in a process of its own. It reports its port and ends when the connection to this process goes. */
async function start(file: URL, env: Readonly<Record<string, string>>) {
  const child = fork(fileURLToPath(file), [], { execArgv: ['--import', 'tsx'], env: { ...process.env, ...env } });
  const gone = once(child, 'exit').then(() => {});
  const ended = gone.then(() => Promise.reject(new Error(`${file.pathname} ended at its start`)));
  const [message] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return {
    child,
    process: {
      port: Listening.parse(message).port,
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
  const { child, process } = await start(new URL('killedGameServer.ts', import.meta.url), env);
  return { ...process, dieAfter: (dieAfter) => void (child.connected && child.send({ dieAfter })) };
}

/** The real service of the platform. */
export async function startPlatform(env: Readonly<Record<string, string>>): Promise<Killable> {
  const file = new URL('../../../../service/testing/loadedService.ts', import.meta.url);
  return (await start(file, env)).process;
}
