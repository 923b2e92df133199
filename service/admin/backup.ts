import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { parseDatabaseUrl } from '#store/databaseUrl.ts';
import { backUpSqlite } from '#store/sqlite/backUp.ts';
import { checkSqlite } from '#store/sqlite/checkSqlite.ts';
import { makePrivate } from '#store/sqlite/privateFile.ts';
import { countsFileOf, differencesOf, inspectDatabase, readCounts, writeCounts } from './backupCounts.ts';
import { type FileCommand, Refusal, UsageError } from './command.ts';
import { readWords } from './words.ts';

/** The only word after a verb. */
function onlyPath(rest: readonly string[]): string {
  const [path] = rest;
  if (path === undefined || rest.length > 1) throw new UsageError('name one file');
  return path;
}

/** `backup <file>` copies the database as of this moment, and writes its counts. */
export const backup: FileCommand = {
  verb: 'backup',
  takes: '<file>',
  does: 'copies the database as of this moment while the service writes, audits the copy and writes its counts to <file>.counts.json. On PostgreSQL it runs pg_basebackup into a folder',
  async runOn({ databaseUrl, print }, words) {
    const target = onlyPath(readWords(words, {}).rest);
    if (existsSync(target)) throw new Refusal(`${target} is there already`);
    const location = parseDatabaseUrl(databaseUrl);
    if (location === 'memory') throw new Refusal('a database in memory has no backup');
    if ('postgres' in location) {
      await baseBackup(location.postgres, target);
      print(`${target} is a base backup; with the archived log it can be restored to any later moment`);
      return 0;
    }
    if (!existsSync(location.file)) throw new Refusal(`there is no database at ${location.file}`);
    await backUpSqlite(location.file, target).catch(async (error: unknown) => {
      await removeDatabase(target);
      throw error;
    });
    const { counts, broken } = await inspectDatabase(`sqlite:${target}`);
    await writeCounts(countsFileOf(target), counts);
    return report(print, broken, `${target} is balanced and has ${sumOf(counts.Rows)} rows`);
  },
};

/** `restore <file>` restores a backup if there is no database. */
export const restore: FileCommand = {
  verb: 'restore',
  takes: '<file>',
  does: 'verifies a copy of a backup and puts it at DATABASE_URL, where no database may exist. A damaged backup changes nothing. On PostgreSQL the server is restored instead: docs/running.md, "Backups"',
  async runOn({ databaseUrl, print }, words) {
    const source = onlyPath(readWords(words, {}).rest);
    const location = parseDatabaseUrl(databaseUrl);
    if (location === 'memory' || 'postgres' in location)
      throw new Refusal(
        'only a SQLite file is restored this way; docs/running.md, "Backups", has the way of PostgreSQL',
      );
    if (!existsSync(source)) throw new Refusal(`there is no backup at ${source}`);
    for (const path of [location.file, `${location.file}-wal`])
      if (existsSync(path)) throw new Refusal(`${path} is there already: stop the service and move it away first`);
    // A copy that is cut off or broken must not look like a database.
    const beside = `${location.file}.restoring`;
    await removeDatabase(beside);
    try {
      await makePrivate(beside);
      await copyFile(source, beside);
      const damage = await checkSqlite(beside);
      for (const problem of damage) print(problem);
      const isSound = damage.length === 0 && (await compare(`sqlite:${beside}`, countsFileOf(source), print)) === 0;
      if (!isSound) throw new Refusal(`${source} is not sound`);
      await rename(beside, location.file);
      return 0;
    } catch (error) {
      const reason = error instanceof Error ? error.message.replace(beside, source) : String(error);
      throw new Refusal(`nothing was restored: ${reason}`);
    } finally {
      await removeDatabase(beside);
    }
  },
};

/** `verify` checks whether the ledger balances, and whether the rows are those of a backup. */
export const verify: FileCommand = {
  verb: 'verify',
  takes: '[--against <counts.json>] [--save <counts.json>]',
  does: 'audits the ledger and counts the rows of DATABASE_URL; compares them with saved counts, or saves them (exit code 1 for a difference)',
  async runOn({ databaseUrl, print }, words) {
    const { values, rest } = readWords(words, { against: 'string', save: 'string' });
    if (rest.length > 0) throw new UsageError(`"${rest.join(' ')}" is too much`);
    if (values.against !== undefined && !existsSync(values.against))
      throw new Refusal(`there are no counts at ${values.against}`);
    return compare(databaseUrl, values.against, print, { save: values.save, migrates: false });
  },
};

async function compare(
  databaseUrl: string,
  countsFile: string | undefined,
  print: (line: string) => void,
  { save, migrates = true }: { readonly save?: string | undefined; readonly migrates?: boolean } = {},
): Promise<number> {
  const { counts, broken } = await inspectDatabase(databaseUrl, migrates);
  if (save !== undefined) await writeCounts(save, counts);
  const differences =
    countsFile !== undefined && existsSync(countsFile) ? differencesOf(await readCounts(countsFile), counts) : [];
  return report(print, [...broken, ...differences], `balanced, ${sumOf(counts.Rows)} rows`);
}

function report(print: (line: string) => void, wrong: readonly string[], right: string): number {
  for (const line of wrong) print(line);
  if (wrong.length === 0) print(right);
  return wrong.length === 0 ? 0 : 1;
}

/** Removes a SQLite file and the files beside it. */
async function removeDatabase(file: string): Promise<void> {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) await rm(path, { force: true });
}

const sumOf = (rows: Readonly<Record<string, number>>): number =>
  Object.values(rows).reduce((sum, count) => sum + count, 0);

/** The address is passed in the environment, because other users of the machine can read the command line of a process. */
function baseBackup(url: string, target: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url);
  const env = {
    ...process.env,
    PGHOST: hostname,
    ...(port !== '' && { PGPORT: port }),
    ...(username !== '' && { PGUSER: decodeURIComponent(username) }),
    ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }),
  };
  return new Promise((done, fail) => {
    const args = ['-D', resolve(target), '-X', 'stream', '-c', 'fast', '--no-password'];
    const child = spawn('pg_basebackup', args, {
      env,
      cwd: dirname(resolve(target)),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', () =>
      fail(new Refusal('there is no pg_basebackup: install the client programs of PostgreSQL')),
    );
    child.once('exit', (code) => (code === 0 ? done() : fail(new Refusal('pg_basebackup failed'))));
  });
}
