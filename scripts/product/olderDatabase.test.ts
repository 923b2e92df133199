import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { PATHS } from '#service/paths.ts';
import { programOf } from '#service/testing/program.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { composeProduct } from './composeProduct.ts';
import { freePorts } from './ports.ts';
import { launchOnce } from './processPlan.ts';
import { ProcessGroup } from './ProcessGroup.ts';
import { startProduct } from './startProduct.ts';

const PATIENCE_MS = 120_000;
const MEMORY = 'sqlite::memory:';

let folder = '';
const older = (): string => `sqlite:${join(folder, 'older.sqlite')}`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'older-'));
  const connection = await openConnection({ file: join(folder, 'older.sqlite') });
  await connection.all('CREATE TABLE "migrations" ("Name" TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID');
  await connection.all(`INSERT INTO "migrations" VALUES ('0001-tables')`);
  await connection.close();
});
afterAll(() => rm(folder, { recursive: true }));

it.each(['menagerie', 'games'])(
  'a start with an older database "%s" ends and prints the next step',
  async (name) => {
    const group = new ProcessGroup({ restarts: false, isDetached: true, onLine: () => {}, report: () => {} });
    onTestFinished(() => group.stop());
    const isService = name === 'menagerie';
    const product = composeProduct({
      parts: isService ? [] : ['Games'],
      settings: { DATABASE_URL: isService ? older() : MEMORY, PROVIDER_DATABASE: isService ? MEMORY : older() },
      ports: await freePorts(),
      folder,
      launch: launchOnce,
    });
    await expect(startProduct(group, product)).rejects.toThrow(
      `the database "${name}" was made before the first release`,
    );
  },
  PATIENCE_MS,
);

it(
  'the command line refuses an older database',
  async () => {
    const { file, execArgv } = programOf('service/admin/main.ts');
    const env = { ...process.env, DATABASE_URL: older() };
    const run = promisify(execFile)(process.execPath, [...execArgv, file, 'player', 'names', '--as', 'tester'], {
      cwd: PATHS.root,
      env,
    });
    await expect(run).rejects.toThrow('the database "menagerie" was made before the first release');
  },
  PATIENCE_MS,
);
