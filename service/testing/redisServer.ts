import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { createClient } from 'redis';
import { freePort } from './freePort.ts';
import type { RedisConfig } from '../redisConfig.ts';

/** Whether tests can start a Redis of their own. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

const MEMORY_ONLY = ['--save', '', '--appendonly', 'no'];

/** A Redis of one test, which it may stop and pause. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  readonly config: RedisConfig;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on its port, empty. */
  start(): Promise<void>;
  /** Removes all that it has. */
  flush(): Promise<void>;
  /** It accepts connections and answers nothing until it goes on. */
  pause(): void;
  goOn(): void;
}

/** @param args options of `redis-server`, such as `--requirepass` */
export async function startRedisServer(...args: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    // A sentinel needs a file to write its state to.
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'redis.conf'), '');
    const options = [join(folder, 'redis.conf'), '--port', String(port), '--bind', '127.0.0.1', '--dir', folder];
    server = spawn('redis-server', [...options, ...(args.includes('--sentinel') ? [] : MEMORY_ONLY), ...args], {
      stdio: 'ignore',
    });
    await listens(port);
  };
  await start();
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    config: {
      kind: 'single',
      node: { host: '127.0.0.1', port },
      database: 0,
      prefix: 'test:',
      tls: false,
      username: undefined,
      password: undefined,
    },
    start,
    async kill() {
      const ending = server;
      server = undefined;
      if (ending === undefined) return;
      const ended = new Promise((resolve) => {
        ending.once('exit', resolve);
      });
      ending.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
    async flush() {
      const client = createClient({ url: `redis://127.0.0.1:${port}` });
      client.on('error', () => {});
      await client.connect();
      await client.flushAll();
      client.destroy();
    },
    pause: () => void server?.kill('SIGSTOP'),
    goOn: () => void server?.kill('SIGCONT'),
  };
}

/** How long the server may take to listen. */
const START_MS = 10_000;

/** Resolves once something listens on a port. */
async function listens(port: number): Promise<void> {
  const until = performance.now() + START_MS;
  while (!(await answers(port))) {
    if (performance.now() > until) throw new Error(`nothing listens on port ${port}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
