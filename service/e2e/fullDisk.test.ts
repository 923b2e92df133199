import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { TestContext } from '#conformance/testContext.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { signInGuest } from '#protocol/endpoints/auth.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { startWorldService } from '../testing/diskService.ts';
import { createDatabases, POSTGRES_URL, runOnServer } from '../testing/postgresDatabases.ts';
import { startServiceProcess } from '../testing/serviceProcess.ts';
import { createWireAdapter } from '../testing/wireAdapter.ts';

const run = promisify(execFile);
/** `prlimit` of util-linux sets Linux's file size limit on a running process, without root. */
const HAS_FILE_LIMIT = process.platform === 'linux';
/** `npm test` runs the first test, `npm run test:long` all. */
const IS_WHOLE = process.env['FULL_DISK'] === 'whole';

/** The answer to a balancer's probe. */
async function readiness(origin: string): Promise<readonly [status: number, text: string]> {
  const answer = await fetch(`${origin}/readyz`);
  return [answer.status, await answer.text()];
}
/** Bytes of a SQLite page in the write-ahead log, with its header. */
const PAGE = 4120;
const READY = [200, '{"Status":"ready"}'] as const;
const UNWRITABLE = [503, '{"Status":"the database takes no writes"}'] as const;

/** The status of a call that writes: a guest's sign-in. */
async function writeStatus(origin: string): Promise<number> {
  const visitor = new TestContext(createWireAdapter(origin)).visitor();
  const csrfToken = await visitor.csrfToken();
  return (await visitor.ask(signInGuest, { SiteID: 'dev', Lang: 'zh_tw', csrfToken })).status;
}

/** Expects readiness to fail while writes fail, and to recover afterwards. */
async function expectReadinessToFollow(
  origin: string,
  fill: () => Promise<void>,
  empty: () => Promise<void>,
): Promise<void> {
  expect(await readiness(origin)).toEqual(READY);
  expect(await writeStatus(origin)).toBe(200);
  const context = new TestContext(createWireAdapter(origin));
  const player = await context.guest();

  await fill();
  await expect.poll(() => readiness(origin), { timeout: 10_000, interval: 100 }).toEqual(UNWRITABLE);
  expect(await writeStatus(origin)).toBe(500);
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  const socket = await player.openSocket('lobby');
  expect((await socket.call(getWallet, {})).Gold).toBeGreaterThan(0);
  context.clear();

  await empty();
  await expect.poll(() => readiness(origin), { timeout: 10_000, interval: 100 }).toEqual(READY);
  expect(await writeStatus(origin)).toBe(200);
}

describe.skipIf(!HAS_FILE_LIMIT)('a SQLite file that cannot grow or change', () => {
  /** @param roomOf returns the largest file size in bytes for the size of the write-ahead log */
  async function expectReadinessAt(roomOf: (logged: number) => number): Promise<void> {
    const folder = await mkdtemp(join(tmpdir(), 'menagerie-full-'));
    const file = join(folder, 'world.sqlite');
    const service = await startServiceProcess(`sqlite:${file}`, 'quiet');
    const limit = (bytes: number | 'unlimited') =>
      run('prlimit', [`--fsize=${bytes}:unlimited`, '--pid', String(service.pid)]);
    try {
      await expectReadinessToFollow(
        `http://127.0.0.1:${service.port}`,
        async () => void (await limit(roomOf((await stat(`${file}-wal`)).size))),
        async () => void (await limit('unlimited')),
      );
    } finally {
      await service.stop();
      await rm(folder, { recursive: true });
    }
  }

  // Every write fails as on a full disk, while reads succeed.
  it('makes the service unready while every write fails', { timeout: 60_000 }, () => expectReadinessAt(() => 0));

  // A sign-in writes 34 pages, and a small row one page.
  it.skipIf(!IS_WHOLE)(
    'makes the service unready while a small row fits and a call does not',
    { timeout: 60_000 },
    () => expectReadinessAt((logged) => logged + 30 * PAGE),
  );
});

describe.skipIf(!HAS_FILE_LIMIT || !IS_WHOLE)('a service that stops while its SQLite file cannot change', () => {
  it('logs that the write-ahead log is kept, exits with 0 and loses nothing', { timeout: 60_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'menagerie-full-'));
    const file = join(folder, 'world.sqlite');
    const service = await startServiceProcess(`sqlite:${file}`, 'quiet');
    expect(await writeStatus(`http://127.0.0.1:${service.port}`)).toBe(200);
    await run('prlimit', ['--fsize=0:unlimited', '--pid', String(service.pid)]);

    expect(await service.stop()).toBe(0);
    await expect.poll(() => service.errors()).toContain('the write-ahead log could not be copied');
    expect((await stat(`${file}-wal`)).size).toBeGreaterThan(0);
    const store = await openDatabase(`sqlite:${file}`, { bus: createLocalBus(), log: createLog('silent') });
    expect(await store.table('sessions').count()).toBe(1);
    await store.close();
    await rm(folder, { recursive: true });
  });
});

describe.skipIf(POSTGRES_URL === '' || !IS_WHOLE)('a PostgreSQL database that refuses writes', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('makes the service unready while every write fails', { timeout: 60_000 }, async () => {
    const databaseUrl = await databases.create();
    const name = new URL(databaseUrl).pathname.slice(1);
    const service = await startWorldService(databaseUrl);
    const setReadOnly = async (value: 'on' | 'off'): Promise<void> => {
      await runOnServer(`ALTER DATABASE ${name} SET default_transaction_read_only = ${value}`);
      await runOnServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    };
    try {
      await expectReadinessToFollow(
        service.origin,
        () => setReadOnly('on'),
        () => setReadOnly('off'),
      );
    } finally {
      await service.stop();
    }
  });
});
