import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TABLES } from '#domain/tables.ts';
import { openPool } from '#store/postgres/connection.ts';
import { migrate } from '#store/sql/migrate.ts';
import { openConnection, type SqliteConnection } from '#store/sqlite/connection.ts';
import { declaredSchema, readSchema } from '#store/testing/schema.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { baseline } from './0001-baseline.ts';

it.each([
  ['sqlite', '4775dcec051ed285aeed3eeda9bdb52983ce2add28aaf2f0aaf49d5e8f35372e'],
  ['postgres', '523237f663b1c2c9579a399e5d99545d684e08c2b7cf70fe4b9e27ad7456caf7'],
] as const)('the baseline never changes on %s: a later migration corrects it', (dialect, hash) => {
  expect(createHash('sha256').update(baseline.statements(dialect).join(';\n')).digest('hex')).toBe(hash);
});

describe('the migrated schema on SQLite', () => {
  let connection: SqliteConnection;
  beforeAll(async () => {
    connection = await openConnection('memory');
    await migrate(connection.sequelize, PLATFORM_DATABASE);
  });
  afterAll(() => connection.close());

  it('equals the declaration', async () => {
    expect(await readSchema(connection, 'sqlite')).toEqual(declaredSchema(TABLES, 'sqlite'));
  });

  it('keeps every whole number within 2^53', async () => {
    const insert = (seq: string): Promise<unknown> =>
      connection.all(`INSERT INTO "readMarks" VALUES ('${seq}', '', ${seq})`);
    await insert('9007199254740991');
    await expect(insert('9007199254740992')).rejects.toThrow('CHECK');
    await expect(insert('-9007199254740992')).rejects.toThrow('CHECK');
  });
});

describe.skipIf(POSTGRES_URL === '')('the migrated schema on PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('equals the declaration, with the log of pushes', async () => {
    const pool = await openPool(await databases.create(), { name: 'test', most: 1 });
    const connection = await pool.take();
    const { pushOutboxRemoved, ...found } = await readSchema(connection, 'postgres');
    const declared = declaredSchema(TABLES, 'postgres');
    const { pushOutbox } = declared;
    expect(found).toEqual({
      ...declared,
      pushOutbox: {
        ...pushOutbox,
        columns: [...(pushOutbox?.columns ?? []), 'Xid xid8 NOT NULL', 'CreateTime timestamp with time zone NOT NULL'],
        key: 'Xid,Position',
      },
    });
    expect(pushOutboxRemoved?.columns).toEqual(['Xid xid8 NOT NULL', 'Position bigint NOT NULL']);
    await connection.close();
    await pool.close();
  });
});
