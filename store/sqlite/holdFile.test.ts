import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../open.ts';
import { DATABASE } from '../suite/tables.ts';
import { holdFile } from './holdFile.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hold-'));
});
afterAll(() => rm(folder, { recursive: true }));

const options = { bus: undefined, uuid: () => 'run' };

it('refuses a second service on a file and names the first, and lets a command line continue', async () => {
  const url = `sqlite:${join(folder, 'a.sqlite')}`;
  const service = await openStore(DATABASE, url, { ...options, holdsFile: true });
  await expect(openStore(DATABASE, url, { ...options, holdsFile: true, setting: 'GAMES' })).rejects.toThrow(
    `GAMES: ${join(folder, 'a.sqlite')} is in use by process ${process.pid}.`,
  );
  const commandLine = await openStore(DATABASE, url, options);
  await commandLine.transaction(async () => {});
  await commandLine.close();
  await service.close();
  const next = await openStore(DATABASE, url, { ...options, holdsFile: true });
  await next.close();
  expect((await stat(join(folder, 'a.sqlite-holder'))).mode & 0o077).toBe(0);
});

it('gives a file back after a start that failed, here on a file that is no database', async () => {
  const file = join(folder, 'b.sqlite');
  await writeFile(file, 'no database, but long enough for a header. '.repeat(20));
  await expect(openStore(DATABASE, `sqlite:${file}`, { ...options, holdsFile: true })).rejects.toThrow(
    `${file} is damaged or no database (SQLITE_NOTADB). Restore a backup`,
  );
  await rm(file);
  await (await openStore(DATABASE, `sqlite:${file}`, { ...options, holdsFile: true })).close();
});

it('names a process that holds a file, and takes the file after a kill', async () => {
  const file = join(folder, 'c.sqlite');
  await (await holdFile(file, 'FILE')).release();
  const program = `
    const { Database } = require('sqlite3');
    const database = new Database(process.argv[1]);
    database.serialize();
    database.exec('UPDATE holder SET pid = ' + process.pid);
    database.exec('BEGIN IMMEDIATE', () => console.log('held'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', program, `${file}-holder`], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  await expect(holdFile(file, 'FILE')).rejects.toThrow(`is in use by process ${child.pid}.`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await holdFile(file, 'FILE')).release();
});
