import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Relay } from './relay.ts';

const Started = z.object({ port: z.int() });
const PROGRAM = fileURLToPath(new URL('relayMain.ts', import.meta.url));

/** Starts a relay to a local port in its own process. The players keep this process busy, and a slow relay would look like a slow Redis. */
export async function startRelayProcess(target: number): Promise<Relay> {
  const child = fork(PROGRAM, [String(target)], { execArgv: ['--import', 'tsx'] });
  const started = new Promise<unknown>((resolve) => {
    child.once('message', resolve);
  });
  const { port } = Started.parse(await started);
  return {
    port,
    cut: () => void child.send('cut'),
    mend: () => void child.send('mend'),
    async close() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
