import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transfer } from '#domain/ledger/transfer.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { fillLargeWorld } from '../testing/largeWorld.ts';
import { runAdmin } from './run.ts';

let folder = '';
const fileOf = (name: string): string => join(folder, name);
const urlOf = (name: string): string => `sqlite:${fileOf(name)}`;
const open = (name: string) => openDatabase(urlOf(name), { bus: createLocalBus(), log: createLog('silent') });

/** Runs a command line on a database that no terminal opens. */
async function admin(databaseUrl: string, ...words: readonly string[]) {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const code = await runAdmin(words, {
    out: note,
    err: note,
    databaseUrl: () => databaseUrl,
    account: 'tester',
    open: () => Promise.reject(new Error('the database is opened')),
  });
  return { code, lines };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  await fillLargeWorld(urlOf('world.sqlite'));
}, 240_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a backup on SQLite', () => {
  it('is a copy of one moment if it is taken while the service writes, and is restored with its rows and a balanced ledger', {
    timeout: 240_000,
  }, async () => {
    const store = await open('world.sqlite');
    const players = await store.table('players').find({ order: [['PlayerID', 'asc']], limit: 20 });
    let isWriting = true;
    let written = 0;
    const writing = (async () => {
      while (isWriting) {
        const [from, to] = [players[written % 20]?.PlayerID ?? '', players[(written + 1) % 20]?.PlayerID ?? ''];
        await transfer(store, new Date().toISOString(), {
          ID: randomUUID(),
          Reason: 'load',
          Source: 'test',
          Lines: [
            { Owner: `player:${from}`, ItemID: ITEM.gold, Amount: -1 },
            { Owner: `player:${to}`, ItemID: ITEM.gold, Amount: 1 },
          ],
        });
        written += 1;
        // The writes come at the pace of a player, not as fast as the disk allows.
        await setTimeout(5);
      }
    })();
    const taken = await admin(urlOf('world.sqlite'), 'backup', fileOf('copy'));
    const during = written;
    isWriting = false;
    await writing;
    await store.close();
    expect(during).toBeGreaterThan(0);
    expect(taken).toEqual({ code: 0, lines: [expect.stringMatching(/copy is balanced and has \d{5,} rows$/)] });
    expect((await stat(fileOf('copy'))).mode & 0o077).toBe(0);

    expect((await admin(urlOf('restored.sqlite'), 'restore', fileOf('copy'))).code).toBe(0);
    const verified = await admin(urlOf('restored.sqlite'), 'verify', '--against', fileOf('copy.counts.json'));
    expect(verified).toEqual({ code: 0, lines: [expect.stringMatching(/^balanced, \d{5,} rows$/)] });
  });

  it('never overwrites a file, and refuses calls that it cannot execute', async () => {
    await writeFile(fileOf('taken'), 'mine');
    expect((await admin(urlOf('world.sqlite'), 'backup', fileOf('taken'))).code).toBe(1);
    expect(await readFile(fileOf('taken'), 'utf8')).toBe('mine');
    expect((await admin(urlOf('world.sqlite'), 'restore', fileOf('copy'))).lines).toEqual([
      `${fileOf('world.sqlite')} is there already: stop the service and move it away first`,
    ]);
    expect((await admin('sqlite::memory:', 'backup', fileOf('none'))).code).toBe(1);
    expect((await admin('postgres://localhost/x', 'restore', fileOf('copy'))).lines[0]).toContain('docs/running.md');
    expect((await admin(urlOf('missing.sqlite'), 'backup', fileOf('none'))).code).toBe(1);
    expect(existsSync(fileOf('none'))).toBe(false);
    expect((await admin(urlOf('world.sqlite'), 'backup')).code).toBe(2);
  });

  it('fails verification when rows are missing or the ledger does not balance', async () => {
    const store = await open('restored.sqlite');
    await store.transaction(async (tx) => {
      const [account] = await tx.table('accounts').find({ where: { Balance: { gt: 0 } }, limit: 1 });
      await tx.table('accounts').update({ Owner: account?.Owner ?? '', ItemID: account?.ItemID ?? 0 }, { Balance: 1 });
      await tx.table('mails').remove({});
    });
    await store.close();
    const { code, lines } = await admin(urlOf('restored.sqlite'), 'verify', '--against', fileOf('copy.counts.json'));
    expect(code).toBe(1);
    expect(lines.join('\n')).toMatch(/mails has 0 rows, and the backup had \d+/);
    expect(lines.length).toBeGreaterThan(1);
  }, 240_000);
});
