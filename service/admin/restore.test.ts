import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';
import { runAdmin } from './run.ts';

let folder = '';
const fileOf = (name: string): string => join(folder, name);

/** Runs a command line on a database that no terminal opens. */
async function admin(name: string, ...words: readonly string[]) {
  const lines: string[] = [];
  const note = (line: string): void => void lines.push(line);
  const code = await runAdmin(words, {
    out: note,
    err: note,
    account: 'tester',
    databaseUrl: () => `sqlite:${fileOf(name)}`,
    open: () => Promise.reject(new Error('the database is opened')),
  });
  return { code, lines };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restore-'));
  const store = await openDatabase(`sqlite:${fileOf('world.sqlite')}`, { bus: undefined, log: createLog('silent') });
  await store.close();
  expect((await admin('world.sqlite', 'backup', fileOf('sound'))).code).toBe(0);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each<[string, (content: Buffer) => Buffer]>([
  ['cut', (content) => content.subarray(0, content.length / 2)],
  ['overwritten', (content) => content.fill(7, content.length / 2, content.length / 2 + 65_536)],
  ['of other content', () => Buffer.from('no database, but long enough for a header. '.repeat(20))],
])(
  'a restore of a backup that is %s fails with a message and leaves no file behind',
  async (name, damage) => {
    await writeFile(fileOf(name), damage(await readFile(fileOf('sound'))));
    await copyFile(fileOf('sound.counts.json'), fileOf(`${name}.counts.json`));
    const { code, lines } = await admin('target.sqlite', 'restore', fileOf(name));
    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^nothing was restored: .+ is (?:damaged or no database \(SQLITE_\w+\)|not sound)/);
    expect(lines.join()).not.toContain('.restoring');
    expect((await readdir(folder)).filter((each) => each.startsWith('target'))).toEqual([]);
  },
  120_000,
);

it('a restore with other rows than the backup changes nothing, and an intact backup is restored afterwards', async () => {
  await copyFile(fileOf('sound'), fileOf('changed'));
  const counts: unknown = JSON.parse(await readFile(fileOf('sound.counts.json'), 'utf8'));
  await writeFile(fileOf('changed.counts.json'), JSON.stringify(counts).replace('"players":0', '"players":3'));
  const { code, lines } = await admin('target.sqlite', 'restore', fileOf('changed'));
  expect([code, ...lines]).toEqual([
    1,
    'players has 0 rows, and the backup had 3',
    `nothing was restored: ${fileOf('changed')} is not sound`,
  ]);
  // An interrupted restore leaves its copy behind.
  await writeFile(fileOf('target.sqlite.restoring-wal'), 'left');
  expect((await admin('target.sqlite', 'restore', fileOf('sound'))).code).toBe(0);
  expect((await readdir(folder)).filter((each) => each.startsWith('target'))).toEqual(['target.sqlite']);
}, 120_000);
