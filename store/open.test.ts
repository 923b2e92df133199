import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from './databaseUrl.ts';
import { openStore } from './open.ts';
import { createSuiteBus } from './suite/fixture.ts';
import { DATABASE } from './suite/tables.ts';

const options = { bus: createSuiteBus(), uuid: randomUUID };
let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'open-'));
});
afterAll(() => rm(directory, { recursive: true }));

describe('DATABASE_URL', () => {
  it.each([
    ['sqlite:./data/menagerie.sqlite', { file: './data/menagerie.sqlite' }],
    ['sqlite:/var/data/a.sqlite', { file: '/var/data/a.sqlite' }],
    ['sqlite:///var/data/a.sqlite', { file: '/var/data/a.sqlite' }],
    ['sqlite::memory:', 'memory'],
  ])('parses %s', (url, location) => {
    expect(parseDatabaseUrl(url)).toEqual(location);
  });

  it.each(['postgres://host/db', 'postgresql://user:word@host:5433/db'])('parses %s as a server', (url) => {
    expect(parseDatabaseUrl(url)).toEqual({ postgres: url });
  });

  it.each(['', 'data.sqlite', 'sqlite:', 'mysql://host/db', 'postgres:', 'postgres://host'])(
    'refuses "%s" with the name of the setting',
    (url) => {
      expect(() => parseDatabaseUrl(url)).toThrow(/^DATABASE_URL: /);
    },
  );
});

describe('a store in a file', () => {
  it('creates its directory, keeps its rows over a restart, and leaves no log', async () => {
    const file = join(directory, 'deep', 'er', 'a.sqlite');
    const first = await openStore(DATABASE, `sqlite:${file}`, options);
    await first.transaction((tx) => tx.table('settings').insert({ Name: 'a', Value: 'Aviary' }));
    await first.close();
    expect(existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0).toBe(false);
    const second = await openStore(DATABASE, `sqlite:${file}`, options);
    expect(await second.table('settings').find()).toEqual([{ Name: 'a', Value: 'Aviary' }]);
    await second.close();
    await second.close();
  });

  it('runs more query shapes than it keeps prepared statements for', async () => {
    const store = await openStore(DATABASE, 'sqlite::memory:', options);
    await store.transaction((tx) => tx.table('channels').insert({ Channel: 'c', Epoch: 'e', Seq: 1 }));
    const shapes = Array.from({ length: 2 ** 9 }, (_, bits) =>
      [
        ['gt', 0],
        ['gte', 1],
        ['lt', 2],
        ['lte', 1],
        ['not', 5],
      ].filter((_operator, at) => (bits & (1 << at)) !== 0),
    );
    const counts = await Promise.all(
      shapes.flatMap((shape) =>
        [1, 2, 3].map((limit) =>
          store.table('channels').find({ where: { Seq: Object.fromEntries(shape) as { gt?: number } }, limit }),
        ),
      ),
    );
    expect(counts.every((rows) => rows.length === 1)).toBe(true);
    await store.close();
  });
});
