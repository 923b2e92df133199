import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { programOf } from './program.ts';

const Started = z.object({ port: z.int() });
/** Bytes after a collection, the errors logged since the last check, and the imbalances of the ledger. */
const Health = z.object({ heapUsed: z.number(), rss: z.number(), external: z.number(), faults: z.array(z.string()) });
export type Health = z.infer<typeof Health>;

/** A digest of all rows per table. */
const Digests = z.object({ digests: z.record(z.string(), z.string()) });

/** The largest heap in MiB. A leak ends the process. */
const MAX_HEAP_MIB = 256;

/** A service in a separate process for hostile inputs. */
export interface FuzzedProcess {
  readonly port: number;
  /** False after the process has exited. */
  isAlive(): boolean;
  health(): Promise<Health>;
  /** The digests of all rows by table name. */
  digests(): Promise<ReadonlyMap<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the service with the demo world in a SQLite file, behind a proxy that sets the caller's address, without a
 * limit of calls.
 */
export async function startFuzzedProcess(): Promise<FuzzedProcess> {
  const { file, execArgv } = programOf(fileURLToPath(new URL('fuzzedService.ts', import.meta.url)));
  const child = fork(file, [], {
    execArgv: [...execArgv, `--max-old-space-size=${MAX_HEAP_MIB}`],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      TRUST_PROXY: '1',
      DEV_TOOLS: '1',
      LOG_LEVEL: 'error',
      MAX_REQUESTS_PER_MINUTE: '1000000',
      MAX_FRAMES_PER_SECOND_PER_ADDRESS: '1000000',
    },
  });
  let alive = true;
  const exited = once(child, 'exit').finally(() => (alive = false));
  const next = (): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const gone = (): void => reject(new Error('the service ended'));
      child.once('exit', gone);
      child.once('message', (message) => {
        child.off('exit', gone);
        resolve(message);
      });
    });
  const { port } = Started.parse(await next());
  // The clock endpoint answers when all due jobs are done. Afterwards only the test's inputs change the world.
  await fetch(`http://127.0.0.1:${port}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Advance: 1 }),
  });
  return {
    port,
    isAlive: () => alive,
    health: async () => {
      const told = next();
      child.send({ ask: 'health' });
      return Health.parse(await told);
    },
    digests: async () => {
      const told = next();
      child.send({ ask: 'digests' });
      return new Map(Object.entries(Digests.parse(await told).digests));
    },
    stop: async () => {
      if (alive) child.disconnect();
      await exited;
    },
  };
}
