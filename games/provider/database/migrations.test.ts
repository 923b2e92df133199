import { afterAll, expect, it } from 'vitest';
import { openPool } from '#store/postgres/connection.ts';
import { migrate } from '#store/sql/migrate.ts';
import { openConnection } from '#store/sqlite/connection.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { declaredSchema, readSchema } from '#store/testing/schema.ts';
import { PROVIDER_DATABASE } from './providerDatabase.ts';

const { tables, schema } = PROVIDER_DATABASE;
const databases = createDatabases(PROVIDER_DATABASE);
afterAll(() => databases.dropAll());

it('makes the declared tables on SQLite', async () => {
  const connection = await openConnection('memory');
  await migrate(connection.sequelize, PROVIDER_DATABASE);
  expect(await readSchema(connection, 'sqlite')).toEqual(declaredSchema(tables, 'sqlite'));
  await connection.close();
});

it.skipIf(POSTGRES_URL === '')('makes the declared tables on PostgreSQL', async () => {
  const pool = await openPool(await databases.create(), { name: 'test', most: 1, schema });
  const connection = await pool.take();
  expect(await readSchema(connection, 'postgres')).toEqual(declaredSchema(tables, 'postgres'));
  await connection.close();
  await pool.close();
});
