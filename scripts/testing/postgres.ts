import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runCommand } from './command.ts';
import { freePort } from '../../service/testing/freePort.ts';

const run = promisify(execFile);

/** Options of a temporary server, which need not survive a power cut. */
const CARELESS = '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';

/** Debian's folder of the server's programs, with a folder per version. Elsewhere they are on the PATH. */
const DEBIAN = '/usr/lib/postgresql';

export interface TestServer {
  readonly url: string;
  /** Undefined for a server of another owner. */
  readonly own?: { readonly isRunning: () => Promise<boolean>; readonly start: () => Promise<void> };
  stop(): Promise<void>;
}

/**
 * Finds a test server: the server of `TEST_POSTGRES_URL`, or a temporary server of the installed programs, which root can install on
 * Debian.
 * @returns undefined without a server; the reason is printed
 */
export async function ensurePostgres(): Promise<TestServer | undefined> {
  const given = process.env['TEST_POSTGRES_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: async () => {} };
  try {
    const programs = (await findPrograms()) ?? (await installPrograms());
    if (programs === undefined)
      throw new Error('there is no initdb; install PostgreSQL 15 or newer, or set TEST_POSTGRES_URL');
    return await startServer(programs, CARELESS);
  } catch (error) {
    console.error(`\n*** PostgreSQL IS NOT TESTED: ${error instanceof Error ? error.message : String(error)} ***\n`);
    return undefined;
  }
}

/** Installs the server's programs if they are missing and can be installed, so that {@link ensurePostgres} need not wait for them. */
export async function installPostgres(): Promise<void> {
  if (process.env['TEST_POSTGRES_URL'] === undefined && (await findPrograms()) === undefined) await installPrograms();
}

/** @returns the folder of the server's programs; empty if they are on the PATH */
async function findPrograms(): Promise<string | undefined> {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .map(Number)
        .toSorted((a, b) => b - a)
    : [];
  const folders = versions.map((version) => join(DEBIAN, String(version), 'bin'));
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')));
  if (found !== undefined) return found;
  return run('initdb', ['--version']).then(
    () => '',
    () => undefined,
  );
}

async function installPrograms(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || (await runCommand('apt-get', ['update', '-qq'])) !== 0) return undefined;
  await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']);
  return findPrograms();
}

/** A server for a single test, which may restart it. Acknowledged data survives a restart. */
export interface OwnServer extends TestServer {
  /** Stops the server like a crash, and starts it again on the same port. */
  restart(): Promise<void>;
}

/** @returns a server that no other test uses; undefined if the programs are not installed */
export async function startOwnPostgres(): Promise<OwnServer | undefined> {
  const programs = await findPrograms();
  // A commit reaches the operating system before it is acknowledged, which is enough if only the server ends.
  return programs === undefined ? undefined : startServer(programs, '-c fsync=off -c full_page_writes=off');
}

/** @param settings options of the server, as words of its command line */
async function startServer(programs: string, settings: string): Promise<OwnServer> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  const data = join(folder, 'data');
  // The server refuses to run as root; Debian's package has an account for it.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const { stdout } = await run('id', ['-u', 'postgres']);
    await chown(folder, Number(stdout), -1);
  }
  const program = (name: string, args: readonly string[]) => {
    const path = join(programs, name);
    return isRoot ? run('runuser', ['-u', 'postgres', '--', path, ...args]) : run(path, [...args]);
  };
  const port = await freePort();
  await program('initdb', ['-D', data, '-A', 'trust', '-U', 'menagerie', '-E', 'UTF8', '--locale=C', '--no-sync']);
  const options = `-k ${folder} -p ${port} -c listen_addresses=127.0.0.1 -c max_connections=200 ${settings}`;
  const start = () => program('pg_ctl', ['-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start']);
  await start();
  const isRunning = (): Promise<boolean> =>
    program('pg_ctl', ['-D', data, 'status']).then(
      () => true,
      () => false,
    );
  return {
    url: `postgres://menagerie@127.0.0.1:${port}/postgres`,
    own: { isRunning, start: async () => void (await start()) },
    async restart() {
      await program('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await start();
    },
    async stop() {
      try {
        if (await isRunning()) await program('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
  };
}
