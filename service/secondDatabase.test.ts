import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore, type QueuedStore, type StoreBackend } from '#domain/store.ts';
import type { StoreBackend as Backend } from '#store/backend/backend.ts';
import * as store from '#store/index.ts';
import { openPool } from '#store/postgres/connection.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import type { SqlConnection } from '#store/sql/connection.ts';
import type { DatabaseDeclaration } from '#store/sql/database.ts';
import { addColumns, createTables } from '#store/sql/migration.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { counted, key, plain, table } from '#store/table.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

/** Tables of another owner. `settings` has the name of a platform's table and other columns. */
const NEST_TABLES = {
  nests: table({
    columns: { NestID: key('text'), Eggs: counted('integer'), IsWarm: plain('boolean') },
    key: ['NestID'],
  }),
  settings: table({ columns: { Nest: key('text'), Degrees: plain('integer') }, key: ['Nest'] }),
} as const;
type NestTables = typeof NEST_TABLES;

const NESTS: DatabaseDeclaration<NestTables> = {
  name: 'nests',
  schema: 'nests',
  tables: NEST_TABLES,
  migrations: [
    createTables('0001-nests', {
      nests: { columns: { NestID: 'text', Eggs: 'integer' }, key: ['NestID'] },
      settings: { columns: { Nest: 'text', Degrees: 'integer' }, key: ['Nest'] },
    }),
    { name: '0002-warm', statements: (dialect) => addColumns(dialect, 'nests', { IsWarm: ['boolean', 0] }) },
  ],
};

const uuid = () => 'run';
const storesOf = (platform: StoreBackend, nests: Backend<NestTables>) => ({
  platform: createStore(platform, { bus: createLocalBus(), uuid }),
  nests: store.createStore(nests, { bus: undefined, uuid }),
});

/** Writes to both databases: a unit of the second inside a unit of the first, under the same name. */
async function writeToBoth(platform: QueuedStore, nests: store.QueuedStore<NestTables>): Promise<void> {
  await platform.transaction(async (tx) => {
    await tx.lock(['settings']);
    await tx.table('settings').insert({ Name: 'owl', Value: { IsWise: true } });
    await nests.transaction(async (inner) => {
      await inner.lock(['settings']);
      await inner.table('settings').insert({ Nest: 'owl', Degrees: 37 });
      await inner.table('nests').insert({ NestID: 'owl', Eggs: 3, IsWarm: true });
    });
  });
  await nests.transaction((tx) => tx.table('nests').add({ NestID: 'owl' }, { Eggs: 1 }));
  expect(await platform.table('settings').get('owl')).toEqual({ Name: 'owl', Value: { IsWise: true } });
  expect(await nests.table('settings').get('owl')).toEqual({ Nest: 'owl', Degrees: 37 });
  expect(await nests.table('nests').find()).toEqual([{ NestID: 'owl', Eggs: 4, IsWarm: true }]);
  expect(await nests.recoverPushes()).toBe(0);
}

const stepsOf = async (connection: SqlConnection): Promise<unknown[]> =>
  (await connection.all('SELECT "Name" FROM "migrations" ORDER BY "Name"')).map((row) => row['Name']);
const platformSteps = PLATFORM_DATABASE.migrations.map(({ name }) => name).toSorted();
const nestSteps = ['0001-nests', '0002-warm'];

describe('a second database', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'second-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  it('has its own SQLite file', async () => {
    const files = { platform: join(directory, 'platform.sqlite'), nests: join(directory, 'nests.sqlite') };
    const { platform, nests } = storesOf(
      await openSqlite(PLATFORM_DATABASE, { file: files.platform }),
      await openSqlite(NESTS, { file: files.nests }),
    );
    await writeToBoth(platform, nests);
    await Promise.all([platform.close(), nests.close()]);
    for (const [file, steps] of [
      [files.platform, platformSteps],
      [files.nests, nestSteps],
    ] as const) {
      const connection = await openConnection({ file });
      expect(await stepsOf(connection)).toEqual(steps);
      await connection.close();
    }
  });

  it('keeps its rows in memory by the same code', async () => {
    const backend = store.createMemoryBackend(NEST_TABLES, { initial: { settings: [{ Nest: 'owl', Degrees: 37 }] } });
    expect(backend.snapshot()).toEqual({ nests: [], settings: [{ Nest: 'owl', Degrees: 37 }] });
    const nests = store.readSnapshot(NEST_TABLES, [['nests', { NestID: 'owl', Eggs: 1, IsWarm: false }]]);
    expect(nests).toEqual({ nests: [{ NestID: 'owl', Eggs: 1, IsWarm: false }] });
    expect(() => store.readSnapshot(NEST_TABLES, [['players', { PlayerID: '1' }]])).toThrow('no table players');
  });
});

describe.skipIf(POSTGRES_URL === '')('a second database on a PostgreSQL server', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('lives in a schema of its own', async () => {
    const url = await databases.create();
    const { platform, nests } = storesOf(await openPostgres(PLATFORM_DATABASE, url), await openPostgres(NESTS, url));
    await writeToBoth(platform, nests);
    await Promise.all([platform.close(), nests.close()]);
    for (const [schema, steps] of [
      ['public', platformSteps],
      ['nests', nestSteps],
    ] as const) {
      const pool = await openPool(url, { name: 'test', most: 1, schema });
      const connection = await pool.take();
      expect(await stepsOf(connection)).toEqual(steps);
      await connection.close();
      await pool.close();
    }
  });

  it('does not wait for the writers and the names of the first', async () => {
    const url = await databases.create();
    const platform = await openPostgres(PLATFORM_DATABASE, url);
    const nests = await openPostgres(NESTS, url);
    const alone = { names: ['settings'], isAlone: true };
    const first = await platform.begin(alone);
    const second = await nests.begin(alone);
    await second.table('settings').insert({ Nest: 'owl', Degrees: 37 });
    await second.commit();
    expect(await nests.reader.table('settings').count()).toBe(1);
    await first.rollback();
    await Promise.all([platform.close(), nests.close()]);
  });

  it('refuses a schema whose name needs quotes', async () => {
    await expect(openPostgres({ ...NESTS, schema: 'nests; x' }, POSTGRES_URL)).rejects.toThrow('no plain name');
  });
});
