import { openPool } from '../postgres/connection.ts';
import type { DatabaseDeclaration } from '../sql/database.ts';
import { list, quoted } from '../sql/sql.ts';
import type { ColumnKind, TableDeclarations } from '../table.ts';
import type { BulkLoad, StoredIndex } from './bulk.ts';
import { rowBatches } from './rowBatch.ts';

const TYPES: Readonly<Record<ColumnKind, string>> = {
  text: 'text',
  json: 'text',
  integer: 'bigint',
  boolean: 'smallint',
};

/** Returns the text of an array, which the database reads faster than JSON. */
const arrayText = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => (typeof value === 'number' ? value : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join(',')}}`;

/** Indexes that no key or unique constraint needs. */
const INDEXES = `SELECT i.indexname AS "name", i.indexdef AS "sql" FROM pg_indexes i
WHERE i.schemaname = current_schema() AND NOT EXISTS (
  SELECT 1 FROM pg_constraint c JOIN pg_class k ON k.oid = c.conindid
  WHERE k.relname = i.indexname AND k.relnamespace = current_schema()::regnamespace
)`;

/**
 * Starts a bulk load into a migrated PostgreSQL database.
 * @param url `postgres://…`
 */
export async function openPostgresBulk<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  url: string,
): Promise<BulkLoad> {
  const { name, schema } = database;
  const batches = rowBatches(database);
  const pool = await openPool(url, { name, most: 1, schema });
  const connection = await pool.take();
  // Building an index of ten million rows exceeds the timeout of a call.
  for (const setting of ['statement_timeout = 0', 'synchronous_commit = off', `maintenance_work_mem = '512MB'`])
    await connection.all(`SET ${setting}`);
  const rows = await connection.all(INDEXES);
  const indexes: readonly StoredIndex[] = rows.map((row) => ({ name: String(row['name']), text: String(row['sql']) }));
  for (const index of indexes) await connection.all(`DROP INDEX ${quoted(index.name)}`);

  return {
    async insert(table, given) {
      const { columns, kinds, valuesOf } = batches(table);
      const places = kinds.map((kind, at) => `$${at + 1}::${TYPES[kind]}[]`);
      const text = `INSERT INTO ${quoted(table)} (${list(columns)}) SELECT * FROM unnest(${places.join(', ')})`;
      const rowValues = given.map(valuesOf);
      await connection.all(
        text,
        columns.map((_, at) => arrayText(rowValues.map((values) => values[at] ?? ''))),
      );
    },
    // Each insert commits alone.
    async commit() {},
    async finish() {
      for (const { text } of indexes) await connection.all(text);
      // Index-only scans need the visibility map, which a vacuum writes.
      await connection.all('VACUUM ANALYZE');
      // The load's settings must not stay in the pool.
      await connection.drop();
      await pool.close();
    },
  };
}
