import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:net';
import { createClient } from 'redis';
import { freePort } from './freePort.ts';
import type { RedisConfig } from '../redisConfig.ts';

export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0;

const MEMORY_ONLY = ['--save', '', '--appendonly', 'no'];

/** A Redis for one test, which may stop and pause it. */
export interface RedisServer {
  readonly port: number;
  readonly url: string;
  readonly config: RedisConfig;
  /** Kills the server, as a power cut does. */
  kill(): Promise<void>;
  /** Starts the server again on its port, without data. */
  start(): Promise<void>;
  /** Removes all data. */
  flush(): Promise<void>;
  /** Pauses the server: it accepts connections and answers nothing until `goOn`. */
  pause(): void;
  goOn(): void;
}

/** @param args options of `redis-server`, such as `--requirepass` */
export async function startRedisServer(...args: readonly string[]): Promise<RedisServer> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  let server: ChildProcess | undefined;
  const start = async (): Promise<void> => {
    // A sentinel needs a writable file for its state.
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

/** The most milliseconds until the server listens. */
const START_MS = 10_000;

/** Resolves when a port accepts connections. */
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
