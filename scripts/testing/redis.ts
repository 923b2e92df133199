import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { startRedisServer } from '../../service/testing/redisServer.ts';
import { runCommand } from './command.ts';
import type { TestServer } from './postgres.ts';

const run = promisify(execFile);

/**
 * Finds a Redis server for tests: the server of `TEST_REDIS_URL`, or a new server of the installed `redis-server`, which root can install
 * on Debian. It stores nothing on disk.
 * @returns undefined without a server; the reason is printed
 */
export async function ensureRedis(): Promise<TestServer | undefined> {
  const given = process.env['TEST_REDIS_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} };
  try {
    if (!(await hasProgram())) await installRedis();
    if (!(await hasProgram()))
      throw new Error('there is no redis-server; install Redis 6.2 or newer, or set TEST_REDIS_URL');
    const server = await startRedisServer();
    return { url: server.url, stop: () => server.kill() };
  } catch (error) {
    console.error(`\n*** REDIS IS NOT TESTED: ${error instanceof Error ? error.message : String(error)} ***\n`);
    return undefined;
  }
}

/** Installs Debian's server if it is missing, so that {@link ensureRedis} need not wait for it. */
export async function installRedis(): Promise<void> {
  if (process.env['TEST_REDIS_URL'] !== undefined || process.getuid?.() !== 0 || (await hasProgram())) return;
  if ((await runCommand('apt-get', ['update', '-qq'])) !== 0) return;
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server']);
}

const hasProgram = (): Promise<boolean> =>
  run('redis-server', ['--version']).then(
    () => true,
    () => false,
  );
