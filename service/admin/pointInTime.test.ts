import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../testing/freePort.ts';
import { fillLargeWorld } from '../testing/largeWorld.ts';
import { runAdmin } from './run.ts';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';
const PROGRAMS = (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
  .map((version) => join(DEBIAN, version, 'bin'))
  .find((folder) => existsSync(join(folder, 'initdb')));

/** The server programs of PostgreSQL refuse to run as root. */
const isRoot = process.getuid?.() === 0;
const program = (name: string, ...args: readonly string[]) => {
  const path = join(PROGRAMS ?? '', name);
  return isRoot ? run('runuser', ['-u', 'postgres', '--', path, ...args]) : run(path, [...args]);
};

async function admin(databaseUrl: string, ...words: readonly string[]) {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const open = () => Promise.reject(new Error('the database is opened'));
  return {
    code: await runAdmin(words, { out: note, err: note, databaseUrl: () => databaseUrl, account: 'tester', open }),
    lines,
  };
}

async function query(url: string, sql: string): Promise<readonly (readonly unknown[])[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  } finally {
    await client.end();
  }
}

describe.skipIf(PROGRAMS === undefined)('a backup on PostgreSQL', () => {
  it('of a large world is restored to a moment by the recipe of docs/running.md', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'moment-'));
    const [data, base, log] = [join(folder, 'data'), join(folder, 'base'), join(folder, 'wal')];
    await mkdir(log);
    const owner = isRoot ? Number((await run('id', ['-u', 'postgres'])).stdout) : undefined;
    const give = async (path: string): Promise<void> => {
      if (owner !== undefined) await chown(path, owner, -1);
    };
    await Promise.all([give(folder), give(log)]);
    const port = await freePort();
    const url = `postgres://postgres@127.0.0.1:${port}/world`;
    const start = (cluster: string) => program('pg_ctl', '-D', cluster, '-l', `${cluster}.log`, '-w', 'start');
    const stop = (cluster: string) => program('pg_ctl', '-D', cluster, '-m', 'immediate', '-w', 'stop').catch(() => {});
    onTestFinished(async () => {
      await stop(data);
      await stop(base);
      await rm(folder, { recursive: true, force: true });
    });

    await program('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--no-sync');
    await appendFile(
      join(data, 'postgresql.conf'),
      `\nwal_level = replica\narchive_mode = on\narchive_command = 'test ! -f ${log}/%f && cp %p ${log}/%f'\nport = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'\n`,
    );
    await start(data);
    await query(url.replace(/world$/, 'postgres'), 'CREATE DATABASE world');
    await fillLargeWorld(url);
    const before = await admin(url, 'verify');
    expect(before).toEqual({ code: 0, lines: [expect.stringMatching(/^balanced, \d{5,} rows$/)] });
    expect((await admin(url, 'backup', base)).code).toBe(0);

    await query(url, `INSERT INTO "settings" VALUES ('before', '1')`);
    const [[moment] = []] = await query(url, 'SELECT clock_timestamp()::text');
    await query(url, `INSERT INTO "settings" VALUES ('after', '1')`);
    const [[segment] = []] = await query(url, 'SELECT pg_walfile_name(pg_switch_wal())');
    await vi.waitFor(() => expect(existsSync(join(log, String(segment)))).toBe(true), {
      timeout: 20_000,
      interval: 50,
    });
    await stop(data);

    await appendFile(
      join(base, 'postgresql.conf'),
      `\nrestore_command = 'cp ${log}/%f %p'\nrecovery_target_time = '${String(moment)}'\nrecovery_target_action = promote\n`,
    );
    await writeFile(join(base, 'recovery.signal'), '');
    if (isRoot) await run('chown', ['-R', 'postgres', base]);
    await chmod(base, 0o700);
    await start(base);
    await vi.waitFor(async () => expect(await query(url, 'SELECT pg_is_in_recovery()')).toEqual([[false]]), {
      timeout: 20_000,
      interval: 50,
    });
    const kept = await query(url, `SELECT "Name" FROM "settings" WHERE "Name" IN ('before', 'after')`);
    expect(kept).toEqual([['before']]);
    expect(await admin(url, 'verify')).toEqual(before);
  }, 240_000);
});
