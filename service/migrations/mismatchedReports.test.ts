import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '#store/postgres/connection.ts';
import type { SqlConnection } from '#store/sql/connection.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { type Dialect, MIGRATIONS } from './index.ts';

const SAID = [
  ['paid', '', 0],
  ['lost', '', 0],
  ['amount NT$ 31', 'amount', 31],
  ['amount NT$ 3000000000', 'amount', 3_000_000_000],
  ['currency', 'currency', 0],
  ['goods', 'goods', 0],
  ['merchant', 'merchant', 0],
  ['simulated', 'simulated', 0],
] as const;

/** Inserts a history into a database in the older schema, and migrates it. */
async function carriedOver(connection: SqlConnection, dialect: Dialect): Promise<readonly unknown[]> {
  const place = MIGRATIONS.findIndex(({ name }) => name === '0090-mismatched-reports');
  await connection.all('BEGIN');
  for (const step of MIGRATIONS.slice(0, place))
    for (const text of step.statements(dialect)) await connection.all(text);
  for (const [at, [said]] of SAID.entries())
    await connection.all(`INSERT INTO "paymentEvents" VALUES ('order', $1, 'trade', 'query', $2, '')`, [at, said]);
  for (const text of MIGRATIONS[place]?.statements(dialect) ?? []) await connection.all(text);
  const rows = await connection.all('SELECT "Said", "Mismatch", "Amount" FROM "paymentEvents" ORDER BY "Nth"');
  await connection.all('ROLLBACK');
  return rows.map((row) => [row['Said'], row['Mismatch'], Number(row['Amount'])]);
}

describe('the reports of an older history', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('keep how they differed, and their amounts, on SQLite', async () => {
    const connection = await openConnection('memory');
    expect(await carriedOver(connection, 'sqlite')).toEqual(SAID);
    await connection.close();
  });

  it.skipIf(POSTGRES_URL === '')('keep how they differed, and their amounts, on PostgreSQL', async () => {
    const pool = await openPool(await databases.create(), { name: 'test', most: 1 });
    const connection = await pool.take();
    await connection.all('DROP SCHEMA public CASCADE');
    await connection.all('CREATE SCHEMA public');
    expect(await carriedOver(connection, 'postgres')).toEqual(SAID);
    await connection.close();
    await pool.close();
  });
});
