import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FindOptions } from 'sequelize';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore, type StoreBackend } from '#domain/store.ts';
import { type Json, type TableName, TABLES } from '#domain/tables.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { modelOf } from '#store/models/models.ts';
import { openModels, type OpenModels } from '#store/models/openModels.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import type { RowTable } from '#store/rows/rowTable.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { kindOf, type TableDeclaration } from '#store/table.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

const NAMES = Object.keys(TABLES) as TableName[];
const ADDED = 'only in this test';
const TEXTS = { zh_tw: '甲', id_id: 'a', vi_vn: 'b' };
const LIMIT = { Limit: 1, Next: -1, From: '' };
/** The time of the day decides whether a race runs. */
const RACE_TERMS = {
  BattleID: ADDED,
  Scope: { Kind: 'brand', Brand: ADDED },
  Entry: 'free',
  Rounds: 1,
  StartTime: '2026-11-21T10:00:00.000Z',
  EndTime: '2026-11-21T10:30:00.000Z',
  FinalTime: '2026-11-21T10:40:00.000Z',
  Prizes: [],
};
/** Values for JSON columns of tables that the demo world leaves empty. */
const JSON_VALUES: readonly Json[] = [
  null,
  [],
  TEXTS,
  {},
  { message: '', result: null, detail: {} },
  { topic: 'public', op: 1, code: 200, result: null, personal: false, socket: 'both' },
  { time: LIMIT, play: LIMIT, spend: LIMIT },
  RACE_TERMS,
];

/** Returns a row of a table. Undefined if a JSON column accepts no value. */
function sampleOf(declaration: TableDeclaration): Readonly<Record<string, Json>> | undefined {
  const row: Record<string, Json> = {};
  for (const [column, { holds }] of Object.entries(declaration.columns)) {
    const kind = kindOf(declaration, column);
    const value =
      typeof holds === 'object'
        ? JSON_VALUES.find((each) => holds.schema.safeParse(each).success)
        : kind === 'boolean' || (kind === 'integer' ? Number.MAX_SAFE_INTEGER : ADDED);
    if (value === undefined) return undefined;
    row[column] = value;
  }
  return row;
}

function describeModels(name: string, open: () => Promise<{ backend: StoreBackend; url: string }>): void {
  describe(`on ${name}`, () => {
    let backend: StoreBackend;
    let opened: OpenModels<typeof TABLES>;
    beforeAll(async () => {
      const { backend: made, url } = await open();
      backend = made;
      opened = openModels(PLATFORM_DATABASE, url);
      const store = createStore(backend, { bus: createLocalBus(), uuid: () => crypto.randomUUID() });
      await seedDemoWorld(store, Date.now());
      const tx = await backend.begin();
      for (const table of NAMES) {
        const rows = tx.rows(table);
        const sample = sampleOf(TABLES[table]);
        if (sample !== undefined && (await rows.count()) === 0) await rows.insert(sample);
      }
      await tx.commit();
    }, 240_000);
    afterAll(async () => {
      await opened.close();
      await backend.close();
    });

    it.each(NAMES)('model and port read the same rows of %s, and the model writes no rows', async (table) => {
      const port: RowTable = backend.rows(table);
      const model = modelOf(opened.models, table);
      const { key } = TABLES[table];
      const inOrder: FindOptions = { order: key.map((column): [string, string] => [column, 'ASC']) };
      const expected = await port.find();
      const read = async () => (await model.findAll(inOrder)).map((row) => row.get({ plain: true }));
      expect(await read()).toEqual(expected);
      const [row] = await model.findAll({ limit: 1 });
      expect(row).toBeDefined();
      const refusal = /readonly database|read-only transaction/;
      await expect(model.destroy({ where: {}, truncate: false })).rejects.toThrow(refusal);
      await expect(row?.destroy()).rejects.toThrow(refusal);
      await expect(model.drop()).rejects.toThrow(refusal);
      await expect(model.bulkCreate([{ ...row?.dataValues }])).rejects.toThrow(refusal);
      expect(await port.count()).toBe(expected.length);
    });
  });
}

describe('every table', () => {
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'models-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  describeModels('SQLite', async () => {
    const file = join(directory, 'world.sqlite');
    return { backend: await openSqlite(PLATFORM_DATABASE, { file }), url: `sqlite:${file}` };
  });

  describe.skipIf(POSTGRES_URL === '')('with a server', () => {
    const databases = createDatabases();
    afterAll(() => databases.dropAll());
    describeModels('PostgreSQL', async () => {
      const url = await databases.create();
      return { backend: await openPostgres(PLATFORM_DATABASE, url), url };
    });
  });
});
