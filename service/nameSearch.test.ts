import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createPlayer } from '#domain/player/create.ts';
import { gramRows, throughNamePart } from '#domain/player/nameGrams.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { TableReader } from '#domain/ports/store.ts';
import { whereDisabled } from '#domain/session/disabled.ts';
import { createMemoryBackend, createStore, type QueuedStore, type StoreBackend } from '#domain/store.ts';
import type { RowOf, Tables } from '#domain/tables.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { migrate } from '#store/sql/migrate.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { compareText } from '#store/rows/text.ts';
import { played, SEED } from '../scripts/testing/playedAtRandom.ts';
import { systemRandom } from './ports/random.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

type Player = RowOf<Tables['players']>;
const NOW = '2026-11-20T12:00:00.000Z';

const character = fc.constantFrom('a', 'b', '甲', '乙', '1', '%', '_', '\u{1F989}', '\uFF21');
const word = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(character, { minLength: 1, maxLength }).map((characters) => characters.join(''));

const openStore = (backend: StoreBackend): QueuedStore =>
  createStore(backend, { bus: createLocalBus(), uuid: () => 'run' });

/** Replaces all players by players with these names. */
async function fill(store: QueuedStore, names: readonly string[]): Promise<void> {
  await store.transaction(async (tx) => {
    const model = await createPlayer(tx, systemRandom, NOW, { TptType: [] });
    await tx.table('players').remove({});
    await tx.table('nameGrams').remove({});
    await tx.table('players').insert(names.map((NameKey, at) => ({ ...model, PlayerID: `${at}`, NameKey })));
    await tx.table('nameGrams').insert(names.flatMap(gramRows));
  });
}

const databases = createDatabases();
afterAll(() => databases.dropAll());

type Open = () => Promise<StoreBackend>;
const BACKENDS: readonly (readonly [string, Open])[] = [
  ['memory', async () => createMemoryBackend()],
  ['SQLite', () => openSqlite(PLATFORM_DATABASE, 'memory')],
  ['PostgreSQL', async () => openPostgres(PLATFORM_DATABASE, await databases.create())],
];

describe.each(BACKENDS.filter(([name]) => POSTGRES_URL !== '' || name !== 'PostgreSQL'))(
  'a search for part of a name in %s',
  (_name, open) => {
    it(`finds exactly the names that contain it, in order (PROPERTY_SEED=${SEED})`, async () => {
      const store = openStore(await open());
      const names = fc.uniqueArray(word(10), { minLength: 1, maxLength: 30 });
      const property = fc.asyncProperty(
        names,
        fc.array(word(5), { maxLength: 8 }),
        fc.nat(3),
        async (all, parts, skip) => {
          await fill(store, all);
          for (const part of [...parts, ...all.slice(0, 3)]) {
            const matching = all.filter((name) => name.includes(part)).toSorted(compareText);
            const players = store.table('players');
            const found = await players.findThrough(throughNamePart(part), { limit: 5, offset: skip });
            expect(found.map(({ NameKey }) => NameKey)).toEqual(matching.slice(skip, skip + 5));
            expect(await players.countThrough(throughNamePart(part), { limit: 4 })).toBe(Math.min(4, matching.length));
          }
        },
      );
      await fc.assert(property, { seed: SEED, numRuns: played(15, 300) });
      await store.close();
    });
  },
);

/** Returns the steps of SQLite's plan for the statement of a read through the index of names. */
async function planOf(run: (players: TableReader<Player>) => Promise<unknown>): Promise<readonly string[]> {
  const statements: string[] = [];
  const store = openStore(
    await openSqlite(PLATFORM_DATABASE, 'memory', { onStatement: (sql) => void statements.push(sql) }),
  );
  await run(store.table('players'));
  const statement = statements.at(-1) ?? '';
  await store.close();
  const connection = await openConnection('memory');
  await migrate(connection.sequelize, PLATFORM_DATABASE);
  const plan = await connection.all(`EXPLAIN QUERY PLAN ${statement}`);
  await connection.close();
  return plan.map((row) => String(row['detail']));
}

describe('the statement of a search on SQLite', () => {
  it('reads the index in the order of names and sorts nothing', async () => {
    const through = throughNamePart('玩家');
    const plan = await planOf((players) => players.findThrough(through, { limit: 20, offset: 20 }));
    expect(plan).toEqual([
      expect.stringMatching(/^SEARCH nameGrams USING PRIMARY KEY \(Gram=\?\)/),
      expect.stringMatching(/^SEARCH players USING .*INDEX .* \(NameKey=\?\)/),
    ]);
  });

  it('sorts names and no rows for more than three characters', async () => {
    const through = throughNamePart('玩家12');
    const plan = await planOf((players) => players.findThrough(through, { limit: 20 }));
    expect(plan.at(-1)).toMatch(/^SEARCH players USING .*INDEX .* \(NameKey=\?\)/);
    expect(plan).not.toContain('USE TEMP B-TREE FOR ORDER BY');
  });

  it('counts the players of a filter with only an index', async () => {
    const filter = { where: { VIPLevel: { gte: 5 }, ClubID: '' }, except: [...whereDisabled(NOW), { NameKey: '甲' }] };
    const plan = await planOf((players) => players.countThrough(throughNamePart('玩家'), { ...filter, limit: 1000 }));
    expect(plan).toContainEqual(expect.stringMatching(/^SEARCH players USING COVERING INDEX/));
  });
});
