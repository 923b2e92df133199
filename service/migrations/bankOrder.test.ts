import { afterAll, describe, expect, it } from 'vitest';
import { breaksOf, MOVED, moveInOneInstant } from '#domain/bank/testing.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createStore, type StoreBackend } from '#domain/store.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import type { SqlConnection } from '#store/sql/connection.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { type Dialect, MIGRATIONS } from './index.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { openPool } from '#store/postgres/connection.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';

const OLD = '2026-11-20T23:59:58.007Z';

/** Returns the positions of entries and account after this step, for a ledger of the earlier steps. */
async function carriedOver(connection: SqlConnection, dialect: Dialect): Promise<unknown> {
  const at = MIGRATIONS.findIndex(({ name }) => name === '0018-bank-order');
  const run = async (from: number, to: number): Promise<void> => {
    for (const step of MIGRATIONS.slice(from, to))
      for (const statement of step.statements(dialect)) await connection.all(statement);
  };
  await connection.all('BEGIN');
  await run(0, at);
  await connection.all(`INSERT INTO "accounts" VALUES ('player:a', 1, 50), ('player:b', 1, 0)`);
  await connection.all(`INSERT INTO "entries" VALUES ('t', 0, 'player:a', 1, 50, 0, 50, '${OLD}')`);
  await connection.all(`INSERT INTO "giftEntries" VALUES ('t', 0, 'player:a', 1, '${OLD}')`);
  await run(at, at + 1);
  const tables = ['entries', 'giftEntries', 'accounts'].map((name) => `SELECT "Position" AS place FROM "${name}"`);
  const rows = await Promise.all(tables.map((text) => connection.all(`${text} ORDER BY 1`)));
  await connection.all('ROLLBACK');
  return rows.map((each) => each.map(({ place }) => Number(place)));
}

const placed = [[Date.parse(OLD) * 1000], [Date.parse(OLD) * 1000], [0, Date.parse(OLD) * 1000]];

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

  it('is created for existing entries', async () => {
    const connection = await openConnection('memory');
    expect(await carriedOver(connection, 'sqlite')).toEqual(placed);
    await connection.close();
  });

  it('needs only the index', async () => {
    const connection = await openConnection('memory');
    for (const { statements } of MIGRATIONS) for (const text of statements('sqlite')) await connection.all(text);
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

  it('follows the order of the moves', async () =>
    expect(await booked(await openPostgres(PLATFORM_DATABASE, await databases.create()))).toEqual({
      ...MOVED,
      breaks: [],
    }));

  it('is created for existing entries', async () => {
    const url = new URL(await databases.create());
    const pool = await openPool(url.href, { name: 'test', most: 1 });
    const connection = await pool.take();
    await connection.all('DROP SCHEMA public CASCADE');
    await connection.all('CREATE SCHEMA public');
    expect(await carriedOver(connection, 'postgres')).toEqual(placed);
    await connection.close();
    await pool.close();
  });
});
