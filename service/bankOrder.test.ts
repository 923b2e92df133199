import { afterAll, describe, expect, it } from 'vitest';
import { breaksOf, MOVED, moveInOneInstant } from '#domain/bank/testing.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore, type StoreBackend } from '#domain/store.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { migrate } from '#store/sql/migrate.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

/** Returns the moves of one instant in the bank book's order, and the faults in their balances. */
async function booked(backend: StoreBackend) {
  const store = createStore(backend, { bus: createLocalBus(), uuid: () => 'run' });
  const { gold, gifts } = await moveInOneInstant(store);
  await store.close();
  const changes = (steps: typeof gold) => steps.map(([before, after]) => after - before);
  return { gold: changes(gold), gifts: changes(gifts), breaks: breaksOf(gold) };
}

describe('the order of the bank book on SQLite', () => {
  it('is the order of the moves', async () =>
    expect(await booked(await openSqlite(PLATFORM_DATABASE, 'memory'))).toEqual({ ...MOVED, breaks: [] }));

  it('needs only the index', async () => {
    const connection = await openConnection('memory');
    await migrate(connection.sequelize, PLATFORM_DATABASE);
    const page = `SELECT * FROM "entries" WHERE "Owner" = 'a' AND "ItemID" = 1 AND "Position" >= 5 AND "CreateTime" >= '2026'
      ORDER BY "Position" DESC, "TransferID" DESC, "Line" DESC LIMIT 2`;
    const plan = await connection.all(`EXPLAIN QUERY PLAN ${page}`);
    const details = plan.map((row) => String(row['detail']));
    expect(details[0]).toContain('entries by Owner and ItemID and Position and CreateTime');
    await connection.close();
    expect(details.slice(1).filter((detail) => detail === 'USE TEMP B-TREE FOR ORDER BY')).toEqual([]);
  });
});

describe.skipIf(POSTGRES_URL === '')('the order of the bank book on a PostgreSQL server', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('is the order of the moves', async () =>
    expect(await booked(await openPostgres(PLATFORM_DATABASE, await databases.create()))).toEqual({
      ...MOVED,
      breaks: [],
    }));
});
